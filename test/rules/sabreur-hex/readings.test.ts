/** Passages of the chapters on close combat that can be read in two ways, each read both ways. 1515 is the origin. */
import { describe, expect, test } from 'vitest';
import { engages, flankProtected, inContact, isOutflanked } from '../../../src/rules/sabreur-hex/field/engage.ts';
import { combatFactor, fireFactor } from '../../../src/rules/sabreur-hex/losses/factor.ts';
import { RECOMMENDED, type Rulings } from '../../../src/rules/sabreur-hex/options/rulings.ts';
import { shock } from '../../../src/rules/sabreur-hex/attack/shock.ts';
import type { Unit } from '../../../src/rules/sabreur-hex/state.ts';
import { type Battle, battle } from '../../help/battle.ts';
import { at, playOn, position, unit } from '../../help/position.ts';

const FIELD = 'map 30 x 30';
const COLUMN = 'line infantry column';

function read(rulings: Partial<Rulings>, units: readonly Unit[], hexes = {}) {
  return position({ units, hexes, state: { rulings: { ...RECOMMENDED, ...rulings } } });
}

describe('contact and engagement', () => {
  test('SH-Q-07, SH-DIST-04 adjacent units are in contact; under the other reading only if one engages the other', () => {
    const units = [unit('A', 'red', [0, 0]), unit('B', 'blue', [1, 0]), unit('C', 'blue', [0, -1], { facing: 0 })];
    const met = (rulings: Partial<Rulings>) => inContact(read(rulings, units), units[0]!).map(({ id }) => id);
    expect(met({})).toEqual(['B', 'C']);
    expect(met({ contact: 'engaged' })).toEqual(['C']);
    const engaged = (rulings: Partial<Rulings>) => inContact(read(rulings, units), units[2]!).map(({ id }) => id);
    expect(engaged({ contact: 'engaged' })).toEqual(['A']);
  });

  test('SH-Q-09, SH-ENGAGE-04 a square engages all round it; under the other reading no unit', () => {
    const units = [unit('A', 'red', [0, 0], { formation: 'square' }), unit('B', 'blue', [0, 1], { facing: 3 })];
    const [a, b] = [units[0]!, units[1]!];
    expect(engages(read({}, units), a, b)).toBe(true);
    expect(engages(read({ squaresEngage: 'no' }, units), a, b)).toBe(false);
    const facing = [a, unit('C', 'blue', [0, -1], { facing: 3 })];
    expect(engages(read({ squaresEngage: 'no' }, facing), facing[1]!, a)).toBe(true);
    expect(isOutflanked(read({ squaresEngage: 'no' }, facing), a)).toBe(false);
  });
});

describe('limits', () => {
  test('SH-Q-11, SH-OUTFLANK-03 terrain that lifts the limit for outflanked units', () => {
    const a = unit('A', 'red', [0, 0]);
    const units = [a, unit('E', 'blue', [0, -1], { facing: 3 }), unit('D', 'blue', [1, 0], { facing: 4 })];
    const dice = (ground: string, outflankedLimitSpares: Rulings['outflankedLimitSpares']) => {
      const now = read({ outflankedLimitSpares }, units, { [at(0, 0)]: ground });
      return combatFactor(now, a, units[1]!, { charging: false, doubled: false, lostInCharge: 0 }).dice;
    };
    for (const ground of ['wood', 'village', 'fort']) expect(dice(ground, 'woodVillageFort')).toBe(3);
    for (const ground of ['wood', 'village', 'fort']) expect(dice(ground, 'nobody')).toBe(1);
    expect(['wood', 'village', 'fort'].map((ground) => dice(ground, 'woodVillage'))).toEqual([3, 3, 1]);
  });

  test('SH-Q-29, SH-FACTOR-16, -17 cover limits fire at it too; under the other reading only close combat, but the attacker’s own terrain limits both', () => {
    const units = [unit('A', 'red', [0, 0]), unit('B', 'blue', [0, -2])];
    const dice = (coverLimitsFire: 'yes' | 'no', where: readonly [number, number]) =>
      fireFactor(read({ coverLimitsFire }, units, { [at(...where)]: 'wood' }), units[0]!, units[1]!, 'fire').dice;
    expect(dice('yes', [0, -2])).toBe(3);
    expect(dice('no', [0, -2])).toBe(9);
    expect(dice('no', [0, 0])).toBe(3);
    const close = [units[0]!, unit('B', 'blue', [0, -1], { facing: 3 })];
    const now = read({ coverLimitsFire: 'no' }, close, { [at(0, -1)]: 'wood' });
    expect(combatFactor(now, close[0]!, close[1]!, { charging: false, doubled: false, lostInCharge: 0 }).dice).toBe(3);
  });
});

describe('losses of guns', () => {
  const under = (friend: string, q: number, r: number, ...more: readonly string[]) =>
    battle(
      FIELD,
      ...more,
      `red 1A line infantry line ${at(0, 0)} N`,
      `blue 6B heavy foot battery strength 5 ${at(0, -3)} S`,
      `blue 4F ${friend} ${at(q, r)} S`,
    )
      .give('red', '1A fire 6B')
      .rolls('5 1 1 1 1 1')
      .rolls('1');
  const offered = (t: Battle) => {
    try {
      return t.waits.includes('transfer');
    } catch {
      return false;
    }
  };

  test('SH-Q-34, SH-ARTLOSS-02 cavalry takes losses for guns on their flank, as infantry does; under the other reading on any side', () => {
    const anywhere = 'ruling cavalry takes losses adjacent';
    expect(offered(under('heavy cavalry', -1, -3))).toBe(true);
    expect(offered(under('heavy cavalry', 0, -4))).toBe(false);
    expect(offered(under('heavy cavalry', 0, -4, anywhere))).toBe(true);
    expect(offered(under('heavy cavalry', 0, -5, anywhere))).toBe(false);
    expect(offered(under(COLUMN, 0, -4, anywhere))).toBe(false);
    expect(offered(under(COLUMN, -1, -3, anywhere))).toBe(true);
  });
});

describe('whom to charge', () => {
  const choose = (q: number, r: number, order: string, ...more: readonly string[]) =>
    battle(
      FIELD,
      ...more,
      `red 1A heavy cavalry ${at(0, 0)} N`,
      `blue 2B ${COLUMN} ${at(q, r)} S`,
      `blue 3C ${COLUMN} ${at(0, -3)} S`,
    ).give('red', `1A charge ${order}`).refused;
  const corridor = 'ruling charge ahead corridor';

  test('SH-Q-47, SH-CHARGE-06 a unit in the front arc is ahead; under the other reading only one straight ahead', () => {
    expect(choose(1, 0, '2B')).toBe('SH-CHARGE-06 refuse-charge-ahead');
    expect(choose(1, 0, '2B', corridor)).toBe('nothing');
    expect(choose(1, -3, '3C')).toBe('nothing');
    expect(choose(1, -3, '3C', corridor)).toBe('SH-CHARGE-06 refuse-charge-ahead');
    expect(choose(1, -3, '2B', corridor)).toBe('nothing');
    expect(choose(1, -2, '3C', corridor)).toBe('SH-CHARGE-06 refuse-charge-ahead');
    expect(choose(2, -3, '3C', corridor)).toBe('SH-CHARGE-06 refuse-charge-ahead');
    expect(choose(2, -2, '3C', corridor)).toBe('nothing');
    const line = `blue 4D line infantry linear order extended line ${at(2, -2)} S also ${at(1, -2)}`;
    expect(choose(1, -3, '4D', corridor, line)).toBe('nothing');
  });
});

describe('flank protection', () => {
  test('SH-Q-64, SH-FLANKPROT-05 the protector has seen the attacker come, or has it in front now; under other readings only one of these counts', () => {
    const u = unit('U', 'blue', [0, 0]);
    const d = unit('D', 'red', [1, 0], { facing: 4 });
    const friend = unit('F', 'blue', [2, 0]);
    const square = unit('F', 'blue', [2, -1], { formation: 'square' });
    const holds = (flankProtectedWhen: Rulings['flankProtectedWhen'], by: Unit, was: readonly [number, number]) => {
      const from = { at: at(...was), facing: 0 as const };
      return flankProtected(read({ flankProtectedWhen }, [u, d, by]), u, d, d, from);
    };
    expect(holds('either', friend, [2, -3])).toBe(true);
    expect(holds('declared', friend, [2, -3])).toBe(true);
    expect(holds('now', friend, [2, -3])).toBe(false);
    expect(holds('either', friend, [0, 4])).toBe(false);
    const seesNow = [u, unit('D', 'red', [1, 0], { facing: 4 }), square] as const;
    for (const when of ['either', 'declared', 'now'] as const) {
      const now = read({ flankProtectedWhen: when }, seesNow);
      expect(flankProtected(now, u, seesNow[1], seesNow[1], undefined)).toBe(when !== 'declared');
    }
  });
});

describe('countercharges', () => {
  /** 1A charges 2B from three hexes, and 2B countercharges. */
  const met = (...more: readonly string[]) =>
    battle(
      FIELD,
      ...more,
      `red 1A heavy cavalry strength 12 ${at(0, 0)} N`,
      `blue 2B heavy cavalry cuirassier strength 12 ${at(0, -3)} S`,
    )
      .give('red', '1A charge 2B')
      .answer('counter')
      .rolls('1 1');

  test('SH-Q-28, SH-FACTOR-09 neither side doubles; under other readings only the charger does not, or only the unit that countercharges', () => {
    const both = met().rolls('1 1 1 1').rolls('1 1 1 1 1').story;
    expect(both).toContain('# shock 1A 4: ');
    expect(both).toContain('# shock 2B 5: ');
    const charger = met('ruling countercharge doubling charger').rolls('1 1 1 1').rolls('1 1 1 1 1 1 1 1 1 1').story;
    expect(charger).toContain('# shock 1A 4: ');
    expect(charger).toContain('# shock 2B 5 +5 doubled: ');
    const other = met('ruling countercharge doubling countercharger').rolls('1 1 1 1 1 1 1 1').rolls('1 1 1 1 1').story;
    expect(other).toContain('# shock 1A 4 +4 doubled: ');
    expect(other).toContain('# shock 2B 5: ');
  });

  test('SH-Q-28 a target that only holds does not double its return blow under any reading', () => {
    const t = battle(
      FIELD,
      'ruling countercharge doubling charger',
      `red 1A heavy cavalry strength 12 ${at(0, 0)} N`,
      `blue 2B heavy cavalry strength 12 ${at(0, -3)} S`,
    )
      .give('red', '1A charge 2B')
      .answer('hold')
      .rolls('1 1')
      .rolls('1 1 1 1 1 1 1 1')
      .rolls('1 1 1 1');
    expect(t.story).toContain('# shock 2B 4: ');
  });
});

describe('Impetuous units on the march', () => {
  /** 2B is at the back of 1A, which can neither charge nor assault it, and turns about. */
  const turning = (red: string, ...more: readonly string[]) =>
    battle(FIELD, ...more, `red 1A ${red} ${at(0, 0)} N`, `blue 2B ${COLUMN} ${at(0, 1)} N`).give('red', '1A turn S');

  test('SH-SKILL-IMPETUOUS-01, SH-Q-19 a unit that turns to an enemy that engages it assaults it at once, where it is', () => {
    const t = turning('heavy cavalry impetuous');
    expect(t.waits).toBe('blue ASK-06 2B: hold, flee');
    const done = t.answer('hold').rolls('1 1 1 1').rolls('1 1 1 1');
    expect(done.story).toContain('! turned 1A 3\n! assaulted 1A 2B 1\n');
    expect(done.story).toContain('# melee 1A 4: ');
    expect(done.story).not.toContain('ASK-08');
  });

  test('SH-Q-19 under the other reading it is free not to, as other units are', () => {
    expect(turning('heavy cavalry impetuous', 'ruling impetuous march free').waits).toBe('nobody');
    expect(turning('heavy cavalry').waits).toBe('nobody');
  });

  test('SH-Q-19 the assault takes the place of the second action', () => {
    const t = battle(FIELD, `red 1A ${COLUMN} impetuous ${at(0, 0)} N`, `blue 2B ${COLUMN} ${at(0, 1)} N`).give(
      'red',
      '1A turn S then line',
    );
    expect(t.answer('hold').rolls('1 1 1 1').rolls('1 1 1 1').unit('1A').formation).toBe('column');
  });

  test('SH-SKILL-IMPETUOUS-01, SH-MARCH-01 an evasion counts as a manoeuvre too', () => {
    const evading = (skill: string) =>
      battle(FIELD, `red 1A light cavalry ${skill} ${at(0, 0)} N`, `blue 2B line infantry line ${at(1, 0)} NW`);
    expect(evading('impetuous').give('red', `1A evade ${at(0, 1)}`).waits).toBe('blue ASK-06 2B: hold, flee');
    expect(evading('impetuous').give('red', `1A evade ${at(-1, 1)}`).waits).toBe('nobody');
    expect(evading('lancer').give('red', `1A evade ${at(0, 1)}`).waits).toBe('nobody');
  });

  test('SH-Q-19 an enemy engaged before, that it need not attack, need not be attacked afterwards', () => {
    const square = battle(
      FIELD,
      `red 1A heavy cavalry impetuous ${at(0, 0)} N`,
      `blue 2B line infantry square ${at(0, -1)} S`,
    );
    expect(square.give('red', '1A turn NW').waits).toBe('nobody');
    const another = battle(
      FIELD,
      `red 4D heavy foot battery ${at(-5, 0)} N`,
      `red 1A heavy cavalry impetuous ${at(0, 0)} N`,
      `blue 2B line infantry square ${at(0, -1)} S`,
      `blue 3C ${COLUMN} ${at(0, 1)} N`,
    );
    expect(another.give('red', '1A turn about').waits).toBe('blue ASK-06 3C: hold, flee');
  });

  test('SH-Q-19 of several enemies the weakest is attacked', () => {
    const t = battle(
      FIELD,
      `red 1A heavy cavalry impetuous ${at(0, 0)} N`,
      `blue 2B ${COLUMN} strength 16 ${at(0, 1)} N`,
      `blue 3C ${COLUMN} strength 14 ${at(-1, 1)} N`,
    ).give('red', '1A turn about');
    expect(t.waits).toContain('ASK-06 3C');
  });
});

describe('fire and then a charge', () => {
  /** What comes after the blow of 1A, whose shot has cost 2B so much already: a test, or the blow back. */
  const after = (shotBefore: number, hits: number) => {
    const units = [
      unit('A', 'red', [0, 0], { formation: 'column' }),
      unit('B', 'blue', [0, -1], { formation: 'column', facing: 3, strength: 16 }),
    ];
    const attack = { attacker: 'A', from: { at: at(0, 0), facing: 0 as const } };
    const fight = { charger: 'A', target: 'B', attack, doubled: false, lostBefore: 0, shotBefore };
    const dice = [4, 4, 4, 4].map((die, i) => (i < hits ? die : 1));
    const outcome = playOn(position({ units }), (table) => shock(table, fight) as never, [dice]);
    return outcome.kind === 'rolls' ? outcome.roll.why : outcome.kind;
  };

  test('SH-MORALE-05, SH-SHOCK-03, SH-Q-66 losses from the shot add to those from the charge', () => {
    expect(after(2, 1)).toBe('morale');
    expect(after(1, 1)).toBe('shock');
    expect(after(0, 2)).toBe('shock');
    expect(after(0, 3)).toBe('morale');
  });
});
