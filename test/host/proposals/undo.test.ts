/** Taking back what has told somebody something: those whom it concerns agree, and see what changes. */
import { expect, test } from 'vitest';
import { verified } from '../../../src/host/verbs/fair-dice/verify.ts';
import { replayed } from '../../../src/host/verbs/history/replay.ts';
import { exported } from '../../../src/host/advance/export-file.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { createToy } from '../../help/toy.ts';
import { accepted, ann, bob, eve, refusal, type Room, room, startedRoom, uma, withDice } from '../../help/room.ts';
import { agrees, offered, open, press, refuses, saysOf } from './voting.ts';

const undo = async (at: Room, person = ann, to?: number) => accepted(await at.host.undo(at.by(person), to));

/** The dice of every order of that text, in the order in which it was given. */
async function diceOf(at: Room, text: string): Promise<(readonly number[])[]> {
  const { id, seq } = await at.battle();
  const entries = await at.store.entries(id, 1, seq);
  return entries
    .filter((entry) => entry.text === text)
    .map(({ transcript }) => transcript.flatMap((line) => ('roll' in line ? line.got : [])));
}

test('an order with dice is taken back when the other chief agrees; the same order gets the same dice', async () => {
  const at = await startedRoom();
  const before = await at.battle();
  await at.give(ann, 'R1 shoot B1');
  const shot = await at.battle();
  await at.posts();
  await undo(at);
  const post = offered(await at.posts(), bob);
  expect(saysOf(post)).toContain('Ann proposes to undo `R1 shoot B1`');
  expect(post.scene).toBeDefined();
  expect((await at.battle()).position).toBe(shot.position);
  await agrees(at, bob);
  const [told] = await at.posts();
  expect(saysOf(told!)).toContain('By agreement of Ann and Bob \\*the bold\\*, `R1 shoot B1` is undone');
  expect(told).toMatchObject({ calls: [ann.id] });
  const log = await at.host.log(at.by(ann), 9);
  if (log instanceof Refusal) throw log;
  expect(log.entries.at(-1)?.order).toBe(`R1 shoot B1 is undone (entry ${shot.seq})`);
  const after = await at.battle();
  expect(after).toMatchObject({ state: before.state, position: before.position, dice: before.dice, seq: shot.seq + 1 });
  await at.give(ann, 'R1 shoot B1');
  const [first, second] = await diceOf(at, 'R1 shoot B1');
  expect(first).toHaveLength(2);
  expect(second).toEqual(first);
});

test('scripted dice return too', async () => {
  const at = await withDice('6 1 2 3 4 5 6');
  await at.give(ann, 'R1 shoot B1');
  await undo(at);
  await agrees(at, bob);
  await at.give(ann, 'R1 shoot B1');
  expect(await diceOf(at, 'R1 shoot B1')).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test('the picture and the list say which units move, weaken or vanish', async () => {
  const at = await withDice('6 6 6 6 6 6 6 6 6 6 6');
  await at.give(ann, 'R1 move 6');
  await at.give(ann, 'R1 shoot B1');
  await at.posts();
  await undo(at, ann, 3);
  const post = offered(await at.posts(), bob);
  expect(saysOf(post)).toMatch(/2 units would change/);
  expect(saysOf(post)).toMatch(/\*\*R1\*\* from 0601 to 0\d01/);
  expect(saysOf(post)).toMatch(/\*\*B1\*\* (strength \d → \d|back at)/);
  expect(saysOf(post)).toContain('order points');
});

test('with its consequences: the automatic end of the turn, and the orders of the other side', async () => {
  const at = await startedRoom();
  const before = await at.battle();
  await at.give(ann, 'end');
  await at.give(bob, 'B1 shoot R1');
  expect((await at.host.undoable(at.by(ann), '')).map(({ text }) => Number(text))).toEqual([6, 3]);
  const [inFrench] = await at.host.undoable({ ...at.by(ann), language: 'fr' }, '6');
  expect(inFrench!.shown).toMatch(/^6 · .*\u{a0}: B1 /u);
  await undo(at);
  expect(saysOf((await at.posts()).at(-1)!)).toContain('undo `end`, and 1 order after it');
  await agrees(at, bob);
  expect(await at.battle()).toMatchObject({ state: before.state, position: before.position, status: 'playing' });
  await at.give(ann, 'R1 shoot B1');
  expect((await at.battle()).position).toBe((await at.battle()).seq);
});

test('a waiting order with rolls: with the agreement of the player who answered', async () => {
  const at = await withDice('6 6 6 6');
  await at.give(ann, 'R1 charge B1');
  accepted(await at.answer(bob, 'stand'));
  await at.posts();
  await undo(at);
  offered(await at.posts(), bob);
  await agrees(at, bob);
  expect(await at.store.waiting((await at.battle()).id)).toBeUndefined();
  await at.give(ann, 'R1 move 3');
});

test('an earlier order: the waiting one is undone with it, and its commander is called', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.by(eve), 'red'));
  accepted(await at.host.commandGive(at.by(ann), eve.id, 'R2'));
  await at.give(ann, 'R1 shoot B1');
  const { seq } = await at.battle();
  await at.give(eve, 'R2 charge B1');
  await at.give(eve, 'R2 move 5');
  await undo(at, ann, seq);
  await agrees(at, eve);
  await at.posts();
  await agrees(at, bob);
  const told = (await at.posts()).find(({ calls }) => calls.includes(eve.id))!;
  expect(saysOf(told)).toBe('Eve: your queued orders were not carried out.');
  const lost = accepted(await at.host.droppedOrders(at.by(eve), told.dropped!.battle, told.dropped!.revision));
  expect(lost.text).toBe('R2 charge B1; R2 move 5');
});

test('one refusal ends it and the proposer is told; it may be proposed again', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 shoot B1');
  const shot = await at.battle();
  await undo(at);
  await at.posts();
  await refuses(at, bob);
  const [told] = await at.posts();
  expect(told).toMatchObject({ calls: [ann.id] });
  expect(saysOf(told!)).toBe('Bob \\*the bold\\* rejects the proposal: undoing an order.');
  expect((await at.battle()).position).toBe(shot.position);
  expect(refusal(await press(at, bob, true))).toBe('proposal-closed');
  await undo(at);
  expect(await open(at)).toHaveLength(1);
});

test('a second press is harmless, strangers cannot vote, and the proposer may withdraw it', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 shoot B1');
  await undo(at);
  expect(refusal(await press(at, eve, true))).toBe('proposal-not-asked');
  expect(refusal(await press(at, ann, true))).toBe('proposal-voted');
  expect(refusal(await at.host.undo(at.by(ann)))).toBe('proposal-yours');
  await refuses(at, ann);
  expect(await open(at)).toEqual([]);
  const [motion] = await open(at);
  expect(motion).toBeUndefined();
  await undo(at);
  const interaction = at.by(bob);
  const { id } = await at.battle();
  const [again] = await open(at);
  accepted(await at.host.vote(interaction, id, again!.id, true));
  const position = (await at.battle()).seq;
  accepted(await at.host.vote(interaction, id, again!.id, true));
  expect((await at.battle()).seq).toBe(position);
});

test('it lapses publicly as soon as the position has changed', async () => {
  const at = await withDice('6');
  await at.give(ann, 'R1 shoot B1');
  await undo(at);
  await at.posts();
  await at.give(ann, 'R2 shoot B1');
  expect(saysOf((await at.posts()).at(-1)!)).toBe('The proposal has lapsed: undoing an order.');
  expect(await open(at)).toEqual([]);
});

test('the umpire undoes alone, and decides proposals of the sides', async () => {
  const at = await withDice('6');
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await at.give(ann, 'R1 shoot B1');
  await at.posts();
  await undo(at, uma);
  expect(saysOf((await at.posts())[0]!)).toContain('⚖ By decision of the umpire, Uma');
  await at.give(ann, 'R1 shoot B1');
  await undo(at);
  await agrees(at, uma);
  expect(await open(at)).toEqual([]);
  await at.give(ann, 'R1 shoot B1');
  await undo(at);
  await refuses(at, uma);
  expect(await open(at)).toEqual([]);
});

test('a player with both sides, or against the bot, decides alone', async () => {
  const both = await room();
  accepted(await both.host.open(both.by(ann), 'toy', 'en'));
  accepted(await both.host.join(both.by(ann), 'red'));
  accepted(await both.host.join(both.by(ann), 'blue'));
  accepted(await both.host.start(both.by(ann)));
  await both.give(ann, 'R1 shoot B1');
  await undo(both);
  expect(await open(both)).toEqual([]);

  const solo = await room();
  accepted(await solo.host.open(solo.by(ann), 'toy', 'en', { id: '9001', name: 'Aide', side: 'blue' }));
  const before = await solo.battle();
  await solo.give(ann, 'end');
  await solo.host.idle();
  await undo(solo);
  await solo.host.idle();
  expect(await solo.battle()).toMatchObject({ state: before.state, position: before.position });
});

test('never beyond a decision of the desk, and never without a chief on the other side', async () => {
  const at = await withDice('6');
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await at.give(ann, 'R1 shoot B1');
  await at.rule(uma, 'B1 lose 1', 'a mistake');
  expect(refusal(await at.host.undo(at.by(ann)))).toBe('host-undo-hand');
  expect(await at.host.undoable(at.by(ann), '')).toEqual([]);
  await at.give(ann, 'R2 shoot B1');
  expect(refusal(await at.host.undo(at.by(ann), 3))).toBe('host-undo-hand');
  expect(refusal(await at.host.undo(at.by(ann), 99))).toBe('proposal-undo-no-entry');
  accepted(await at.host.leave(at.by(bob)));
  expect(refusal(await at.host.undo(at.by(ann)))).toBe('proposal-vacant');
});

test('it survives a restart, is exported, and the file replays', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 shoot B1');
  await at.give(ann, 'end');
  await undo(at, ann, 3);
  const host = at.again();
  await host.resume();
  const [motion] = await open(at);
  accepted(await host.vote(at.by(bob), (await at.battle()).id, motion!.id, true));
  await at.give(ann, 'R1 shoot B1');
  accepted(await at.host.resign(at.by(bob)));
  const file = await at.host.export(at.by(ann));
  if (file instanceof Refusal) throw file;
  const whole = exported.parse(JSON.parse(file.json));
  const { faults } = verified(whole, rulesetsByName({ toy: createToy() }).get('toy')!);
  expect(faults).toEqual([]);
  expect(replayed(whole).join('\n')).toMatch(/undo 3 to 2/);
});
