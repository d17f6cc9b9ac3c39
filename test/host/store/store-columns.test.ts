import { expect, test, vi } from 'vitest';
import { post } from '../../../src/host/post.ts';
import type { Transaction } from '../../../src/host/store/database/connection.ts';
import { pack, unpack } from '../../../src/host/store/database/pack.ts';
import type { Store } from '../../../src/host/store/store.ts';
import { type Bench, onEachDatabase } from './databases.ts';
import { at, notice, open, ordering, waitingOrder } from './store-examples.ts';

/** A store whose rows somebody has tampered with. */
async function tampered(bench: Bench, tamper: (transaction: Transaction) => Promise<unknown>): Promise<Store> {
  const url = await bench.freshUrl();
  const store = await bench.store(url);
  const battle = await open(store);
  const posts = ['first', 'second'].map((title) => ({ channelId: 'channel', post: notice(title) }));
  await store.commit({ ...ordering(battle), waiting: waitingOrder, posts });
  await store.close();
  const database = await bench.database(url);
  await database.transaction(tamper);
  await database.close();
  return bench.store(url);
}

onEachDatabase((bench) => {
  test('a column that is not JSON is an error that names it', async () => {
    const store = await tampered(bench, (rows) => rows.waiting.updateMany({ data: { rest: '["R1' } }));
    await expect(store.waiting('wagram')).rejects.toThrow('the database holds a wrong Waiting wagram rest: no JSON');
  });

  test('the unreadable parts of a battle’s row are named and kept beside the rest, and other battles are read', async () => {
    const wrong = { salts: '{"red":1,"blue":""}', status: 'adjourned', options: '{"fog":', language: 'de' };
    const store = await tampered(bench, (rows) => rows.battle.updateMany({ data: wrong }));
    const several = await store.several(['wagram']);
    for (const read of [store.battle('wagram'), store.battleAt('channel'), several.battle('wagram')]) {
      const { spoilt, status, options, salts, head } = (await read)!;
      expect(spoilt?.columns).toEqual(wrong);
      expect(spoilt?.why).toMatch(
        /^the database holds a wrong Battle wagram language: [^]*; .*options: no JSON; .*status: [^]*; .*salts: [^]*at red/,
      );
      expect({ status, options, salts, head }).toEqual({
        status: 'playing',
        options: {},
        salts: { red: '', blue: '' },
        head: 'hash 1',
      });
    }
    // Nobody knows whether it is over, so it is looked at.
    expect([await store.unfinished(), await store.tended()]).toEqual([['wagram'], ['wagram']]);
  });

  test('a position that is not JSON is passed on as it is, to be compared with its entry', async () => {
    const store = await tampered(bench, (rows) => rows.battle.updateMany({ data: { state: '{"turn":' } }));
    expect(await store.battleAt('channel')).toMatchObject({ state: undefined, stateText: '{"turn":' });
  });

  test('a column with other JSON than expected is an error that says what is wrong with it', async () => {
    const store = await tampered(bench, async (rows) => {
      await rows.waiting.updateMany({ data: { question: '{"kind":"ASK-06"}' } });
      await rows.entry.updateMany({ data: { transcript: '[{"roll":{}}]' } });
    });
    await expect(store.waiting('wagram')).rejects.toThrow(/wrong Waiting wagram question: [^]*at fallback/);
    await expect(store.entries('wagram', 1, 1)).rejects.toThrow(/wrong Entry .* transcript/);
  });

  test('a column whose value is not one of its allowed words is an error', async () => {
    const store = await tampered(bench, (rows) => rows.waiting.updateMany({ data: { side: 'green' } }));
    await expect(store.waiting('wagram')).rejects.toThrow('the database holds a wrong Waiting wagram side');
  });

  test('an unreadable post is parked with the reason and delays no other', async () => {
    const store = await tampered(bench, (rows) => {
      return rows.outbox.updateMany({ where: { number: 1 }, data: { post: '{"kind":"song"}' } });
    });
    expect(await store.lease(at, 'poster', 1_000)).toEqual([]);
    expect(await store.lease(at, 'poster', 1_000)).toMatchObject([{ post: { title: 'second' } }]);
    const [parked] = await store.parked('wagram');
    expect(parked?.error).toMatch(/wrong Outbox .* post/);
  });

  test('a post is not given up because of our own error: that is passed on, and the post comes again', async () => {
    const store = await tampered(bench, () => Promise.resolve());
    const reading = vi.spyOn(post, 'safeParse').mockImplementationOnce(() => {
      throw new TypeError('a fault of ours');
    });
    await expect(store.lease(at, 'poster', 1_000)).rejects.toThrow('a fault of ours');
    reading.mockRestore();
    expect(await store.parked('wagram')).toEqual([]);
    const again = new Date(at.getTime() + 1_000);
    expect(await store.lease(again, 'poster', 1_000)).toMatchObject([{ post: { title: 'first' }, attempts: 2 }]);
  });
});

test('a position survives its compression, and a large one shrinks', async () => {
  const position = JSON.stringify({
    units: Array.from({ length: 200 }, (_, n) => ({ name: `${n}e hussards`, at: '0505' })),
  });
  const packed = pack(position);
  expect(unpack(packed)).toBe(position);
  expect(packed.length).toBeLessThan(position.length / 4);
});
