/** Sheets that both sides write at once: written in private, sealed, opened together. */
import { expect, test } from 'vitest';
import { exported } from '../../../src/host/advance/export-file.ts';
import { RefusedOrder } from '../../../src/host/battle/refused-order.ts';
import { verified } from '../../../src/host/verbs/fair-dice/verify.ts';
import { anyRuleset } from '../../help/any-ruleset.ts';
import { accepted, ann, bob, callOff, eve, refusal, type Room, uma } from '../../help/room.ts';
import { agrees } from '../proposals/voting.ts';
import { alone, begun, gathered, ledger, seal, sheets, toy, write } from './room.ts';

const OPENED = 'auto sheets red: R1 line 3; R2 line 4 | blue: B1 line 7';

test('both write, the second to seal opens both, and the table goes on to the next sheets', async () => {
  const at = await begun();
  const shown = await write(at, ann, 'R2 line 4; R1 line 3');
  expect(shown.sheet?.lines).toEqual(['R1 line 3', 'R2 line 4']);
  expect(shown.sheet?.others).toEqual([]);
  expect(await at.posts()).toEqual([]);
  await write(at, bob, 'B1 line 7');
  await seal(at, ann);
  expect(at.say(accepted(await at.host.status(at.by(eve))))).toContain('Already sealed: Red');
  expect(await sheets(at)).toEqual(['red turn 1: R1 line 3; R2 line 4 (sealed)', 'blue turn 1: B1 line 7']);
  await seal(at, bob);
  expect(await ledger(at)).toEqual(['start toy', OPENED, 'auto carry red', 'auto carry blue']);
  expect(await sheets(at)).toEqual([]);
  const bulletin = (await at.posts()).at(-1)!;
  expect(bulletin).toMatchObject({ kind: 'bulletin', calls: [ann.id, bob.id], turn: { label: 'Seal' } });
});

test('a new line for a unit takes the place of the old one; what was just written can be taken back', async () => {
  const at = await begun();
  await write(at, ann, 'R1 line 3');
  const { draft, sheet } = await write(at, ann, 'R1 line 5; R2 line 4');
  expect(sheet?.lines).toEqual(['R1 line 5', 'R2 line 4']);
  expect(sheet?.others).toEqual([]);
  expect(refusal(await at.host.takeBack(at.by(bob), draft))).toBe('host-draft-gone');
  accepted(await at.host.takeBack(at.by(ann), draft));
  expect(await sheets(at)).toEqual(['red turn 1: R1 line 3']);
  const late = await write(at, ann, 'R2 line 4');
  expect(late.sheet?.others).toEqual(['R1 line 3']);
  await write(at, ann, 'R1 nothing');
  expect(refusal(await at.host.takeBack(at.by(ann), late.draft))).toBe('sheet-moved-on');
  expect(await sheets(at)).toEqual(['red turn 1: R2 line 4']);
});

test('what cannot be written is refused, with what can be', async () => {
  const at = await begun();
  const refused = await at.host.preview(at.by(ann), 'R1 line 8');
  expect(refused).toBeInstanceOf(RefusedOrder);
  const { offered } = refused as RefusedOrder;
  expect(offered.orders).toEqual(['R1 line 7']);
  const shown = accepted(await at.host.previewInstead(at.by(ann), offered.draft, 0));
  expect(shown.sheet?.lines).toEqual(['R1 line 7']);
  expect(refusal(await at.host.preview(at.by(ann), 'B1 line 3'))).toBe('toy-refused');
  expect(refusal(await at.host.preview(at.by(eve), 'R1 line 3'))).toBe('host-no-seat');
  expect(refusal(await at.host.writePlan(at.by(ann), 'R1 move 3'))).toBe('sheet-no-plans');
  await write(at, ann, 'R1 line 9');
  expect(refusal(await at.host.done(at.by(ann)))).toBe('toy-refused');
  expect(await sheets(at)).toEqual(['red turn 1: R1 line 9']);
});

test('the panel writes lines, shows the sheet and is closed while it is sealed', async () => {
  const at = await begun();
  const first = accepted(await at.host.openPanel(at.by(ann)));
  expect(first.sheet?.lines).toEqual([]);
  const unit = accepted(await at.host.pressPanel(at.by(ann), first.at, 0));
  const whole = accepted(await at.host.pressPanel(at.by(ann), unit.at, 0));
  expect(whole.orders.map(({ shown }) => shown)).toEqual(['R1 line 3']);
  accepted(await at.host.confirmPanel(at.by(ann), whole.at));
  expect(accepted(await at.host.openPanel(at.by(ann))).sheet?.lines).toEqual(['R1 line 3']);
  await seal(at, ann);
  expect(refusal(await at.host.openPanel(at.by(ann)))).toBe('sheet-sealed-already');
  expect(refusal(await at.host.preview(at.by(ann), 'R1 line 4'))).toBe('sheet-sealed-already');
  accepted(await at.host.unseal(at.by(ann)));
  await write(at, ann, 'R1 line 4');
  expect(await sheets(at)).toEqual(['red turn 1: R1 line 4']);
});

test('whoever writes sees the map, the completions and the odds with their own lines, and nobody else does', async () => {
  const at = await begun();
  await write(at, ann, 'R1 line 3');
  const mapOf = async (who: typeof ann) => JSON.stringify(accepted(await at.host.map(at.by(who))));
  expect(await mapOf(ann)).toContain('\\"to\\":\\"3\\"');
  for (const who of [bob, eve, uma]) expect(await mapOf(who)).not.toContain('\\"to\\":');
  const completed = async (who: typeof ann) => (await at.host.complete(at.by(who), '')).map(({ text }) => text);
  expect(await completed(ann)).toContain('R1 line 3');
  expect(await completed(bob)).not.toContain('R1 line 3');
});

test('of several commanders each writes for their own units, and the last to be done seals', async () => {
  const at = await gathered();
  accepted(await at.host.join(at.by(eve), 'red'));
  accepted(await at.host.commandGive(at.by(ann), eve.id, 'R2'));
  accepted(await at.host.start(at.by(ann)));
  expect(refusal(await at.host.preview(at.by(eve), 'R1 line 3'))).toBe('seat-not-yours');
  await write(at, eve, 'R2 line 4');
  await write(at, ann, 'R1 line 3');
  await seal(at, eve);
  expect(await sheets(at)).toEqual(['red turn 1: R1 line 3; R2 line 4']);
  await seal(at, ann);
  expect(await sheets(at)).toEqual(['red turn 1: R1 line 3; R2 line 4 (sealed)']);
  accepted(await at.host.unseal(at.by(eve)));
  await seal(at, eve);
  await write(at, bob, 'B1 line 7');
  await seal(at, bob);
  expect((await ledger(at))[1]).toBe(OPENED);
});

test('at the hour what is written counts; a side that wrote nothing has an empty sheet', async () => {
  const at = await begun('24h/6h');
  await write(at, ann, 'R1 line 3');
  const { id } = await at.battle();
  expect((await at.store.deadlines(id)).map(({ side, userId }) => [side, userId])).toEqual([
    ['red', ann.id],
    ['blue', bob.id],
  ]);
  await at.later(25);
  expect((await ledger(at)).slice(1)).toEqual([
    'auto sheets red: R1 line 3 | blue: none',
    'auto carry red',
    'auto carry blue',
  ]);
  const said = JSON.stringify(await at.posts());
  expect(said).toContain('what is written counts');
  // The next sheets have clocks of their own.
  expect((await at.store.deadlines(id)).map(({ userId }) => userId).toSorted()).toEqual([ann.id, bob.id]);
});

test('nobody learns what both sides write', async () => {
  const at = await gathered();
  accepted(await at.host.join(at.by(eve), 'red'));
  accepted(await at.host.start(at.by(ann)));
  expect(refusal(await at.host.join(at.by(eve), 'blue'))).toBe('sheet-both-secrets');
  accepted(await at.host.leave(at.by(eve)));
  expect(refusal(await at.host.join(at.by(eve), 'blue'))).toBe('sheet-both-secrets');
  accepted(await at.host.join(at.by(uma), 'blue'));
});

test('whoever has sealed owes nothing more', async () => {
  const at = await begun('24h/6h');
  await seal(at, ann);
  const { id } = await at.battle();
  expect((await at.store.deadlines(id)).map(({ userId }) => userId)).toEqual([bob.id]);
  accepted(await at.host.unseal(at.by(ann)));
  expect((await at.store.deadlines(id)).map(({ userId }) => userId).toSorted()).toEqual([ann.id, bob.id]);
});

test('a pause keeps what is written; resigning and calling off drop it', async () => {
  const at = await begun();
  await write(at, ann, 'R1 line 3');
  accepted(await at.host.askForPause(at.by(ann), 'tea'));
  await agrees(at, bob);
  expect(refusal(await at.host.preview(at.by(ann), 'R2 line 4'))).toBe('host-is-paused');
  expect(refusal(await at.host.done(at.by(bob)))).toBe('host-is-paused');
  accepted(await at.host.unpause(at.trusted(uma)));
  expect(await sheets(at)).toEqual(['red turn 1: R1 line 3']);
  accepted(await at.host.resign(at.by(bob)));
  expect((await at.battle()).status).toBe('over');
  expect(await sheets(at)).toEqual([]);
  const other = await begun();
  await write(other, ann, 'R1 line 3');
  await callOff(other);
  expect(await sheets(other)).toEqual([]);
});

test('an opening is undone only if both agree; then both write again', async () => {
  const at = await begun();
  await write(at, ann, 'R1 line 3');
  await seal(at, ann);
  await seal(at, bob);
  // What the other side wrote does not stand in it.
  const undoable = await at.host.undoable(at.by(ann), '');
  expect(undoable.map(({ text, shown }) => [text, shown.includes('R1 line 3'), shown.includes('B1')])).toEqual([
    ['2', true, false],
  ]);
  accepted(await at.host.undo(at.by(ann)));
  expect(await ledger(at)).toHaveLength(4);
  await agrees(at, bob);
  expect((await ledger(at)).at(-1)).toBe('undo undo 2 to 1');
  expect(await sheets(at)).toEqual([]);
  await write(at, ann, 'R1 line 4');
  await seal(at, ann);
  await seal(at, bob);
  expect((await ledger(at))[5]).toBe('auto sheets red: R1 line 4 | blue: none');
  await verifiedWhole(at);
});

test('the bot writes and seals without a word, and never waits for anyone', async () => {
  const at = await alone();
  await at.host.idle();
  await at.posts();
  expect(await sheets(at)).toEqual(['blue turn 1: B1 line 3; B2 line 3 (sealed)']);
  await write(at, ann, 'R1 line 4');
  expect(await at.posts()).toEqual([]);
  await seal(at, ann);
  expect((await ledger(at))[1]).toBe('auto sheets red: R1 line 4 | blue: B1 line 3; B2 line 3');
  // Only people are called upon to write.
  const says = (await at.posts()).at(-1)!.sentences.map((each) => each.says);
  expect(says.at(-1)).toBe('Each side writes its orders in secret, and all are carried out together: Ann.');
  expect(await sheets(at)).toEqual(['blue turn 2: B1 line 4; B2 line 4 (sealed)']);
});

test('at the end each commitment is checked against what was opened', async () => {
  const at = await begun();
  for (const to of [3, 4, 5]) {
    await write(at, ann, `R1 line ${to}`);
    await write(at, bob, `B1 line ${to + 2}`);
    await seal(at, bob);
    await seal(at, ann);
  }
  expect((await at.battle()).status).toBe('over');
  const file = await verifiedWhole(at);
  const forged = (from: string, to: string) =>
    verified(
      exported.parse(JSON.parse(JSON.stringify(JSON.parse(file)).replaceAll(from, to))),
      anyRuleset(toy),
    ).faults.map(({ says }) => says.id);
  expect(forged('"text":"R1 line 4"', '"text":"R1 line 6"')).toContain('verify-sheet');
});

async function verifiedWhole(at: Room): Promise<string> {
  const { json } = accepted(await at.host.export(at.by(ann)));
  expect(verified(exported.parse(JSON.parse(json)), anyRuleset(toy)).faults).toEqual([]);
  return json;
}
