/**
 * `npm run lock`, after each change of a dependency: takes out of the lock which Node each package wants. npm compares
 * that with the Node it runs on itself, and warns; what runs our packages is the Node the project brings.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Lock {
  readonly packages: Readonly<Record<string, { engines?: unknown }>>;
}

const path = join(import.meta.dirname, '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;
for (const [place, entry] of Object.entries(lock.packages)) if (place !== '') delete entry.engines;
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
