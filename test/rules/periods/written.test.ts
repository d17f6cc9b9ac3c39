/** PE-GAP-14: what is judged when a line is written, and by which clause it is refused. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { allowance } from '../../../src/rules/periods/moves/rates.ts';
import type { Act, Line } from '../../../src/rules/periods/order.ts';
import type { State, Unit } from '../../../src/rules/periods/state.ts';
import { whyNotWritten } from '../../../src/rules/periods/sheet/written.ts';
import { at, blue, CAVALRY, charge, contact, GUNS, line, periods, red, table, ahead } from '../../help/periods.ts';

const TARGET = blue('11L', at(900, 600, 180), 'line', { posture: 'hold' });

function judged(now: State, written: Line, ...others: readonly Line[]): string | undefined {
  return whyNotWritten(now, 'red', { lines: [...others] }, written)?.clause;
}

function acts(own: Unit, ...list: readonly Act[]): string | undefined {
  return judged(table([own, TARGET]), line(own.id, list));
}

const foot = (formation: Unit['formation'], more: Partial<Unit> = {}) => red('3L', at(900, 300), formation, more);
const charges = (own: Unit, target: Unit = TARGET) => judged(table([own, target]), charge(own.id, target.id));

describe('charges', () => {
  test.each([
    ['PE-EX-21 PE-CHG-04', 'PE-CHG-04', foot('divisionColumn', { nation: 'english' }), TARGET],
    ['PE-EX-22 PE-CHG-06 PE-GAP-04', 'PE-CHG-06', foot('marchColumn', { posture: 'hold' }), TARGET],
    ['PE-CFO-01 PE-TAB-04', 'PE-CFO-01', red('1B', at(900, 300), 'deployed', GUNS), TARGET],
    ['PE-CFO-02', 'PE-CFO-02', foot('square'), TARGET],
    ['PE-CFO-03', 'PE-CFO-03', foot('skirmish'), TARGET],
    ['PE-CFO-04', 'PE-CFO-04', foot('marchColumn'), blue('14H', at(900, 600, 180), 'marchColumn', CAVALRY)],
    ['PE-CFO-07', 'PE-CFO-07', foot('marchColumn', { condition: 'disorganised' }), TARGET],
    ['PE-GAP-09', 'PE-GAP-09', foot('marchColumn', { condition: 'unformed' }), TARGET],
    ['PE-CTG-04', 'PE-CTG-04', red('3L', at(900, 300, 90), 'marchColumn'), TARGET],
    ['PE-CHG-02', undefined, foot('marchColumn'), TARGET],
    ['PE-CHG-02', undefined, foot('line'), TARGET],
  ])('%s is judged %s', (_, clause, own, target) => {
    expect(charges(own, target)).toBe(clause);
  });

  test('PE-EX-45 PE-CHG-10 -11 a charge without a target, unless feints are played', () => {
    const feint = line('3L', [{ do: 'charge', target: '', void: true }]);
    const now = table([foot('marchColumn'), TARGET]);
    expect(judged(now, feint)).toBe('PE-CHG-11');
    const feints = { ...now, variants: { ...now.variants, feints: true } };
    expect(judged(feints, feint)).toBeUndefined();
    // Whoever stands before it is asked all the same.
    const t = periods(...now.units)
      .sheets(feint)
      .quarter('stand');
    expect(t.battle.asked).toEqual(['PE-ASK-03 11L']);
    expect(t.battle.walked('3L')).toBe(0);
  });

  test('PE-EX-33 PE-EX-34 PE-CMU-01 -03 one unit charges one unit; a square on two sides, a line on opposite ones', () => {
    const own = [red('3L', at(850, 300), 'marchColumn'), red('4L', at(950, 300), 'marchColumn')];
    const second = charge('4L', '11L');
    expect(judged(table([...own, TARGET]), charge('3L', '11L'), second)).toBe('PE-CMU-01');
    const behind = red('4L', at(900, 900, 180), 'marchColumn');
    expect(judged(table([own[0]!, behind, TARGET]), charge('3L', '11L'), second)).toBeUndefined();
    const square = { ...TARGET, formation: 'square' as const, ranks: [18] };
    const flank = red('4L', at(1_300, 645, 270), 'marchColumn');
    expect(judged(table([own[0]!, flank, square]), charge('3L', '11L'), second)).toBeUndefined();
    expect(judged(table([own[0]!, flank, TARGET]), charge('3L', '11L'), second)).toBe('PE-CMU-01');
    // The second may join by an ordinary melee entry.
    expect(judged(table([...own, TARGET]), line('3L', [{ do: 'enter', target: '11L' }]), second)).toBeUndefined();
  });

  test('PE-CFO-05 PE-Q-16 not between two levels; PE-CFO-08 PE-Q-17 not over an obstacle', () => {
    const outline = [at(800, 550), at(1_100, 550), at(1_100, 700), at(800, 700)].map(({ x, y }) => ({ x, y }));
    const hill = { ...table([]).field, areas: [{ id: 'h', kind: 'hill' as const, level: 1, outline }] };
    expect(judged({ ...table([foot('marchColumn'), TARGET]), field: hill }, charge('3L', '11L'))).toBe('PE-CFO-05');
    const points = [at(800, 450), at(1_000, 450)].map(({ x, y }) => ({ x, y }));
    const wall = { ...table([]).field, lines: [{ id: 'w', kind: 'wall' as const, width: 400, points }] };
    expect(judged({ ...table([foot('marchColumn'), TARGET]), field: wall }, charge('3L', '11L'))).toBe('PE-CFO-08');
  });
});

describe('what lies on the way of a charge', () => {
  const WALL = (from: number, to: number, y = 450, kind: 'wall' | 'cliff' = 'wall'): State['field'] => {
    const points = [at(from, y), at(to, y)].map((each) => ({ x: each.x, y: each.y }));
    return { ...table([]).field, lines: [{ id: 'w', kind, width: 400, points }] };
  };
  const over = (own: Unit, field: State['field']) =>
    judged({ ...table([own, TARGET]), field }, charge(own.id, TARGET.id));
  const horse = red('5H', at(900, 300), 'line', CAVALRY);

  test('PE-CFO-08 PE-Q-17 infantry in line has no squadrons: a wall before any part of it', () => {
    expect(over(foot('line'), WALL(1_000, 1_100))).toBe('PE-CFO-08');
    expect(over(foot('line'), WALL(1_050, 1_100))).toBeUndefined();
  });

  test('PE-CFO-08 PE-Q-17 a line of cavalry needs one squadron with a free way', () => {
    expect(over(horse, WALL(830, 1_100))).toBeUndefined();
    expect(over(horse, WALL(700, 1_100))).toBe('PE-CFO-08');
    expect(over({ ...horse, formation: 'doubleLine', ranks: [6, 6] }, WALL(830, 1_100))).toBe('PE-CFO-08');
  });

  test('PE-CFO-08 PE-CTG-02 off its axis the way after its turn counts; and a cliff is not charged over either', () => {
    const aside = red('3L', at(700, 300), 'marchColumn');
    expect(over(aside, table([]).field)).toBeUndefined();
    expect(over(aside, WALL(780, 860))).toBe('PE-CFO-08');
    expect(over(aside, WALL(680, 730))).toBeUndefined();
    expect(over(foot('marchColumn'), WALL(800, 1_000, 450, 'cliff'))).toBe('PE-CFO-08');
  });

  test('PE-Q-20 two charges on opposite sides are declared in the same half', () => {
    const behind = red('4L', at(900, 1_100, 180), 'marchColumn');
    const t = periods(foot('marchColumn'), behind, TARGET)
      .sheets(charge('3L', '11L'), line('11L', [], { charged: 'stand' }))
      .quarter()
      .quarter()
      .endHalf();
    expect(judged(t.battle.now, charge('4L', '11L'))).toBe('PE-CMU-01');
  });
});

describe('moves', () => {
  test.each([
    ['PE-EX-46 PE-OBL-01', undefined, foot('line'), [{ do: 'oblique', angle: 4_500, by: 3_500 }]],
    ['PE-EX-46 PE-OBL-02', 'PE-OBL-02', foot('line'), [{ do: 'oblique', angle: 4_600, by: 3_500 }]],
    ['PE-EX-46', 'PE-OBL-01', foot('line', { status: 'militia' }), [{ do: 'oblique', angle: 4_500, by: 3_500 }]],
    ['PE-EX-47 PE-BCK-02', undefined, foot('line'), [{ do: 'back', by: 3_500 }]],
    ['PE-EX-47 PE-BCK-02', 'PE-BCK-02', foot('marchColumn'), [{ do: 'back', by: 3_500 }]],
    ['PE-BCK-01', 'PE-BCK-01', foot('line', { status: 'semiRegular' }), [{ do: 'back', by: 3_500 }]],
    ['PE-FMR-02', 'PE-FMR-02', foot('line'), [ahead(100, { forced: true })]],
    ['PE-FMR-06', 'PE-FMR-06', foot('skirmish'), [ahead(100, { forced: true })]],
    [
      'PE-FMR-04 PE-Q-25',
      'PE-FMR-04',
      foot('marchColumn', { forced: { periods: 3, now: false } }),
      [ahead(100, { forced: true })],
    ],
    ['PE-DST-05', undefined, foot('marchColumn'), [ahead(90)]],
    ['PE-DST-05', 'PE-DST-05', foot('marchColumn'), [ahead(90.01)]],
    ['PE-GEO-05', 'PE-GEO-05', red('3L', at(900, 1_180), 'marchColumn'), [ahead(45)]],
    ['PE-GEO-28', 'PE-GEO-28', red('3L', at(100, 300), 'marchColumn'), [{ do: 'form', formation: 'line' }]],
    ['PE-GAP-03', 'PE-GAP-03', foot('line', { condition: 'unformed' }), [{ do: 'form', formation: 'marchColumn' }]],
    ['PE-FMR-05', 'PE-FMR-05', foot('line', { condition: 'unformed' }), [ahead(100)]],
    ['PE-FMR-05 PE-REA-02', 'PE-FMR-05', foot('line', { condition: 'unformed' }), [{ do: 'turn', by: 18_000 }]],
    ['PE-EVC-01', 'PE-FMR-05', foot('skirmish', { condition: 'unformed' }), [ahead(100)]],
    ['PE-GAP-03', undefined, foot('line', { condition: 'unformed' }), [{ do: 'reform' }]],
    [
      'PE-ART-05 PE-GAP-03',
      undefined,
      red('1B', at(900, 300), 'limbered', { ...GUNS, troops: 'horse', condition: 'unformed' }),
      [{ do: 'reform' }, ahead(40)],
    ],
    [
      'PE-FMR-04 a forced march that goes on',
      undefined,
      foot('marchColumn', { condition: 'unformed', forced: { periods: 0, now: true } }),
      [ahead(100, { forced: true })],
    ],
    ['PE-ART-03', 'PE-ART-03', red('1B', at(900, 300), 'limbered', GUNS), [{ do: 'turn', by: 18_000 }]],
    [
      'PE-PRO-03',
      'PE-PRO-03',
      red('1B', at(900, 300), 'deployed', GUNS),
      [{ do: 'wheel', hand: 'left', angle: 1_000 }],
    ],
    ['PE-RAL-01', 'PE-RAL-01', foot('line'), [{ do: 'rally' }]],
    ['PE-EVA-01', 'PE-EVA-01', foot('skirmish'), [{ do: 'evade' }]],
    ['PE-Q-03', 'PE-Q-03', red('5H', at(900, 300), 'line', { ...CAVALRY, posture: 'harass' }), [{ do: 'evade' }]],
    ['PE-Q-60', 'PE-Q-60', foot('skirmish'), [{ do: 'enter', target: '11L' }]],
    ['PE-GAP-14', 'PE-GAP-14', foot('marchColumn'), [{ do: 'charge', target: '11L' }, ahead(10)]],
  ] as const)('%s is judged %s', (_, clause, own, list) => {
    expect(acts(own, ...(list as readonly Act[]))).toBe(clause);
  });

  test('PE-GAP-14 a change of formation is reckoned with: a column that forms line steps back in it', () => {
    expect(acts(foot('marchColumn'), { do: 'form', formation: 'skirmish' }, { do: 'back', by: 1_000 })).toBeUndefined();
  });

  test('PE-STEP-02 PE-COB-03 one line for an own unit, and none against a charge under way', () => {
    const now = table([foot('marchColumn'), TARGET]);
    expect(judged(now, line('11L', [ahead(10)]))).toBe('PE-STEP-02');
    const t = periods(...now.units)
      .sheets(charge('3L', '11L'), line('11L', [], { charged: 'stand' }))
      .quarter()
      .quarter()
      .endHalf();
    expect(judged(t.battle.now, line('3L', [ahead(10)]))).toBe('PE-COB-03');
  });

  test('PE-RAE-01 PE-Q-49 in contact: only a rally, and that only at the start of a period', () => {
    const contact = {
      by: '5H',
      target: '11L',
      zone: 'front',
      how: 'charge',
      at: 0,
      reached: 'walk',
      bonus: false,
      push: 0,
    } as const;
    const own = red('5H', at(900, 600), 'line', CAVALRY);
    const now = table([own, TARGET], { contacts: [contact] });
    expect(judged(now, line('5H', [{ do: 'rally' }]))).toBeUndefined();
    expect(judged({ ...now, quarter: 3 }, line('5H', [{ do: 'rally' }]))).toBe('PE-RAE-01');
    expect(judged(now, line('5H', [ahead(10)]))).toBe('PE-Q-49');
  });
});

describe('clauses that nothing else comes to', () => {
  const ENEMY = blue('12L', at(600, 900, 180), 'line');
  const why = (unit: Unit, list: readonly Act[], more: Partial<State> = {}) =>
    judged(table([unit, ENEMY], more), line(unit.id, list));
  const guns = (formation: Unit['formation'], more: Partial<Unit> = {}) =>
    red('1B', at(600, 300), formation, { ...GUNS, ...more });

  test('PE-ART-09 a battery leaves its position at forced march; PE-ART-06 whatever it has lost', () => {
    const forced: Act = { do: 'ahead', by: 12_000, forced: true };
    expect(why(guns('deployed'), [{ do: 'limber' }])).toBeUndefined();
    expect(why(guns('limbered'), [forced])).toBeUndefined();
    expect(why(guns('deployed'), [forced])).toBe('PE-PRO-01');
    for (const crew of [4, 1]) expect(allowance(guns('limbered', { ranks: [crew], acts: [forced] }))).toBe(6_000);
  });

  test('PE-Q-58 a deployed battery does not wheel, a limbered one does', () => {
    const wheel: Act = { do: 'wheel', hand: 'left', angle: 3_000 };
    expect(why(guns('deployed'), [wheel])).toBe('PE-PRO-03');
    expect(why(guns('limbered'), [wheel])).toBeUndefined();
  });

  test('PE-TRN-12 nobody turns in contact; PE-COB-06 nor changes its front in a charge', () => {
    const own = red('5H', at(600, 300), 'line', CAVALRY);
    const turn: Act = { do: 'turn', by: 9_000 };
    expect(why(own, [turn])).toBeUndefined();
    expect(why(own, [turn], { contacts: [contact('12L', '5H', 'left')] })).toBe('PE-Q-49');
    const charges = periods(own, ENEMY).sheets(charge('5H', '12L')).battle.unit('5H');
    expect(why(charges, [{ do: 'form', formation: 'marchColumn' }])).toBe('PE-COB-03');
  });

  test('PE-Q-22 an evade is accepted however far the enemy is, but not of a unit that does not harass', () => {
    const screen = (posture: Unit['posture']) => red('11V', at(600, 100), 'skirmish', { posture, figures: 6 });
    expect(why(screen('harass'), [{ do: 'evade', from: '12L' }])).toBeUndefined();
    expect(why(screen('attack'), [{ do: 'evade', from: '12L' }])).toBe('PE-EVA-01');
  });
});
