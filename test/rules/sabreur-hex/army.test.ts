import { describe, expect, test } from 'vitest';
import { activationCost } from '../../../src/rules/sabreur-hex/turn/group.ts';
import { readScenario } from '../../../src/rules/sabreur-hex/scenario/index.ts';
import { eliteLimit, orderPointFormula } from '../../../src/rules/sabreur-hex/tables.ts';
import { battle } from '../../help/battle.ts';

const TWO = ['red 45L line infantry column 0505 N', 'blue 3L line infantry column 0501 S'];

describe('order points by the size of the game', () => {
  const formulas = (points: number) =>
    orderPointFormula(points)
      .map(({ dice, plus }) => `${dice}${plus < 0 ? plus : `+${plus}`}`)
      .join(' or ');

  test.each([
    [1, 'D3-1'],
    [500, 'D3-1'],
    [501, 'D3-1'],
    [1000, 'D3-1'],
    [1001, 'D3+0'],
    [1500, 'D3+0'],
    [1501, 'D3+1'],
    [2000, 'D3+1'],
    [2001, 'D3+2 or 2D6-4'],
    [2500, 'D3+2 or 2D6-4'],
    [2501, 'D3+3 or 2D6-3'],
    [3000, 'D3+3 or 2D6-3'],
    [3001, 'D3+4 or 2D6-2'],
    [3500, 'D3+4 or 2D6-2'],
    [3501, 'D3+5 or 2D6-1'],
    [4000, 'D3+5 or 2D6-1'],
  ])('SH-ARMY-08 SH-ORDERS-02 -03 -04 order points for %i army points: %s', (points, wanted) => {
    expect(formulas(points)).toBe(wanted);
  });

  test.each([
    [4001, 'D3+6 or 2D6+0'],
    [4500, 'D3+6 or 2D6+0'],
    [4501, 'D3+7 or 2D6+1'],
    [5000, 'D3+7 or 2D6+1'],
  ])('SH-GAP-10 beyond the table, one more for each started 500: %i points: %s', (points, wanted) => {
    expect(formulas(points)).toBe(wanted);
  });

  test('SH-ORDERS-04 if there are two formulas, the side is asked to choose one before the roll', () => {
    const asked = (size: number) => {
      const army = ['red', 'blue'].map((side) => `army ${side} en "A" fr "A" points ${size}`);
      return battle(...TWO, ...army, 'turn 1 red orders').give('red', 'roll points').waits;
    };
    expect(asked(2500)).toBe('red ASK-01: D3+2, 2D6-4');
    expect(asked(4500)).toBe('red ASK-01: D3+6, 2D6');
    expect(asked(4501)).toBe('red ASK-01: D3+7, 2D6+1');
  });

  test('SH-GAP-11 order points follow the agreed size, not the units on the map', () => {
    const points = (size: number) => {
      const army = ['red', 'blue'].map((side) => `army ${side} en "A" fr "A" points ${size}`);
      return battle(...TWO, ...army, 'turn 1 red orders')
        .give('red', 'roll points')
        .rolls('6').now.orderPoints;
    };
    expect([points(1000), points(1500), points(2000)]).toEqual([2, 3, 4]);
  });

  test('SH-Q-13 a roll of nothing counts as two with every formula; under the other reading, only with two dice', () => {
    const thrown = (size: number, dice: string, ...more: readonly string[]) => {
      const army = ['red', 'blue'].map((side) => `army ${side} en "A" fr "A" points ${size}`);
      const t = battle(...TWO, ...army, 'turn 1 red orders', ...more).give('red', 'roll points');
      return (size > 2000 ? t.answer('2D6-4') : t).rolls(dice).now.orderPoints;
    };
    const strict = 'ruling zero points count two two dice';
    expect([thrown(1000, '1'), thrown(2500, '1 3')]).toEqual([2, 2]);
    expect([thrown(1000, '1', strict), thrown(2500, '1 3', strict)]).toEqual([0, 2]);
    expect([thrown(1000, '3', strict), thrown(2500, '1 4', strict)]).toEqual([1, 1]);
  });
});

describe('elite units', () => {
  test.each([
    [1, 0],
    [1499, 0],
    [1500, 2],
    [2999, 2],
    [3000, 4],
  ])('SH-QUALITY-03 SH-ARMY-06 SH-Q-77 %i points allow %i', (points, most) => {
    expect(eliteLimit(points)).toBe(most);
  });
});

describe('skill combinations', () => {
  const header = [
    'title en "Test" fr "Essai"',
    'map 16 x 12',
    'army red en "Reds" fr "Rouges" points 1500',
    'army blue en "Blues" fr "Bleus" points 1500',
    'blue 3L line infantry 0503 S',
  ];
  const faults = (line: string) => {
    const read = readScenario([...header, line].join('\n'));
    return 'faults' in read ? read.faults.map(({ says }) => says.id) : [];
  };

  test.each([
    ['heavy cavalry cuirassier half cuirass', 'fault-skill-pair'],
    ['light infantry loose order skirmisher', 'fault-skill-pair'],
    ['line infantry controlled fire warrior irregular', 'fault-skill-pair'],
    ['line infantry warrior', 'fault-skill-needs'],
    ['line infantry recruit obsolete firearm stubborn irregular warrior Cd 5', 'fault-price'],
    ['line infantry lancer', 'fault-skill-type'],
  ])('SH-GAP-12 SH-ARMY-07 SH-SKILL-WARRIOR-03 %s are never allowed', (skills, fault) => {
    expect(faults(`red 7X ${skills} 0505 N`)).toContain(fault);
  });

  test.each([
    'line infantry warrior irregular',
    'line infantry recruit obsolete firearm stubborn irregular warrior Cd 6',
    'heavy cavalry cuirassier impetuous irregular massed charge',
    'light infantry skirmisher scout tactical sense',
  ])('SH-GAP-12 SH-ARMY-07 %s are allowed', (skills) => {
    expect(faults(`red 7X ${skills} 0505 N`)).toEqual([]);
  });
});

test('SH-Q-14 under the other reading an unwieldy group costs more even without an enemy near', () => {
  const pair = ['red 1C heavy cavalry 0810 N', 'red 2C heavy cavalry 0910 N', 'blue 3L line infantry column 0101 S'];
  const cost = (...more: readonly string[]) => activationCost(battle(...pair, ...more).now, ['1C', '2C']);
  expect(cost()).toEqual({ cost: 1, reasons: [] });
  expect(cost('ruling surcharge needs enemy no')).toEqual({ cost: 2, reasons: ['SH-ORDERS-08'] });
});
