/** A process that starts a thread, and reports the memory limits of both. */
import { getHeapStatistics } from 'node:v8';
import { startThread } from '../../src/thread/thread.ts';

const thread = startThread(new URL('./limits.ts', import.meta.url), 'this');
thread.on('message', ({ megabytes, given }: { readonly megabytes: number; readonly given: unknown }) =>
  console.log(JSON.stringify([megabytes, given, getHeapStatistics().heap_size_limit / 2 ** 20])),
);
