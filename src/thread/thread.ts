/**
 * A thread beside the main one, with a heap of its own that is kept small. What it may have is at least twice what its
 * hardest job needs (`docs/performance.md`): where many small things go beyond that, the thread ends and the main one
 * goes on; a single thing too large would end the whole process.
 */
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';

/** Megabytes of old objects. Up to here V8 collects as eagerly as it can; less would save nothing. */
const OLD_MB = 128;
/** Of new ones: two semi-spaces of two megabytes each, and as much again for large objects. */
const YOUNG_MB = 6;

export function startThread(script: URL, data?: unknown): Worker {
  // What the command line says of the main thread would hold for every thread, whatever it is given here.
  setFlagsFromString('--max-old-space-size=0');
  setFlagsFromString('--max-semi-space-size=0');
  const resourceLimits = { maxOldGenerationSizeMb: OLD_MB, maxYoungGenerationSizeMb: YOUNG_MB };
  return new Worker(script, { workerData: data, resourceLimits });
}
