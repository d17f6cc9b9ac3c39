/** What the page tells of a battle is what stood in its channel: word for word, in order, and nothing else. */
import { expect, test } from 'vitest';
import type { BattleHistory, HistoryPost } from '../../../src/host/verbs/history/history.ts';
import { exported } from '../../../src/host/advance/export-file.ts';
import type { Post } from '../../../src/host/post.ts';
import { type Json, Refusal } from '../../../src/kernel/play.ts';
import type { SpokenEntry, Store } from '../../../src/host/store/store.ts';
import { createToy, type Toy } from '../../help/toy.ts';
import {
  accepted,
  ann,
  bob,
  callOff,
  eve,
  refusal,
  type Room,
  room,
  startedRoom,
  uma,
  withDice,
} from '../../help/room.ts';

async function historyOf(
  at: Room,
  language: 'en' | 'fr' = 'en',
): Promise<BattleHistory & { readonly all: HistoryPost[] }> {
  const history = await at.host.history({ ...at.by(eve), language });
  if (history instanceof Refusal) throw history;
  const all: HistoryPost[] = [];
  for await (const told of history.told) all.push(told);
  return { ...history, all };
}

/** Nothing of a post can be pressed any more. */
function still({
  question: _question,
  desk: _desk,
  toDesk: _toDesk,
  ideas: _ideas,
  dropped: _dropped,
  motion: _motion,
  turn: _turn,
  until: _until,
  over: _over,
  details: _details,
  ...post
}: Post): Post {
  return post;
}

async function isAsPosted(at: Room): Promise<HistoryPost[]> {
  const posted = await at.posts();
  const { all } = await historyOf(at);
  expect(all.map(({ post }) => post)).toEqual(posted.map(still));
  await hasSlotsForPeople(at);
  return all;
}

/** An order's canonical text may hold a name, for it is part of the hashed ledger; nothing else of a line does. */
const ORDERS = new Set(['order', 'orders', 'dropped', 'what', 'transcript', 'question', 'written', 'played']);

/** No line names a person but where names are kept, nor any message by its id. */
async function hasSlotsForPeople(at: Room): Promise<void> {
  const { id, tableSeq } = await at.battle();
  for (const { kind, data, said } of await at.store.spokenEntries(id, 1, tableSeq)) {
    const rest = Object.entries(data as object).filter(([key]) => !ORDERS.has(key));
    const kept = JSON.stringify([kind, Object.fromEntries(rest), said?.en, said?.fr]);
    for (const { name } of [ann, bob, eve, uma]) expect(kept).not.toContain(name.split(' ')[0]);
    expect(kept).not.toMatch(/"id":"[a-z]+-[a-z-]+"/);
  }
}

/** Red gives up, whoever commands it. */
const resign = async (at: Room, person = ann) => accepted(await at.host.resign(at.by(person)));

test('a standing order that cannot be followed, one that was, planned orders, and a plan that stopped', async () => {
  const at = await withDice('6 6 6 6 6 6');
  accepted(await at.host.setStanding(at.by(bob), 'B1: dance'));
  accepted(await at.host.setStanding(at.by(bob), 'B2: run'));
  await at.give(ann, 'R1 charge B1');
  accepted(await at.answer(bob, 'run'));
  await at.give(ann, 'R2 charge B2');
  accepted(await at.host.writePlan(at.by(bob), 'B1 shoot R1; B2 move 1; B2 move 6'));
  await at.give(ann, 'end');
  await resign(at);
  const told = await isAsPosted(at);
  const said = JSON.stringify(told);
  expect(said).toContain('cannot be followed');
  expect(said).toContain('from the plan');
  expect(said).toContain('your plan has stopped');
  expect(said).not.toContain('dance');
  expect(said).not.toContain('B2 move 6');
});

test('questions, answers, an undo, minor orders, a resignation, with the person behind each', async () => {
  const at = await withDice('5 6 6 6 1');
  await at.give(ann, 'R1 move 3');
  await at.give(ann, 'R2 move 4');
  accepted(await at.host.undo(at.by(ann)));
  await at.give(ann, 'R1 charge B1');
  accepted(await at.host.leave(at.by(bob)));
  accepted(await at.host.join(at.by(eve), 'blue'));
  accepted(await at.answer(eve, 'stand'));
  accepted(await at.answer(eve, 'flee'));
  accepted(await at.answer(ann, 'no'));
  await at.give(ann, 'end');
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await at.give(eve, 'B2 charge R2');
  expect(refusal(await at.host.history(at.by(ann)))).toBe('host-not-over');
  // Nor is what waits in the file: its order may say what is to follow.
  expect(JSON.stringify(await at.host.export(at.by(bob)))).not.toContain('asked');
  await resign(at);
  const told = await isAsPosted(at);
  expect(told.flatMap(({ by, post }) => (by ? [[by.who, by.does, post.kind]] : []))).toEqual([
    ['Ann', 'R1 charge B1', 'card'],
    ['Eve', 'stand', 'card'],
    ['Eve', 'flee', 'card'],
    ['Ann', 'no', 'report'],
    ['Eve', 'B2 charge R2', 'card'],
    ['Ann', 'resign', 'bulletin'],
  ]);
});

test('orders without effect: taken back, annulled, stopped, dropped with their commander', async () => {
  const at = await withDice('6 6 6 6');
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await at.give(ann, 'R1 charge B1; R1 move 3; R2 move 3; R2 move 4');
  accepted(await at.answer(bob, 'run'));
  await at.give(ann, 'R1 charge B2; R2 move 5');
  accepted(await at.host.annul(at.by(uma), 'out of sight'));
  await at.give(ann, 'R1 charge B2; R2 move 5');
  await at.rule(uma, 'B1 lose 1', 'a mistake');
  accepted(await at.host.throwDice(at.by(uma), { dice: '2d6', why: 'wind' }));
  await at.give(ann, 'R1 charge B2; R2 move 5');
  accepted(await at.host.pause(at.by(uma), 'supper is *ready*'));
  accepted(await at.host.unpause(at.by(uma)));
  accepted(await at.host.answerFor(at.by(uma), 'stand', 'gone fishing'));
  accepted(await at.host.leave(at.by(uma)));
  await resign(at);
  expect(await isAsPosted(at)).not.toHaveLength(0);
});

test('against the bot: its welcome, its orders, and the player who took its place', async () => {
  const at = await room();
  accepted(await at.host.open(at.by(ann), 'toy', 'en', { id: '9001', name: 'Aide', side: 'blue' }));
  await at.give(ann, 'R1 charge B1, pursue no');
  await at.give(ann, 'end');
  await at.host.idle();
  accepted(await at.host.join(at.by(bob), 'blue'));
  await resign(at);
  const told = await isAsPosted(at);
  expect(told[0]!.post.title).toBe('Toy battle');
  expect(told.flatMap(({ by }) => by?.who ?? [])).toContain('Aide');
});

test('decisions of the desk: a proposal refused, one withdrawn, one agreed', async () => {
  const at = await startedRoom();
  await at.rule(ann, 'B1 lose 1', 'it was agreed');
  accepted(await at.answer(bob, 'refuse'));
  await at.rule(ann, 'B1 lose 1', 'it was agreed');
  accepted(await at.host.undo(at.by(ann)));
  await at.rule(ann, 'B1 lose 1', 'it was agreed');
  accepted(await at.answer(bob, 'agree'));
  await resign(at);
  expect(await isAsPosted(at)).not.toHaveLength(0);
});

test('failures: an order withdrawn, the game halted, and its recovery', async () => {
  const at = await startedRoom();
  const sound = createToy();
  let fails = 'shoot';
  const buggy: Toy = {
    ...sound,
    *play(table, order, by) {
      if (order.verb === fails) throw new Error('a bug');
      yield* sound.play(table, order, by);
    },
  };
  const host = at.again({ toy: buggy, failed: () => undefined });
  const preview = await at.host.preview(at.by(ann), 'R1 move 3; R1 shoot B1; R2 move 4');
  if (preview instanceof Refusal) throw preview;
  accepted(await host.confirm(at.by(ann), preview.draft));
  fails = 'points';
  await at.give(ann, 'end', host);
  expect((await at.battle()).status).toBe('halted');
  fails = 'nothing';
  accepted(await host.start(at.by(bob)));
  await resign(at);
  const told = await isAsPosted(at);
  expect(told.filter(({ post }) => post.kind === 'notice').length).toBeGreaterThan(5);
});

/** Lines as earlier versions wrote them: with names in their data, and nothing of what was said. */
function asBefore(at: Room, without: readonly string[] = []): Store['spokenEntries'] {
  return async (...which) =>
    (await at.store.spokenEntries(...which)).map(({ data, ...line }): SpokenEntry => {
      const name = line.said?.people[line.userId ?? ''];
      const kept = Object.entries({ ...(data as object), ...(typeof name === 'string' && { name }) });
      const read = kept.filter(([key]) => !without.includes(key));
      const nothing = { readers: undefined, said: undefined, changes: undefined };
      return { ...line, ...nothing, data: Object.fromEntries(read) as Json };
    });
}

test('a battle from before its lines were stored is summarised, with the times', async () => {
  let seconds = 0;
  const clock = () => new Date(Date.UTC(2026, 0, 1) + 1000 * (seconds += 1));
  const at = await startedRoom({ clock });
  await at.give(ann, 'R1 shoot B1');
  accepted(await at.host.leave(at.by(bob)));
  accepted(await at.host.join(at.by(eve), 'blue'));
  await at.give(ann, 'R1 charge B1');
  accepted(await at.answer(eve, 'stand'));
  accepted(await at.host.undo(at.by(ann)));
  await resign(at);
  const spokenEntries = asBefore(at, ['after', 'title']);
  const old = { ...at, host: at.again({ clock, store: { ...at.store, spokenEntries } }) };
  const { all, title } = await historyOf(old);
  expect(title).toBe('toy');
  expect(all[0]!.post.scene).toBeDefined();
  expect(all.map(({ post }) => `${post.kind}: ${post.sentences[0]?.says}`)).toMatchInlineSnapshot(`
    [
      "notice: Ann opens a battle: **toy**.",
      "notice: Ann joins the battle.",
      "notice: Bob \\*the bold\\* joins the battle.",
      "notice: The battle begins.",
      "bulletin: [roll]",
      "report: [spent]",
      "notice: Bob \\*the bold\\* leaves the battle.",
      "notice: Eve joins the battle.",
      "card: [spent]",
      "card: [stand]",
      "notice: Ann makes a proposal.",
      "notice: The pending order is cancelled.",
      "bulletin: [won]",
      "notice: \`▰▰▰▰▰▰▰▰▰▰\` Red: 10 of 10 left, 0 lost
    \`▰▰▰▰▰▰▰▰▰▰\` Blue: 10 of 10 left, 0 lost",
    ]
  `);
  // What the rules tell of an entry or a question is the same as ever.
  const posted = (await at.posts()).map(still);
  for (const kind of ['report', 'card'] as const) {
    const of = (posts: readonly Post[]) => posts.filter((each) => each.kind === kind);
    expect(of(all.map(({ post }) => post))).toEqual(of(posted));
  }
});

test('a line stores its words in both languages, a slot for each person, and its readers', async () => {
  const at = await startedRoom();
  accepted(await at.host.leave(at.by(bob)));
  const { id, tableSeq } = await at.battle();
  const [line] = await at.store.spokenEntries(id, tableSeq, tableSeq);
  expect(line).toMatchObject({ kind: 'left', readers: 'all', data: { sides: ['blue'], dropped: [] } });
  expect(line!.said!.people).toEqual({ [bob.id]: bob.name });
  const [en, fr] = [line!.said!.en, line!.said!.fr].map(([post]) => post!.sentences[0]!.says);
  expect([en, fr]).toEqual([`⟦${bob.id}⟧ gives up command of Blue.`, `⟦${bob.id}⟧ quitte le commandement des Bleus.`]);
  expect(line!.changes).toEqual({ seats: { remove: [{ side: 'blue', userId: bob.id }], add: [], change: [] } });
  expect(JSON.stringify(line!.data)).not.toContain('Bob');
});

test('a forgotten person is a former commander in stored lines', async () => {
  const at = await startedRoom();
  accepted(await at.host.leave(at.by(bob)));
  accepted(await at.host.join(at.by(eve), 'blue'));
  await resign(at);
  const forget = (line: SpokenEntry): SpokenEntry =>
    line.said ? { ...line, said: { ...line.said, people: { ...line.said.people, [bob.id]: null } } } : line;
  const spokenEntries: Store['spokenEntries'] = async (...which) =>
    (await at.store.spokenEntries(...which)).map(forget);
  const { all } = await historyOf({ ...at, host: at.again({ store: { ...at.store, spokenEntries } }) });
  const text = JSON.stringify(all);
  expect(text).toContain('a former commander gives up command of Blue');
  expect(text).not.toContain('Bob');
});

test('each reader gets their own language, with everyone by name', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 move 3');
  await resign(at);
  const { title, says, people, all, secretHash } = await historyOf(at, 'fr');
  expect(title).toContain('Toy battle');
  expect(says.slice(1, 3)).toEqual([expect.stringMatching(/^Rouges.: Ann$/), expect.stringContaining('Bob \\*the')]);
  expect(new Set(people)).toEqual(new Set([ann, bob]));
  expect(all[0]!.post.sentences.map((each) => each.says).join('\n')).toContain(secretHash);
  expect(all.map(({ post }) => post.sentences[0]?.says)).toContainEqual(expect.stringMatching(/^La bataille commence/));
});

test('without a battle there is no history', async () => {
  const at = await room();
  expect(refusal(await at.host.history(at.by(ann)))).toBe('host-no-battle');
});

test('during the battle its file has only the lines that everyone may read; at its end all of them', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.by(eve), 'red'));
  accepted(await at.host.commandGive(at.by(ann), eve.id, 'R2'));
  accepted(await at.host.commandPoints(at.by(ann), eve.id, 1));
  await at.give(ann, 'R1 charge B1, pursue no');
  accepted(await at.answer(bob, 'stand, if failed flee'));
  const file = async () => exported.parse(JSON.parse(accepted(await at.host.export(at.by(bob))).json));
  const before = await file();
  expect(before.format).toBe(3);
  expect(new Set(before.table.map(({ readers }) => readers))).toEqual(new Set(['all']));
  const gave = before.table.find(({ kind }) => kind === 'gave')!;
  expect(gave).toMatchObject({ person: 'p1', data: { to: 'p3' } });
  expect(gave.said!.people).toBeUndefined();
  expect(gave.said!.fr[0]!.sentences[0]!.says).toContain('⟦p3⟧');
  expect(gave.said!.en[0]).not.toHaveProperty('scene');
  expect(before.table.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['allotted']));
  expect(JSON.stringify(before.table)).not.toMatch(/pursue no|if failed|order point/);
  await resign(at);
  const after = await file();
  const hidden = after.table.filter(({ readers }) => readers !== 'all');
  expect(hidden.map(({ kind, readers }) => `${kind} ${readers}`)).toEqual(['allotted red', 'asked red', 'asked red']);
  const lost = before.table.filter(({ seq }) => !after.table.some((line) => line.seq === seq));
  expect(lost).toEqual([]);
});

test('the file of a battle under way counts unreported orders, and quotes them at the end', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 charge B1; R2 move 4');
  accepted(await at.host.leave(at.by(ann)));
  const file = async () => {
    const exported = await at.host.export(at.by(bob));
    if (exported instanceof Refusal) throw exported;
    return exported.json;
  };
  expect(await file()).not.toContain('R2 move 4');
  expect(await file()).toContain('"dropped": 1');
  accepted(await at.answer(bob, 'run'));
  accepted(await at.host.resign(at.by(bob)));
  expect(await file()).toContain('R2 move 4');
});

test('proposals: made, refused, carried, lapsed; no calls while both are present', async () => {
  const at = await withDice('6 6 6 6 6');
  const ballot = async (person: typeof ann, agrees: boolean) => {
    const { id } = await at.battle();
    const [motion] = await at.store.motions(id);
    accepted(await at.host.vote(at.by(person), id, motion!.id, agrees));
  };
  accepted(await at.host.askForPause(at.by(ann), 'supper'));
  await ballot(bob, false);
  accepted(await at.host.askForPause(at.by(ann), 'supper is *ready*'));
  await ballot(bob, true);
  accepted(await at.host.unpause(at.by(bob)));
  await ballot(ann, true);
  accepted(await at.host.askForPace(at.by(bob), '24h/8h'));
  await ballot(ann, true);
  accepted(await at.host.askForTime(at.by(bob), '12'));
  await ballot(ann, true);
  accepted(await at.host.askForLive(at.by(bob)));
  await ballot(ann, true);
  await at.give(ann, 'R1 charge B1');
  accepted(await at.answer(bob, 'stand'));
  accepted(await at.host.undo(at.by(ann)));
  await ballot(bob, true);
  accepted(await at.host.askForLive(at.by(bob)));
  await at.give(ann, 'R1 shoot B1');
  accepted(await at.host.undo(at.by(ann)));
  await at.give(ann, 'R2 move 4');
  accepted(await at.host.undo(at.by(ann)));
  accepted(await at.host.undo(at.by(ann)));
  await ballot(bob, true);
  await at.give(ann, 'R1 shoot B1');
  await at.give(ann, 'end');
  accepted(await at.host.propose(at.by(bob), 'draw'));
  await ballot(ann, true);
  expect(await isAsPosted(at)).not.toHaveLength(0);
});

test('called off while an order waits: shown up to its end, without the rest of the order', async () => {
  const at = await withDice('6 6 6 6 6');
  await at.give(ann, 'R1 move 3');
  await at.give(ann, 'R1 charge B1, pursue no; R2 move 4');
  accepted(await at.host.leave(at.by(bob)));
  accepted(await at.host.join(at.by(eve), 'blue'));
  await callOff(at);
  const { says, ended } = await historyOf(at);
  expect(says[0]).toContain('By decision of an administrator, Eve, the battle is called off: “We must stop.”');
  expect(ended).toEqual((await at.battle()).updatedAt);
  const told = await isAsPosted(at);
  expect(told.at(-1)!.post.sentences[1]!.says).toContain((await at.battle()).secret);
  expect(JSON.stringify(told)).not.toMatch(/pursue no|R2 move 4/);
});

test('a battle called off before lines stored who did it and why', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 move 3');
  await callOff(at);
  const { says } = await historyOf({
    ...at,
    host: at.again({ store: { ...at.store, spokenEntries: asBefore(at, ['by', 'why']) } }),
  });
  expect(says[0]).toMatch(/calls the battle off\.$/);
});
