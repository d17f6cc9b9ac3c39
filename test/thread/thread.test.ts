/** Threads have their own limits, whatever the command line sets for the main one. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([[[]], [['--max-old-space-size=1000', '--max-semi-space-size=16']]])(
  'a heap of 128 MB, and 6 for new objects, in a process with %j',
  (flags) => {
    const said = execFileSync(process.execPath, [...flags, join(import.meta.dirname, 'starting.ts')]);
    const [thread, given, main] = JSON.parse(said.toString()) as [number, string, number];
    expect([thread, given]).toEqual([134, 'this']);
    expect(main).toBeGreaterThan(1000);
  },
);
