/** The program as `npm start` runs it, in its own process and folder, and the resources Linux says it used. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Program {
  /** Its practice Discord. */
  readonly url: string;
  /** Milliseconds until it reported ready: wall clock and processor time. */
  readonly ready: { readonly wall: number; readonly cpu: number };
  /** Milliseconds of processor time so far, all threads together. */
  readonly cpu: () => number;
  /** Megabytes resident now. */
  readonly resident: () => number;
  readonly end: () => Promise<void>;
}

const PACKAGE = fileURLToPath(new URL('../../../package.json', import.meta.url));
/** The unit of `times`, on every Linux. */
const TICK_MS = 10;

/** The heap of the main thread under `npm start`, in megabytes. */
export function heapOfStart(): number {
  return Number(
    /^--max-old-space-size=(\d+)$/.exec(startArguments().find((arg) => arg.startsWith('--max-old')) ?? '')?.[1],
  );
}

/** The arguments of `npm start`, so that its Node flags are measured too. */
function startArguments(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { scripts: { start: string } };
  const [, , ...args] = scripts.start.split(' ');
  return args.map((arg) => (arg.startsWith('-') ? arg : resolve(dirname(PACKAGE), arg)));
}

/**
 * Stores everything in the folder, so a start there finds what the previous one left. `flags` for Node override those
 * of `npm start`.
 */
export async function startProgram(folder: string, flags: readonly string[] = []): Promise<Program> {
  const begun = performance.now();
  const args = startArguments();
  const child = spawn(process.execPath, [...args.slice(0, -1), ...flags, ...args.slice(-1)], {
    cwd: folder,
    env: {
      ...process.env,
      LANG: 'en',
      LC_ALL: '',
      DISCORD_TOKEN: '',
      DATABASE_URL: '',
      NODE_ENV: '',
      PRACTICE_PORT: '4900',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await said(child, /http:\/\/127\.0\.0\.1:\d+/);
  const ready = { wall: performance.now() - begun, cpu: cpuOf(child.pid!) };
  return {
    url,
    ready,
    cpu: () => cpuOf(child.pid!),
    resident: () => residentOf(child.pid!),
    end: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function said(child: ChildProcess, what: RegExp): Promise<string> {
  let all = '';
  for await (const part of child.stdout!.iterator({ destroyOnReturn: false })) {
    all += String(part);
    const found = what.exec(all);
    if (!found) continue;
    child.stdout!.resume();
    return found[0];
  }
  throw new Error(`the program ended: ${all}`);
}

/** The process name is in brackets and may contain anything; the numbers follow it. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kilobytes) / 1024;
}
