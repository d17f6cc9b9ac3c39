/** What a start costs in a house of many battles, and what it finds there. */
import { expect, test } from 'vitest';
import type { Request } from '../../../src/host/request.ts';
import { askedSoFar } from '../../../src/cli/bench/counted-sql.ts';
import { Unreadable } from '../../../src/host/store/store.ts';
import { accepted, ann, bob, room, shown, type Room } from '../../help/room.ts';
import { clockedRoom } from '../clock/room.ts';

const into =
  (at: Room, channelId: string) =>
  (person: Request['person']): Request => ({ ...at.by(person), place: { channelId, guildId: '7' } });

/** Ann commands Red and Bob Blue in so many battles; the ids of their channels. */
async function battles(at: Room, count: number, first = 100): Promise<readonly string[]> {
  const channels = Array.from({ length: count }, (_, n) => String(first + n));
  for (const channel of channels) {
    const by = into(at, channel);
    accepted(await at.host.open(by(ann), 'toy', 'en', undefined, { pace: '24h/6h' }));
    accepted(await at.host.join(by(ann), 'red'));
    accepted(await at.host.join(by(bob), 'blue'));
    accepted(await at.host.start(by(ann)));
  }
  return channels;
}

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = askedSoFar().statements;
  await work();
  return askedSoFar().statements - before;
}

test('battles with nothing to do are checked together: a start takes at most one statement for two more of them', async () => {
  const at = await room();
  await battles(at, 20);
  const some = await statementsOf(() => at.again().resume());
  await battles(at, 20, 200);
  const twice = await statementsOf(() => at.again().resume());
  expect(some).toBeGreaterThan(5);
  expect(twice - some).toBeLessThanOrEqual(10);
});

test('of many battles only those with a step to do continue', async () => {
  const at = await clockedRoom();
  const [one, other, ...rest] = await battles(at, 30);
  const failing = at.again({
    store: {
      ...at.store,
      commit: async (change) => {
        if (change.entry?.text === 'check') throw new Error('the disk is full');
        return at.store.commit(change);
      },
    },
    failed: () => undefined,
  });
  for (const channel of [one!, other!]) {
    const { draft } = accepted(await failing.preview(into(at, channel)(ann), 'end'));
    accepted(await failing.confirm(into(at, channel)(ann), draft));
  }
  await at.posts();
  const revisions = () => Promise.all(rest.map(async (channel) => (await at.store.battleAt(channel))!.revision));
  const before = await revisions();
  at.pass(2);
  await at.again().resume();
  expect((await at.posts()).map(shown)).toEqual(Array(2).fill(expect.stringContaining('bulletin turn 1 of blue')));
  expect(await revisions()).toEqual(before);
});

test('if they cannot be read together, each is read by itself', async () => {
  const at = await room();
  const [channel] = await battles(at, 3);
  const broken = (await at.store.battleAt(channel!))!.id;
  const read: string[] = [];
  const log: string[] = [];
  const away = (): never => {
    throw new Unreadable(new Error('the disk is gone'));
  };
  const store = {
    ...at.store,
    several: async () => away(),
    battle: async (id: string) => {
      read.push(id);
      return id === broken ? away() : at.store.battle(id);
    },
  };
  await at.again({ store, failed: (battle, error) => log.push(`${battle}: ${String(error)}`) }).resume();
  expect(new Set(read).size).toBe(3);
  expect(new Set(log)).toEqual(new Set([`${broken}: Unreadable: the disk is gone`]));
});
