/** Places, and a command that changes hands: who is told what where, and what goes on with whom. */
import { expect, test } from 'vitest';
import { load } from '../../src/host/advance/load.ts';
import { newMemory, type Deps } from '../../src/host/battle/deps.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { standing } from '../../src/host/verbs/threads/status.ts';
import { createToy } from '../help/toy.ts';
import { withoutButtons } from '../../src/host/post.ts';
import type { Place } from '../../src/host/store/store.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { accepted, ann, bob, eve, refusal, type Room, room, shown, startedRoom, uma } from '../help/room.ts';

const dan = { id: '1005', name: 'Dan' };

/** As the bot makes what the host wants. */
async function withThreads(at: Room): Promise<void> {
  const { id } = await at.battle();
  const { threads = [] } = (await at.host.upkeep(id, false)) ?? {};
  for (const thread of threads) {
    const channelId = `t-${thread.side ?? thread.userId ?? thread.kind}`;
    await at.host.noted(id, { kind: 'made', thread, channelId });
  }
}

/** Where each post stands, with its first line. */
async function said(at: Room): Promise<string[]> {
  const lines: string[] = [];
  for (;;) {
    const leased = await at.store.lease(new Date('2026-01-01T12:00:00Z'), 'test', 60_000);
    if (leased.length === 0) return lines;
    for (const { id, channelId, post, number } of leased) {
      const [first, ...rest] = shown(post).split('\n');
      lines.push(`${channelId}: ${first} / ${rest.join(' / ').replace(/\d points/, '# points')}`);
      await at.store.posted(id, `m-${channelId}-${number}`);
    }
  }
}

async function threadsOf(at: Room): Promise<readonly (readonly [string, readonly string[]])[]> {
  const upkeep = await at.host.upkeep((await at.battle()).id, true);
  return (upkeep?.threads ?? []).map(({ kind, side, userId, members }) => [side ?? userId ?? kind, members] as const);
}

test('threads appear when a side has several commanders, or when a player wants them; a duel has none', async () => {
  const at = await startedRoom();
  expect(await threadsOf(at)).toEqual([]);
  accepted(await at.host.join(at.by(eve), 'blue'));
  expect(await threadsOf(at)).toEqual([
    ['reports', []],
    ['red', [ann.id]],
    ['blue', [bob.id, eve.id]],
  ]);
  await withThreads(at);
  accepted(await at.host.leave(at.by(eve)));
  expect((await threadsOf(at)).map(([name]) => name)).toEqual(['reports', 'red', 'blue']);
  const upkeep = await at.host.upkeep((await at.battle()).id, true);
  expect(upkeep?.threads.find(({ side }) => side === 'blue')).toMatchObject({ members: [bob.id], formers: [eve.id] });
  expect(refusal(await at.host.threads(at.by(eve), 'none'))).toBe('place-denied');
  expect(refusal(await at.host.threads(at.by(eve), 'mine'))).toBe('host-no-seat');
  accepted(await at.host.threads(at.by(bob), 'mine'));
  expect((await threadsOf(at)).at(-1)).toEqual([bob.id, [bob.id]]);
  accepted(await at.host.threads(at.by(ann), 'none'));
  expect(await threadsOf(at)).toEqual([]);
});

test('against yourself and against the bot there are no secrets', async () => {
  const at = await room();
  accepted(await at.host.open(at.by(ann), 'toy', 'en', undefined, { threads: true }));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(ann), 'blue'));
  expect((await threadsOf(at)).map(([name]) => name)).toEqual(['reports']);
  const solo = await room();
  accepted(await solo.host.open(solo.by(ann), 'toy', 'en', { id: '9001', name: 'Aide', side: 'blue' }));
  expect(await threadsOf(solo)).toEqual([]);
  expect((await solo.host.upkeep((await solo.battle()).id, true))?.status).toBeUndefined();
});

test('a card goes to its side; everyone reads what happened, who has to act, and where the card is', async () => {
  const at = await startedRoom();
  accepted(await at.host.threads(at.by(ann), 'all'));
  await withThreads(at);
  await said(at);
  await at.give(ann, 'R1 charge B1');
  expect(await said(at)).toEqual([
    't-blue: card Toy: spent @1002 / [spent] / ASK-REACT for B1? /   flight hurts / [stand | !run]',
    't-reports: report Toy: spent / [spent] / Bob \\*the bold\\* (Blue) must choose. / -- # points',
  ]);
  // Whatever place he answers in.
  const inThread = { ...at.by(bob), place: { channelId: 't-blue', guildId: '7' } };
  const { id } = await at.battle();
  accepted(await at.host.answer(inThread, id, (await at.store.waiting(id))!.no, 'stand'));
  expect((await said(at)).map((each) => each.split(' ')[0])).toEqual(['t-blue:', 't-reports:']);
});

test('a question whose card was in a lost channel is shown again where its side reads now', async () => {
  const at = await startedRoom();
  accepted(await at.host.threads(at.by(ann), 'all'));
  await withThreads(at);
  await at.give(ann, 'R1 charge B1');
  await said(at);
  const { id } = await at.battle();
  await at.host.noted(id, { kind: 'lost', channelId: 't-red' });
  expect((await said(at)).map((each) => each.split(' ')[1])).toEqual(['notice']);
  await at.host.noted(id, { kind: 'lost', channelId: 't-blue' });
  const lines = (await said(at)).map((each) => each.slice(0, 50));
  expect(lines).toEqual(
    [
      't-reports: notice / I can no longer post in Blue’s thread',
      't-reports: card Toy: spent @1002 / [spent] / ASK-R',
    ].map((each) => expect.stringContaining(each.slice(0, 40))),
  );
  accepted(await at.answer(bob, 'run'));
  accepted(await at.host.resign(at.by(ann)));
  const history = await at.host.history(at.by(eve));
  if (history instanceof Refusal) throw history;
  const kinds: string[] = [];
  for await (const { post } of history.told) kinds.push(post.kind);
  expect(kinds.filter((kind) => kind === 'card')).toHaveLength(2);
});

test('posts of a lost channel are sent elsewhere, after a notice of the loss', async () => {
  const at = await startedRoom();
  accepted(await at.host.threads(at.by(ann), 'all'));
  await withThreads(at);
  await said(at);
  await at.give(ann, 'R1 charge B1');
  const { id } = await at.battle();
  await at.host.noted(id, { kind: 'lost', channelId: 't-blue' });
  await at.host.noted(id, { kind: 'lost', channelId: 't-blue' });
  await at.host.noted(id, { kind: 'lacks', names: ['PinMessages'] });
  await at.host.noted(id, { kind: 'lacks', names: ['PinMessages'] });
  expect((await said(at)).map((each) => each.split(' / ').slice(0, 2).join(' / ').slice(0, 60))).toEqual([
    't-reports: report Toy: spent / [spent]',
    't-reports: card Toy: spent @1002 / [spent]',
    't-reports: notice / I can no longer post in Blue’s thread, s',
    't-reports: notice / I am missing the permission **Pin Messag',
  ]);
  expect((await threadsOf(at)).map(([name]) => name)).toEqual(['reports', 'red']);
  const place: Place | undefined = (await at.store.placesOf(id)).find(({ channelId }) => channelId === 't-blue');
  expect(place).toBeUndefined();
});

test('the status says who has to do what, why there is a pause, and at the end who has won; then it is no longer updated', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  const { id } = await at.battle();
  const says = async () => (await at.host.upkeep(id, false))?.status?.post.sentences[0]?.says;
  expect(await says()).toMatch(/^Waiting since <t:\d+:f> for orders from \*\*Ann\*\* \(Red\)$/);
  await at.give(ann, 'R1 charge B1');
  expect(await says()).toMatch(/for an answer from \*\*Bob \\\*the bold\\\*\*\* \(Blue\)$/);
  await at.host.noted(id, { kind: 'status', messageId: 'm1' });
  expect((await at.host.upkeep(id, false))?.status).toMatchObject({ messageId: 'm1', isLast: false });
  accepted(await at.host.resign(at.by(ann)));
  expect(await says()).toContain('Blue wins');
  expect(await at.host.kept()).toEqual([id]);
  await at.host.noted(id, { kind: 'status', messageId: undefined });
  expect((await at.host.upkeep(id, false))?.status).toBeUndefined();
  expect(await at.host.kept()).toEqual([]);
});

/** The number of the last offer. */
async function offer(at: Room): Promise<number> {
  const { id, tableSeq } = await at.battle();
  return (await at.store.tableEntries(id, 1, tableSeq)).findLast(({ kind }) => kind === 'offered')!.seq;
}

test('a command is handed over: seat, units, waiting orders, filed answers; the question calls the successor', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.by(eve), 'blue'));
  const { id } = await at.battle();
  const write = async (change: object) =>
    at.store.commit({ at: new Date(), battle: { id, revision: (await at.battle()).revision }, ...change });
  await write({
    seats: { change: [{ side: 'blue', userId: eve.id, patch: { units: ['B1'], points: 2 } }] },
    standing: {
      put: [{ id: 's1', battleId: id, userId: eve.id, side: 'blue', kind: 'ASK-HIT', text: 'stay', afterSeq: 99 }],
    },
    plans: { put: [{ id: 'p1', battleId: id, userId: eve.id, side: 'blue', orders: [] }] },
  });
  await at.give(ann, 'R1 charge B1');
  await at.posts();
  expect(refusal(await at.host.replace(at.by(ann), { who: eve, by: dan }))).toBe('handover-replace-denied');
  expect(refusal(await at.host.replace(at.by(bob), { who: eve, by: ann }))).toBe('handover-other-side');
  expect(refusal(await at.host.replace(at.by(bob), { who: dan, by: eve }))).toBe('handover-no-command');
  expect(at.say(accepted(await at.host.replace(at.by(bob), { who: eve, by: dan })))).toContain('Dan has been asked');
  expect((await at.posts()).map(shown)).toEqual([
    'notice @1005\nBob \\*the bold\\* asks Dan to take over the command of Eve (Blue).',
  ]);
  const no = await offer(at);
  expect(refusal(await at.host.take(at.by(uma), id, no))).toBe('handover-not-for-you');
  const told = at.say(accepted(await at.host.take(at.by(dan), id, no)));
  expect(told).toMatch(/You take over the command of Eve \(Blue\).*Toy battle.*answer from \*\*Dan\*\*.*\*\*B1\*\*/s);
  expect(refusal(await at.host.take(at.by(dan), id, no))).toBe('handover-offer-gone');
  const seats = await at.store.seats(id);
  expect(seats.find(({ userId }) => userId === eve.id)).toBeUndefined();
  expect(seats.find(({ userId }) => userId === dan.id)).toMatchObject({ units: ['B1'], points: 2, chief: false });
  expect((await at.store.standing(id)).map(({ userId, text }) => [userId, text])).toEqual([[dan.id, 'stay']]);
  expect((await at.store.plans(id)).map(({ userId }) => userId)).toEqual([dan.id]);
  const posts = await at.posts();
  expect(posts.map(({ kind, calls }) => [kind, calls])).toEqual([
    ['notice', []],
    ['card', [dan.id]],
  ]);
  expect(refusal(await at.answer(eve, 'stand'))).toBe('host-not-asked');
  accepted(await at.answer(dan, 'stand'));
});

test('a successor learns nothing of what was taken back', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  const first = (await at.battle()).seq + 1;
  await at.give(ann, 'R1 shoot B1');
  await at.give(ann, 'R2 shoot B1');
  const toldBy = async (who: typeof ann, by: typeof ann) =>
    at.say(accepted(await at.host.replace(at.trusted(by), { who, by })));
  expect(await toldBy(bob, dan)).toContain('**Lately**\n[spent]\n[roll]');
  accepted(await at.host.undo(at.by(uma), first));
  expect(await toldBy(dan, eve)).not.toContain('[roll]');
});

test('asking for yourself needs no button; a fellow commander takes over as chief', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.by(eve), 'blue'));
  const { id } = await at.battle();
  accepted(await at.host.replace(at.trusted(dan), { who: ann, by: dan }));
  expect(await at.give(dan, 'R1 move 3')).toBeDefined();
  accepted(await at.host.replace(at.by(bob), { by: eve }));
  accepted(await at.host.take(at.by(eve), id, await offer(at)));
  const seats = await at.store.seats(id);
  expect(seats).toHaveLength(2);
  expect(seats.find(({ side }) => side === 'blue')).toMatchObject({ userId: eve.id, chief: true });
  expect(seats.find(({ side }) => side === 'red')).toMatchObject({ userId: dan.id, chief: true });
});

test('a vacancy goes to the first who comes; the commander to be relieved may keep the command', async () => {
  const at = await startedRoom();
  const { id } = await at.battle();
  accepted(await at.host.leave(at.by(bob)));
  expect(refusal(await at.host.vacancy(at.by(dan), { side: 'blue' }))).toBe('handover-replace-denied');
  accepted(await at.host.vacancy(at.by(ann), { side: 'blue' }));
  const [post] = (await at.posts()).slice(-1);
  expect(post).toMatchObject({ title: 'Blue: command vacant', offer: { battle: id }, calls: [] });
  expect(post?.scene).toBeDefined();
  const first = await offer(at);
  expect(refusal(await at.host.take(at.by(ann), id, first))).toBe('handover-other-side');
  expect(at.say(accepted(await at.host.take(at.by(dan), id, first)))).toContain('you command Blue');
  expect(refusal(await at.host.take(at.by(eve), id, first))).toBe('handover-offer-gone');
  accepted(await at.host.vacancy(at.by(dan), {}));
  const second = await offer(at);
  accepted(await at.host.take(at.by(dan), id, second));
  expect(refusal(await at.host.take(at.by(eve), id, second))).toBe('handover-offer-gone');
  accepted(await at.host.vacancy(at.by(dan), {}));
  const results = await Promise.all([eve, uma].map(async (who) => at.host.take(at.by(who), id, await offer(at))));
  expect(results.filter((result) => result instanceof Refusal)).toHaveLength(1);
});

test('the page shows all of it as it was posted', async () => {
  const at = await startedRoom();
  const { id } = await at.battle();
  await at.give(ann, 'R1 charge B1');
  accepted(await at.host.replace(at.by(bob), { by: dan }));
  accepted(await at.host.take(at.by(dan), id, await offer(at)));
  accepted(await at.host.vacancy(at.by(dan), {}));
  accepted(await at.host.take(at.by(dan), id, await offer(at)));
  await at.host.noted(id, { kind: 'lacks', names: ['PinMessages', 'CreatePrivateThreads'] });
  accepted(await at.host.resign(at.by(dan)));
  const posted = await at.posts();
  const history = await at.host.history(at.by(eve));
  if (history instanceof Refusal) throw history;
  const all: unknown[] = [];
  for await (const { post } of history.told) all.push(post);
  expect(all).toEqual(posted.map(withoutButtons));
});

test('if no one has to act the status names no one: the game continues automatically, or the side has no commander', async () => {
  const at = await startedRoom();
  const rulesets = rulesetsByName({ toy: createToy() });
  const clock = () => new Date(0);
  const deps = { store: at.store, words: at.words, clock, rulesets, memory: newMemory(clock()) } as unknown as Deps;
  const loaded = await load(deps, await at.battle());
  const next = { kind: 'auto' as const, side: 'red' as const, text: 'roll points' };
  expect(await standing(deps, { ...loaded, next })).toEqual([]);
  const says = async (more: Partial<typeof loaded>) =>
    (await standing(deps, { ...loaded, ...more, seats: [] })).map((line) => at.words.say('en', line));
  expect(await says({ holders: { red: undefined, blue: undefined } })).toEqual([
    'Red has no commander. Take over with `/battle join`.',
  ]);
  expect(await says({})).toEqual(['**Ann** (Red) is playing']);
});
