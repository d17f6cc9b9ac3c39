import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = 512;

/** The disk space of a folder in megabytes, as `du -m` counts. */
export function megabytes(folder: string): number {
  const paths = readdirSync(folder, { recursive: true }).map((path) => join(folder, path.toString()));
  const bytes = [folder, ...paths].reduce((sum, path) => sum + lstatSync(path).blocks * BLOCK, 0);
  return Math.ceil(bytes / 2 ** 20);
}
