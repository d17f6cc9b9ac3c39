/**
 * `npm run install-size`: the disk space the bot takes on a small server. Clones the last commit, installs and prunes
 * it as documented, and plays a charge with the result. Uses the npm that runs it, on the Node that a newcomer has.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { playCharge } from './install-size/charge.ts';
import { megabytes } from './size.ts';

/** Written by one start for the next. */
const COMPILED = 'node_modules/.cache';
const ROOT = join(import.meta.dirname, '..');
const { npm_execpath: npm } = process.env;
if (npm === undefined) throw new Error('use `npm run install-size`: it needs npm');

const folder = mkdtempSync(join(tmpdir(), 'install-size-'));
const environment = newcomers(process.env);
try {
  say(`npm ${versionOf(npm)}`, `on Node ${versionOf()}`);
  execFileSync('git', ['clone', '--quiet', ROOT, folder]);
  step('install');
  step('run', 'generate');
  step('prune', '--omit=dev');
  await play();
  step('run', 'slim');
  await play();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function versionOf(...program: readonly string[]): string {
  return execFileSync('node', [...program, '--version'], { env: environment, encoding: 'utf8' }).trim();
}

function step(...args: readonly string[]): void {
  execFileSync('node', [npm!, '--silent', ...args], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  say(`npm ${args.join(' ')}`, `${megabytes(join(folder, 'node_modules'))} MB`);
}

async function play(): Promise<void> {
  const bot = spawn('node', [npm!, '--silent', 'start'], { cwd: folder, env: environment });
  bot.stderr.pipe(process.stderr);
  try {
    say('npm start', await playCharge(await addressOf(bot)));
  } finally {
    bot.kill('SIGTERM');
    if (bot.stdout.readable) await once(bot.stdout, 'close');
    for (const left of ['data', COMPILED]) rmSync(join(folder, left), { recursive: true, force: true });
  }
}

/** The address of the practice Discord, printed when the bot has connected to it. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const part of stdout!.iterator({ destroyOnReturn: false })) {
    said += String(part);
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`the bot ended: ${said}`);
}

function say(what: string, came: string): void {
  console.log(`${what.padEnd(24)}${came}`);
}

/** A newcomer's environment: nothing from this checkout or the calling npm, in English, without a server. */
function newcomers({ PATH = '', ...others }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours = /^(npm_(lifecycle|package|config_local_prefix)|NODE_COMPILE_CACHE|NODE_ENV|DISCORD_TOKEN|DATABASE_URL)/;
  const kept = Object.entries(others).filter(([name]) => !ours.test(name));
  const path = PATH.split(delimiter).filter((each) => !each.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter), LANG: 'en_GB.UTF-8', LC_ALL: 'en_GB.UTF-8' };
}
