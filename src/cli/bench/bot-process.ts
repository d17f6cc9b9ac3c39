/** A bot in its own process on a practice server in this one, so that the server's CPU is not counted as the bot's. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Scenario } from '../../host/battle/deps.ts';
import { type Practice, type PracticeOptions, startPractice } from '../../practice/server.ts';
import type { FromBot, ToBot, Watched } from './report.ts';

export interface BotProcess {
  readonly practice: Practice;
  /** Microseconds of the bot's CPU for a piece of work here, until the bot is idle. */
  readonly cpuOf: (work: () => Promise<unknown>) => Promise<number>;
  /** What a piece of work costs the bot's main thread and database, until the bot is idle. */
  readonly watch: (work: () => Promise<unknown>) => Promise<Watched>;
  readonly end: () => Promise<void>;
}

/** On a busy machine an answer may take longer than Discord waits. Here only the bench waits. */
const PATIENCE_MS = 120_000;

/** With `bytes`, it attaches a file of that size to every answer. */
export function startBareBot(bytes?: number): Promise<BotProcess> {
  return startBotProcess('./echo-bot.ts', bytes === undefined ? [] : [String(bytes)]);
}

/** Our own bot, on a temporary database. */
export async function startOurBot(
  scenarios: readonly Scenario[] = [],
  options: PracticeOptions = {},
  how: 'bare' | 'as in service' = 'bare',
): Promise<BotProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'aide-bench-'));
  const database = `file:${join(folder, 'aide.db')}`;
  const bot = await startBotProcess('./aide-bot.ts', [database, JSON.stringify(scenarios), how], options);
  return {
    ...bot,
    end: async () => {
      await bot.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startBotProcess(
  script: string,
  args: readonly string[],
  options: PracticeOptions = {},
): Promise<BotProcess> {
  const practice = await startPractice({ firstResponseMs: PATIENCE_MS, ...options });
  const path = fileURLToPath(new URL(script, import.meta.url));
  // The bot gets this process's Node flags (a profiler, say).
  const child = fork(path, [practice.restApi, practice.token, ...args]);
  await hear(child);
  const cpu = async (): Promise<number> => {
    child.send('cpu' satisfies ToBot);
    const word = await hear(child);
    return typeof word === 'object' && 'cpu' in word ? word.cpu : cpu();
  };
  return {
    practice,
    cpuOf: async (work) => {
      const before = await cpu();
      await work();
      return (await cpu()) - before;
    },
    watch: async (work) => {
      child.send('watch' satisfies ToBot);
      await hear(child);
      await work();
      child.send('watched' satisfies ToBot);
      return (await hear(child)) as Watched;
    },
    end: async () => {
      const gone = once(child, 'exit');
      child.send('end' satisfies ToBot);
      await gone;
      await practice.close();
    },
  };
}

/** The bot's next message. If it exits first, that is an error. */
async function hear(child: ChildProcess): Promise<FromBot> {
  const listening = new AbortController();
  const { signal } = listening;
  try {
    const word = once(child, 'message', { signal }).then(([said]) => said as FromBot);
    const end = once(child, 'exit', { signal }).then(([code]) => {
      throw new Error(`a bot ended with ${String(code)}`);
    });
    return await Promise.race([word, end]);
  } finally {
    listening.abort();
  }
}
