/** PE-GEO-13 to -15: the worked clocks of charges on evaders, to 0.01 mm. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../src/rules/periods/order.ts';
import type { Unit } from '../../../src/rules/periods/state.ts';
import { openStep } from '../../../src/rules/periods/desk/open-step.ts';
import type { State } from '../../../src/rules/periods/state.ts';
import { words } from '../../help/words.ts';
import { at, blue, CAVALRY, charge, line, onTable, periods, red, type Table, table } from '../../help/periods.ts';
import { contactQuarter, FOOT, HORSE, rates, walked, Y } from '../../help/periods-clocks.ts';

describe('the target evades', () => {
  const SCREEN = { posture: 'harass', figures: 6 } as const;
  const screen = (d: number, charger: object, formation: Unit['formation'] = 'marchColumn') =>
    periods(red('3L', at(900, Y), formation, charger), blue('11V', at(900, Y + d, 180), 'skirmish', SCREEN));
  const forced = (d: number, charger: object, formation?: Unit['formation']) =>
    screen(d, charger, formation)
      .sheets(charge('3L', '11V', { evades: 'go on' }))
      .quarter();
  const declared = (d: number, charger: object, formation?: Unit['formation']) =>
    screen(d, charger, formation)
      .sheets(charge('3L', '11V', { evades: 'go on' }), line('11V', [{ do: 'evade' }]))
      .quarter();
  const toTheEnd = (t: Table) => (t.battle.now.contacts.length > 0 ? t : t.quarter().half().quarter().quarter());

  test('PE-EX-60 PE-EX-44 PE-EVA-05 to -07 PE-EVC-11 PE-TAB-02 PE-Q-32 PE-Q-38 forced: reaction, then the turn, in which it is caught unformed and in the back', () => {
    const t = forced(200, HORSE).quarter();
    expect(t.battle.contacts).toEqual(['3L on 11V: rear caught bonus 0']);
    expect(t.battle.unit('11V').condition).toBe('unformed');
    expect(t.battle.fires('11V')).toBe(1);
    const standing = forced(170, HORSE);
    expect(standing.battle.contacts).toEqual(['3L on 11V: front charge bonus 0']);
    expect(standing.battle.unit('11V').condition).toBe('formed');
  });

  test.each([
    ['PE-EX-60 PE-EVA-08', 340, HORSE, 'marchColumn', 4],
    ['PE-EX-60', 340.01, HORSE, 'marchColumn', undefined],
    ['PE-EX-62', 130, FOOT, 'marchColumn', 2],
    ['PE-EX-62', 130.01, FOOT, 'marchColumn', undefined],
    ['PE-EX-62', 100, rates(35, 30), 'line', 2],
    ['PE-EX-62', 100.01, rates(35, 30), 'line', undefined],
  ] as const)('%s forced, from %d mm', (_, d, charger, formation, quarter) => {
    const t = forced(d, charger, formation);
    const second = t.quarter();
    const end = second.battle.now.contacts.length > 0 ? second : second.half().quarter().quarter();
    expect(contactQuarter(end)).toBe(quarter);
  });

  test.each([
    ['PE-EX-61 PE-EVA-02 PE-Q-02 PE-Q-57', 285, HORSE, 'marchColumn', 4],
    ['PE-EX-61', 285.01, HORSE, 'marchColumn', undefined],
    ['PE-EX-61', 85, FOOT, 'marchColumn', 1],
    ['PE-EX-61', 85.01, FOOT, 'marchColumn', undefined],
    ['PE-EX-61', 65, rates(35, 30), 'line', 1],
    ['PE-EX-61', 65.01, rates(35, 30), 'line', undefined],
  ] as const)('%s declared, from %d mm', (_, d, charger, formation, quarter) => {
    expect(contactQuarter(toTheEnd(declared(d, charger, formation)))).toBe(quarter);
  });

  test('PE-EX-65 PE-EX-35 PE-CST-01 -03 to -05 PE-Q-33 the charge is stopped: one more quarter in full, unformed', () => {
    const t = screen(300, HORSE)
      .sheets(charge('3L', '11V', { evades: 'stop' }), line('11V', [{ do: 'evade' }]))
      .quarter()
      .quarter();
    expect(walked(t, '3L')).toBe(180);
    expect(t.battle.unit('3L')).toMatchObject({ condition: 'unformed' });
    expect(t.battle.unit('3L').course).toBeUndefined();
  });
});

test.each([['3V'], ['30V']])(
  'PE-Q-57 PE-PRI-01 the threat is who announces a charge, whatever the numbers: %s',
  (id) => {
    const near = blue('12L', at(1_050, 500, 180), 'marchColumn', { posture: 'hold' });
    const t = periods(
      red(id, at(900, 400), 'skirmish', { figures: 6, posture: 'harass' }),
      blue('11H', at(900, 800, 180), 'marchColumn', CAVALRY),
      near,
    ).sheets(line(id, [{ do: 'evade' }]), charge('11H', id));
    expect(t.battle.unit(id).course).toMatchObject({ kind: 'evade', threat: '11H', away: 18_000 });
  },
);

describe('PE-EVS before friends without a lane', () => {
  /** Red has its edge in the south; a line of 12 friends faces the enemy, 20 mm behind the evader's rear. */
  const evader = (more = {}) => red('11V', at(900, 500), 'skirmish', { posture: 'harass', figures: 7, ...more });
  const FRIENDS = red('3L', at(900, 465), 'line', { figures: 12 });
  const ENEMY = blue('5H', at(900, 1_100, 180), 'marchColumn', CAVALRY);
  const evades = (answers: Answers = {}) => line('11V', [{ do: 'evade', from: '5H' }], answers);

  test('PE-EX-41 PE-Q-56 PE-ASK-14 an evader of 7 parts before a line of 12, and joins again once past it', () => {
    const turned = periods(evader(), FRIENDS, ENEMY).sheets(evades()).quarter();
    expect(turned.battle.at('11V')).toBe('900,485/180');
    const t = turned.quarter('split');
    expect(t.battle.asked).toEqual(['PE-ASK-14 11V']);
    // Four on its left, which is the east, three on its right; 1 mm clear of the line's ends. The detour of 98.5 less half
    // of its front, 46, is walked.
    expect(t.battle.unit('11V')).toMatchObject({ ranks: [1, 1, 1, 1] });
    expect(t.battle.unit('11V.2')).toMatchObject({ ranks: [1, 1, 1], parent: '11V' });
    expect([t.battle.at('11V'), t.battle.at('11V.2')]).toEqual(['998.5,476/180', '801.5,476/180']);
    let later = t.half();
    for (let n = 0; n < 2; n++) later = later.quarter();
    expect(later.battle.at('11V')).toBe('900,366/180');
    expect(later.battle.unit('11V')).toMatchObject({ ranks: [7], condition: 'unformed' });
    expect(later.battle.now.units.map(({ id }) => id)).toEqual(['11V', '3L', '5H']);
  });

  /** Parted as above, and struck in flank on the east, in the same quarter. */
  const parted = (fights: 'desk' | 'simple') => {
    const catcher = blue('6H', at(1_180, 506, 270), 'marchColumn', CAVALRY);
    const start = table([evader(), FRIENDS, ENEMY, catcher], { variants: { ...table([]).variants, fights } });
    return onTable(start)
      .sheets(evades({ split: true }), line('6H', [{ do: 'enter', target: '11V' }]))
      .quarter()
      .quarter();
  };
  const courses = ({ units }: State) =>
    ['11V', '11V.2'].map((id) => units.find((each) => each.id === id)?.course?.kind);

  test('PE-EVS-02 one half is contacted while they are apart: at the desk both are said to go by the worse test', () => {
    const { battle } = parted('desk');
    expect([battle.contacts, courses(battle.now)]).toEqual([['6H on 11V: rear entry'], [undefined, 'evade']]);
    const told = openStep({ ...battle.now, phase: 'desk' }).concerns.map(
      ({ unit, says }) => `${unit}: ${words.say('en', says)}`,
    );
    expect(told.slice(-2)).toEqual([
      '11V: parted from the unit, and one of the two contacted: both go by the worse test of morale',
      '11V.2: parted from the unit, and one of the two contacted: both go by the worse test of morale',
    ]);
    expect(
      onTable(battle.now)
        .endHalf()
        .battle.now.units.some(({ torn }) => torn),
    ).toBe(false);
  });

  test('PE-EVS-02 PE-GAP-17 by the stand-in both test where one must, and both go back if either fails', () => {
    const now = parted('simple').endHalf().battle.now;
    const fought = (dice: readonly number[], answers: readonly string[] = []) =>
      courses(onTable(now).battle.play('red', { kind: 'fight' }, dice, answers).now);
    // Two dice against one. Nobody hit: nobody has to test.
    expect(fought([1, 1, 1])).toEqual([undefined, 'evade']);
    // A drawn round costs 11V one of its four, a quarter: both hold, or one of the two does not.
    expect(fought([6, 1, 6, 3, 3])).toEqual([undefined, 'evade']);
    expect(fought([6, 1, 6, 3, 2], ['no'])).toEqual(['withdraw', 'withdraw']);
    expect(fought([6, 1, 6, 2, 3], ['no'])).toEqual(['withdraw', 'withdraw']);
    // Beaten it goes back; 3L, which sees it, holds, and the other half has to test.
    expect(fought([6, 1, 1, 6, 3], ['no'])).toEqual(['withdraw', 'evade']);
    expect(fought([6, 1, 1, 6, 2], ['no'])).toEqual(['withdraw', 'withdraw']);
  });

  test('PE-EVS-01 not if its owner, or the variant, does not want it: it goes through', () => {
    const asked = periods(evader(), FRIENDS, ENEMY).sheets(evades()).quarter().quarter('no');
    expect(asked.battle.unit('3L')).toMatchObject({ condition: 'disordered', pierced: true });
    const whole = table([evader(), FRIENDS, ENEMY]);
    const off = onTable({ ...whole, variants: { ...whole.variants, split: false } });
    expect(off.sheets(evades()).quarter().quarter().battle.unit('3L').pierced).toBe(true);
  });
});

test('PE-GAP-07 a stream delays an evade and a rally: it halts at the bank, crosses for a quarter, and goes on beyond', () => {
  const points = [at(700, 400), at(1_100, 400)].map(({ x, y }) => ({ x, y }));
  const field = { ...table([]).field, lines: [{ id: 's', kind: 'stream' as const, width: 400, points }] };
  const enemy = blue('14H', at(900, 1_100, 180), 'marchColumn', CAVALRY);
  const evader = red('11V', at(900, 435), 'skirmish', { posture: 'harass', figures: 6 });
  let t = onTable(table([evader, enemy], { field }))
    .sheets(line('11V', [{ do: 'evade', from: '14H' }]))
    .quarter();
  expect(t.battle.at('11V')).toBe('900,420/180');
  // The near bank is at 402; it stands beyond the far one at 398 with its rear.
  t = t.quarter();
  expect([t.battle.at('11V'), t.battle.unit('11V').doing]).toEqual(['900,403/180', { kind: 'cross', left: 1 }]);
  t = t.half().quarter();
  expect([t.battle.at('11V'), t.battle.unit('11V').doing]).toEqual(['900,382/180', undefined]);
  t = t.quarter();
  expect(t.battle.at('11V')).toBe('900,327/180');

  const horse = red('5H', at(900, 500, 180), 'marchColumn', CAVALRY);
  const rallying = onTable(table([horse, enemy], { field }))
    .sheets(line('5H', [{ do: 'rally', goOn: true }]))
    .quarter();
  expect(rallying.battle.at('5H')).toBe('900,410/180');
  expect(rallying.quarter().battle.at('5H')).toBe('900,403/180');
});
