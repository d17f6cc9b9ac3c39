/** Standing orders: filed for a unit or for all, tried before the doctrine, heard of by nobody else. */
import { expect, test } from 'vitest';
import type { Reply } from '../../../src/host/request.ts';
import { load } from '../../../src/host/advance/load.ts';
import { newMemory } from '../../../src/host/battle/deps.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { endedOrders } from '../../../src/host/advance/filed/danger.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { toLines } from '../../../src/kernel/transcript.ts';
import { accepted, ann, bob, eve, refusal, type Room, shown, startedRoom } from '../../help/room.ts';
import { createToy } from '../../help/toy.ts';

const set = async (at: Room, person: typeof ann, text: string) =>
  accepted(await at.host.setStanding(at.by(person), text));
const list = async (at: Room, person: typeof ann) => at.say((await at.host.listStanding(at.by(person))) as Reply);
const entries = async (at: Room) => {
  const { id, seq } = await at.battle();
  const entry = await at.store.entry(id, seq);
  return toLines(entry!.transcript).join('\n');
};
const isWaiting = async (at: Room) => (await at.store.waiting((await at.battle()).id)) !== undefined;

test('a filed answer for a unit is given for it, with its day, and no one has to wait', async () => {
  const at = await startedRoom();
  expect(at.say(await set(at, bob, 'B1: run'))).toContain('B1: run');
  await at.give(ann, 'R1 charge B1');
  expect(await entries(at)).toContain('ASK-REACT blue = "run" by standing 2026-01-01 ');
});

test('the narrower one first: for the unit, then for all of the commander’s units; then the doctrine', async () => {
  const at = await startedRoom();
  await set(at, bob, 'all: run');
  await set(at, bob, 'B1: dash');
  const dashing = at.again({ toy: createToy(['stand', 'run', 'dash']) });
  await at.give(ann, 'R1 charge B1', dashing);
  const { id } = await at.battle();
  expect(toLines((await at.store.waiting(id))!.transcript).join()).toContain('= "dash" by standing');
  for (const who of [bob, ann]) await at.answer(who, 0, dashing);
  await at.give(ann, 'R1 charge B2');
  expect(await entries(at)).toContain('= "run" by standing');
});

test('an answer given in this order comes before it', async () => {
  const at = await startedRoom();
  await set(at, bob, 'all: if hit flee');
  await at.give(ann, 'R1 charge B1');
  await at.answer(bob, 'stand, if hit stay');
  expect(await entries(at)).not.toContain('"flee" by standing');
});

test('a later one for the same case replaces the older; a dropped one no longer answers', async () => {
  const at = await startedRoom();
  await set(at, bob, 'B1: stand');
  await set(at, bob, 'B1: run');
  expect(await list(at, bob)).not.toContain('B1: stand');
  const [choice] = await at.host.standingToDrop(at.by(bob), 'b1');
  expect(choice!.shown).toBe('B1: run');
  accepted(await at.host.dropStanding(at.by(bob), choice!.text));
  expect(await list(at, bob)).toContain('no standing orders');
  expect(refusal(await at.host.dropStanding(at.by(bob), choice!.text))).toBe('standing-no-such');
  await at.give(ann, 'R1 charge B1');
  expect(await isWaiting(at)).toBe(true);
});

test('all of them are dropped at once, by their text too', async () => {
  const at = await startedRoom();
  for (const text of ['B1: stand', 'B2: run', 'all: run']) await set(at, bob, text);
  accepted(await at.host.dropStanding(at.by(bob), 'b2: RUN'));
  const left = await at.host.standingToDrop(at.by(bob), '');
  expect(left.map((each) => each.shown).toSorted()).toEqual(['B1: stand', 'all of them', 'all: run']);
  accepted(await at.host.dropStanding(at.by(bob), 'all'));
  expect(await at.host.standingToDrop(at.by(bob), '')).toEqual([]);
});

test('one set while an order waits answers not that order, but the next', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 charge B1');
  expect(at.say(await set(at, bob, 'all: if hit flee'))).toContain('It applies from the next order on');
  await at.answer(bob, 'stand');
  expect(await entries(at)).not.toContain('by standing');
});

test('one that cannot be followed leaves the question open, and the card says so', async () => {
  const at = await startedRoom();
  await at.posts();
  await set(at, bob, 'B1: dance');
  await at.give(ann, 'R1 charge B1');
  expect(await isWaiting(at)).toBe(true);
  const card = (await at.posts()).find(({ kind }) => kind === 'card')!;
  expect(shown(card)).toContain('One of your standing orders covers this, but cannot be followed now.');
  // The card stands where the enemy reads it too.
  expect(JSON.stringify(card)).not.toContain('dance');
  await at.answer(bob, 'run');
  expect(await entries(at)).toContain('= "run" by person p2');
});

test('unrelated events do not cancel it: it stays from turn to turn', async () => {
  const at = await startedRoom();
  await set(at, bob, 'B1: run');
  await at.give(ann, 'R1 move 3');
  await at.give(ann, 'end');
  await at.give(bob, 'B2 move 7');
  await at.give(bob, 'end');
  expect(await list(at, bob)).toContain('B1: run');
});

test('filed by commanders, for their own units, in readable text; by no one else', async () => {
  const at = await startedRoom();
  expect(refusal(await at.host.setStanding(at.by(eve), 'B1: run'))).toBe('host-no-seat');
  expect(await at.host.setStanding(at.by(ann), 'B1: run')).toBeInstanceOf(Refusal);
  expect(await at.host.setStanding(at.by(bob), '???')).toBeInstanceOf(Refusal);
  expect(refusal(await at.host.listStanding(at.by(eve)))).toBe('host-no-seat');
  expect(await at.host.standingToDrop(at.by(eve), '')).toEqual([]);
  expect(await at.host.completeStanding(at.by(eve), '')).toEqual([]);
  expect((await at.host.completeStanding(at.by(bob), 'B')).map(({ text }) => text)).toEqual(['B1: run', 'B2: run']);
});

test('it is revealed to no one else: no post, no line of the public logs, nothing in the enemy’s list', async () => {
  const at = await startedRoom();
  await at.posts();
  const { tableSeq } = await at.battle();
  await set(at, bob, 'B1: run');
  expect(await at.posts()).toEqual([]);
  expect((await at.battle()).tableSeq).toBe(tableSeq);
  expect(await list(at, ann)).not.toContain('run');
});

test('a unit’s standing order counts as long as its author commands the unit', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.by(eve), 'blue'));
  await set(at, bob, 'B1: run');
  const { id, revision } = await at.battle();
  const change = [{ side: 'blue', userId: eve.id, patch: { units: ['B1'] } }] as const;
  await at.store.commit({ at: new Date(0), battle: { id, revision }, seats: { change } });
  expect(refusal(await at.host.setStanding(at.by(bob), 'B1: stand'))).toBe('standing-not-yours');
  await set(at, bob, 'all: run');
  await at.give(ann, 'R1 charge B1');
  expect(await isWaiting(at)).toBe(true);
});

test('ending your turn shows which orders concern units in danger', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 move 3');
  await set(at, ann, 'R1: run');
  const says = at.say(await at.give(ann, 'end'));
  expect(says).toContain('R1 in danger: `R1: run`');
  expect(says).toContain('R2 in danger: no standing order');
  expect(at.say(await at.give(bob, 'end'))).not.toContain('danger');
});

/** An Austrian charge that a French column may meet in several ways. */
const CHARGE = `title en "A charge" fr "Une charge"
map 30 x 20
army red en "Austrians" fr "Autrichiens" points 1500 edge south
army blue en "French" fr "Français" points 1500 edge north
first red
turns 3
red 7C heavy cavalry 0508 N
red 8L line infantry line 0915 N
blue 3L line infantry column 0504 S
blue 4L line infantry line 2710 S
dice 6 6 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
`;

function charge(): Promise<Room> {
  const title = { id: 'bot-scenario', args: { name: 'charge' } };
  const scenario = { name: 'charge', title, ruleset: 'sabreur-hex', text: CHARGE };
  return startedRoom({ rulesets: rulesetsByName(rulesets), scenarios: [scenario], scriptedDice: true }, 'charge');
}

test('the report says "by standing order", with the day', async () => {
  const at = await charge();
  await set(at, bob, '3L: if charged by cavalry closed column else fire');
  await at.posts();
  await at.give(ann, '7C charge 3L');
  expect(await entries(at)).toContain('= "fire" by standing 2026-01-01');
  expect((await at.posts()).map(shown).join('\n')).toContain('by standing order of 1 Jan');
});

test('the suggestions for a misspelt one are in the language of its reader', async () => {
  const at = await charge();
  const french = { ...at.by(bob), language: 'fr' } as const;
  expect(await at.host.setStanding(french, '3L: squar')).toMatchObject({ instead: ['3L\u00a0: carré'] });
  expect(await at.host.setStanding(at.by(bob), '3L: squar')).toMatchObject({ instead: ['3L: square'] });
});

test('a lost unit’s standing order ends', async () => {
  const at = await charge();
  await set(at, bob, '3L: if charged hold');
  await set(at, bob, 'all: if failed flee');
  const loaded = await load(
    {
      store: at.store,
      rulesets: rulesetsByName(rulesets),
      words: at.words,
      clock: () => new Date(0),
      memory: newMemory(new Date(0)),
    } as never,
    await at.battle(),
  );
  const state = loaded.state as { readonly units: readonly { readonly id: string }[] };
  expect(endedOrders(loaded, state)).toEqual([]);
  const without = { ...state, units: state.units.filter(({ id }) => id !== '3L') };
  expect(endedOrders(loaded, without).map(({ text }) => text)).toEqual(['3L: if charged hold']);
});

test('in a side with a thread, the card names the order that cannot be followed, and the turn ends with a list', async () => {
  const at = await startedRoom();
  const { id } = await at.battle();
  const thread = (side: 'red' | 'blue', channelId: string) =>
    ({
      channelId,
      guildId: '7',
      battleId: id,
      kind: 'side',
      side,
      userId: undefined,
      statusId: undefined,
      archived: false,
    }) as const;
  await at.store.commit({ at: new Date(0), places: { put: [thread('red', '78'), thread('blue', '79')] } });
  await set(at, bob, 'B1: dance');
  await set(at, ann, 'R1: run');
  await at.posts();
  await at.give(ann, 'R1 charge B1');
  const card = (await at.posts()).find(({ kind }) => kind === 'card')!;
  expect(card.to).toEqual({ side: 'blue' });
  expect(shown(card)).toContain('Your standing order `B1: dance` cannot be followed');
  await at.answer(bob, 'run');
  expect(at.say(await at.give(ann, 'end'))).not.toContain('danger');
  const list = (await at.posts()).find(({ to }) => to && 'person' in to)!;
  expect(list.to).toEqual({ person: ann.id });
  expect(shown(list)).toContain('R1 in danger: `R1: run`');
});
