/** Plans: orders written ahead run by themselves as far as they are legal and true; then they stop and say so. */
import { expect, test } from 'vitest';
import type { Reply } from '../../../src/host/request.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { accepted, ann, bob, eve, refusal, type Room, shown, startedRoom, withDice } from '../../help/room.ts';

/** Points enough for everybody. */
const SIXES = '6 6';

const write = async (at: Room, person: typeof ann, text: string) =>
  accepted(await at.host.writePlan(at.by(person), text));
const show = async (at: Room, person: typeof ann) => at.say((await at.host.showPlan(at.by(person))) as Reply);
/** What is shown to this person of the orders that were dropped last. */
async function droppedOf(at: Room, person: typeof ann): Promise<string> {
  const { battle, revision } = (await at.posts()).findLast((post) => post.dropped)!.dropped!;
  return at.say(accepted(await at.host.droppedOrders(at.by(person), battle, revision)) as Reply);
}

/** Each entry as `kind text`, without the table's own. */
async function ledger(at: Room): Promise<string[]> {
  const { id, seq } = await at.battle();
  const entries = await Promise.all(Array.from({ length: seq }, (_, i) => at.store.entry(id, i + 1)));
  return entries.flatMap((entry) =>
    entry!.kind === 'auto' || entry!.kind === 'start' ? [] : [`${entry!.kind} ${entry!.text}`],
  );
}

test('written in the enemy’s turn, it runs at the beginning of your own, and the report says that it was planned', async () => {
  const at = await withDice(SIXES);
  expect(at.say(await write(at, bob, 'B1 move 7; B1 shoot R1, if R1 in reach'))).toContain(
    'B1 shoot R1, if R1 in reach',
  );
  await at.posts();
  await at.give(ann, 'end');
  expect(await ledger(at)).toEqual(['order end', 'plan B1 move 7', 'plan B1 shoot R1']);
  const report = (await at.posts()).find(
    ({ kind, sentences }) => kind === 'report' && JSON.stringify(sentences).includes('spent'),
  )!;
  expect(shown(report)).toContain('from the plan');
  expect(await show(at, bob)).toContain('no plan');
});

test('it stops at a failed condition: nothing after it runs, and only its owner reads the rest', async () => {
  const at = await withDice(SIXES);
  await write(at, bob, 'B1 move 7; B1 shoot R1, if 9 points left; B2 move 6');
  await at.posts();
  await at.give(ann, 'end');
  expect(await ledger(at)).toEqual(['order end', 'plan B1 move 7']);
  const said = (await at.posts()).map(shown).join('\n');
  expect(said).toContain('notice @1002\nBob \\*the bold\\*: your plan has stopped. `/plan show` shows where and why.');
  expect(said).not.toContain('B2 move 6');
  const mine = await show(at, bob);
  expect(mine).toContain('Fewer than 9 order points are left. These 2 orders were not carried out:');
  expect(mine).toContain('B2 move 6');
  // It does not begin again by itself.
  await at.give(bob, 'end');
  await at.give(ann, 'end');
  expect((await ledger(at)).at(-1)).toBe('order end');
});

test('it stops at a refused order', async () => {
  const at = await withDice(SIXES);
  await write(at, bob, 'B1 move 1; B2 move 6');
  await at.give(ann, 'end');
  expect(await ledger(at)).toEqual(['order end']);
  expect(await show(at, bob)).toContain('1 is taken');
});

test('written while one of your orders waits, it follows that order', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 charge B1');
  expect(at.say(await write(at, ann, 'R2 move 4'))).toContain('as soon as nothing is pending on your side');
  await at.answer(bob, 'run');
  expect(await ledger(at)).toEqual(['order R1 charge B1', 'plan R2 move 4']);
});

test('an order of a plan may wait for an answer, and the plan continues after it', async () => {
  const at = await withDice(SIXES);
  await write(at, bob, 'B1 charge R1; B2 move 6');
  await at.give(ann, 'end');
  expect(await ledger(at)).toEqual(['order end']);
  await at.answer(ann, 'run');
  expect(await ledger(at)).toEqual(['order end', 'plan B1 charge R1', 'plan B2 move 6']);
});

test('an order of a fellow commander between two of the plan is harmless', async () => {
  const at = await withDice(SIXES);
  accepted(await at.host.join(at.by(eve), 'blue'));
  const { id, revision } = await at.battle();
  const change = [{ side: 'blue', userId: eve.id, patch: { units: ['B2'], done: false } }] as const;
  await at.store.commit({ at: new Date(0), battle: { id, revision }, seats: { change } });
  expect(refusal(await at.host.writePlan(at.by(bob), 'B2 move 6'))).toBe('standing-not-yours');
  await write(at, bob, 'B1 charge R1; B1 move 7');
  await at.give(ann, 'end');
  await at.give(eve, 'B2 move 6');
  await at.answer(ann, 'run');
  expect(await ledger(at)).toEqual(['order end', 'plan B1 charge R1', 'order B2 move 6', 'plan B1 move 7']);
});

test('in a side with a thread, the thread lists the orders that were not carried out', async () => {
  const at = await withDice(SIXES);
  const { id } = await at.battle();
  const thread = {
    channelId: '78',
    guildId: '7',
    battleId: id,
    kind: 'side',
    side: 'blue',
    userId: undefined,
    statusId: undefined,
    archived: false,
  } as const;
  await at.store.commit({ at: new Date(0), places: { put: [thread] } });
  await write(at, bob, 'B1 move 1; B2 move 6');
  await at.posts();
  await at.give(ann, 'end');
  const told = (await at.posts()).find(({ to }) => to && 'person' in to)!;
  expect(told.to).toEqual({ person: bob.id });
  expect(shown(told)).toContain('Your plan has stopped: 1 is taken');
  expect(shown(told)).toContain('• `B2 move 6`');
});

test('another order of yours between two of the plan ends it', async () => {
  const at = await withDice(SIXES);
  await write(at, bob, 'B1 charge R1; B2 move 6');
  await at.give(ann, 'end');
  await at.give(bob, 'B2 move 7');
  await at.answer(ann, 'run');
  expect(await ledger(at)).toEqual(['order end', 'plan B1 charge R1', 'order B2 move 7']);
  expect(await show(at, bob)).toContain('Another order came in between');
});

test('taking back an order of a plan ends it', async () => {
  const at = await withDice(SIXES);
  await write(at, bob, 'B1 charge R1; B2 move 6');
  await at.give(ann, 'end');
  accepted(await at.host.undo(at.by(bob)));
  expect(await ledger(at)).toEqual(['order end']);
  expect(await show(at, bob)).toContain('the last one had no effect');
});

test('when its points run out, the rest is not kept for another turn', async () => {
  const at = await withDice('6 1');
  await write(at, bob, 'B1 move 7; B2 move 6');
  await at.give(ann, 'end');
  expect(await ledger(at)).toEqual(['order end', 'plan B1 move 7']);
  expect(await show(at, bob)).toContain('B2 move 6');
});

test('it ends the turn if it says so', async () => {
  const at = await withDice(SIXES);
  await write(at, bob, 'B1 move 7; end');
  await at.give(ann, 'end');
  expect(await ledger(at)).toEqual(['order end', 'plan B1 move 7', 'plan end']);
  expect(await show(at, bob)).toContain('no plan');
});

test('after a restart it continues', async () => {
  const at = await withDice(SIXES);
  await write(at, bob, 'B1 charge R1; B2 move 6');
  await at.give(ann, 'end');
  const again = at.again();
  await again.resume();
  await at.answer(ann, 'run', again);
  expect((await ledger(at)).at(-1)).toBe('plan B2 move 6');
});

test('a new plan replaces the old one; a dropped plan does not run', async () => {
  const at = await startedRoom();
  await write(at, bob, 'B1 move 7');
  await write(at, bob, 'B2 move 6');
  expect(await show(at, bob)).not.toContain('B1 move 7');
  accepted(await at.host.dropPlan(at.by(bob)));
  expect(refusal(await at.host.dropPlan(at.by(bob)))).toBe('plan-none');
  await at.give(ann, 'end');
  expect(await ledger(at)).toEqual(['order end']);
});

test('refused: in your own turn with nothing waiting, from outsiders, and unreadable text', async () => {
  const at = await startedRoom();
  expect(refusal(await at.host.writePlan(at.by(ann), 'R1 move 3'))).toBe('plan-now');
  expect(refusal(await at.host.writePlan(at.by(eve), 'B1 move 7'))).toBe('host-no-seat');
  expect(refusal(await at.host.writePlan(at.by(bob), ' ; '))).toBe('host-no-order');
  expect(refusal(await at.host.writePlan(at.by(bob), 'B1 move 7, if B1 engaged'))).toBe('refuse-condition-engaged');
  expect(refusal(await at.host.writePlan(at.by(bob), 'B1 move 7, if Q9 in reach'))).toBe('refuse-unknown-unit');
  expect(await at.host.writePlan(at.by(bob), 'B1 dance')).toBeInstanceOf(Refusal);
  expect(refusal(await at.host.writePlan(at.by(bob), 'B1 move 7;'.repeat(21)))).toBe('plan-too-long');
  expect(refusal(await at.host.showPlan(at.by(eve)))).toBe('host-no-seat');
});

/** Cavalry that rides at a volley, and a battalion that was to follow it. */
const VOLLEY = `title en "A volley" fr "Une salve"
map 30 x 20
army red en "Austrians" fr "Autrichiens" points 1500 edge south
army blue en "French" fr "Français" points 1500 edge north
first red
turns 3
red 7C heavy cavalry 0508 N strength 8
red 8L line infantry line 0915 N
blue 3L line infantry line 0504 S
blue 4L line infantry line 2710 S
dice 6 1 1 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6
`;

test('its conditions are offered after an order, in the writer’s language', async () => {
  const at = await startedRoom();
  const offered = async (typed: string) =>
    (await at.host.completePlan({ ...at.by(bob), language: 'fr' }, typed)).map(({ text }) => text);
  expect(await offered('B1 shoot R1')).toEqual(['B1 shoot R1, si R1 à portée', 'B1 shoot R1, si 2 points restants']);
  expect(await offered('B1 move 7; B1 shoot R1, if R1 in reach')).toContain(
    'B1 move 7; B1 shoot R1, if R1 in reach, si 2 points restants',
  );
});

test('in the enemy’s turn orders are completed as in your own', async () => {
  const title = { id: 'bot-scenario', args: { name: 'volley' } };
  const scenario = { name: 'volley', title, ruleset: 'sabreur-hex', text: VOLLEY };
  const options = { rulesets: rulesetsByName(rulesets), scenarios: [scenario], scriptedDice: true };
  const at = await startedRoom(options, 'volley');
  const texts = (await at.host.completePlan(at.by(bob), '3L ')).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['3L march', '3L column']));
});

test('a plan is not revealed before it runs', async () => {
  const at = await startedRoom();
  await at.posts();
  const { tableSeq } = await at.battle();
  await write(at, bob, 'B1 move 7');
  expect(await at.posts()).toEqual([]);
  expect((await at.battle()).tableSeq).toBe(tableSeq);
  expect(await show(at, ann)).toContain('no plan');
  expect((await at.host.completePlan(at.by(bob), 'B')).map(({ text }) => text)).toEqual(['B1', 'B2']);
});

test('queued orders stop if one of their units has routed, and the report says which', async () => {
  const title = { id: 'bot-scenario', args: { name: 'volley' } };
  const scenario = { name: 'volley', title, ruleset: 'sabreur-hex', text: VOLLEY };
  const at = await startedRoom(
    { rulesets: rulesetsByName(rulesets), scenarios: [scenario], scriptedDice: true },
    'volley',
  );
  accepted(await at.host.setStanding(at.by(bob), '3L: if charged fire'));
  accepted(await at.host.setStanding(at.by(ann), '7C: if failed flee'));
  await at.posts();
  await at.give(ann, '7C charge 3L; 8L march 0914');
  expect(await ledger(at)).toEqual(['order 7C charge 3L']);
  expect(await droppedOf(at, ann)).toContain('7C no longer obeys');
});

test('queued orders stop too if another commander has ordered in between', async () => {
  const title = { id: 'bot-scenario', args: { name: 'volley' } };
  const text = VOLLEY.replace('blue 3L', 'red 9L line infantry line 1215 N\nblue 3L');
  const scenario = { name: 'volley', title, ruleset: 'sabreur-hex', text };
  const at = await startedRoom(
    { rulesets: rulesetsByName(rulesets), scenarios: [scenario], scriptedDice: true },
    'volley',
  );
  accepted(await at.host.join(at.by(eve), 'red'));
  accepted(await at.host.commandGive(at.by(ann), eve.id, '8L'));
  accepted(await at.host.doctrine(at.by(bob), 'ask'));
  accepted(await at.host.setStanding(at.by(ann), '7C: if failed flee'));
  await at.give(ann, '7C charge 3L');
  await at.give(eve, '8L march 0914');
  await at.give(ann, '9L march 1214');
  await at.posts();
  accepted(await at.answer(bob, 'fire'));
  expect(await ledger(at)).toEqual(['order 7C charge 3L', 'order 8L march 0914']);
  expect(await droppedOf(at, ann)).toContain('7C no longer obeys');
});
