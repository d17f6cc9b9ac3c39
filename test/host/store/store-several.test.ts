/** Battles read together are the same as each read by itself. */
import { expect, test } from 'vitest';
import { askedSoFar } from '../../../src/cli/bench/counted-sql.ts';
import type { Several } from '../../../src/host/store/several.ts';
import { WrongRow, type Store } from '../../../src/host/store/store.ts';
import { onEachDatabase, onSqlite } from './databases.ts';
import { at, notice, open, ordering, read, waitingOrder } from './store-examples.ts';

const ALL = ['battle', 'placesOf', 'seats', 'waiting', 'deadlines', 'standing', 'plans'] as const;

async function all(of: Several, id: string): Promise<unknown> {
  return Object.fromEntries(await Promise.all(ALL.map(async (what) => [what, await of[what](id)] as const)));
}

/** A battle with a row of every kind, two of those of which there may be several. */
async function filled(store: Store, id: string): Promise<void> {
  await open(store, id, `${id}-channel`);
  await store.commit(ordering(await read(store, id)));
  const { revision } = await read(store, id);
  const people = ['alice', 'bruno'];
  const seat = (userId: string, n: number) => ({
    side: n ? ('blue' as const) : ('red' as const),
    userId,
    userName: userId,
  });
  await store.commit({
    at,
    battle: { id, revision },
    waiting: waitingOrder,
    seats: { add: people.map((userId, n) => ({ ...seat(userId, n), chief: true, units: [`${n}L`] })) },
    standing: {
      put: people.map((userId, n) => {
        const kind = `ASK-0${n}`;
        return {
          id: `${id}-s${n}`,
          battleId: id,
          userId,
          side: 'red',
          unit: undefined,
          kind,
          text: 'hold',
          afterSeq: 1,
        };
      }),
    },
    plans: {
      put: people.map((userId, n) => ({ id: `${id}-p${n}`, battleId: id, userId, side: 'red', orders: [`${n}`] })),
    },
    deadlines: {
      put: people.map((userId, n) => {
        const row = { id: `${id}-d${n}`, battleId: id, userId, side: 'red', duty: 'turn', no: 1, stage: 0 } as const;
        return { ...row, leftMs: undefined, dueAt: new Date(at.getTime() - n), remindAt: undefined };
      }),
    },
  });
}

onEachDatabase((bench) => {
  test('each is as if read alone, and another one is read separately', async () => {
    const store = await bench.store();
    for (const id of ['wagram', 'aspern', 'essling']) await filled(store, id);
    const together = await store.several(['aspern', 'wagram']);
    for (const id of ['wagram', 'aspern', 'essling']) {
      const alone = await all(store, id);
      expect(await all(together, id)).toEqual(alone);
      expect(alone).toMatchObject({ seats: [{}, {}], standing: [{}, {}], plans: [{}, {}], deadlines: [{}, {}] });
    }
    expect(await together.battle('lobau')).toBeUndefined();
  });

  test('a wrong row affects only its own battle', async () => {
    const url = await bench.freshUrl();
    const store = await bench.store(url);
    for (const id of ['wagram', 'aspern']) await filled(store, id);
    await store.close();
    const database = await bench.database(url);
    await database.transaction((rows) =>
      rows.deadline.updateMany({ where: { battleId: 'aspern' }, data: { duty: 'nothing' } }),
    );
    await database.close();
    const again = await bench.store(url);
    const together = await again.several(['wagram', 'aspern']);
    await expect(together.deadlines('aspern')).rejects.toThrow(WrongRow);
    expect(await all(together, 'wagram')).toEqual(await all(again, 'wagram'));
  });
});

onSqlite((bench) => {
  test('ten take as many statements as two, and so does a look into the outbox', async () => {
    const store = await bench.store();
    const ids = Array.from({ length: 10 }, (_, n) => `b${n}`);
    const others = ['c0', 'c1'];
    for (const id of [...ids, ...others]) await open(store, id, `${id}-channel`);
    const cost = async (work: () => Promise<unknown>): Promise<number> => {
      const before = askedSoFar().statements;
      await work();
      return askedSoFar().statements - before;
    };
    // None of them has been asked for before: whom pseudonyms stand for is remembered.
    expect(await cost(() => store.several(ids))).toBe(await cost(() => store.several(others)));
    const waits = async (some: readonly string[]): Promise<number> => {
      const posts = some.map((channelId) => ({
        channelId,
        post: notice(channelId),
        notBefore: new Date(at.getTime() + 60_000),
      }));
      await store.commit({ at, posts });
      return cost(() => store.lease(at, 'me', 1000));
    };
    expect(await waits(ids.slice(2))).toBe(await waits(ids.slice(0, 2)));
  });
});
