/** PE-GAP-17: fire, melees and morale by the stand-in, reckoned by hand; victory. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import type { Contact, State, Unit } from '../../../src/rules/periods/state.ts';
import { meleesOf } from '../../../src/rules/periods/fights/melees.ts';
import { shotsOf } from '../../../src/rules/periods/fights/entitled.ts';
import { next } from '../../../src/rules/periods/next.ts';
import { openStep } from '../../../src/rules/periods/desk/open-step.ts';
import { pointsOf } from '../../../src/rules/periods/victory.ts';
import {
  ahead,
  at,
  blue,
  CAVALRY,
  contact,
  GUNS,
  line,
  officer,
  onTable,
  periods,
  red,
  table,
} from '../../help/periods.ts';
import { words } from '../../help/words.ts';

/** At the end of the first half, with what it comes to still to be settled. */
function desk(units: readonly Unit[], more: Partial<State> = {}): State {
  const { variants } = table([]);
  return table(units, { phase: 'desk', quarter: 2, variants: { ...variants, fights: 'simple' }, ...more });
}

const fires = (...units: readonly string[]): State['fire'] => units.map((unit) => ({ unit, quarter: 0 }));
const fights = (now: State, dice: readonly number[], answers: readonly string[] = []) =>
  onTable(now).battle.play('red', { kind: 'fight' }, dice, answers);

describe('fire', () => {
  const LINE = red('3L', at(900, 300), 'line');
  const shots = (units: readonly Unit[], more: Partial<State> = {}) =>
    shotsOf(desk(units, { fire: fires('3L'), ...more })).map(
      ({ unit, target, dice, needs, covered }) => `${unit} ${target} ${dice} ${needs}${covered ? ' covered' : ''}`,
    );

  test('PE-GAP-17 a die for each three figures of the front rank and each quarter; a line is hit by sixes', () => {
    expect(shots([LINE, blue('11L', at(900, 500, 180), 'line')])).toEqual(['3L 11L 6 6']);
    const twice = [...fires('3L'), { unit: '3L', quarter: 1 }];
    expect(shots([LINE, blue('11L', at(900, 500, 180), 'line')], { fire: twice })).toEqual(['3L 11L 12 6']);
    expect(shots([red('3L', at(900, 300), 'marchColumn'), blue('11L', at(900, 500, 180), 'line')])).toEqual([
      '3L 11L 1 6',
    ]);
  });

  test('PE-GAP-17 a column, a square or guns within 10 cm are hit by fives', () => {
    expect(shots([LINE, blue('11L', at(900, 400, 180), 'marchColumn')])).toEqual(['3L 11L 6 5']);
    expect(shots([LINE, blue('11L', at(900, 401, 180), 'marchColumn')])).toEqual(['3L 11L 6 6']);
    expect(shots([LINE, blue('11L', at(900, 400, 180), 'square')])).toEqual(['3L 11L 6 5']);
  });

  test('PE-GAP-17 an unformed firer needs one more; muskets carry 20 cm, guns 60', () => {
    const shaken = { ...LINE, condition: 'unformed' as const };
    expect(shots([shaken, blue('11L', at(900, 400, 180), 'marchColumn')])).toEqual(['3L 11L 6 6']);
    expect(shots([shaken, blue('11L', at(900, 500, 180), 'line')])).toEqual(['3L 11L 6 7']);
    expect(shots([LINE, blue('11L', at(900, 501, 180), 'line')])).toEqual([]);
    const guns = red('1B', at(900, 300), 'deployed', GUNS);
    const far = blue('11L', at(900, 900, 180), 'line');
    expect(shots([guns, far], { fire: fires('1B') })).toEqual(['1B 11L 3 6']);
    expect(shots([guns, { ...far, pose: at(900, 901, 180) }], { fire: fires('1B') })).toEqual([]);
  });

  test('PE-Q-42 PE-GAP-16 PE-GEO-26 a battery that fired and has limbered since is settled as it fired; a limbered one never fires', () => {
    const guns = (formation: 'deployed' | 'limbered') =>
      periods(
        red('1B', at(900, 300), formation, { ...GUNS, troops: 'horse' }),
        blue('11L', at(900, 600, 180), 'line', { posture: 'hold' }),
      );
    const gone = guns('deployed')
      .sheets(line('1B', [{ do: 'wait' }, { do: 'limber' }]))
      .quarter()
      .quarter().battle;
    expect([gone.unit('1B').formation, gone.unit('1B').pose.heading, gone.fires('1B')]).toEqual([
      'limbered',
      18_000,
      1,
    ]);
    expect(shotsOf(gone.now)).toMatchObject([{ unit: '1B', target: '11L', quarters: 1, dice: 3 }]);
    const says = openStep({ ...gone.now, phase: 'desk' }).concerns.find(({ unit }) => unit === '1B')!.says;
    expect(words.say('en', says)).toBe('may fire, 1 quarter, deployed');
    const standing = guns('limbered').sheets(line('1B', [])).quarter().quarter().battle;
    expect([standing.fires('1B'), standing.fires('11L')]).toEqual([0, 2]);
  });

  test('PE-GAP-17 what hits takes a figure; behind a wall only what a second die lets through', () => {
    const target = blue('11L', at(900, 500, 180), 'line');
    const t = fights(desk([LINE, target], { fire: fires('3L') }), [6, 6, 5, 4, 1, 1]);
    expect(t.unit('11L').ranks).toEqual([16]);
    expect(t.now.lost).toEqual({ red: 0, blue: 2 });
    expect(t.at('11L')).toBe('900,500/180');
    const points = [at(700, 495), at(1_100, 495)].map(({ x, y }) => ({ x, y }));
    const field = { ...table([]).field, lines: [{ id: 'w', kind: 'wall' as const, width: 400, points }] };
    expect(shots([LINE, target], { field })).toEqual(['3L 11L 6 6 covered']);
    const behind = fights(desk([LINE, target], { fire: fires('3L'), field }), [6, 6, 5, 4, 1, 1, 4, 3]);
    expect(behind.unit('11L').ranks).toEqual([17]);
  });

  test('PE-Q-40 with quarter play fire is settled after every quarter', () => {
    const units = [LINE, blue('11L', at(900, 500, 180), 'line', { posture: 'hold' })];
    const { variants } = table([]);
    const t = onTable(table(units, { variants: { ...variants, fights: 'simple', step: 'quarter' } }))
      .sheets(line('3L', []), line('11L', []))
      .quarter().battle;
    expect(t.now.phase).toBe('fire');
    const after = t.play('red', { kind: 'fight' }, [1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1]);
    expect([after.now.phase, after.now.quarter, after.now.fire]).toEqual(['quarters', 2, []]);
    expect(after.unit('3L').ranks).toEqual([17]);
  });
});

describe('melees', () => {
  const met = (by: string, target: string, zone: Contact['zone'], more: Partial<Contact> = {}): Contact => ({
    ...contact(by, target, zone),
    ...more,
  });
  const COLUMN = red('3L', at(900, 300), 'marchColumn');
  const ENEMY = blue('11L', at(900, 300, 180), 'line', { status: 'guard' });

  test('PE-GAP-17 PE-PSH three figures a die, one for the run-up, the distance bonus and each rank that pushes', () => {
    const now = desk([COLUMN, ENEMY], {
      contacts: [met('3L', '11L', 'front', { bonus: true, reached: 'bonus', push: 3 })],
    });
    expect(meleesOf(now)[0]!.map(({ unit, touching, bonus }) => [unit, touching, bonus])).toEqual([
      ['3L', 3, 5],
      ['11L', 3, 0],
    ]);
    // Two hits against one: the line breaks off, the column is unformed.
    const t = fights(now, [5, 6, 1, 1, 1, 1, 5]);
    expect(t.now.contacts).toEqual([]);
    expect(t.unit('11L').course).toEqual({ kind: 'withdraw', left: 2, walked: 0 });
    expect(t.unit('11L').condition).toBe('disordered');
    expect(t.unit('3L').condition).toBe('unformed');
    expect([t.unit('3L').ranks, t.unit('11L').ranks]).toEqual([[3, 3, 3, 3, 3, 2], [16]]);
  });

  test('PE-GAP-17 unformed, a unit is hit by fours and hits one worse; a flank gives a die', () => {
    const now = desk(
      [
        { ...COLUMN, pose: at(765, 308, 90) },
        { ...ENEMY, condition: 'unformed' },
      ],
      {
        contacts: [met('3L', '11L', 'right')],
      },
    );
    expect(meleesOf(now)[0]!.map(({ touching, formed, bonus }) => [touching, formed, bonus])).toEqual([
      [1, true, 1],
      [1, false, 0],
    ]);
    // A four hits the unformed line, a five of its own does not hit.
    const t = fights(now, [4, 3, 5]);
    expect(t.unit('11L').ranks).toEqual([17]);
    expect(t.unit('3L').ranks).toEqual(COLUMN.ranks);
  });

  test('PE-EX-30 PE-EX-31 PE-CCB-01 combat values, with the charge bonus and the ranks that push', () => {
    const value = (unit: Unit, more: Partial<Contact>) =>
      meleesOf(desk([unit, ENEMY], { contacts: [met(unit.id, '11L', 'front', more)] }))[0]!.find(
        (each) => each.unit === unit.id,
      )!.value;
    const hussars = red('5H', at(900, 300), 'line', CAVALRY);
    expect(value(hussars, { bonus: true })).toBe(8);
    expect(value(hussars, {})).toBe(5);
    expect(value({ ...COLUMN, troops: 'grenadiers' }, { bonus: true, push: 3 })).toBe(10);
    expect(value(COLUMN, { bonus: true, push: 3 })).toBeUndefined();
  });

  const HORSE = red('5H', at(900, 300), 'marchColumn', CAVALRY);
  const ITS_ENEMY = blue('14H', at(900, 300, 180), 'marchColumn', CAVALRY);

  test('PE-EX-17 PE-RCO-01 equal cavalry that draws rallies, both at once', () => {
    const t = fights(desk([HORSE, ITS_ENEMY], { contacts: [met('5H', '14H', 'front')] }), [1, 1]);
    expect(['5H', '14H'].map((id) => t.unit(id).course?.kind)).toEqual(['rally', 'rally']);
    expect(t.asked).toEqual([]);
  });

  test('PE-EX-18 PE-RCO-02 -03 PE-ASK-13 where value or strength differ they choose, once', () => {
    const dragoons = { ...HORSE, troops: 'heavy' as const };
    const now = desk([dragoons, ITS_ENEMY], { contacts: [met('5H', '14H', 'front')] });
    const t = fights(now, [1, 1], ['stay', 'rally']);
    expect(t.asked).toEqual(['PE-ASK-13 5H', 'PE-ASK-13 14H']);
    expect(['5H', '14H'].map((id) => t.unit(id).course?.kind)).toEqual([undefined, 'rally']);
    const again = fights(desk([dragoons, ITS_ENEMY], { contacts: [met('5H', '14H', 'front', { drawn: 1 })] }), [1, 1]);
    expect(['5H', '14H'].map((id) => again.unit(id).course?.kind)).toEqual(['rally', 'rally']);
  });

  test('PE-EX-09 PE-RAL-09 cavalry that has not broken a square rallies', () => {
    const square = blue('11L', at(900, 300, 180), 'square', { posture: 'hold' });
    const now = desk([HORSE, square], { contacts: [met('5H', '11L', 'front')] });
    expect(fights(now, [1, 1]).unit('5H').course?.kind).toBe('rally');
    const beaten = fights(now, [1, 5]);
    expect(beaten.unit('5H').course?.kind).toBe('rally');
    expect(beaten.now.contacts).toHaveLength(1);
    expect(fights(now, [5, 1], ['no']).unit('11L').course?.kind).toBe('withdraw');
  });

  test('PE-GAP-17 guns that are beaten are lost', () => {
    const guns = blue('2B', at(900, 300, 180), 'deployed', GUNS);
    const t = fights(desk([COLUMN, guns], { contacts: [met('3L', '2B', 'front')] }), [1, 5]);
    expect(t.now.gone).toEqual([
      { id: '2B', side: 'blue', name: guns.name, at: { x: 90_000, y: 30_000 }, kind: 'guns' },
    ]);
    // Four figures of its crew, and six for the gun.
    expect(pointsOf(t.now, 'red')).toBe(10);
  });
});

describe('morale', () => {
  const shooters = [red('3L', at(900, 300), 'line'), red('4L', at(1_200, 300), 'line')];
  const column = blue('11L', at(900, 400, 180), 'marchColumn', { figures: 4 });

  test('PE-GAP-17 a quarter lost in a half is tested by status; who fails goes back like a loser', () => {
    const now = desk([shooters[0]!, column], { fire: fires('3L') });
    const hit = [5, 1, 1, 1, 1, 1];
    expect(fights(now, [...hit, 3]).unit('11L').course).toBeUndefined();
    expect(fights(now, [...hit, 2]).unit('11L').course?.kind).toBe('withdraw');
    const militia = { ...column, status: 'militia' as const };
    expect(fights(desk([shooters[0]!, militia], { fire: fires('3L') }), [...hit, 4]).unit('11L').course).toBeDefined();
    // Below half of what it had, and nobody near to hold it.
    const few = { ...column, lost: 5 };
    expect(fights(desk([shooters[0]!, few], { fire: fires('3L') }), [...hit, 3]).unit('11L').course).toBeDefined();
    const near = [officer('blue', '2G', 900, 600, 'general')];
    const held = desk([shooters[0]!, few], { fire: fires('3L'), officers: near });
    expect(fights(held, [...hit, 3]).unit('11L').course).toBeUndefined();
  });

  test('PE-GAP-17 so is who sees a friend break off within 10 cm', () => {
    const guns = blue('13L', at(900, 300, 180), 'line', { figures: 6 });
    const near = blue('14L', at(1_020, 400, 180), 'marchColumn');
    const attacker = red('3L', at(900, 300), 'marchColumn');
    const now = desk([attacker, guns, near], { contacts: [contact('3L', '13L', 'front')] });
    expect(fights(now, [5, 1, 2]).unit('14L').course?.kind).toBe('withdraw');
    const far = desk([attacker, guns, { ...near, pose: at(1_100, 400, 180) }], { contacts: now.contacts });
    expect(fights(far, [5, 1]).unit('14L').course).toBeUndefined();
  });
});

describe('victory', () => {
  const hill = { id: 'h', kind: 'hill' as const, level: 1, outline: [at(800, 550), at(1_100, 550), at(1_100, 700)] };
  const field = { ...table([]).field, areas: [{ ...hill, outline: hill.outline.map(({ x, y }) => ({ x, y })) }] };
  const units = [red('3L', at(1_000, 500), 'marchColumn'), blue('11L', at(300, 1_000, 180), 'line')];

  test('PE-GAP-17 an objective goes to the side that alone has a unit in it or within 5 cm', () => {
    const now = table(units, { field, objectives: [{ ground: 'h', value: 4 }] });
    const t = onTable(now)
      .sheets(line('3L', [ahead(45)]))
      .quarter()
      .quarter()
      .endHalf().battle;
    expect(t.now.objectives).toEqual([{ ground: 'h', value: 4, holder: 'red' }]);
    expect(pointsOf(t.now, 'red')).toBe(4);
  });

  test('PE-GAP-17 a side breaks at half of its figures; at the end of the last period points decide', () => {
    const broken = fights(
      desk([red('3L', at(900, 300), 'line'), blue('11L', at(900, 400, 180), 'marchColumn', { figures: 6 })], {
        fire: fires('3L'),
        lost: { red: 0, blue: 5 },
      }),
      [5, 1, 1, 1, 1, 1],
    );
    expect(broken.now.result).toEqual({ winner: 'red', why: 'broken' });
    const last = (more: Partial<State>) =>
      onTable(table(units, { period: 6, quarter: 4, phase: 'half', ...more })).endHalf().battle.now;
    expect(last({}).result).toEqual({ winner: 'draw', why: 'points' });
    expect(last({ lost: { red: 2, blue: 1 } }).result).toEqual({ winner: 'blue', why: 'points' });
    expect(last({}).phase).toBe('over');
    expect(next(last({}))).toMatchObject({ kind: 'over', why: { id: 'pe-over-points' } });
  });

  test('a side resigns, or a draw is agreed; nothing more is played', () => {
    const t = onTable(table(units)).battle.play('red', { kind: 'resign' });
    expect(t.now.result).toEqual({ winner: 'blue', why: 'resigned' });
    expect(t.play('blue', { kind: 'draw' }).refused).toBe('PE-GAP-17 refuse-over');
  });
});
