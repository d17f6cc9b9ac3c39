/** The second implementation of fair dice, in Python. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Exported } from '../../src/host/advance/export-file.ts';

const SCRIPT = join(import.meta.dirname, 'fair_dice.py');
const CHECKS =
  'import fair_dice, json, sys; print(json.dumps([len(fair_dice.check(each)[0]) for each in json.load(sys.stdin)]))';

export const hasPython = spawnSync('python3', ['--version']).status === 0;

/** What it prints. */
export function python(argument: string, input: string): string {
  return ran([SCRIPT, argument], input);
}

/** How many faults it finds in each file. All in one process, because a start takes longer than a check. */
export function faultsByPython(files: readonly Exported[]): number[] {
  return JSON.parse(ran(['-c', CHECKS], JSON.stringify(files))) as number[];
}

function ran(args: readonly string[], input: string): string {
  const { status, stdout, stderr, error } = spawnSync('python3', args, {
    input,
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: import.meta.dirname, PYTHONDONTWRITEBYTECODE: '1' },
    // A soak's dice are more than a megabyte of text.
    maxBuffer: Infinity,
  });
  if (status !== 0) throw error ?? new Error(stderr);
  return stdout;
}
