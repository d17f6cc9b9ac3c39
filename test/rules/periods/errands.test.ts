/** PE-REA-04, PE-GAP-15, PE-Q-35: an aide-de-camp carries an order through a battle of Maida. Lengths in millimetres. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { positionAfter, whyNot } from '../../../src/kernel/legality.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { apply } from '../../../src/rules/periods/apply.ts';
import { complete, orders } from '../../../src/rules/periods/language/index.ts';
import { NO_SHEET } from '../../../src/rules/periods/order.ts';
import { play } from '../../../src/rules/periods/play.ts';
import { readScenario } from '../../../src/rules/periods/scenario/index.ts';
import type { State } from '../../../src/rules/periods/state.ts';
import { onTable, type Table } from '../../help/periods.ts';
import { ROOT } from '../../help/source.ts';
import { words } from '../../help/words.ts';

function maida(): State {
  const read = readScenario(readFileSync(join(ROOT, 'assets/scenarios/maida.txt'), 'utf8'));
  if ('state' in read) return read.state;
  throw new Error('it cannot be read');
}

const why = (text: string, now: State): string | undefined =>
  whyNot({ orders, play, apply }, text, { ...now, writing: { side: 'red', sheet: NO_SHEET } }, 'red')?.clause;
const aide = ({ battle }: Table) => battle.now.officers.find(({ id }) => id === '1A')!;
const where = (t: Table): string => `${aide(t).at.x / 100},${aide(t).at.y / 100}`;
const half = (t: Table): Table => t.quarter().quarter().endHalf();

test('PE-REA-04 PE-GAP-15 PE-Q-35 PE-EX-74 carried, delivered, in force a quarter later; then he rides back', () => {
  const start = onTable(maida());
  expect(why('1A to 6L: attack', start.battle.now)).toBeUndefined();
  expect(why('1G to 6L: attack', start.battle.now)).toBe('PE-REA-04');
  let t = start.sheet({ errands: [{ adc: '1A', to: '6L', posture: 'attack' }] });

  // From 920,160 to 1200,320 are 322.5: 250 in the first half, the rest in the second.
  t = half(t);
  expect(where(t)).toBe('1137.07,284.02');
  expect(why('1A to 5L: hold', t.battle.now)).toBe('PE-REA-04');
  t = half(t.sheets());
  expect([where(t), aide(t).errand, t.battle.unit('6L').posture]).toEqual([
    '1200,320',
    { to: '6L', posture: 'attack', due: 4 },
    'cover',
  ]);

  // It holds what it was told, until the quarter after his arrival is over: what is written before is refused.
  expect(why('6L charge 21L', t.battle.now)).toBe('PE-CHG-06');
  t = t.sheets().quarter();
  expect(t.battle.unit('6L').posture).toBe('attack');
  expect(aide(t).errand).toBeUndefined();
  t = t.quarter().endHalf();
  expect(why('6L charge 21L', t.battle.now)).toBeUndefined();

  // He is not beside a general: he takes no other order before he has come back.
  expect([where(t), why('1A to 5L: hold', t.battle.now)]).toEqual(['979.41,202.36', 'PE-REA-04']);
  t = half(t.sheets());
  expect([where(t), why('1A to 5L: hold', t.battle.now)]).toEqual(['900,160', undefined]);

  // The rest of the battle: he stays there, and the order holds.
  while (t.battle.now.phase !== 'over') t = half(t.sheets());
  expect([where(t), t.battle.unit('6L').posture, t.battle.now.result]).toEqual([
    '900,160',
    'attack',
    { winner: 'draw', why: 'points' },
  ]);
});

const now: State = { ...maida(), writing: { side: 'red', sheet: NO_SHEET } };
const completed = (typed: string) =>
  complete(typed, now, 'red', 'en', (text, at, by) => positionAfter({ orders, play, apply }, text, at, by)).map(
    ({ text }) => text,
  );

test('PE-REA-04 every errand is offered word by word, to a unit in another posture than it has', () => {
  expect(completed('1A ')).toEqual(['1A to', '1A ride']);
  expect(completed('1G ')).toEqual(['1G ride']);
  const offered = completed('1A to 6L');
  expect(offered).toEqual(['attack', 'hold', 'harass', 'march'].map((posture) => `1A to 6L: ${posture}`));
  for (const text of offered) expect([text, why(text, now)]).toEqual([text, undefined]);
});

test('a word that he does not know is refused with what he can do, not with what units do', () => {
  const read = orders('1A carry hold to 5L', now, 'red');
  expect(read instanceof Refusal && words.say('en', read.says)).toBe(
    'I do not understand “carry” here. Expected: “to” or “ride”.',
  );
});
