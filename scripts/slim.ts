/**
 * `npm run slim`, for a small server: keeps only what the bot needs to run. `npm install` restores the development
 * packages but not the files deleted here, which npm believes are there and which we do not need.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { needlessIn } from './needless.ts';
import { megabytes } from './size.ts';

/** The C library that Node was linked with. */
function libcOf(): 'gnu' | 'musl' {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined ? 'musl' : 'gnu';
}

const root = join(import.meta.dirname, '..');
const { npm_execpath: npm } = process.env;
if (npm === undefined) throw new Error('use `npm run slim`: it needs npm');

const { status } = spawnSync(process.execPath, [npm, 'prune', '--omit=dev'], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
for (const path of needlessIn(root, { platform: process.platform, arch: process.arch, libc: libcOf() }))
  rmSync(path, { recursive: true, force: true });
console.log(`node_modules: ${megabytes(join(root, 'node_modules'))} MB`);
