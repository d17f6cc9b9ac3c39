/** A battle against the bot's own seat: it begins at once, never waits for it, and somebody may take its place. */
import { expect, test } from 'vitest';
import type { Host } from '../../../src/host/create.ts';
import type { HostOptions } from '../../../src/host/battle/deps.ts';
import { anyRuleset } from '../../help/any-ruleset.ts';
import { Unstored } from '../../../src/host/store/store.ts';
import { accepted, ann, bob, pseudonyms, type Room, room, shown, uma } from '../../help/room.ts';
import { createToy, type Toy } from '../../help/toy.ts';

const aide = { id: '9001', name: 'Aide' };

/** Ann commands Red, the bot Blue; all that can be done by itself is done. */
async function soloRoom(options: Partial<HostOptions> = {}): Promise<Room> {
  const at = await room(options);
  accepted(await at.host.open(at.by(ann), 'toy', 'en', { ...aide, side: 'blue' }));
  await at.host.idle();
  return at;
}

/** Everything that was ordered, and by whom. */
async function ordered(at: Room): Promise<string[]> {
  const { id, seq } = await at.battle();
  const entries = await at.store.entries(id, 1, seq);
  const whose = await pseudonyms(at);
  return entries.filter(({ kind }) => kind === 'order').map(({ person, text }) => `${whose(person)} ${text}`);
}

const by = (person: { readonly id: string }, all: readonly string[]) =>
  all.filter((each) => each.startsWith(`${person.id} `)).map((each) => each.slice(person.id.length + 1));

test('it begins with a welcome, and the call for orders has ideas', async () => {
  const at = await soloRoom();
  const posts = await at.posts();
  expect(posts.map(({ kind, title }) => [kind, title])).toEqual([
    ['notice', 'Toy battle'],
    ['notice', undefined],
    ['bulletin', 'turn 1 of red'],
  ]);
  const [welcome, begins, call] = posts.map(shown);
  expect(welcome).toContain('Welcome, Ann! You command **Red**. Aide commands Blue');
  expect(welcome).toContain('**How to win.** 3 points');
  expect(welcome).toContain(
    '**The enemy’s turn.** Your units react by your doctrine, at first **Plain**: whatever comes.',
  );
  expect(welcome).toMatch(/SHA-256 is `[0-9a-f]{64}`/);
  expect(begins).toContain('Red: Ann\nBlue: Aide');
  expect(call).toContain('@1001');
  const { id } = await at.battle();
  expect(posts[2]!.ideas).toEqual({
    battle: id,
    orders: [
      { text: 'R1 shoot B1', label: 'R1 shoot B1', why: 'from afar' },
      { text: 'R1 charge B1', label: 'R1 charge B1' },
      { text: 'R1 move 7', label: 'R1 move 7' },
      { text: 'end', label: 'End the turn' },
    ],
  });
});

test('ideas are as private as the order before them', async () => {
  const at = await soloRoom();
  await at.posts();
  const { ideas } = await at.give(ann, 'R1 move 3');
  expect(ideas?.orders.at(-1)).toEqual({ text: 'end', label: 'End the turn' });
  expect(await at.posts()).toEqual([]);
});

test('after each of their orders a newcomer sees ideas again; two human players see none', async () => {
  const at = await soloRoom();
  await at.posts();
  await at.give(ann, 'R1 shoot B2');
  expect((await at.posts()).map(({ kind, ideas }) => [kind, ideas?.orders.length])).toEqual([['report', 4]]);

  accepted(await at.host.join(at.by(bob), 'blue'));
  await at.give(ann, 'end');
  const posts = await at.posts();
  expect(posts.length).toBeGreaterThan(0);
  expect(posts.filter(({ ideas }) => ideas)).toEqual([]);
});

test('it plays its turn order by order, and the battle reaches its end', async () => {
  const at = await soloRoom();
  await at.give(ann, 'R1 charge B1, pursue no');
  for (let steps = 0; steps < 60 && (await at.battle()).status === 'playing'; steps += 1) {
    const waiting = await at.store.waiting((await at.battle()).id);
    // Nobody but Ann is ever awaited.
    expect(waiting?.question?.to).not.toBe('blue');
    if (waiting) accepted(await at.answer(ann, 0));
    else await at.give(ann, 'end');
    await at.host.idle();
  }
  expect((await at.battle()).status).toBe('over');
  const all = await ordered(at);
  expect(by(aide, all).filter((text) => /shoot/.test(text)).length).toBeGreaterThan(1);
  expect(by(aide, all)).toContain('end');
  expect((await at.posts()).flatMap(({ calls }) => calls)).not.toContain(aide.id);
});

test('it answers questions at once, and agrees to proposals', async () => {
  const at = await soloRoom();
  await at.give(ann, 'R1 charge B1, pursue no');
  const { id } = await at.battle();
  expect(await at.store.waiting(id)).toBeUndefined();
  await at.posts();
  accepted(await at.rule(ann, 'B1 lose 1', 'we forgot it'));
  expect(await at.store.waiting(id)).toBeUndefined();
  expect((await at.posts()).map(shown).join('\n')).toMatch(/we forgot it/);
});

test('a player who joins takes its place, and only then is a person awaited', async () => {
  const at = await soloRoom();
  accepted(await at.host.join(at.by(bob), 'blue'));
  expect((await at.store.seats((await at.battle()).id)).map(({ userId }) => userId)).toEqual(
    expect.arrayContaining([ann.id, bob.id]),
  );
  await at.give(ann, 'end');
  await at.host.idle();
  expect(by(aide, await ordered(at))).toEqual([]);
});

test('in a paused battle it gives no order, and continues with the battle', async () => {
  const at = await soloRoom({ pauseMs: 3_600_000 });
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await at.give(ann, 'end');
  accepted(await at.host.pause(at.by(uma), 'tea'));
  await at.host.close();
  const later = at.again({ pauseMs: 0 });
  await later.resume();
  await later.idle();
  expect(by(aide, await ordered(at))).toEqual([]);
  accepted(await later.unpause(at.by(uma)));
  await later.idle();
  expect(by(aide, await ordered(at)).length).toBeGreaterThan(0);
});

test('stopped before its order, it orders after the next start', async () => {
  const at = await soloRoom({ pauseMs: 3_600_000 });
  await at.give(ann, 'end');
  expect(by(aide, await ordered(at))).toEqual([]);
  await at.host.close();
  const later = at.again({ pauseMs: 0 });
  await later.resume();
  await later.idle();
  expect(by(aide, await ordered(at)).length).toBeGreaterThan(0);
});

test('two processes that both think it is their turn give each order once', async () => {
  const at = await soloRoom({ pauseMs: 3_600_000 });
  await at.give(ann, 'end');
  await at.host.close();
  const hosts: Host[] = [at.again({ pauseMs: 0 }), at.again({ pauseMs: 0 })];
  await Promise.all(hosts.map((host) => host.resume()));
  await Promise.all(hosts.map((host) => host.idle()));
  const { id, seq } = await at.battle();
  const entries = await at.store.entries(id, 1, seq);
  expect(entries.map((entry) => entry.seq)).toEqual(Array.from({ length: seq }, (_, index) => index + 1));
  const own = by(aide, await ordered(at));
  // Each order costs a point, and it has no more orders than points.
  const points = entries.flatMap(({ text, transcript }) =>
    text === 'points' ? transcript.flatMap((entry) => ('roll' in entry ? entry.got : [])) : [],
  );
  expect(own.filter((text) => text !== 'end').length).toBeLessThanOrEqual(points[1]!);
  expect(own.filter((text) => text === 'end').length).toBeLessThanOrEqual(1);
});

test('opened and stopped before the start: it begins at the next start', async () => {
  let isOpen = false;
  const at = await room();
  const dying = at.again({
    at: (point) => {
      if (point === 'committed' && !isOpen) {
        isOpen = true;
        throw new Error('killed');
      }
    },
  });
  await expect(dying.open(at.by(ann), 'toy', 'en', { ...aide, side: 'red' })).rejects.toThrow('killed');
  expect((await at.battle()).status).toBe('mustering');
  await at.host.resume();
  await at.host.idle();
  expect((await at.battle()).status).toBe('playing');
  expect(by(aide, await ordered(at)).length).toBeGreaterThan(0);
});

test('after a brief failure it tries again', async () => {
  const at = await soloRoom({ pauseMs: 3_600_000 });
  await at.give(ann, 'end');
  await at.host.close();
  const failures: unknown[] = [];
  const away = (point: string): void => {
    if (point === 'played' && failures.length < 2) throw new Error('the database is away');
  };
  const later = at.again({ pauseMs: 0, at: away, failed: (_battle, error) => void failures.push(error) });
  await later.resume();
  await later.idle();
  expect(failures).toHaveLength(2);
  expect(by(aide, await ordered(at)).length).toBeGreaterThan(0);
});

test('if nothing can be stored for hours, the clock reminds it when storing works', async () => {
  const at = await soloRoom({ pauseMs: 3_600_000 });
  await at.give(ann, 'end');
  await at.host.close();
  let isFull = true;
  const commit: Room['store']['commit'] = async (change) => {
    if (isFull && change.entry) throw new Unstored('full');
    return at.store.commit(change);
  };
  const later = at.again({ pauseMs: 0, store: { ...at.store, commit }, failed: () => undefined });
  await later.resume();
  await later.idle();
  await later.tick();
  await later.idle();
  expect(by(aide, await ordered(at))).toEqual([]);
  isFull = false;
  await later.tick();
  await later.idle();
  expect(by(aide, await ordered(at)).length).toBeGreaterThan(0);
});

/** The toy, thinking of something else. */
function thinking(ideas: Toy['ideas'], more: Partial<Toy> = {}): Partial<HostOptions> {
  return { rulesets: new Map([['toy', anyRuleset({ ...createToy(), ...more, ideas })]]) };
}

test.each<[string, Toy['ideas']]>([
  ['are refused', () => [{ text: 'R1 move 2' }, { text: 'nonsense' }]],
  [
    'fail',
    () => {
      throw new Error('no idea');
    },
  ],
])('where its ideas %s, it ends its turn', async (_how, ideas) => {
  const failures: unknown[] = [];
  const at = await soloRoom({ ...thinking(ideas), failed: (_battle, error) => void failures.push(error) });
  await at.give(ann, 'end');
  await at.host.idle();
  expect(by(aide, await ordered(at))).toEqual(['end']);
  expect((await at.battle()).status).toBe('playing');
});

test('if nothing at all can be ordered, it resigns so that the battle goes on', async () => {
  const at = await soloRoom(thinking(() => [], { end: 'nonsense', suggest: () => [] }));
  await at.give(ann, 'end');
  await at.host.idle();
  expect((await at.battle()).status).toBe('over');
});

test('a draw that only its proposer decides is known beforehand', async () => {
  const at = await soloRoom();
  expect(await at.host.isDecidedAlone(at.by(ann), 'draw')).toBe(true);
  expect(await at.host.isDecidedAlone(at.by(bob), 'draw')).toBe(false);
  accepted(await at.host.propose(at.by(ann), 'draw'));
  expect(await at.host.isDecidedAlone(at.by(ann), 'draw')).toBe(false);
});
