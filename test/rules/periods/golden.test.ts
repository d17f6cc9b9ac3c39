/** METRIC 5.1: the golden first half of The Hollow Road, from the words of its scenario and of both sheets. */
import { expect, test } from 'vitest';
import { type Play, Refusal, type Side } from '../../../src/kernel/play.ts';
import { run } from '../../../src/kernel/run.ts';
import { apply } from '../../../src/rules/periods/apply.ts';
import { doctrine } from '../../../src/rules/periods/doctrines.ts';
import type { Fact } from '../../../src/rules/periods/facts.ts';
import { fireQuarters } from '../../../src/rules/periods/clock/fire.ts';
import { orders } from '../../../src/rules/periods/language/index.ts';
import { play } from '../../../src/rules/periods/play.ts';
import { sealed } from '../../../src/rules/periods/sheet/sealed.ts';
import { type State, unitOf } from '../../../src/rules/periods/state.ts';
import { hollowRoad } from '../../help/hollow-road.ts';

function given(now: State, text: string, by: Side): State {
  const all = orders(text, now, by);
  if (all instanceof Refusal) throw all;
  return all.reduce((state, { order }) => {
    const outcome = run({ apply, play: play as () => Play<Fact> }, state, order, by, [], {
      dice: () => undefined,
      answer: (asked, then) => ({
        text: doctrine('regulation', asked, then as State)!,
        by: { who: 'doctrine', name: 'regulation' },
      }),
    });
    if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
    return outcome.state;
  }, now);
}

const written = (now: State, side: Side, text: string): string =>
  sealed.sheet(given(sealed.alone(now, side), text, side), side);

const at = (now: State, id: string): string => {
  const { x, y } = unitOf(now, id).pose;
  return `${x / 1_000}x${y / 1_000}`;
};

test('PE-EX-49 PE-EX-57 PE-EX-60 PE-GAP-14 the first half of The Hollow Road', () => {
  const start = hollowRoad();
  const red = written(start, 'red', '3L charge 11L; 5H charge 12L; 7H charge 11V');
  const blue = written(start, 'blue', '11L stand, if charged countercharge; 12L stand; 2B stand');
  let now = given(start, sealed.open(start, { red, blue }), 'red');

  now = given(now, 'quarter', 'red');
  expect(['3L', '5H', '7H'].map((id) => at(now, id))).toEqual(['30x24.5', '60x33', '100x33']);
  expect(now.contacts).toEqual([]);

  now = given(now, 'quarter', 'red');
  expect(['3L', '11L', '5H', '7H'].map((id) => at(now, id))).toEqual(['30x29.25', '30x29.25', '60x43', '100x44']);
  expect(now.contacts.map(({ by, target, zone, how, bonus }) => [by, target, zone, how, bonus])).toEqual([
    ['3L', '11L', 'front', 'charge', true],
    ['11L', '3L', 'front', 'countercharge', true],
    ['5H', '12L', 'front', 'charge', true],
    ['7H', '11V', 'rear', 'caught', true],
  ]);
  expect(unitOf(now, '11V').condition).toBe('unformed');
  // PE-Q-42. 11L and 11V in the reaction quarter, 12L and 2B in both.
  const fires = now.units.map((unit) => [unit.id, fireQuarters(now, unit)]).filter(([, quarters]) => quarters !== 0);
  expect(Object.fromEntries(fires)).toEqual({ '11L': 1, '12L': 2, '11V': 1, '2B': 2 });
});
