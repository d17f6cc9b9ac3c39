import { expect, test } from 'vitest';
import type { Leased, Store } from '../../../src/host/store/store.ts';
import { onEachDatabase } from './databases.ts';
import { at, notice, open, read } from './store-examples.ts';

function later(ms: number): Date {
  return new Date(at.getTime() + ms);
}

/** Puts posts into channels: `'a a b'` is two in channel a and one in channel b, titled `a1`, `a2`, `b1`. */
async function say(store: Store, channels: string): Promise<void> {
  const counts = new Map<string, number>();
  const posts = channels.split(' ').map((channelId) => {
    counts.set(channelId, (counts.get(channelId) ?? 0) + 1);
    return { channelId, post: notice(`${channelId}${counts.get(channelId)}`) };
  });
  expect(await store.commit({ at, posts })).toBe('committed');
}

function titles(leased: readonly Leased[]): readonly (string | undefined)[] {
  return leased.map(({ post }) => post.title);
}

onEachDatabase((bench) => {
  test('the first post of each channel is leased, and the next one only after it is posted', async () => {
    const store = await bench.store();
    await say(store, 'a a b');
    const first = await store.lease(at, 'poster', 1_000);
    expect(titles(first)).toEqual(['a1', 'b1']);
    expect(await store.lease(later(999), 'poster', 1_000)).toEqual([]);
    await store.posted(first[0]!.id, 'message');
    expect(titles(await store.lease(later(999), 'poster', 1_000))).toEqual(['a2']);
  });

  test('an expired lease is given again, with one more attempt and the same nonce', async () => {
    const store = await bench.store();
    await say(store, 'a');
    const [first] = await store.lease(at, 'first', 1_000);
    const [second] = await store.lease(later(1_000), 'second', 1_000);
    expect(first).toMatchObject({ attempts: 1 });
    expect(second).toEqual({ ...first, attempts: 2 });
    expect(first!.nonce).toMatch(/^[0-9a-f]{25}$/);
  });

  test('the commit returns what would be leased: the first post of a channel without waiting posts', async () => {
    const store = await bench.store();
    await say(store, 'a');
    const given: Leased[] = [];
    const until = later(1_000);
    store.speaks({
      by: 'poster',
      until: () => until,
      takes: (channel) => channel !== 'x',
      say: (leased) => given.push(leased),
    });
    await say(store, 'a b b c x');
    const delayed = { channelId: 'd', post: notice('d1'), notBefore: later(60_000) };
    expect(await store.commit({ at, posts: [delayed] })).toBe('committed');
    expect(titles(given)).toEqual(['b1', 'c1']);
    // They are held, and what comes behind them waits; the others are there for everybody.
    expect(titles(await store.lease(later(999), 'other', 1_000))).toEqual(['a1', 'x1']);
    await store.posted(given[0]!.id, 'message');
    expect(titles(await store.lease(later(999), 'other', 1_000))).toEqual(['b2']);
    // Who is given a post has tried it: the next one looks for it first.
    const [again] = await store.lease(until, 'other', 1_000);
    expect(again).toEqual({ ...given[1], attempts: 2 });
    await store.posted(again!.id, 'message');
    store.speaks(undefined);
    await say(store, 'c');
    expect(given.length).toBe(2);
  });

  test('an unstored post is not leased', async () => {
    const store = await bench.store();
    await open(store);
    const given: Leased[] = [];
    store.speaks({ by: 'poster', until: () => later(1_000), takes: () => true, say: (leased) => given.push(leased) });
    const posts = [{ channelId: 'a', post: notice('a1') }];
    expect(await store.commit({ at, battle: { id: 'wagram', revision: 77 }, posts })).toBe('stale');
    expect(given).toEqual([]);
  });

  test('a post to be retried later blocks its channel until then, and no other', async () => {
    const store = await bench.store();
    await say(store, 'a a b b');
    const [a, b] = await store.lease(at, 'poster', 1_000);
    await store.retryLater(a!.id, 'not now', later(60_000));
    await store.posted(b!.id, 'message');
    expect(titles(await store.lease(later(59_999), 'poster', 1_000))).toEqual(['b2']);
    expect(titles(await store.lease(later(60_000), 'poster', 1_000))).toEqual(['a1']);
  });

  test('a post waits for its time; a later one of the same battle replaces it meanwhile', async () => {
    const store = await bench.store();
    await open(store);
    await open(store, 'aspern', 'other');
    const [before, notBefore] = [later(-1), later(60_000)];
    const put = async (id: string, title: string, waits?: Date) => {
      const { revision } = await read(store, id);
      const posts = [{ channelId: 'user:bob', post: notice(title), notBefore: waits }];
      await store.commit({ at, battle: { id, revision }, posts });
    };
    await put('wagram', 'said at once', before);
    await put('wagram', 'first', notBefore);
    await put('aspern', 'of another battle', notBefore);
    await put('wagram', 'second', notBefore);
    const said: unknown[] = [];
    for (const ms of [0, 59_999, 60_000, 60_000, 60_000]) {
      for (const { id, post } of await store.lease(later(ms), 'poster', 1_000)) {
        said.push([ms, post.title]);
        await store.posted(id, `m${said.length}`);
      }
    }
    expect(said).toEqual([
      [0, 'said at once'],
      [60_000, 'of another battle'],
      [60_000, 'second'],
    ]);
  });

  test('a wait longer than possible dates from before the clock was set back, and is due', async () => {
    const store = await bench.store();
    const minute = 60_000;
    await say(store, 'failed held');
    const posts = [{ channelId: 'quiet', post: notice('quiet1'), notBefore: later(20 * 60 * minute) }];
    await store.commit({ at, posts });
    const [failed] = await store.lease(at, 'killed', minute);
    await store.retryLater(failed!.id, 'not now', later(5 * minute));

    const dueAfter = async (backMs: number) => titles(await store.lease(later(-backMs), 'poster', minute));
    expect(await dueAfter(0.5 * minute)).toEqual([]);
    expect(await dueAfter(minute)).toEqual(['held1']);
    expect(await dueAfter(30 * minute)).toEqual(['failed1', 'held1']);
    expect(await dueAfter(24 * 60 * minute)).toEqual(['failed1', 'held1', 'quiet1']);
  });

  test('a post that a process skips or returns goes to another, as if never leased', async () => {
    const store = await bench.store();
    await say(store, 'a b');
    const [a] = await store.lease(at, 'wrong', 1_000);
    const skips = ({ channelId }: { readonly channelId: string }): boolean => channelId === 'a';
    expect(titles(await store.lease(later(5_000), 'wrong', 1_000, skips))).toEqual(['b1']);
    await store.giveBack(a!.id);
    expect(await store.lease(at, 'right', 1_000)).toMatchObject([{ ...a, attempts: 1 }]);
  });

  test('what a killed process held is free at once if no other is running, otherwise when its lease ends', async () => {
    const url = await bench.freshUrl();
    const killed = await bench.store(url);
    await say(killed, 'a');
    await killed.lease(at, 'killed', 30_000);
    await killed.close();
    const store = await bench.store(url);
    const taken: unknown[] = [];
    for (const ms of [0, 29_999, 30_000]) {
      for (const { attempts } of await store.lease(later(ms), 'poster', 60_000)) taken.push([ms, attempts]);
    }
    expect(taken).toEqual([[url.startsWith('file:') ? 0 : 30_000, 2]]);
  });

  test('the cards of a question are found wherever they are, and no others', async () => {
    const store = await bench.store();
    await open(store);
    const card = (no: number) => ({ ...notice('card'), question: { battle: 'wagram', no, choices: [] } });
    const posts = [card(3), card(4), notice('a line'), card(3), card(3)].map((post) => ({
      channelId: 'channel',
      post,
    }));
    const { id, revision } = await read(store);
    await store.commit({ at, battle: { id, revision }, posts });
    for (const messageId of ['1', '2', '3', '4']) {
      const [head] = await store.lease(at, 'poster', 1_000);
      await store.posted(head!.id, messageId);
    }
    const found = await store.cards('wagram', 3);
    expect(found.map(({ messageId }) => messageId).toSorted()).toEqual(['1', '4']);
    expect(await store.cards('aspern', 3)).toEqual([]);
  });

  test('a parked post lets the next ones pass and is reported', async () => {
    const store = await bench.store();
    await open(store);
    const posts = ['lost', 'said'].map((title) => ({ channelId: 'channel', post: notice(title) }));
    const { id, revision } = await read(store);
    await store.commit({ at, battle: { id, revision }, posts });
    const [lost] = await store.lease(at, 'poster', 1_000);
    await store.park(lost!.id, 'the channel forbids pictures');
    expect(titles(await store.lease(at, 'poster', 1_000))).toEqual(['said']);
    expect(await store.parked('wagram')).toEqual([
      { id: lost!.id, channelId: 'channel', number: 1, attempts: 1, error: 'the channel forbids pictures' },
    ]);
  });

  test('a posted post stays posted, though a slow process reports a failure afterwards', async () => {
    const store = await bench.store();
    await say(store, 'a');
    const [slow] = await store.lease(at, 'slow', 1_000);
    const [quick] = await store.lease(later(1_000), 'quick', 1_000);
    await store.posted(quick!.id, 'message');
    await store.retryLater(slow!.id, 'timeout', later(2_000));
    await store.park(slow!.id, 'timeout');
    expect(await store.lease(later(9_000), 'poster', 1_000)).toEqual([]);
  });

  test('two pollers and a writer: every post is taken once, in the order of its channel', async () => {
    const url = await bench.freshUrl();
    const store = await bench.store(url);
    const other = url.startsWith('file:') ? store : await bench.store(url);
    const perChannel = 15;
    const channels = ['a', 'b', 'c'];
    let writing = true;
    const said: string[] = [];

    const write = async (): Promise<void> => {
      for (let n = 1; n <= perChannel; n += 1) {
        const posts = channels.map((channelId) => ({ channelId, post: notice(`${channelId}${n}`) }));
        await store.commit({ at, posts });
      }
      writing = false;
    };
    const poll = async (from: Store, name: string): Promise<void> => {
      while (writing || said.length < perChannel * channels.length) {
        for (const { id, post } of await from.lease(at, name, 1_000)) {
          said.push(post.title!);
          await from.posted(id, 'message');
        }
      }
    };
    await Promise.all([write(), poll(store, 'one'), poll(other, 'two')]);

    for (const channel of channels) {
      const heard = said.filter((title) => title.startsWith(channel));
      expect(heard).toEqual(Array.from({ length: perChannel }, (_, n) => `${channel}${n + 1}`));
    }
  });

  test('several writers in one channel number their posts without a gap', async () => {
    const store = await bench.store();
    const untilCommitted = async (title: string): Promise<void> => {
      const posts = [{ channelId: 'a', post: notice(title) }];
      while ((await store.commit({ at, posts })) !== 'committed') continue;
    };
    await Promise.all(Array.from({ length: 20 }, (_, n) => untilCommitted(`post ${n}`)));
    const numbers: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const [head] = await store.lease(at, 'poster', 1_000);
      numbers.push(head!.number);
      await store.posted(head!.id, 'message');
    }
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });
});
