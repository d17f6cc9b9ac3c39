import { expect, test } from 'vitest';
import { openLog } from '../../src/bot/log.ts';
import type { OutgoingMessage } from '../../src/bot/messages/message.ts';
import { type OutboxOptions, startOutbox } from '../../src/bot/outbox/outbox.ts';
import type { PostedMessage, Verdict } from '../../src/bot/outbox/say-post.ts';
import type { Post } from '../../src/host/post.ts';
import type { Leased } from '../../src/host/store/store.ts';
import { emptyScene } from '../help/scene.ts';

const quiet = openLog('silent');
const picture = { data: new Uint8Array([1, 2, 3]), type: 'png', width: 1, height: 1 };

function row(id: string, channelId: string, more: Partial<Post> = {}, attempts = 1): Leased {
  const post: Post = { kind: 'notice', sentences: [{ says: id, dice: [] }], footer: [], calls: [], ...more };
  return { id, battleId: undefined, channelId, number: 1, post, nonce: `nonce-${id}`, attempts };
}

/** A store and a channel in memory. `send` decides what happens to each message. */
function stage(
  rows: Leased[],
  more: Partial<OutboxOptions> & {
    send?: (leaf: OutgoingMessage) => void;
    standing?: PostedMessage[];
    speaks?: OutboxOptions['store']['speaks'];
  } = {},
) {
  const fate = new Map<string, string>();
  const waits = new Map<string, Date>();
  const said: { channel: string; text: string; picture: boolean }[] = [];
  const held = new Set<string>();
  let looked = 0;
  const outbox = startOutbox({
    log: quiet,
    pollMs: 100_000,
    paint: async () => picture,
    judge: () => ({ kind: 'later', afterMs: 0 }),
    channels: {
      latest: async () => {
        looked += 1;
        return more.standing ?? [];
      },
      send: async (channel, leaf, shown) => {
        more.send?.(leaf);
        said.push({ channel, text: JSON.stringify(leaf.components), picture: shown !== undefined });
        return `message-${said.length}`;
      },
    },
    store: {
      speaks: more.speaks ?? (() => undefined),
      lease: async (now, _by, _forMs, skips) => {
        const due = rows.filter(({ id, channelId }) => {
          if (skips?.({ id, channelId })) return false;
          const first = rows.find((each) => each.channelId === channelId && !fate.has(each.id));
          return first?.id === id && !held.has(id) && (waits.get(id)?.getTime() ?? 0) <= now.getTime();
        });
        return due.map((each) => {
          held.add(each.id);
          return each;
        });
      },
      posted: async (id, message) => void fate.set(id, message),
      park: async (id, why) => void fate.set(id, `parked: ${why}`),
      giveBack: async (id) => void held.delete(id),
      retryLater: async (id, _why, until) => {
        held.delete(id);
        waits.set(id, until);
        rows.splice(
          0,
          rows.length,
          ...rows.map((each) => (each.id === id ? { ...each, attempts: each.attempts + 1 } : each)),
        );
      },
    },
    ...more,
  });
  return { outbox, fate, said, waits, looked: () => looked };
}

async function settled<T extends { outbox: { idle: () => Promise<void>; stop: () => Promise<void> } }>(
  staged: T,
): Promise<T> {
  await staged.outbox.idle();
  await staged.outbox.stop();
  return staged;
}

test('each channel gets its posts in order, and each is marked with its message', async () => {
  const { fate, said } = await settled(stage([row('a', 'x'), row('b', 'x'), row('c', 'y'), row('d', 'x')]));
  expect(said.filter(({ channel }) => channel === 'x').map(({ text }) => /"content":"(\w)"/.exec(text)?.[1])).toEqual([
    'a',
    'b',
    'd',
  ]);
  expect([...fate.keys()].toSorted()).toEqual(['a', 'b', 'c', 'd']);
});

test('posts passed along with a commit are sent without reading the store', async () => {
  let give: Parameters<OutboxOptions['store']['speaks']>[0];
  const staged = stage([], { speaks: (speaker) => void (give = speaker) });
  await staged.outbox.idle();
  expect(give!.takes('x')).toBe(true);
  give!.say(row('a', 'x'));
  expect(staged.outbox.isSaying('battle')).toBe(false);
  give!.say({ ...row('b', 'y'), battleId: 'battle' });
  expect(staged.outbox.isSaying('battle')).toBe(true);
  const { fate, outbox } = await settled(staged);
  expect([...fate.keys()].toSorted()).toEqual(['a', 'b']);
  expect([outbox.isSaying('battle'), give]).toEqual([false, undefined]);
});

test('an error is retried and holds up its channel, but not the others', async () => {
  let faults = 2;
  const send = (leaf: OutgoingMessage): void => {
    if (JSON.stringify(leaf.components).includes('"a"') && faults-- > 0) throw new Error('502');
  };
  const { said } = await settled(stage([row('a', 'x'), row('b', 'x'), row('c', 'y')], { send }));
  expect(said.map(({ channel }) => channel).toSorted()).toEqual(['x', 'x', 'y']);
  expect(said.findIndex(({ text }) => text.includes('"a"'))).toBeLessThan(
    said.findIndex(({ text }) => text.includes('"b"')),
  );
});

test('a second try looks into the channel first: by mark, by nonce or by file name', async () => {
  const scene = emptyScene('map');
  for (const mark of ['nonce-a', 'map-a.png']) {
    const standing = [{ id: 'there', marks: new Set([mark]) }];
    const { fate, said, looked } = await settled(stage([row('a', 'x', { scene }, 2)], { standing }));
    expect([fate.get('a'), said.length, looked()]).toEqual(['there', 0, 1]);
  }
  const first = await settled(stage([row('a', 'x', { scene })]));
  expect(first.looked()).toBe(0);
});

test('only the missing messages of a long post are sent again', async () => {
  const sentences = Array.from({ length: 12 }, (_each, n) => ({ says: `part ${n}`, dice: [] }));
  const standing = [{ id: 'there', marks: new Set(['nonce-a']) }];
  const { said } = await settled(stage([row('a', 'x', { sentences }, 2)], { standing }));
  expect(said.map(({ text }) => text.includes('part 0'))).toEqual([false]);
});

test('an undeliverable post is parked, and the channel goes on', async () => {
  const send = (leaf: OutgoingMessage): void => {
    if (JSON.stringify(leaf.components).includes('"a"')) throw new Error('unknown channel');
  };
  const judge = (): Verdict => ({ kind: 'never' });
  const done: string[] = [];
  const rows = ['a', 'b'].map((id) => ({ ...row(id, 'x'), battleId: `battle of ${id}` }));
  const { fate } = await settled(stage(rows, { send, judge, done: (battle) => void done.push(battle) }));
  expect(fate.get('a')).toBe('parked: Error: unknown channel');
  expect(fate.get('b')).toBe('message-1');
  // No one waits for the last post of a battle any longer.
  expect(done).toEqual(['battle of a', 'battle of b']);
});

test('a person is unreached if their direct messages are closed, not if the post is at fault', async () => {
  for (const kind of ['closed', 'blocked', 'never'] as const) {
    const unreached: string[] = [];
    const send = (): void => {
      throw new Error(kind);
    };
    const staged = stage([row('a', 'user:1001')], {
      send,
      judge: () => ({ kind }),
      unreached: async (userId) => void unreached.push(userId),
    });
    const { fate } = await settled(staged);
    expect([kind, unreached, fate.get('a')]).toEqual([
      kind,
      kind === 'never' ? [] : ['1001'],
      `parked: Error: ${kind}`,
    ]);
  }
});

test('if painting fails, it is sent without the picture', async () => {
  const paint = async (): Promise<never> => {
    throw new Error('no canvas');
  };
  const { said } = await settled(stage([row('a', 'x', { scene: emptyScene('map') })], { paint }));
  expect(said).toHaveLength(1);
  expect(said[0]!.picture).toBe(false);
  expect(said[0]!.text).not.toContain('attachment://');
});

test('if the picture is refused, it is sent without it', async () => {
  const send = (leaf: OutgoingMessage): void => {
    if (leaf.file !== undefined) throw new Error('too large');
  };
  const judge = (): Verdict => ({ kind: 'bare' });
  const { said } = await settled(stage([row('a', 'x', { scene: emptyScene('map') })], { send, judge }));
  expect(said.map((each) => each.picture)).toEqual([false]);
});

test('a missing permission keeps the post until it is granted', async () => {
  let allowed = false;
  const send = (): void => {
    if (!allowed) throw new Error('missing permission');
  };
  const judge = (): Verdict => ({ kind: 'blocked' });
  const staged = stage([row('a', 'x'), row('b', 'x')], { send, judge });
  await staged.outbox.idle();
  expect(staged.fate.size).toBe(0);
  allowed = true;
  await staged.outbox.retry('elsewhere');
  await staged.outbox.idle();
  expect(staged.fate.size).toBe(0);
  await staged.outbox.retry('x');
  await settled(staged);
  expect([...staged.fate.keys()]).toEqual(['a', 'b']);
});

test('if no one reports the permission, it is retried after five minutes', async () => {
  let time = 0;
  let allowed = false;
  const send = (): void => {
    if (!allowed) throw new Error('missing permission');
  };
  const judge = (): Verdict => ({ kind: 'blocked' });
  const staged = stage([row('a', 'x')], { send, judge, now: () => new Date(time) });
  await staged.outbox.idle();
  allowed = true;
  time = 299_999;
  staged.outbox.nudge();
  await staged.outbox.idle();
  expect(staged.fate.size).toBe(0);
  time = 300_000;
  staged.outbox.nudge();
  await settled(staged);
  expect([...staged.fate.keys()]).toEqual(['a']);
});

test('it stops between posts and forgets nothing', async () => {
  const staged = stage([row('a', 'x')]);
  await staged.outbox.stop();
  expect(staged.said.length).toBe(staged.fate.size);
});

test('posts of another process are left to it, and looked at again when they may have become ours', async () => {
  let serves = false;
  const send = (leaf: OutgoingMessage): void => {
    if (!serves && JSON.stringify(leaf.components).includes('"a"')) throw new Error('not of this process');
  };
  const judge = (): Verdict => ({ kind: 'elsewhere' });
  const staged = stage([row('a', 'x'), row('b', 'y'), row('c', 'x')], { send, judge });
  await staged.outbox.idle();
  staged.outbox.nudge();
  await staged.outbox.idle();
  expect([...staged.fate.keys()]).toEqual(['b']);
  serves = true;
  await staged.outbox.retry('x');
  staged.outbox.nudge();
  await settled(staged);
  expect([...staged.fate.keys()]).toEqual(['b', 'a', 'c']);
});
