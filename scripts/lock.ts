/**
 * `npm run lock`, after each change of a dependency: removes each package's required Node version from the lock file. npm
 * would compare it with the Node that runs npm and warn, but our packages run on the Node that the project brings.
 *
 * `npm run lock -- check` fails if an install changed a package of the committed lock file. It may add packages: those for
 * other systems, which not every registry offers.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

interface Lock {
  readonly packages: Readonly<Record<string, { engines?: unknown }>>;
}

const root = join(import.meta.dirname, '..');
const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;

if (process.argv[2] === 'check') {
  const text = execFileSync('git', ['show', 'HEAD:package-lock.json'], { cwd: root, maxBuffer: 2 ** 26 });
  const committed = JSON.parse(text.toString()) as Lock;
  const changed = Object.keys(committed.packages).filter(
    (place) => !isDeepStrictEqual(committed.packages[place], lock.packages[place]),
  );
  if (changed.length > 0) {
    console.error(`The install has changed package-lock.json: ${changed.join(', ')}. Commit what npm 11 writes.`);
    process.exitCode = 1;
  }
} else {
  for (const [place, entry] of Object.entries(lock.packages)) if (place !== '') delete entry.engines;
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
}
