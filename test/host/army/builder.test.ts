/** Building an army without Discord: steps, presses on what has changed, and what of it is kept. */
import { expect, test } from 'vitest';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { accepted, ann, bob, refusal, room } from '../../help/room.ts';
import { createToy } from '../../help/toy.ts';
import { armyOf, begun, builderOf, numbered } from './bench.ts';

test('an army is built button by button, and each step is stored straight away', async () => {
  const at = await room();
  const { press, shown, labels, notes } = await begun(at, ann);
  expect([labels(), shown().mayGoBack, shown().mayUndo]).toEqual([['add'], false, false]);
  expect(notes()).toEqual([expect.stringContaining('`guard` is created')]);
  await press('add');
  expect([shown().mayGoBack, shown().mayUndo, labels().length]).toEqual([true, true, 31]);
  await press('strength 7');
  expect(
    shown()
      .rows[0]?.presses.filter(({ isChosen }) => isChosen)
      .map(({ n }) => n),
  ).toEqual([6]);
  const [army] = await at.store.armiesOf(ann.id);
  expect(army).toMatchObject({ name: 'guard', title: { en: 'Guard', fr: 'Guard' }, points: 100, cost: 70 });
  expect((await at.store.army(army!.id))?.text).toBe('army "Guard" points 100\nR1 7\n');
});

test('Back goes up and keeps what was chosen; undoing restores what was there before the last change', async () => {
  const at = await room();
  const { press, shown } = await begun(at, ann);
  await press('add');
  await press('strength 7');
  await press('strength 9');
  const up = accepted(await at.host.backBuilder(at.by(ann), shown().at));
  expect([at.words.say('en', up.asks), up.mayGoBack]).toEqual(['Guard', false]);
  const undone = accepted(await at.host.undoBuilder(at.by(ann), up.at));
  expect(undone.lines.map((each) => at.words.say('en', each))).toEqual(['70 of 100']);
  expect(undone.mayUndo).toBe(false);
});

test('a removed unit is left behind: the way back leads past it', async () => {
  const at = await room();
  const { press, shown } = await begun(at, ann);
  await press('add');
  const before = shown().at;
  await at.host.addToArmy(at.by(ann), 'guard', 'R2 3');
  // Changed elsewhere: the press counts for nothing, and the step is shown as it stands.
  const moved = accepted(await at.host.pressBuilder(at.by(ann), before, 4));
  expect(moved.notes.map(({ id }) => id)).toEqual(['army-moved-on']);
  expect(moved.lines.map((each) => at.words.say('en', each))).toEqual(['40 of 100']);
  const dismissed = accepted(await at.host.pressBuilder(at.by(ann), moved.at, numbered(at, moved, 'dismiss')));
  expect([at.words.say('en', dismissed.asks), dismissed.mayGoBack]).toEqual(['Guard', false]);
});

test('a press counts once, for the step that showed it, in the next process too', async () => {
  const at = await room();
  const { press, shown } = await begun(at, ann);
  await press('add');
  const { at: then } = shown();
  const request = at.by(ann, 'pressed-1');
  const [one, two] = await Promise.all([
    at.host.pressBuilder(request, then, 4),
    at.host.pressBuilder(request, then, 4),
  ]);
  expect([accepted(one).at, accepted(two).at]).toEqual([accepted(one).at, accepted(one).at]);
  expect(accepted(two).notes).toEqual([]);
  const other = await at.again().pressBuilder(at.by(ann), accepted(one).at, 1);
  expect(accepted(other).lines.map((each) => at.words.say('en', each))).toEqual(['20 of 100']);
  const stale = accepted(await at.host.pressBuilder(at.by(ann), then, 9));
  expect(stale.notes.map(({ id }) => id)).toEqual(['army-moved-on']);
  expect(stale.lines).toEqual(accepted(other).lines);
});

test('a number means nothing to rules other than those that offered it', async () => {
  const at = await room();
  const { press, shown } = await begun(at, ann);
  await press('add');
  const newer = at.again({ rulesets: rulesetsByName({ toy: { ...createToy(), version: '2' } }) });
  const result = accepted(await newer.pressBuilder(at.by(ann), shown().at, 4));
  expect(result.notes.map(({ id }) => id)).toEqual(['army-shown-again']);
  accepted(await newer.pressBuilder(at.by(ann), result.at, 4));
  expect((await at.store.armiesOf(ann.id))[0]?.cost).toBe(50);
});

test('of two simultaneous presses, the second finds that the army has changed', async () => {
  const at = await room();
  const { press, shown } = await begun(at, ann);
  await press('add');
  const then = shown().at;
  const both = await Promise.all([
    at.host.pressBuilder(at.by(ann), then, 4),
    at.host.pressBuilder(at.by(ann), then, 8),
  ]);
  expect(both.map((each) => accepted(each).notes.map(({ id }) => id))).toEqual([[], ['army-moved-on']]);
  expect((await at.store.armiesOf(ann.id))[0]?.cost).toBe(50);
});

test('two builders side by side both work until the army really changes', async () => {
  const at = await room();
  const { press, shown } = await begun(at, ann);
  await press('add');
  const one = shown();
  const other = builderOf(await at.host.buildArmy(at.by(ann), 'guard'));
  // Presses that only lead elsewhere, in turn: each goes on from where it was shown.
  const back = accepted(await at.host.backBuilder(at.by(ann), one.at));
  expect([at.words.say('en', back.asks), back.notes]).toEqual(['Guard', []]);
  const into = accepted(await at.host.pressBuilder(at.by(ann), other.at, numbered(at, other, 'R1')));
  expect([at.words.say('en', into.asks), into.notes]).toEqual(['R1', []]);
  const asked = await at.host.typedInBuilder(at.by(ann), back.at);
  expect(asked).toMatchObject({ example: 'Guard', now: 'Guard' });
  const stronger = accepted(await at.host.pressBuilder(at.by(ann), into.at, numbered(at, into, 'strength 7')));
  expect([stronger.notes, stronger.lines.map((each) => at.words.say('en', each))]).toEqual([[], ['70 of 100']]);
  const late = accepted(await at.host.pressBuilder(at.by(ann), back.at, 0));
  expect(late.notes.map(({ id }) => id)).toEqual(['army-moved-on']);
  expect(refusal(await at.host.typedInBuilder(at.by(ann), back.at))).toBe('army-moved-on');
  // What was shown after the change counts again.
  const fresh = accepted(await at.host.pressBuilder(at.by(ann), stronger.at, numbered(at, stronger, 'strength 8')));
  expect(fresh.notes).toEqual([]);
});

test('a step shown long ago no longer counts, even if nothing has changed', async () => {
  const at = await room();
  const { shown } = await begun(at, ann);
  const first = shown().at;
  for (let n = 0; n < 12; n++) await at.host.buildArmy(at.by(ann), 'guard');
  const late = accepted(await at.host.pressBuilder(at.by(ann), first, 0));
  expect(late.notes.map(({ id }) => id)).toEqual(['army-shown-again']);
});

test('typed text is accepted in place of a press, or refused with the reason', async () => {
  const at = await room();
  const { shown } = await begun(at, ann);
  const wrong = accepted(await at.host.typeBuilder(at.by(ann), shown().at, 'a "quote"'));
  expect(wrong.notes.map((each) => at.words.say('en', each))).toEqual(['✗ no name: a "quote" [TOY-WORD]']);
  const right = accepted(await at.host.typeBuilder(at.by(ann), wrong.at, 'Old Guard'));
  expect(at.words.say('en', right.title)).toBe('Old Guard');
  // It keeps the name by which it is asked for, and is found by its title.
  expect(builderOf(await at.host.buildArmy(at.by(ann), 'old guard')).name).toBe('guard');
});

test('a builder belongs to its owner, and ends with its army', async () => {
  const at = await room();
  const { shown } = await begun(at, ann);
  expect(refusal(await at.host.pressBuilder(at.by(bob), shown().at, 0))).toBe('army-no-such');
  await at.host.shareArmy(at.by(ann), 'guard', 'server');
  expect(refusal(await at.host.pressBuilder(at.by(bob), shown().at, 0))).toBe('army-not-yours');
  expect(refusal(await at.host.buildArmy(at.by(bob), 'guard'))).toBe('army-not-yours');
  accepted(await at.host.deleteArmy(at.by(ann), shown().at.army));
  expect(refusal(await at.host.pressBuilder(at.by(ann), shown().at, 0))).toBe('army-no-such');
});

test('an army with too many units is kept, and the reply says so', async () => {
  const at = await room();
  const { press } = await begun(at, ann, 'Guard', 20);
  await press('add');
  await press('strength 9');
  const looked = armyOf(await at.host.showArmy(at.by(ann), 'guard'));
  expect(looked.faults.map((fault) => [fault.line, at.words.say('en', fault.says), fault.text])).toEqual([
    [1, '90 is too much', 'army "Guard" points 20'],
  ]);
});
