/**
 * Notices that files are gone, or others in their place. SQLite would not: it goes on writing into what nobody can open
 * any more, and all of it is lost when the process ends.
 */
import { statSync } from 'node:fs';

/** Looking costs a few microseconds; reads come by the hundred. */
const EVERY_MS = 1000;

export interface FileGuard {
  /** Are they still there? Looks at once, or where a second is soon enough, at most once in that time. */
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
