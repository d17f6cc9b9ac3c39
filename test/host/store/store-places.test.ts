/** Places of a battle in the store: what is due in one is said in another, its newest report, which are to be seen to. */
import { expect, test } from 'vitest';
import { onEachDatabase } from './databases.ts';
import { at, notice, open, opening, read } from './store-examples.ts';

onEachDatabase((bench) => {
  test('posts of one channel follow those of the other, in order, and are sent once', async () => {
    const store = await bench.store();
    const posts = ['a', 'b', 'b', 'a'].map((channelId, index) => ({ channelId, post: notice(`${channelId}${index}`) }));
    await store.commit({ at, posts });
    const [first] = await store.lease(at, 'poster', 0);
    expect(first?.post.title).toBe('a0');
    await store.commit({ at, divert: [{ from: 'a', to: 'b' }] });
    const said: (string | undefined)[] = [];
    for (;;) {
      const leased = await store.lease(at, 'another', 60_000);
      if (leased.length === 0) break;
      for (const { id, post, channelId } of leased) {
        said.push(`${channelId} ${post.title}`);
        await store.posted(id, 'message');
      }
    }
    expect(said).toEqual(['b b1', 'b b2', 'b a0', 'b a3']);
  });

  test('only unsent posts of the battle that leaves a channel go with it', async () => {
    const store = await bench.store();
    await open(store);
    const battle = await read(store);
    const parked = async (title: string, of?: typeof battle): Promise<void> => {
      const posts = [{ channelId: 'a', post: notice(title) }];
      await store.commit({ at, ...(of && { battle: { id: of.id, revision: of.revision } }), posts });
      for (const { id } of await store.lease(at, 'poster', 60_000)) await store.park(id, 'unknown channel');
    };
    await parked('another');
    await parked('its own', battle);
    await store.commit({ at, divert: [{ from: 'a', to: 'b', parkedOf: battle.id }] });
    const leased = await store.lease(at, 'poster', 60_000);
    expect(leased.map(({ channelId, post }) => `${channelId} ${post.title}`)).toEqual(['b its own']);
    expect(await store.parked(battle.id)).toEqual([]);
  });

  test('any channel finds its battle, and the newest report in the channels of that battle', async () => {
    const store = await bench.store();
    await open(store);
    const battle = await read(store);
    const thread = { channelId: 'thread', guildId: 'guild', battleId: battle.id, kind: 'reports' as const };
    const report = { ...notice('told'), kind: 'report' as const };
    await store.commit({
      at,
      battle: { id: battle.id, revision: battle.revision },
      places: { put: [{ ...thread, side: undefined, userId: undefined, statusId: undefined, archived: false }] },
      posts: ['thread', 'thread', 'channel'].map((channelId) => ({ channelId, post: report })),
    });
    expect([await store.battleIdAt('thread'), await store.battleIdAt('nowhere')]).toEqual([battle.id, undefined]);
    expect(await store.lastReport(battle.id, ['thread'])).toBeUndefined();
    for (let number = 1; number <= 2; number += 1) {
      for (const { id, channelId } of await store.lease(at, 'poster', 60_000)) {
        await store.posted(id, `${channelId} ${number}`);
      }
    }
    expect(await store.lastReport(battle.id, ['thread'])).toEqual({ channelId: 'thread', messageId: 'thread 2' });
    expect(await store.lastReport(battle.id, [])).toBeUndefined();
  });

  test('a battle is maintained until it is over and its status message says so', async () => {
    const store = await bench.store();
    await store.commit(opening());
    expect(await store.tended()).toEqual(['wagram']);
    expect([await store.tended('guild'), await store.tended('elsewhere')]).toEqual([['wagram'], []]);
    const put = async (statusId: string | undefined) => {
      const { id, revision } = await read(store);
      const [place] = await store.placesOf(id);
      const battle = { id, revision, patch: { status: 'over' as const } };
      await store.commit({ at, battle, places: { put: [{ ...place!, statusId }] } });
    };
    await put('message');
    expect(await store.tended()).toEqual(['wagram']);
    expect([await store.tended('guild'), await store.tended('elsewhere')]).toEqual([['wagram'], []]);
    await put(undefined);
    expect(await store.tended()).toEqual([]);
  });

  test('a finished battle is maintained until its threads are archived', async () => {
    const store = await bench.store();
    await store.commit(opening());
    const put = async (archived: boolean) => {
      const { id, revision } = await read(store);
      const whose = { guildId: 'guild', battleId: id, kind: 'side', side: 'red', userId: undefined } as const;
      const thread = { ...whose, channelId: 'thread', statusId: undefined, archived };
      const battle = { id, revision, patch: { status: 'cancelled' as const } };
      await store.commit({ at, battle, places: { put: [thread] } });
    };
    await put(false);
    expect([await store.tended(), await store.tended('guild')]).toEqual([['wagram'], ['wagram']]);
    await put(true);
    expect(await store.tended()).toEqual([]);
    expect((await store.placesOf('wagram')).map(({ archived }) => archived)).toEqual([false, true]);
  });

  test('channels with posts of a battle still due: not its own, nor those it can never reach', async () => {
    const store = await bench.store();
    await open(store);
    const { id, revision } = await read(store);
    const posts = ['a', 'b', 'b', 'c'].map((channelId) => ({ channelId, post: notice(channelId) }));
    await store.commit({ at, battle: { id, revision }, posts });
    await store.commit({ at, posts: [{ channelId: 'd', post: notice('of none') }] });
    for (const row of await store.lease(at, 'poster', 60_000)) {
      if (row.channelId === 'c') await store.park(row.id, 'unknown channel');
      else if (row.channelId === 'a') await store.posted(row.id, 'message');
    }
    expect(await store.unsaid(id)).toEqual(['b']);
  });
});
