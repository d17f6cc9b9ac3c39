import { describe, expect, test } from 'vitest';
import type { Hex } from '../../../../src/hex/grid.ts';
import { facingsFrom } from '../../../../src/rules/sabreur-hex/morale/rout-facing.ts';
import { battle } from '../../../help/battle.ts';
import { at, position, unit } from '../../../help/position.ts';

/** The blue unit at 1212, shot at from 1215, has lost 3 and failed its test; it flees. Map 24x24: room to run. */
const fleeing = (target: string, ...more: readonly string[]) =>
  battle('map 24 x 24', 'red 45L line infantry line 1215 N', `blue 3X ${target}`, ...more)
    .give('red', '45L fire 3X')
    .rolls(target.endsWith('N') ? '5 5 5 1 1 1 1 1' : '5 5 5 1 1 1') // from behind it is an enfilade
    .rolls('6 6')
    .answer('flee');

describe('rout', () => {
  test('SH-ROUT-01, -03, -04, -06 a mob, its back to the danger, D6 hexes straight away', () => {
    const t = fleeing('line infantry column 1212 S').rolls('3');
    expect(t.story).toMatchInlineSnapshot(`
      "! activated 45L 1
      # fire 45L 6: 5 5 5 1 1 1
      ! fired 45L 3X fire
      ! lost 3X 3 45L
      # morale 3X 7: 6 6
      ! failed 3X 5
      = ASK-10 3X flee (person)
      ! panicked 3X 0
      # rout 3X: 3
      = ASK-12 3X via 1211 1110 1109 (default)
      ! fled 3X 1211>1110>1109 false
      ! acted 45L"
    `);
    expect(t.unit('3X')).toMatchObject({ formation: 'horde' });
  });

  test('SH-ROUT-06 cavalry runs two farther', () => {
    expect(fleeing('heavy cavalry 1212 N').rolls('1').story).toMatchInlineSnapshot(`
      "! activated 45L 1
      # fire 45L 6 +2 enfilade: 5 5 5 1 1 1 1 1
      ! fired 45L 3X fire
      ! lost 3X 3 45L
      # morale 3X 7: 6 6
      ! failed 3X 5
      = ASK-10 3X flee (person)
      ! panicked 3X 0
      # rout 3X: 1
      = ASK-12 3X via 1211 1110 1109 (default)
      ! fled 3X 1211>1110>1109 false
      ! acted 45L"
    `);
  });

  test('SH-ROUT-03 it keeps its facing if the danger is already behind', () => {
    expect(fleeing('line infantry column 1212 N').rolls('1').unit('3X').facing).toBe(0);
  });

  /** Both hexes before the router. */
  const wall = (quality: string) => [
    `blue 1A light infantry column ${quality} 1211 S`,
    `blue 1B light infantry column ${quality} 1311 S`,
  ];

  test('SH-ROUT-09, SH-QUALITY-08 friends routed through lose D3, recruits D6, the elite nothing', () => {
    const through = (quality: string) => fleeing('line infantry column 1212 N', ...wall(quality)).rolls('2');
    expect(through('ordinary').waits).toMatchInlineSnapshot(`"blue ASK-12 3X: via 1211 1110, via 1311 1210"`);
    expect(through('ordinary').answer('via 1211 1210').rolls('5').story).toMatchInlineSnapshot(`
      "! activated 45L 1
      # fire 45L 6 +2 enfilade: 5 5 5 1 1 1 1 1
      ! fired 45L 3X fire
      ! lost 3X 3 45L
      # morale 3X 7: 6 6
      ! failed 3X 5
      = ASK-10 3X flee (person)
      ! panicked 3X 0
      # rout 3X: 2
      = ASK-12 3X via 1211 1210 (person)
      ! fled 3X 1211>1210 false
      # crossed 1A: 5
      ! lost 1A 3
      ! acted 45L"
    `);
    expect(through('recruit').answer('via 1211 1210').rolls('5').unit('1A').strength).toBe(7);
    expect(through('elite').unit('1A').strength + through('elite').unit('1B').strength).toBe(24);
  });

  test('SH-ROUT-04, SH-QUALITY-08 it routs through Elite units rather than others, and no question is asked', () => {
    const [others, elite] = [wall('recruit')[0]!, wall('elite')[1]!];
    const t = fleeing('line infantry column 1212 N', others, elite).rolls('2');
    expect(t.waits).toBe('nobody');
    expect(t.story).toContain('! fled 3X 1311>');
    expect(t.unit('1A').strength).toBe(12);
  });

  test('SH-ROUT-08, SH-Q-45 a router whose last hex is occupied is eliminated, and the unit there counts as routed through', () => {
    const end = fleeing('line infantry column 1212 N', ...wall('ordinary'))
      .rolls('1')
      .answer('via 1211')
      .rolls('1');
    expect(end.has('3X')).toBe(false);
    expect(end.now.gone).toMatchObject([{ id: '3X', offMap: false }]);
    expect(end.unit('1A').strength).toBe(11);
  });

  test('SH-ROUT-14, SH-GAP-02 off the map it scores half, rounded up', () => {
    const t = battle('red 45L line infantry line 1205 N', 'blue 3X line infantry column strength 15 Cd 8 1202 N')
      .give('red', '45L fire 3X')
      .rolls('5 5 5 1 1 1 1 1')
      .rolls('6 6')
      .answer('flee')
      .rolls('6');
    expect(t.now.gone).toMatchObject([{ id: '3X', offMap: true, cost: 135, victoryPoints: 68 }]);
  });

  test('SH-ROUT-07, -10 enemies and impassable ground block; it stops only if neither hex is open', () => {
    const walled = fleeing('line infantry column 1212 N', 'hex 1211 impassable', 'hex 1311 impassable').rolls('4');
    expect(walled.unit('3X').at).toBe('1212');
    const t = battle(
      'map 24 x 24',
      'red 7C heavy cavalry 1212 N',
      'blue 3L line infantry column 1213 N',
      'blue 4L line infantry panicked 1211 N',
      'hex 1311 impassable',
    ).give('red', '7C flee');
    expect(t.rolls('1 4').unit('7C').at).toBe('1212');
  });

  test('SH-ROUT-17, SH-Q-79 a unit may rout by choice, but guns never', () => {
    const t = battle('map 24 x 24', 'red 7C heavy cavalry 1212 N', 'blue 3L line infantry column 0501 S');
    expect(t.give('red', '7C flee').rolls('1').unit('7C').formation).toBe('horde');
    const guns = battle('red 6B heavy foot battery 0905 N', 'blue 3L line infantry column 0501 S').give(
      'red',
      '6B flee',
    );
    expect(guns.refused).toBe('SH-ROUT-17 refuse-flee-guns');
  });

  test('SH-ROUT-05, SH-GAP-07 without a danger it routs toward its own edge', () => {
    const t = battle('map 24 x 24', 'red 7C heavy cavalry 1212 N', 'blue 3L line infantry column 0501 S').give(
      'red',
      '7C flee',
    );
    expect(t.rolls('1').unit('7C').at.slice(2)).toBe('15');
  });

  test('SH-ROUT-02, SH-Q-44, SH-GAP-21 of several dangers one is picked at random', () => {
    const t = battle(
      'map 24 x 24',
      'red 7C heavy cavalry 1212 N',
      'blue 3L line infantry column 1211 S',
      'blue 4L line infantry column 1213 N',
    ).give('red', '7C flee');
    expect(t.rolls('1 1').story).toMatchInlineSnapshot(`
      "! activated 7C 1
      # pick 7C: 1
      = ASK-11 7C face SE (default)
      ! panicked 7C 2
      # rout 7C: 1
      = ASK-12 7C via 1312 1412 1512 (default)
      ! fled 7C 1312>1412>1512 false
      ! acted 7C"
    `);
    expect(t.rolls('2 1').story).toMatchInlineSnapshot(`
      "! activated 7C 1
      # pick 7C: 2
      ! panicked 7C 0
      # rout 7C: 1
      = ASK-12 7C via 1311 1310 1409 (default)
      ! fled 7C 1311>1310>1409 false
      ! acted 7C"
    `);
  });

  test('SH-Q-44, SH-FACING-13 a square has no facing: if two fit, its owner chooses; any other unit keeps its own', () => {
    // The enemy is on a row of hexes: SE and S both turn their backs to it. SE leads off the map.
    const flees = (what: string) =>
      battle('map 13 x 24', `red 1L line infantry ${what}`, 'blue 7C heavy cavalry 1211 S').give('red', '1L flee');
    for (const square of ['square 1212 SE', 'square 1212 S', 'square 1212 N', 'large battalion closed column 1212 S']) {
      expect(flees(square).waits).toBe('red ASK-11 1L: face SE, face S');
      expect(flees(square).answer('face SE').rolls('1').unit('1L').facing).toBe(2);
    }
    expect(flees('column 1212 N').waits).toBe('red ASK-11 1L: face SE, face S');
    expect(flees('column 1212 SE').rolls('1').unit('1L').facing).toBe(2);
    expect(flees('column 1212 S').rolls('1').unit('1L').facing).toBe(3);
  });

  test('SH-Q-44, SH-GAP-07 a square has no facing when it routs toward its edge either', () => {
    const facing = (formation: string, enemy: string) =>
      battle(
        'map 24 x 24',
        'army red en "R" fr "R" points 2000 edge west',
        `red 1L line infantry ${formation} 1212 SW`,
        `blue 7C heavy cavalry ${enemy} SW`,
      )
        .give('red', '1L flee')
        .rolls('1')
        .unit('1L').facing;
    expect([facing('square', '1602'), facing('square', '1622')]).toEqual([4, 5]);
    expect([facing('column', '1602'), facing('column', '1622')]).toEqual([4, 4]);
  });

  test('SH-ORDERS-22, SH-TURN-09, -11 a panicked unit may rout again without an order point', () => {
    const t = battle(
      'map 24 x 24',
      'red 7C heavy cavalry panicked 1212 S',
      'blue 3L line infantry column 0501 S',
      'turn 1 points 1',
    );
    const fled = t.give('red', '7C flee').rolls('1');
    expect(fled.now.orderPoints).toBe(1);
    expect(fled.give('red', '7C flee').refused).toBe('SH-TURN-03 refuse-acted');
  });
});

describe('friends of a routing unit', () => {
  test('SH-ROUT-15, SH-MORALE-02, SH-ARTLOSS-01 guns routed through may pass on losses; no unit tests for being routed through', () => {
    const t = fleeing(
      'line infantry column 1212 N',
      'blue 1A heavy foot battery strength 5 1211 N',
      'blue 1B line infantry column recruit 1311 N',
    ).rolls('1');
    expect(t.waits).toBe('blue ASK-12 3X: via 1211, via 1311');
    const guns = t.answer('via 1211').rolls('6');
    expect(guns.waits).toBe('blue ASK-13 1A: none, transfer 1 to 1B, transfer 2 to 1B, transfer 3 to 1B');
    expect(guns.answer('none').unit('1A').strength).toBe(2);
    const foot = t.answer('via 1311').rolls('6');
    expect(foot.unit('1B').strength).toBe(14);
    expect(foot.story.match(/morale/g)).toHaveLength(1);
  });

  test('SH-ROUT-09, SH-ARTLOSS-01, SH-LOSS-05 a friend eliminated by losses that guns passed on is no longer routed through', () => {
    const t = fleeing(
      'line infantry column 1212 N',
      'blue 1A heavy foot battery strength 5 1211 NE',
      'blue 1B light infantry column strength 2 of 6 1110 N',
      'hex 1311 impassable',
      'hex 1210 impassable',
    ).rolls('3');
    const guns = t.rolls('6').answer('transfer 2 to 1B').rolls('1 1');
    expect(guns.has('1B')).toBe(false);
    expect(guns.unit('1A').strength).toBe(4);
  });

  test('SH-ROUT-10, SH-Q-46 it routs through panicked friends, which lose as others do', () => {
    const t = fleeing(
      'line infantry column 1212 N',
      'blue 1A line infantry panicked 1211 N',
      'hex 1311 impassable',
    ).rolls('2');
    expect(t.rolls('5').unit('1A').strength).toBe(17);
  });

  test('SH-DISENGAGE-05, SH-ROUT-17 an engaged unit may rout', () => {
    const t = battle('map 24 x 24', 'red 7C heavy cavalry 1212 N', 'blue 3L line infantry column 1211 S');
    expect(t.give('red', '7C flee').rolls('1').unit('7C').formation).toBe('horde');
  });
});

describe('the owner decides the way of a rout', () => {
  test('SH-ROUT-04, ASK-12 of ways without losses the owner may have filed one; otherwise a rule chooses, without waiting', () => {
    const shot = (order: string) =>
      battle('map 24 x 24', 'red 45L line infantry line 1215 N', 'blue 3X line infantry line 1212 S')
        .give('red', order)
        .rolls('1 1 1 1 1 1')
        .rolls('5 5 5 1 1 1')
        .rolls('1 1 1')
        .rolls('6 6')
        .rolls('3');
    const directed = shot('45L fire 3X, if failed flee toward 2424');
    expect(directed.story).toContain('= ASK-12 45L via 1216 1317 1318 (order)');
    expect(shot('45L fire 3X, if failed flee toward 0124').story).toContain('1018 (order)');
    expect(shot('45L fire 3X, if failed flee').story).toMatch(/= ASK-12 45L via .* \(default\)/);
  });

  test('SH-ROUT-03, ASK-11 of two facings the one that leads along the filed way', () => {
    const charged = (toward: string) =>
      battle('map 24 x 24', 'red 7C heavy cavalry 0917 N', 'blue 3L line infantry column 0914 S')
        .give('red', `7C charge 3L via 0915, if failed flee toward ${toward}`)
        .answer('fire')
        .rolls('1 1')
        .rolls('5 5 5 1 1')
        .rolls('6 6')
        .rolls('1')
        .unit('7C').facing;
    expect([charged('0124'), charged('2424')]).toEqual([4, 3]);
  });

  test('SH-ROUT-03, ASK-11 the owner is asked if one facing leads to losses that the other avoids, and shown how often', () => {
    const flees = (row: string, before: string) =>
      battle('map 24 x 24', `red 7C heavy cavalry 12${row} N`, `blue 3L line infantry line ${before} S`).give(
        'red',
        '7C flee',
      );
    const edge = flees('20', '1219');
    expect(edge.waits).toBe('red ASK-11 7C: face SE, face S');
    expect([edge.about('face SE'), edge.about('face S')]).toEqual([
      { facing: 2, bad: 0 },
      { facing: 3, bad: 4 },
    ]);
    expect(flees('12', '1211').rolls('1').story).toContain('= ASK-11 7C face SE (default)');
  });

  test('SH-ROUT-04, SH-ROUT-08 a choice between bad ways waits for the owner', () => {
    const t = fleeing(
      'line infantry column 1212 N',
      'blue 1A light infantry column 1211 S',
      'blue 1B light infantry column 1311 S',
    ).rolls('2');
    expect(t.waits).toBe('blue ASK-12 3X: via 1211 1110, via 1311 1210');
    expect(t.answer('toward 1410').rolls('5').story).toContain('! fled 3X 1311>1310 false');
  });
});

describe('the direction of a rout', () => {
  /** The facings of a red unit without a danger, on a map of nine by nine. */
  const home = (edge: 'north' | 'south' | 'west' | 'east', hex: Hex) => {
    const now = position({ cols: 9, rows: 9 });
    const armies = { ...now.armies, red: { ...now.armies.red, edge } };
    return facingsFrom({ ...now, armies }, unit('A', 'red', hex), undefined);
  };

  test('SH-ROUT-05, SH-GAP-07 its own edge is reached at the nearest hex, whichever edge it is', () => {
    expect(home('south', '0308')).toEqual([3]);
    expect(home('north', '0302')).toEqual([0]);
    expect(home('south', '0505')).toEqual([3]);
    expect(home('north', '0505')).toEqual([0]);
    expect(home('west', '0305')).toEqual([4, 5]);
    expect(home('east', '0705')).toEqual([1, 2]);
    expect(home('west', '0205')).toEqual([4, 5]);
    expect(home('east', '0805')).toEqual([1, 2]);
  });

  test('SH-ROUT-05, SH-GAP-07 on its own edge it does not rout toward the middle of the map', () => {
    expect(home('south', '0309')).toEqual([2, 3, 4, 5]);
    expect(home('west', '0105')).toEqual([0, 3, 4, 5]);
  });

  test('SH-ROUT-03, SH-Q-06 the nearest hexes of the danger are behind it, both if they are equally near', () => {
    const away = (...hexes: readonly [Hex, Hex?]) => {
      const [first, also] = hexes;
      const danger = unit('E', 'blue', first, also === undefined ? {} : { also, formation: 'extendedLine' });
      return facingsFrom(position({ units: [danger] }), unit('A', 'red', at(0, 0)), danger);
    };
    expect(away(at(0, -1))).toEqual([2, 3]);
    expect(away(at(0, -1), at(1, -1))).toEqual([3]);
    expect(away(at(0, -1), at(1, -2))).toEqual([2, 3]);
  });
});
