import { describe, expect, test } from 'vitest';
import { helpersOf } from '../../../../src/rules/sabreur-hex/attack/pursuit.ts';
import { pursuitPaths } from '../../../../src/rules/sabreur-hex/attack/pursuit-path.ts';
import { type Battle, battle } from '../../../help/battle.ts';
import { at, position, unit } from '../../../help/position.ts';

const MAP = 'map 30 x 30';
const CHARGER = `red 7C heavy cavalry ${at(0, 0)} N strength 10`;
/** It faces away: it flees without having to turn. */
const PREY = `blue 3L line infantry column ${at(1, -3)} N strength 16`;

/** A charge from which the target flees so many hexes, up to the pursuit. */
function chased(order: string, fleesBy: string, ...more: readonly string[]): Battle {
  return battle(MAP, CHARGER, PREY, ...more)
    .give('red', order)
    .answer('flee')
    .rolls(fleesBy);
}

/** What a story says of pursuits and what came after. */
function pursuitOf(t: Battle): string[] {
  const lines = t.story.split('\n');
  return lines.slice(lines.findIndex((line) => line.startsWith('= ASK-15') || line.includes('pursu')));
}

describe('whether to pursue', () => {
  test('SH-PURSUIT-01, ASK-15 the target fled: the charger may pursue, and does not unless its order says so', () => {
    expect(pursuitOf(chased('7C charge 3L', '3'))).toEqual(['= ASK-15 7C stay put (default)', '! acted 7C']);
    expect(pursuitOf(chased('7C charge 3L, stay put', '3'))[0]).toBe('= ASK-15 7C stay put (order)');
    expect(pursuitOf(chased('7C charge 3L, pursue', '3').rolls('2'))).toEqual([
      '= ASK-15 7C pursue (order)',
      '# pursuit 7C: 2',
      '= ASK-16 7C via 1312 1411 (default)',
      '! pursued 7C 1312>1411 2',
      '! acted 7C',
    ]);
  });

  test('SH-PURSUIT-01 after an evasion', () => {
    const t = battle(MAP, CHARGER, `blue 8H light cavalry ${at(1, -3)} S`).give('red', '7C charge 8H, pursue');
    const evasion = /evade \d{4}/.exec(t.waits)?.[0] ?? '';
    expect(t.answer(evasion).rolls('1').story).toContain('# pursuit 7C: 1');
  });

  test('SH-PURSUIT-01 it may after a rout caused by the attack', () => {
    const t = battle(MAP, CHARGER, PREY).give('red', '7C charge 3L, pursue').answer('hold');
    // Passed; three hits of eight; failed by 5; runs 6.
    const routed = t.rolls('1 1  6 6 6 1 1 1 1 1  6 6').answer('flee').rolls('6');
    expect(pursuitOf(routed.rolls('1'))[0]).toBe('= ASK-15 7C pursue (order)');
  });

  test('SH-PURSUIT-01 it may not if the target still stands', () => {
    const t = battle(MAP, CHARGER, PREY).give('red', '7C charge 3L, pursue').answer('hold');
    expect(t.rolls('1 1  1 1 1 1 1 1 1 1  1').story).not.toContain('ASK-15');
    const declined = battle(MAP, CHARGER, PREY).give('red', '7C charge 3L, stop, pursue').answer('hold');
    expect(declined.rolls('1 1').story).not.toContain('ASK-15');
  });

  test('SH-Q-57 it may after a destroyed target too, unless the ruling says otherwise', () => {
    const destroyed = (...more: string[]) =>
      battle(MAP, CHARGER, PREY.replace('16', '3 of 16'), ...more)
        .give('red', '7C charge 3L, pursue')
        .answer('hold')
        .rolls('1 1  6 6 6 1 1 1 1 1');
    expect(destroyed().rolls('2').story).toContain('! pursued 7C');
    expect(destroyed('ruling pursue after elimination no').story).not.toContain('ASK-15');
  });

  test('SH-Q-57 guns lost because they must flee are destroyed', () => {
    const guns = `blue 6B heavy foot battery ${at(1, -3)} N strength 4`;
    const lost = (...more: string[]) =>
      battle(MAP, CHARGER, guns, ...more)
        .give('red', '7C charge 6B, pursue')
        .answer('hold')
        .rolls('1 1  6 6 6 6 1 1 1 1');
    expect(lost().rolls('2').story).toContain('! pursued 7C');
    expect(lost('ruling pursue after elimination no').story).not.toContain('ASK-15');
  });

  test('SH-Q-57 a target that routed off the map, or was eliminated among friends, is not a destroyed target', () => {
    const edge = battle(
      'map 30 x 30',
      'red 7C heavy cavalry 0905 N',
      'blue 3L line infantry column 0902 N',
      'ruling pursue after elimination no',
    );
    const off = edge.give('red', '7C charge 3L, pursue').answer('flee').rolls('6');
    expect(off.rolls('1').story).toContain('! pursued 7C');
    const brink = battle(
      MAP,
      'red 7C heavy cavalry 0904 N',
      'blue 3L line infantry column 0901 N',
      'ruling pursue after elimination no',
    );
    const over = brink.give('red', '7C charge 3L, pursue').answer('flee').rolls('1 1');
    expect(over.now.gone).toMatchObject([{ id: '3L', at: '0901', offMap: true }]);
    expect(over.story).toContain('! pursued 7C');
    const friends = [at(1, -4), at(2, -4)].map((hex, i) => `blue 6${i}L line infantry column ${hex} N`);
    const t = battle(MAP, CHARGER, PREY, ...friends, 'ruling pursue after elimination no');
    const crowded = t
      .give('red', '7C charge 3L, pursue')
      .answer('flee')
      .rolls('1')
      .answer(`via ${at(1, -4)}`);
    expect(crowded.rolls('1 1').story).toContain('! eliminated 3L');
    expect(crowded.rolls('1 1').story).toContain('# pursuit 7C');
  });

  test('SH-SKILL-IMPETUOUS-02, ASK-15 an Impetuous unit must', () => {
    const wild = CHARGER.replace('strength', 'impetuous strength');
    const t = battle(MAP, wild, PREY).give('red', '7C charge 3L, stay put').answer('flee').rolls('3 1');
    expect(pursuitOf(t)).toEqual([
      '# pursuit 7C: 1',
      '= ASK-16 7C via 1312 (default)',
      '! pursued 7C 1312 1',
      '! acted 7C',
    ]);
  });
});

describe('how far', () => {
  const length = (charger: string, prey: string, dice: string) => {
    const t = battle(MAP, `red 9X ${charger} ${at(0, 0)} N`, `blue 3L line infantry column ${prey}`);
    const story = t.give('red', '9X charge 3L, pursue').answer('flee').rolls(`6 ${dice}`).story;
    return /! pursued 9X (\S*) (\d+)/.exec(story)?.[2];
  };

  test('SH-PURSUIT-02 a line one hex, without a roll', () => {
    expect(length('line infantry line', `${at(1, 0)} NE`, '')).toBe('1');
  });

  test('SH-PURSUIT-02, SH-Q-58 a column D3, and so do skirmishers', () => {
    const column = ['1', '2', '3', '4', '5', '6'].map((die) => length('line infantry column', `${at(0, -2)} N`, die));
    expect(column).toEqual(['1', '1', '2', '2', '3', '3']);
    const loose = `light infantry skirmisher skirmish`;
    const t = battle(MAP, `red 9X ${loose} ${at(0, 0)} N`, `blue 3L line infantry ${at(0, -2)} N panicked`);
    expect(t.give('red', '9X charge 3L, pursue').rolls('6 5').story).toMatch(/! pursued 9X \S* 3/);
  });

  test('SH-PURSUIT-02 heavy and medium cavalry D6, light cavalry D6 + 2', () => {
    expect(length('heavy cavalry', `${at(0, -3)} N`, '4')).toBe('4');
    expect(length('medium cavalry', `${at(0, -3)} N`, '4')).toBe('4');
    expect(length('light cavalry', `${at(0, -3)} N`, '3')).toBe('5');
  });
});

describe('the way', () => {
  const pursuer = (more = {}) => unit('7C', 'red', [0, 0], { type: 'heavyCavalry', formation: 'mounted', ...more });
  const ends = (ground: Parameters<typeof position>[0], length: number) => {
    const now = position(ground);
    return [...new Set(pursuitPaths(now, now.units[0]!, length).map(({ path }) => path.at(-1) ?? 'stays'))].sort();
  };
  const hexes = (...list: [number, number][]) => list.map(([q, r]) => at(q, r)).sort();

  test('SH-PURSUIT-03, -04, SH-MARCH-09 the whole length, each step into a front hex, without turning', () => {
    expect(ends({ units: [pursuer()] }, 1)).toEqual(hexes([0, -1], [1, -1]));
    expect(ends({ units: [pursuer()] }, 3)).toEqual(hexes([0, -3], [1, -3], [2, -3], [3, -3]));
  });

  test('SH-PURSUIT-03, SH-Q-60 it stops where it engages an enemy, a panicked one too', () => {
    const enemy = unit('3L', 'blue', [0, -2], { facing: 0 });
    for (const formation of ['line', 'horde'] as const) {
      const now = position({ units: [pursuer(), { ...enemy, formation }] });
      const toward = pursuitPaths(now, now.units[0]!, 4).filter(({ path }) => path[0] === at(0, -1));
      expect(toward.map(({ path }) => path.length)).toEqual([1]);
    }
  });

  test('SH-PURSUIT-03, SH-Q-60 it stops when it is engaged, even if it engages no enemy', () => {
    const beside = unit('3L', 'blue', [-1, -1], { facing: 1 });
    expect(ends({ units: [pursuer(), beside] }, 1)).toEqual(hexes([0, -1], [1, -1]));
    const stops = ends({ units: [pursuer(), beside] }, 2);
    expect(stops).toContain(at(0, -1));
    expect(stops).not.toContain(at(0, -2));
    const looksAway = { ...beside, facing: 4 as const };
    expect(ends({ units: [pursuer(), looksAway] }, 2)).toEqual(hexes([0, -2], [1, -2], [2, -2]));
  });

  test('SH-Q-60 engaged before the first step, it does not move', () => {
    expect(ends({ units: [pursuer(), unit('3L', 'blue', [0, -1])] }, 4)).toEqual(['stays']);
    expect(ends({ units: [pursuer(), unit('3L', 'blue', [-1, 0], { facing: 1 })] }, 4)).toEqual(['stays']);
  });

  test('SH-PURSUIT-03, SH-PASS-06 friends block, except guns and skirmishers, and it cannot stop on them', () => {
    const friend = (more: object) => unit('2L', 'red', [0, -1], more);
    const wall = unit('4L', 'red', [1, -1]);
    expect(ends({ units: [pursuer(), friend({}), wall] }, 3)).toEqual(['stays']);
    const guns = friend({ type: 'heavyFootBattery', formation: 'battery' });
    expect(ends({ units: [pursuer(), guns, wall] }, 1)).toEqual(['stays']);
    expect(ends({ units: [pursuer(), guns, wall] }, 2)).toEqual(hexes([0, -2], [1, -2]));
    const loose = friend({ formation: 'skirmish' });
    expect(ends({ units: [pursuer(), loose, wall] }, 2)).toEqual(hexes([0, -2], [1, -2]));
    expect(ends({ units: [pursuer(), friend({ formation: 'horde' }), wall] }, 2)).toEqual(['stays']);
  });

  test('SH-PURSUIT-03, SH-MARCH-12 an extended line moves both its halves', () => {
    const line = { type: 'lineInfantry', formation: 'extendedLine', also: at(1, 0) } as const;
    const now = (more: object[] = []) => position({ units: [pursuer(line), ...(more as [])] });
    const of = (state: ReturnType<typeof now>) =>
      pursuitPaths(state, state.units[0]!, 1).map(({ path, also }) => [...path, also]);
    expect(of(now())).toEqual([
      [at(0, -1), at(1, -1)],
      [at(1, -1), at(2, -1)],
    ]);
    expect(of(now([unit('2L', 'red', [2, -1])]))).toEqual([[at(0, -1), at(1, -1)]]);
  });

  test('SH-PURSUIT-03, SH-TERRAIN-09 impassable terrain and the edge of the map block', () => {
    const hexes = { [at(0, -1)]: 'impassable', [at(1, -1)]: 'impassable' } as const;
    expect(ends({ units: [pursuer()], hexes }, 3)).toEqual(['stays']);
    expect(ends({ units: [pursuer({ at: '1503' })] }, 6).every((hex) => hex.endsWith('01'))).toBe(true);
  });

  test('SH-PURSUIT-03, SH-Q-60 terrain that slows halves the length, rounded down', () => {
    const from = { [at(0, 0)]: 'wood' } as const;
    expect(ends({ units: [pursuer()], hexes: from }, 5)).toEqual(hexes([0, -2], [1, -2], [2, -2]));
    expect(ends({ units: [pursuer()], hexes: from }, 6)).toEqual(hexes([0, -3], [1, -3], [2, -3], [3, -3]));
    expect(ends({ units: [pursuer()], hexes: from }, 1)).toEqual(hexes([0, -1], [1, -1]));
  });

  test('SH-PURSUIT-03, SH-TERRAIN-08 terrain that slows is entered within the half length, not beyond it', () => {
    const row = (r: number) =>
      Object.fromEntries(Array.from({ length: 8 }, (_, q) => [at(q, r), 'difficult' as const]));
    expect(ends({ units: [pursuer()], hexes: row(-2) }, 4)).toEqual(hexes([0, -2], [1, -2], [2, -2]));
    expect(ends({ units: [pursuer()], hexes: row(-3) }, 4)).toEqual(hexes([0, -2], [1, -2], [2, -2]));
    const light = { type: 'lightInfantry', formation: 'column' } as const;
    expect(ends({ units: [pursuer(light)], hexes: row(-2) }, 3)).toEqual(hexes([0, -3], [1, -3], [2, -3], [3, -3]));
  });

  test('ASK-16 straight on by default: front-left and front-right in turn; or toward the hex in the order', () => {
    expect(chased('7C charge 3L, pursue', '6').rolls('3').story).toContain('= ASK-16 7C via 1312 1411 1310 (default)');
    const right = chased('7C charge 3L, pursue toward 2015', '6').rolls('3');
    expect(right.story).toContain('= ASK-16 7C via 1412 1511 1510 (order)');
  });

  test('ASK-16 two ways to one hex are not a choice', () => {
    const t = chased('7C charge 3L, pursue', '6', 'hex 1311 impassable', 'hex 1511 impassable').rolls('2');
    expect(pursuitOf(t)).toEqual([
      '= ASK-15 7C pursue (order)',
      '# pursuit 7C: 2',
      '! pursued 7C 1312>1411 2',
      '! acted 7C',
    ]);
  });

  test('ASK-16, SH-PURSUIT-03 the player is asked if ways lead to different enemies', () => {
    const other = `blue 4D medium cavalry ${at(4, -6)} N`;
    const t = chased('7C charge 3L, pursue then stop', '2', other).rolls('5');
    const [first, second, third] = ['via 1312 1411', 'via 1412 1511 1410 1509 1408', 'via 1412 1511 1410 1509 1508'];
    expect(t.waits).toBe(`red ASK-16 7C: ${first}, ${second}, ${third}`);
    expect([first, second, third].map((way) => t.about(way!))).toEqual([
      { contacts: ['3L'] },
      { contacts: [] },
      { contacts: ['4D'] },
    ]);
    expect(t.answer('toward 4D').story).toContain('= ASK-16 7C via 1412 1511 1510 (person)');
  });
});

describe('the friend with Tactical Sense', () => {
  const HELPER = `red 5D medium cavalry tactical sense ${at(-1, -1)} N`;
  const with5D = (helper: string, ...more: string[]) =>
    pursuitOf(chased('7C charge 3L via 1414 1413, pursue with 5D', '6', helper, ...more).rolls('1'))[0];

  test('SH-PURSUIT-05, SH-SKILL-TACTICALSENSE-04, ASK-15 one friend beside the charger joins in, by its own length', () => {
    const t = chased('7C charge 3L via 1414 1413, pursue with 5D', '6', HELPER).rolls('1 4');
    expect(pursuitOf(t)).toEqual([
      '= ASK-15 7C pursue with 5D (order)',
      '# pursuit 7C: 1',
      '= ASK-16 7C via 1312 (default)',
      '! pursued 7C 1312 1',
      '# pursuit 5D: 4',
      '= ASK-16 5D via 1313 1212 1311 1210 (default)',
      '! pursued 5D 1313>1212>1311>1210 4  7C',
      '! acted 7C',
    ]);
  });

  test('SH-PURSUIT-05 only with the skill, the same facing, beside the charger, unengaged, and not artillery', () => {
    const alone = '= ASK-15 7C pursue (order)';
    expect(with5D(HELPER.replace('tactical sense ', ''))).toBe(alone);
    expect(with5D(HELPER.replace(' N', ' NE'))).toBe(alone);
    expect(with5D(HELPER.replace(at(-1, -1), at(-2, -1)))).toBe(alone);
    expect(with5D(HELPER.replace('medium cavalry', 'heavy foot battery'))).toBe(alone);
    expect(with5D(`${HELPER} panicked`)).toBe(alone);
    const engaged = `blue 4L line infantry line ${at(-1, -2)} N`;
    expect(with5D(HELPER, engaged)).toBe(alone);
    const engaging = `blue 4L line infantry line ${at(-2, -1)} NE`;
    expect(with5D(HELPER, engaging)).toBe(alone);
  });

  test('SH-PURSUIT-05, SH-SKIRMPASS-07 skirmishers that were displaced in this turn do not join', () => {
    const before = battle(MAP, CHARGER, PREY, HELPER).now;
    const units = before.units.map((each) => (each.id === '5D' ? { ...each, displaced: true } : each));
    const charger = units.find(({ id }) => id === '7C')!;
    const there = { ...charger, at: at(0, -2) };
    expect(helpersOf({ ...before, units: before.units }, there).map(({ id }) => id)).toEqual(['5D']);
    expect(helpersOf({ ...before, units }, there)).toEqual([]);
  });

  test('SH-PURSUIT-05 only one: each that could is offered', () => {
    const second = `red 6H light cavalry tactical sense ${at(1, -2)} N`;
    const t = chased('7C charge 3L via 1414 1413, pursue with 6H', '6', HELPER, second).rolls('1 1');
    expect(t.story).toContain('! pursued 6H');
    expect(t.story).not.toContain('! pursued 5D');
  });

  test('SH-PURSUIT-05, SH-SKILL-IMPETUOUS-02 an Impetuous charger may take it along, but does not by default', () => {
    const wild = CHARGER.replace('strength', 'impetuous strength');
    const t = battle(MAP, wild, PREY, HELPER).give('red', '7C charge 3L via 1414 1413').answer('flee').rolls('3 1');
    expect(pursuitOf(t)[0]).toBe('= ASK-15 7C pursue (default)');
  });

  test('SH-SKILL-IMPETUOUS-02, SH-PURSUIT-05 an Impetuous friend of one that pursues must go too', () => {
    const wild = HELPER.replace('tactical sense', 'tactical sense impetuous');
    const t = chased('7C charge 3L via 1414 1413, pursue', '6', wild).rolls('1 1');
    expect(pursuitOf(t)[0]).toBe('= ASK-15 7C pursue with 5D (order)');
    expect(t.story).toContain('! pursued 5D');
    const calm = `red 6H light cavalry tactical sense ${at(1, -2)} N`;
    const other = chased('7C charge 3L via 1414 1413, pursue with 6H', '6', wild, calm).rolls('1 1');
    expect(pursuitOf(other)[0]).toBe('= ASK-15 7C pursue with 5D (order)');
    const both = CHARGER.replace('strength', 'impetuous strength');
    const forced = battle(MAP, both, PREY, wild)
      .give('red', '7C charge 3L via 1414 1413')
      .answer('flee')
      .rolls('6 1 1');
    expect(pursuitOf(forced)[0]).toBe('# pursuit 7C: 1');
    expect(forced.story).toContain('! pursued 5D');
    const stays = chased('7C charge 3L via 1414 1413, no pursuit', '6', wild);
    expect(stays.story).not.toContain('! pursued');
  });

  test('SH-PURSUIT-06 it can still act afterwards, even if it has already acted before', () => {
    const t = chased('7C charge 3L via 1414 1413, pursue with 5D', '6', HELPER).rolls('1 1');
    expect(t.unit('5D').acted).toBe(false);
    const moved = t.unit('5D').at;
    expect(t.give('red', '5D turn about').unit('5D').at).toBe(moved);
    const before = battle(MAP, CHARGER, PREY, `red 5D medium cavalry tactical sense ${at(-1, -1)} NE`)
      .give('red', '5D turn N')
      .give('red', '7C charge 3L via 1414 1413, pursue with 5D')
      .answer('flee')
      .rolls('6 1 1');
    expect(before.story).toContain('! pursued 5D');
  });

  test('SH-PURSUIT-10, SH-Q-59 it does not attack; and it goes the way that the order names', () => {
    const enemy = `blue 4L line infantry line ${at(-1, -5)} S`;
    const t = chased('7C charge 3L via 1414 1413, pursue toward 4L with 5D', '6', HELPER, enemy).rolls('1 6');
    expect(t.story).toMatch(/! pursued 5D \S* 6 4L 7C/);
    expect(t.story).not.toContain('attacked');
  });
});

describe('the attack after it', () => {
  /** Straight ahead, where the pursuer meets it after three hexes. */
  const NEXT = `blue 4L line infantry line ${at(2, -6)} N strength 16`;
  const met = (order: string, ...more: string[]) => chased(order, '6 6', NEXT, ...more);
  const MISSES = '1 1 1 1 1 1 1 1';

  test('SH-PURSUIT-07, -08, SH-FACTOR-14, ASK-17, SH-PROC-06 it attacks an enemy that it engages: no reaction, and doubled', () => {
    expect(pursuitOf(met('7C charge 3L, pursue toward 4L').rolls(`${MISSES} 1`))).toEqual([
      '= ASK-15 7C pursue (order)',
      '# pursuit 7C: 6',
      '= ASK-16 7C via 1312 1411 1310 (order)',
      '! pursued 7C 1312>1411>1310 6 4L',
      '= ASK-17 7C attack (default)',
      '! attacked 7C 4L false',
      '# shock 7C 4 +4 doubled: 1 1 1 1 1 1 1 1',
      '= ASK-09 4L strike (default)',
      '! attacked 4L 7C true',
      '# shock 4L 6 -5 capOutflanked: 1',
      '! acted 7C',
    ]);
  });

  test('SH-PURSUIT-07, ASK-17 it may stop', () => {
    const t = met('7C charge 3L, pursue toward 4L then stop');
    expect(pursuitOf(t).slice(4)).toEqual(['= ASK-17 7C stop (order)', '! declined 7C 4L', '! acted 7C']);
  });

  test('SH-PURSUIT-07, SH-Q-19, SH-SKILL-IMPETUOUS-01 an Impetuous unit must attack', () => {
    const wild = CHARGER.replace('strength', 'impetuous strength');
    const t = battle(MAP, wild, PREY, NEXT)
      .give('red', '7C charge 3L, pursue toward 4L then stop')
      .answer('flee')
      .rolls(`6 6 ${MISSES} 1`);
    expect(t.story).not.toContain('ASK-17');
    expect(t.story).toContain('! attacked 7C 4L false');
  });

  test('SH-PURSUIT-07 the enemy may strike back', () => {
    const t = met('7C charge 3L, pursue toward 4L').rolls(`${MISSES} 6`);
    expect(t.unit('7C').strength).toBe(9);
  });

  test('SH-PURSUIT-09 there is no second pursuit, whether that attack destroys or routs', () => {
    const routed = met('7C charge 3L, pursue toward 4L').rolls('6 6 6 1 1 1 1 1  6 6').answer('flee').rolls('6').story;
    expect(routed.match(/ASK-15/g)).toHaveLength(1);
    expect(routed.endsWith('! acted 7C')).toBe(true);
    const weak = NEXT.replace('16', '2 of 16');
    const destroyed = chased('7C charge 3L, pursue toward 4L', '6 6', weak).rolls('6 6 1 1 1 1 1 1').story;
    expect(destroyed).toContain('! eliminated 4L');
    expect(destroyed.match(/ASK-15/g)).toHaveLength(1);
  });

  test('SH-PURSUIT-07, SH-Q-60 if engaged before its first step, it may attack straight away, without a roll for length', () => {
    const beside = `blue 4L line infantry line ${at(1, -3)} N`;
    const t = battle(MAP, CHARGER, PREY.replace(at(1, -3), at(0, -3)), beside)
      .give('red', '7C charge 3L via 1414 1413, pursue')
      .answer('flee')
      .rolls(`6 ${MISSES} 1`);
    expect(pursuitOf(t).slice(0, 4)).toEqual([
      '= ASK-15 7C pursue (order)',
      '! pursued 7C  0 4L',
      '= ASK-17 7C attack (default)',
      '! attacked 7C 4L false',
    ]);
  });

  test('ASK-17 of several enemies the target of the charge first, then the weakest; or the one in the answer', () => {
    const weaker = `blue 5L line infantry line ${at(1, -6)} N strength 14`;
    const asked = (order: string) => {
      const story = chased(order, '6 6', NEXT, weaker).rolls(`${MISSES} 1`).story;
      return story.split('\n').find((each) => each.startsWith('= ASK-17'));
    };
    expect(asked('7C charge 3L, pursue toward 4L')).toBe('= ASK-17 7C attack 5L (default)');
    expect(asked('7C charge 3L, pursue toward 1310 then attack')).toBe('= ASK-17 7C attack 5L (order)');
    expect(asked('7C charge 3L, pursue toward 4L then attack')).toBe('= ASK-17 7C attack 4L (order)');
  });

  test('ASK-17 the target of the charge comes first, even if another enemy is weaker', () => {
    const weaker = `blue 5L line infantry line ${at(2, -5)} N strength 14`;
    const t = chased('7C charge 3L, pursue toward 3L', '2 6', weaker);
    expect(t.rolls(MISSES).story).toContain('= ASK-17 7C attack 3L (default)');
  });

  test('ASK-17, SH-Q-19 of several enemies an Impetuous unit may choose, but not stop', () => {
    const wild = CHARGER.replace('strength', 'impetuous strength');
    const weaker = `blue 5L line infantry line ${at(1, -6)} N strength 14`;
    const t = battle(MAP, wild, PREY, NEXT, weaker)
      .give('red', '7C charge 3L, pursue toward 4L then stop')
      .answer('flee');
    expect(t.rolls(`6 6 ${MISSES} 1`).story).toContain('= ASK-17 7C attack 5L (default)');
  });

  test('SH-PURSUIT-07, SH-OUTFLANK-03 a pursuer that ends outflanked attacks with one die', () => {
    const flanker = `blue 8L line infantry line ${at(0, -5)} NE strength 16`;
    const t = met('7C charge 3L, pursue toward 4L', flanker);
    expect(t.rolls('1  1 1 1 1 1 1').story).toContain('# shock 7C 4 -3 capOutflanked: 1');
  });
});

describe('doubling in pursuit', () => {
  const NEXT = `blue 4L line infantry line ${at(2, -6)} N strength 16`;
  /** How many dice the blow of the pursuit throws. */
  const dice = (charger: string, prey: string, ...more: string[]) => {
    const t = battle(MAP, charger, prey, ...more)
      .give('red', '7C charge 3L, pursue toward 4L')
      .answer('flee');
    for (let n = 1; n <= 8; n++) {
      const story = attempt(() => t.rolls(`6 6 ${'1 '.repeat(n)} 1`).story);
      const blow = /# shock 7C [^:]*: ([\d ]+)/.exec(story);
      if (blow) return blow[1]!.trim().split(' ').length;
    }
    return 0;
  };
  const attempt = (story: () => string) => {
    try {
      return story();
    } catch {
      return '';
    }
  };

  test('SH-Q-83, SH-FACTOR-14 the distance is that of the charge: three hexes', () => {
    expect(dice(CHARGER, PREY, NEXT)).toBe(8);
    expect(dice(CHARGER, PREY.replace(at(1, -3), at(0, -2)), NEXT)).toBe(4);
  });

  test('SH-Q-83 the whole way must be clear, of the charge and of the pursuit, and the hex of the new enemy too', () => {
    expect(dice(CHARGER, PREY, NEXT, 'hex 1515 hill')).toBe(8);
    expect(dice(CHARGER, PREY, NEXT, 'hex 1515 difficult')).toBe(4);
    expect(dice(CHARGER, PREY, NEXT, 'hex 1411 difficult')).toBe(4);
    expect(dice(CHARGER, PREY, NEXT, 'hex 1312 difficult')).toBe(4);
    expect(dice(CHARGER, PREY, NEXT, `hex ${at(2, -6)} difficult`)).toBe(4);
  });

  test('SH-Q-83 there is no doubling against a square', () => {
    expect(dice(CHARGER, PREY, NEXT.replace('infantry line', 'infantry square'))).toBe(4);
  });

  test('SH-Q-83 an infantry column doubles too', () => {
    const column = CHARGER.replace('heavy cavalry', 'line infantry column').replace('10', '16');
    const near = NEXT.replace(at(2, -6), at(1, -5));
    expect(dice(column, PREY.replace(at(1, -3), at(0, -2)), near)).toBe(8);
  });

  test('SH-Q-83 a countercharge counts only in the first shock', () => {
    const horse = `blue 3D medium cavalry ${at(1, -3)} S strength 7`;
    const t = battle(MAP, CHARGER, horse, NEXT).give('red', '7C charge 3D, pursue toward 4L').answer('counter');
    const routed = t.rolls('1 1  6 6 6 1  6 6').answer('flee');
    const struck = routed.rolls('6 6  1 1 1 1 1 1 1 1  1').story;
    expect(struck).toContain('! attacked 7C 3D false\n# shock 7C 4: 6 6 6 1');
    expect(struck).toContain('! attacked 7C 4L false\n# shock 7C 4 +4 doubled');
  });

  test('SH-Q-83 lancers keep their factor of three', () => {
    const lancers = CHARGER.replace('heavy cavalry', 'light cavalry lancer').replace('10', '5');
    expect(dice(lancers, PREY, NEXT)).toBe(6);
  });
});
