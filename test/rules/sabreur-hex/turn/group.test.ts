import { describe, expect, test } from 'vitest';
import { activate, activationCost, mayActivate } from '../../../../src/rules/sabreur-hex/turn/group.ts';
import { type State, type Unit, unitOf } from '../../../../src/rules/sabreur-hex/state.ts';
import { after, clauseOf, playOn, position, told, unit } from '../../../help/position.ts';

const may = (now: State, members: string, extras = '') =>
  clauseOf(mayActivate(now, 'red', words(members), words(extras)));
const words = (text: string) => text.split(' ').filter((word) => word !== '');
const cost = (now: State, members: string) => activationCost(now, words(members));

/** A row of units side by side, all with the same traits, and an enemy so far from the first. */
function row(count: number, more: Partial<Unit>, far = 6, enemy: Partial<Unit> = {}): State {
  const units = Array.from({ length: count }, (_, i) => unit('ABCDF'[i]!, 'red', [i, 0], more));
  return position({ units: [...units, unit('E', 'blue', [0, -far], enemy)] });
}

describe('groups', () => {
  const column = { formation: 'column' } as const;
  const light = { type: 'lightInfantry' } as const;
  const gun = unit('Gun', 'red', [2, -2], { type: 'regimentalGun' });
  const field = position({
    units: [
      unit('W', 'red', [0, 0]),
      unit('U', 'red', [-1, 0]),
      unit('V', 'red', [1, -1]),
      unit('Y', 'red', [0, 1]),
      gun,
      unit('X', 'red', [-3, 1], { ...light, skills: ['scout'] }),
      unit('Z', 'red', [-1, 1], { facing: 2 }),
      unit('T', 'red', [4, 0]),
    ],
  });

  test.each(['U W V', 'U W Y', 'V W Y', 'Y W U', 'W', 'T', 'Z', 'U W'])('SH-EX-06 %s is a group', (members) => {
    expect(may(field, members)).toBeUndefined();
  });

  test.each([
    ['U V Y', 'SH-GROUP-04'],
    ['T W', 'SH-GROUP-04'],
    ['Z U', 'SH-GROUP-03'],
    ['U W V Y', 'SH-GROUP-01'],
    ['', 'SH-GROUP-01'],
    ['Gun', 'SH-GROUP-07'],
    ['V Gun', 'SH-GROUP-07'],
    ['U U', 'SH-GROUP-01'],
    ['Nobody', 'SH-GROUP-01'],
  ])('SH-EX-06 SH-GROUP-01 to -04 -07 «%s» is not a group', (members, clause) => {
    expect(may(field, members)).toBe(clause);
  });

  test('SH-EX-06 the scout goes along with U W Y, the gun with V W Y', () => {
    expect(may(field, 'U W Y', 'X')).toBeUndefined();
    expect(may(field, 'V W Y', 'Gun')).toBeUndefined();
    expect(may(field, 'U W Y', 'Gun')).toBe('SH-GROUP-08');
    expect(may(field, 'U W V', 'X Gun')).toBeUndefined();
  });

  test('SH-GROUP-01, SH-SKILL-IRREGULAR-03 four, if all are Irregular', () => {
    expect(may(row(4, { skills: ['irregular'] }), 'A B C D')).toBeUndefined();
    expect(may(row(5, { skills: ['irregular'] }), 'A B C D F')).toBe('SH-GROUP-01');
    expect(may(row(3, {}), 'A B C')).toBeUndefined();
    expect(may(row(4, {}), 'A B C D')).toBe('SH-GROUP-01');
    const one = unit('D', 'red', [3, 0]);
    const three = row(3, { skills: ['irregular'] });
    expect(may({ ...three, units: [...three.units, one] }, 'A B C D')).toBe('SH-GROUP-01');
  });

  test('SH-GROUP-04 four units in a star are not a chain', () => {
    const units = [
      unit('A', 'red', [0, 0], { skills: ['irregular'] }),
      unit('B', 'red', [0, -1], { skills: ['irregular'] }),
      unit('C', 'red', [1, 0], { skills: ['irregular'] }),
      unit('D', 'red', [-1, 1], { skills: ['irregular'] }),
    ];
    expect(may(position({ units }), 'A B C D')).toBe('SH-GROUP-04');
    expect(may(position({ units }), 'B A C')).toBeUndefined();
  });

  test('SH-GROUP-02 panicked and steady units do not mix', () => {
    const units = [unit('A', 'red', [0, 0]), unit('B', 'red', [1, 0], { formation: 'horde' })];
    expect(may(position({ units }), 'A B')).toBe('SH-GROUP-02');
  });

  test('SH-GROUP-03 SH-FACING-13 squares and panicked units may have any facing', () => {
    const square = [unit('A', 'red', [0, 0]), unit('B', 'red', [1, 0], { formation: 'square', facing: 3 })];
    expect(may(position({ units: square }), 'A B')).toBeUndefined();
    const mobs = square.map((each) => ({ ...each, formation: 'horde' as const }));
    expect(may(position({ units: mobs }), 'A B')).toBeUndefined();
  });

  test('SH-ORDERS-15 once a turn, and only units of its own side', () => {
    const units = [unit('A', 'red', [0, 0], { activated: true }), unit('B', 'blue', [5, 0])];
    expect(may(position({ units }), 'A')).toBe('SH-ORDERS-15');
    expect(may(position({ units }), 'B')).toBe('SH-GAP-08');
  });

  describe('units that go along', () => {
    const scout = (id: string, q: number, more: Partial<Unit> = {}) =>
      unit(id, 'red', [q, 0], { ...light, skills: ['scout'], facing: 2, ...more });
    const withScouts = (...scouts: readonly Unit[]) => position({ units: [unit('A', 'red', [0, 0]), ...scouts] });

    test('SH-GROUP-06, SH-SKILL-SCOUT-01, SH-Q-16 a scout at 3 hexes, whatever its facing, but not at 4', () => {
      expect(may(withScouts(scout('S', 3)), 'A', 'S')).toBeUndefined();
      expect(may(withScouts(scout('S', 4)), 'A', 'S')).toBe('SH-GROUP-06');
    });

    test('SH-GROUP-06 a scout in square does not', () => {
      expect(may(withScouts(scout('S', 3, { formation: 'square' })), 'A', 'S')).toBe('SH-GROUP-06');
    });

    test('SH-GROUP-05 two scouts, but not three; and only scouts', () => {
      const now = withScouts(scout('S', 1), scout('T', 2), scout('R', 3));
      expect(may(now, 'A', 'S T')).toBeUndefined();
      expect(may(now, 'A', 'S T R')).toBe('SH-GROUP-05');
      expect(may(withScouts(scout('S', 1, { skills: [] })), 'A', 'S')).toBe('SH-GROUP-05');
    });

    test('SH-GROUP-05 scouts do not join panicked units', () => {
      const now = position({ units: [unit('A', 'red', [0, 0], { formation: 'horde' }), scout('S', 1)] });
      expect(may(now, 'A', 'S')).toBe('SH-GROUP-05');
    });

    test('SH-ORDERS-15 SH-Q-16 a scout joins one activation', () => {
      expect(may(withScouts(scout('S', 1, { activated: true })), 'A', 'S')).toBe('SH-ORDERS-15');
    });

    test('SH-GROUP-08 -09 SH-Q-81 one gun beside infantry, if the group has neither guns nor panicked units', () => {
      const beside = (more: Partial<Unit>, ...others: readonly Unit[]) =>
        position({
          units: [unit('A', 'red', [1, 0], more), unit('G', 'red', [0, 0], { type: 'regimentalGun' }), ...others],
        });
      expect(may(beside({}), 'A', 'G')).toBeUndefined();
      expect(may(beside({ type: 'heavyCavalry' }), 'A', 'G')).toBe('SH-GROUP-08');
      expect(may(beside({ formation: 'horde' }), 'A', 'G')).toBe('SH-GROUP-08');
      const battery = unit('B', 'red', [2, 0], { type: 'heavyFootBattery' });
      expect(may(beside({}, battery), 'A B', 'G')).toBe('SH-GROUP-08');
      const second = unit('H', 'red', [1, 1], { type: 'regimentalGun' });
      expect(may(beside({}, second), 'A', 'G H')).toBe('SH-GROUP-09');
    });
  });

  test('SH-ORDERS-12, SH-SKILL-LINEARORDER-02 linear order costs 2 in column, 1 in line', () => {
    expect(cost(row(1, { ...column, skills: ['linearOrder'] }), 'A')).toEqual({ cost: 2, reasons: ['SH-ORDERS-12'] });
    expect(cost(row(1, { skills: ['linearOrder'] }), 'A').cost).toBe(1);
    expect(cost(row(1, column), 'A').cost).toBe(1);
  });
});

describe('what a group costs', () => {
  const cavalry = { type: 'mediumCavalry' } as const;

  test('SH-EX-07 SH-ORDERS-07 -08 two cavalry units: 2 points with an enemy at 6 hexes, 1 with the enemy at 7', () => {
    expect(cost(row(2, cavalry, 6), 'A B')).toEqual({ cost: 2, reasons: ['SH-ORDERS-08'] });
    expect(cost(row(2, cavalry, 7), 'A B')).toEqual({ cost: 1, reasons: [] });
    expect(cost(row(2, cavalry, 6), 'A').cost).toBe(1);
  });

  test('SH-EX-07, SH-ORDERS-11, SH-SKILL-MASSEDCHARGE-01 with Massed Charge 1; with recruits 2 again', () => {
    expect(cost(row(2, { ...cavalry, skills: ['massedCharge'] }), 'A B').cost).toBe(1);
    const recruits = row(2, { ...cavalry, skills: ['massedCharge'], quality: 'recruit' });
    expect(cost(recruits, 'A B')).toEqual({ cost: 2, reasons: ['SH-ORDERS-11'] });
  });

  test('SH-ORDERS-08 all cavalry of the group must have Massed Charge', () => {
    const now = row(2, cavalry);
    const [first, ...others] = now.units;
    const mixed = { ...now, units: [{ ...first!, skills: ['massedCharge' as const] }, ...others] };
    expect(cost(mixed, 'A B').cost).toBe(2);
  });

  test('SH-EX-08 SH-ORDERS-13 three panicked units cost 2, whatever their facings', () => {
    const now = row(3, { ...cavalry, formation: 'horde', skills: ['massedCharge'] });
    const turned = { ...now, units: now.units.map((each, i) => ({ ...each, facing: (i % 6) as Unit['facing'] })) };
    expect(may(turned, 'A B C')).toBeUndefined();
    expect(cost(turned, 'A B C')).toEqual({ cost: 2, reasons: ['SH-ORDERS-13'] });
  });

  test('SH-ORDERS-07 SH-Q-14 a panicked enemy does not add to the cost', () => {
    expect(cost(row(2, cavalry, 3, { formation: 'horde' }), 'A B').cost).toBe(1);
  });

  test('SH-ORDERS-09, SH-SKILL-GRANDBATTERY-01 two batteries cost 2, but with Grand Battery 1', () => {
    const battery = { type: 'heavyFootBattery' } as const;
    expect(cost(row(2, battery), 'A B').reasons).toEqual(['SH-ORDERS-09']);
    expect(cost(row(2, { ...battery, skills: ['grandBattery'] }), 'A B').cost).toBe(1);
  });

  test('SH-ORDERS-07 one point does not pay for a group of two, and the refusal says why', () => {
    const now = { ...row(2, { skills: ['irregular'] }), orderPoints: 1 };
    const refusal = mayActivate(now, 'red', ['A', 'B'], []);
    expect(refusal?.clause).toBe('SH-ORDERS-07');
    expect(refusal?.says.args).toMatchObject({ cost: 2, have: 1, why: [{ id: 'surcharge-10' }] });
    expect(may({ ...now, orderPoints: 2 }, 'A B')).toBeUndefined();
    expect(may(now, 'A')).toBeUndefined();
    expect(may({ ...now, orderPoints: 0 }, 'A')).toBe('SH-ORDERS-06');
  });

  test('SH-ORDERS-10, -11, SH-SKILL-IRREGULAR-02, SH-QUALITY-09 two irregulars or two recruits cost 2, one does not', () => {
    expect(cost(row(2, { skills: ['irregular'] }), 'A B').reasons).toEqual(['SH-ORDERS-10']);
    expect(cost(row(2, { quality: 'recruit' }), 'A B').reasons).toEqual(['SH-ORDERS-11']);
    expect(cost(row(1, { quality: 'recruit', skills: ['irregular'] }), 'A').cost).toBe(1);
  });

  test('SH-ORDERS-14 several surcharges make 2, not more', () => {
    const now = row(2, { ...cavalry, quality: 'recruit', skills: ['irregular'] });
    expect(cost(now, 'A B')).toEqual({ cost: 2, reasons: ['SH-ORDERS-08', 'SH-ORDERS-10', 'SH-ORDERS-11'] });
  });

  test('SH-ORDERS-06 -07 a group cannot act without the points', () => {
    const with1 = { ...row(2, cavalry), orderPoints: 1 };
    expect([may(with1, 'A B'), may(with1, 'A')]).toEqual(['SH-ORDERS-07', undefined]);
    expect(may({ ...with1, orderPoints: 0 }, 'A')).toBe('SH-ORDERS-06');
  });

  test('SH-ORDERS-06 activation pays, and marks members and followers', () => {
    const scout = unit('S', 'red', [0, 3], { type: 'lightInfantry', skills: ['scout'] });
    const now = position({ units: [...row(2, cavalry).units, scout] });
    const outcome = playOn(now, (table) => activate(table, 'red', ['A', 'B'], ['S']));
    expect(told(outcome)).toEqual([{ fact: { type: 'activated', units: ['A', 'B', 'S'], cost: 2 } }]);
    expect(after(outcome)).toMatchObject({ orderPoints: 0, group: ['A', 'B', 'S'] });
    expect(unitOf(after(outcome), 'S').activated).toBe(true);
  });
});
