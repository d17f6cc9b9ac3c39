/** The keeper after a start: it looks at every battle, and no one has to wait for all of them. */
import { setImmediate } from 'node:timers/promises';
import type { Client } from 'discord.js';
import { expect, test } from 'vitest';
import { createThreadSync } from '../../src/bot/threads/thread-sync.ts';
import { openLog } from '../../src/bot/log.ts';

test('the desired threads are read for one battle at a time, and for each as a whole', async () => {
  const seen: string[] = [];
  const most = { now: 0, ever: 0 };
  const keeper = createThreadSync({
    client: {} as Client<true>,
    log: openLog('silent'),
    host: {
      kept: async () => ['a', 'b', 'c', 'd'],
      noted: async () => undefined,
      finished: async () => [],
      upkeep: async (battle, whole) => {
        most.now += 1;
        most.ever = Math.max(most.ever, most.now);
        await setImmediate();
        most.now -= 1;
        seen.push(`${battle} ${whole}`);
        return undefined;
      },
    },
  });
  await keeper.settled();
  expect(seen).toEqual(['a true', 'b true', 'c true', 'd true']);
  expect(most).toEqual({ now: 0, ever: 1 });
  await keeper.stop();
});
