import { expect, test } from 'vitest';
import { createWorkQueue, type WorkQueue } from '../../src/bot/interactions/work-queue.ts';

/** Work that finishes when the test says so; `begun` are the names in starting order. */
function workshop(queue: WorkQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (name: string): boolean => {
      const place = queue(name[0]!);
      if (!place) return false;
      void place.inTurn(() => {
        begun.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      });
      return true;
    },
    done: (name: string): void => ends.get(name)!(),
    /** Everything that can continue has: promises settle before any timer. */
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

test('one task at a time per person, and a few people at once', async () => {
  const shop = workshop(createWorkQueue({ waiting: 5, atOnce: 2 }));
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) expect(shop.ask(name)).toBe(true);
  await shop.settled();
  expect(shop.begun).toEqual(['a1', 'b1']);
  shop.done('a1');
  await shop.settled();
  expect(shop.begun).toEqual(['a1', 'b1', 'a2']);
  shop.done('a2');
  await shop.settled();
  // Cy comes between two of Ann's, although she asked for all of hers first.
  expect(shop.begun).toEqual(['a1', 'b1', 'a2', 'c1']);
  shop.done('b1');
  await shop.settled();
  expect(shop.begun).toEqual(['a1', 'b1', 'a2', 'c1', 'a3']);
});

test('a few tasks of one person may wait; the next is refused, but not other people’s', async () => {
  const shop = workshop(createWorkQueue({ waiting: 2, atOnce: 1 }));
  expect(['a1', 'a2', 'a3', 'a4'].map(shop.ask)).toEqual([true, true, true, false]);
  expect(shop.ask('b1')).toBe(true);
  await shop.settled();
  shop.done('a1');
  await shop.settled();
  expect(shop.ask('a4')).toBe(true);
});

test('there is a limit for everyone together', () => {
  const shop = workshop(createWorkQueue({ waiting: 9, atOnce: 1 }, 2));
  expect(['a1', 'b1', 'c1', 'd1'].map(shop.ask)).toEqual([true, true, true, false]);
});

test('giving up a place holds up no one, before its turn or during it', async () => {
  const queue = createWorkQueue({ waiting: 5, atOnce: 1 });
  const [first, second, third] = [queue('a')!, queue('a')!, queue('a')!];
  second.leave();
  first.leave();
  expect(await third.inTurn(async () => 'done')).toBe('done');
});

test('failing work reports its error and holds up no one', async () => {
  const queue = createWorkQueue({ waiting: 5, atOnce: 1 });
  const failing = queue('a')!.inTurn(() => Promise.reject(new Error('no map')));
  const next = queue('b')!.inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no map');
  expect(await next).toBe('done');
});
