/** Clauses of Periods that the tests of its chapters do not come to. */
import { expect, test } from 'vitest';
import { passing } from '../../../src/rules/periods/escape/lanes.ts';
import type { Unit } from '../../../src/rules/periods/state.ts';
import { ranksFor, shapeOf } from '../../../src/rules/periods/position/body.ts';
import { isFormed } from '../../../src/rules/periods/position/formed.ts';
import { meleesOf } from '../../../src/rules/periods/fights/melees.ts';
import { allowance } from '../../../src/rules/periods/moves/rates.ts';
import { readPosition } from '../../../src/rules/periods/scenario/index.ts';
import { ratesOf } from '../../../src/rules/periods/values.ts';
import { options, variants } from '../../../src/rules/periods/variants.ts';
import { whyNotWritten } from '../../../src/rules/periods/sheet/written.ts';
import { at, blue, CAVALRY, charge, engaged, GUNS, line, periods, red, table } from '../../help/periods.ts';

const LIGHT = { ...CAVALRY, figures: 12 };

test('PE-PRI-06 the step of play is a variant: half, or quarter', () => {
  const step = (now: ReturnType<typeof table>) => variants.of(now).find(({ name }) => name === 'step')!;
  expect(step(table([])).now.isOurs).toBe(true);
  const quarters = readPosition(['variant step quarter', 'red 3L infantry column 18 at 30x30']);
  expect(step(quarters).now.isOurs).toBe(false);
  expect(options(quarters)).toHaveLength(1);
});

test('PE-TRN-08 skirmishers who have turned are formed; close order is not', () => {
  const now = table([]);
  const turned = (formation: 'skirmish' | 'line') => red('3L', at(300, 300), formation, { turned: 9_000 });
  expect(isFormed(now, turned('skirmish'))).toBe(true);
  expect(isFormed(now, turned('line'))).toBe(false);
});

test('PE-TRN-11 a unit contacted while its figures turn is caught in motion', () => {
  const t = periods(red('5H', at(600, 300), 'marchColumn', LIGHT), blue('12L', at(600, 470, 180), 'line'))
    .sheets(charge('5H', '12L'), line('12L', [{ do: 'turn', by: 18_000 }], { fireFirst: false }))
    .quarter();
  expect(t.battle.contacts).toHaveLength(1);
  expect(t.battle.unit('12L').condition).toBe('unformed');
});

test('PE-RAL-06 a unit reforms facing either way and in any formation', () => {
  const t = periods(
    red('5H', at(600, 300), 'line', { ...LIGHT, condition: 'unformed' }),
    blue('12L', at(600, 900, 180), 'line'),
  )
    .sheets(line('5H', [{ do: 'reform', face: 18_000, formation: 'marchColumn' }]))
    .quarter()
    .quarter();
  expect(t.battle.unit('5H')).toMatchObject({
    condition: 'formed',
    formation: 'marchColumn',
    pose: { heading: 18_000 },
  });
});

test('PE-FOM-02 all troopers count in the fight of a rally that is followed', () => {
  const rallying = red('5H', at(600, 300), 'marchColumn', {
    ...LIGHT,
    course: { kind: 'rally', walked: 2, goOn: false, followed: true },
  });
  const following = blue('14H', at(600, 301, 180), 'marchColumn', {
    ...LIGHT,
    course: { kind: 'follow', unit: '5H', walked: 2 },
  });
  const contact = {
    by: '14H',
    target: '5H',
    zone: 'rear',
    how: 'charge',
    at: 0,
    reached: 'walk',
    bonus: false,
    push: 0,
  } as const;
  const [melee] = meleesOf(table([rallying, following], { contacts: [{ ...contact, drawn: 0 }], quarter: 4 }));
  expect(melee!.map(({ unit, touching }) => `${unit} ${touching}`)).toEqual(['5H 12', '14H 12']);
});

test('PE-CFO-06 PE-CMU-04 no charge into a melee, but on a unit whose company alone is in one', () => {
  const units = [
    red('5H', at(600, 240), 'marchColumn', LIGHT),
    red('6H', at(300, 240), 'marchColumn', LIGHT),
    blue('12L', at(600, 600, 180), 'line'),
    blue('12V', at(300, 600, 180), 'skirmish', { figures: 6, parent: '12L' }),
  ];
  const contact = {
    by: '6H',
    zone: 'front',
    how: 'charge',
    at: 0,
    reached: 'walk',
    bonus: false,
    push: 0,
    drawn: 0,
  } as const;
  const why = (target: string) => {
    const now = table(units, { contacts: [{ ...contact, target }], writing: undefined });
    const found = whyNotWritten(now, 'red', { lines: [] }, charge('5H', '12L'));
    return typeof found === 'string' ? found : found?.clause;
  };
  expect(why('12L')).toBe('PE-CFO-06');
  expect(why('12V')).toBeUndefined();
});

test('PE-Q-18 a cavalry column is three wide; PE-Q-62 the two squares differ in their ground', () => {
  const column = { arm: 'cavalry', formation: 'marchColumn', ranks: ranksFor('marchColumn', 12) } as const;
  expect(shapeOf(column)).toMatchObject({ wide: 7_500, deep: 10_000 });
  const square = (formation: 'square' | 'solidSquare') =>
    shapeOf({ arm: 'infantry', formation, ranks: ranksFor(formation, 18) });
  expect(square('square')).toMatchObject({ wide: 9_000, deep: 9_000 });
  expect(square('solidSquare')).toMatchObject({ wide: 7_500, deep: 7_500 });
});

test('PE-Q-19 the bonus of infantry is that of all nations; PE-Q-24 guns go half as far again at forced march', () => {
  for (const nation of ['french', 'english', 'russian'])
    expect(ratesOf({ nation, troops: 'infantry' })).toMatchObject({ bonusColumn: 4_000, bonusLine: 3_000 });
  const guns = red('1B', at(300, 300), 'limbered', { ...GUNS, acts: [{ do: 'ahead', by: 900, forced: true }] });
  expect(allowance(guns)).toBe(6_000);
});

test('PE-ASK-06 hindered squadrons halt, or the whole line goes on', () => {
  const parts = (squadrons: 'halt' | 'go on') =>
    periods(
      red('5H', at(900, 200), 'line', { ...LIGHT, rates: { line: 32_000 } }),
      red('6L', at(1_010, 320), 'marchColumn'),
      blue('11L', at(900, 700, 180), 'line', { figures: 12 }),
    )
      .sheets(charge('5H', '11L', { squadrons }))
      .quarter('stand')
      .battle.now.units.map(({ id }) => id);
  expect(parts('halt')).toContain('5H.2');
  expect(parts('go on')).not.toContain('5H.2');
});

test('PE-Q-20 the second of two legal chargers is not barred by the melee of the first', () => {
  const t = periods(
    red('5H', at(600, 300), 'marchColumn', LIGHT),
    red('6H', at(600, 780, 180), 'marchColumn', LIGHT),
    blue('12L', at(600, 470, 180), 'square'),
  )
    .sheets(charge('5H', '12L'), charge('6H', '12L'))
    .quarter()
    .quarter();
  expect(t.battle.contacts.map((each) => each.replace(/ bonus.*/, '')).toSorted()).toEqual([
    '5H on 12L: front charge',
    '6H on 12L: front charge',
  ]);
});

test('PE-Q-41 a countercharge first reorients upon a charger that is not straight ahead', () => {
  const t = periods(red('5H', at(600, 200), 'marchColumn', LIGHT), blue('14H', at(600, 620, 150), 'marchColumn', LIGHT))
    .sheets(charge('5H', '14H'), line('14H', [], { charged: 'countercharge' }))
    .quarter()
    .quarter();
  expect(t.battle.facts.some((each) => each.type === 'done' && each.unit === '14H' && each.doing === 'reorient')).toBe(
    true,
  );
});

test('PE-Q-43 a target that has got into a melee meanwhile is entered, not charged', () => {
  const t = periods(
    red('5H', at(600, 240), 'marchColumn', LIGHT),
    red('3L', at(540, 590), 'marchColumn', { figures: 6 }),
    blue('12L', at(560, 600, 180), 'line'),
  )
    .sheets(charge('5H', '12L'), line('3L', [{ do: 'enter', target: '12L' }]))
    .quarter()
    .quarter()
    .half()
    .quarter()
    // Ninety were left, which its bonus would have closed.
    .quarter();
  expect(t.battle.contacts.toSorted()).toEqual(['3L on 12L: front entry', '5H on 12L: front entry']);
});

test('PE-COB-01 a charge of the first half goes on in the second', () => {
  let t = periods(red('5H', at(600, 300), 'marchColumn', LIGHT), blue('12L', at(600, 660, 180), 'line'))
    .sheets(charge('5H', '12L'))
    .quarter('stand')
    .quarter();
  expect([t.battle.at('5H'), t.battle.contacts]).toEqual(['600,480/0', []]);
  t = t.half().quarter();
  expect(t.battle.contacts).toEqual(['5H on 12L: front charge bonus 0']);
});

test('PE-Q-27 while the rallying unit turns the contact lasts, and nobody fights', () => {
  const t = engaged(
    'front',
    red('5H', at(900, 600), 'line', LIGHT),
    blue('14H', at(900, 600, 180), 'marchColumn', LIGHT),
  )
    .sheets(line('5H', [{ do: 'rally' }]))
    .quarter()
    .quarter();
  expect(t.battle.now.contacts).toHaveLength(1);
  expect(meleesOf(t.battle.now)).toEqual([]);
});

test('PE-SPL-04 halted squadrons are no longer of the strength of their regiment', () => {
  const { units } = periods(
    red('5H', at(900, 200), 'line', { ...LIGHT, rates: { line: 32_000 } }),
    red('6L', at(1_010, 320), 'marchColumn'),
    blue('11L', at(900, 700, 180), 'line', { figures: 12 }),
  )
    .sheets(charge('5H', '11L', { squadrons: 'halt' }))
    .quarter('stand').battle.now;
  expect(['5H', '5H.2'].map((id) => units.find((unit) => unit.id === id)!.ranks)).toEqual([[9], [3]]);
});

test('PE-EVC-10 evaders do not go through guard, elite or squares, but past them', () => {
  const way = (more: Partial<Unit>) => {
    const evader = red('11V', at(900, 600, 180), 'skirmish', { figures: 6 });
    const friend = red('3L', at(900, 560), 'line', more);
    return passing(table([evader, friend]), evader, 5_500, [friend], false, undefined).how;
  };
  expect(way({})).toBe('pierce');
  for (const firm of [{ status: 'elite' }, { status: 'guard' }, { formation: 'square' }] as const)
    expect(way(firm)).toBe('flow');
});
