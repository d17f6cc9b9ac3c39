/**
 * Notices if files are deleted or replaced. SQLite does not: it goes on writing into a file that no one can open any
 * more, and everything is lost when the process ends.
 */
import { statSync } from 'node:fs';

/** A check takes a few microseconds, but reads come by the hundred. */
const EVERY_MS = 1000;

export interface FileGuard {
  /** Whether they still exist. Checks straight away, or (`soon`) at most once a second. */
  readonly areThere: (when: 'now' | 'soon') => boolean;
}

export function guardFiles(paths: readonly string[]): FileGuard {
  const known = paths.map(identity);
  let lookedAt = performance.now();
  let areThere = true;
  return {
    areThere: (when) => {
      if (!areThere || (when === 'soon' && performance.now() - lookedAt < EVERY_MS)) return areThere;
      lookedAt = performance.now();
      areThere = paths.every((path, index) => (known[index] ??= identity(path)) === identity(path));
      return areThere;
    },
  };
}

function identity(path: string): string | undefined {
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  return file && `${file.dev}:${file.ino}`;
}
