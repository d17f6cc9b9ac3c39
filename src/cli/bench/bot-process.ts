/** A bot in a process of its own, on a practice server of its own: the bench's CPU is not the bot's. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type Practice, type PracticeOptions, startPractice } from '../../practice/server.ts';
import type { FromBot, ToBot } from './report.ts';

export interface BotProcess {
  readonly practice: Practice;
  /** Microseconds of the bot's CPU, once everything it was asked is done, that a piece of work here costs it. */
  readonly cpuOf: (work: () => Promise<unknown>) => Promise<number>;
  readonly end: () => Promise<void>;
}

export async function startBotProcess(
  script: string,
  args: readonly string[],
  options: PracticeOptions = {},
): Promise<BotProcess> {
  const practice = await startPractice(options);
  const child = fork(new URL(script, import.meta.url), [practice.restApi, practice.token, ...args], {
    execArgv: process.env['BENCH_PROF'] ? ['--cpu-prof', '--cpu-prof-dir=/tmp/prof'] : [],
  });
  await hear(child);
  const cpu = async (): Promise<number> => {
    child.send('cpu' satisfies ToBot);
    const word = await hear(child);
    return typeof word === 'object' ? word.cpu : cpu();
  };
  return {
    practice,
    cpuOf: async (work) => {
      const before = await cpu();
      await work();
      return (await cpu()) - before;
    },
    end: async () => {
      const gone = once(child, 'exit');
      child.send('end' satisfies ToBot);
      await gone;
      await practice.close();
    },
  };
}

/** The bot's next word; its end, where words are still awaited, is an error. */
async function hear(child: ChildProcess): Promise<FromBot> {
  const listening = new AbortController();
  const { signal } = listening;
  try {
    const word = once(child, 'message', { signal }).then(([said]) => said as FromBot);
    const end = once(child, 'exit', { signal }).then(([code]) => {
      throw new Error(`the bot in ${child.spawnfile} ended with ${String(code)}`);
    });
    return await Promise.race([word, end]);
  } finally {
    listening.abort();
  }
}
