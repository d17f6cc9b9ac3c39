/** PE-RAL, PE-RAU, PE-RAE, PE-FOL, PE-RCO: rallies, and those who follow. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { awayFrom } from '../../../src/rules/periods/escape/course.ts';
import { afterDrawnRound } from '../../../src/rules/periods/escape/drawn.ts';
import { at, blue, CAVALRY, line, onTable, red, table, contact, engaged, rally } from '../../help/periods.ts';

const LETS_GO = line('14H', [], { follow: false });

const OWN = red('5H', at(900, 600), 'line', CAVALRY);
const FRONT = blue('14H', at(900, 600, 180), 'marchColumn', CAVALRY);

describe('the way of a rally', () => {
  test('PE-EX-10 PE-EX-16 PE-RAL-03 -05 -08 PE-RAE-02 PE-GEO-31 PE-Q-13 two quarters for the about turn, then column speed, still in line', () => {
    let t = engaged('front', OWN, FRONT).sheets(rally('5H'), LETS_GO).quarter();
    expect(t.battle.walked('5H')).toBe(0);
    t = t.quarter();
    expect(t.battle.at('5H')).toBe('900,575/180');
    expect(t.battle.now.contacts).toHaveLength(1);
    t = t.half(LETS_GO).quarter();
    expect(t.battle.at('5H')).toBe('900,485/180');
    expect(t.battle.now.contacts).toEqual([]);
    expect(t.battle.unit('5H')).toMatchObject({ formation: 'line', ranks: [12], condition: 'unformed' });
  });

  test('PE-EX-71 PE-EX-11 PE-GEO-17 attacked on its left flank: the first quarter to the right, the second to its edge', () => {
    const own = red('5H', at(900, 600), 'marchColumn', CAVALRY);
    const enemy = blue('14H', at(862.5, 550, 90), 'marchColumn', CAVALRY);
    // Range of muskets, so that the rally goes on.
    const near = blue('11L', at(1_250, 450, 180), 'line', { posture: 'hold' });
    let t = engaged('left', own, enemy, near).sheets(rally('5H'), LETS_GO).quarter().quarter();
    expect(t.battle.unit('5H').pose.heading).toBe(9_000);
    t = t.half(LETS_GO).quarter();
    expect(t.battle.at('5H')).toBe('1027.5,550/90');
    t = t.quarter();
    expect(t.battle.unit('5H').pose.heading).toBe(18_000);
    expect(t.battle.walked('5H')).toBe(90);
  });

  test('PE-RAU-01 -02 PE-Q-29 unengaged it turns to its own edge, or need not', () => {
    const north = onTable(table([OWN]))
      .sheets(rally('5H'))
      .quarter();
    expect(north.battle.unit('5H').doing).toMatchObject({ kind: 'rallyTurn' });
    const south = onTable(table([red('5H', at(900, 600, 160), 'line', CAVALRY)]))
      .sheets(rally('5H'))
      .quarter();
    expect(south.battle.unit('5H').pose.heading).toBe(18_000);
    expect(south.battle.walked('5H')).toBe(90);
  });

  test('PE-Q-30 attacked in the rear it moves at once', () => {
    const enemy = blue('14H', at(900, 575, 0), 'marchColumn', CAVALRY);
    const t = engaged('rear', OWN, enemy).sheets(rally('5H'), LETS_GO).quarter();
    expect(t.battle.at('5H')).toBe('900,690/0');
  });

  test('PE-RAL-07 PE-GAP-05 PE-Q-45 it ends out of musket range, then the unit reforms by itself', () => {
    const foot = blue('11L', at(900, 600, 180), 'line', { posture: 'hold' });
    const t = engaged('front', OWN, { ...foot, id: '14H' })
      .sheets(rally('5H'))
      .quarter()
      .quarter()
      .half()
      .quarter();
    expect(t.battle.unit('5H').course?.kind).toBe('rally');
    const second = t.quarter().half().quarter();
    // 90 + 90 + 90 away, less than nothing of its depth between: more than 200 only after the third.
    expect(second.battle.unit('5H').course).toBeUndefined();
    const reformed = second.quarter().half().quarter();
    expect(reformed.battle.unit('5H').condition).toBe('formed');
  });

  test('PE-GEO-17 away from the threat: across parallel faces their normal, else from the nearest point', () => {
    const threat = blue('14H', at(700, 700, 180), 'marchColumn', CAVALRY);
    expect(awayFrom(red('5H', at(720, 600), 'marchColumn', CAVALRY), threat)).toBe(18_000);
    const corner = red('5H', at(875, 600), 'marchColumn', CAVALRY);
    // Nearest points (737.5, 700) and (837.5, 600).
    expect(awayFrom(corner, threat)).toBe(13_500);
  });
});

describe('following', () => {
  const followed = (rates: number) => {
    const enemy = blue('14H', at(900, 600, 180), 'marchColumn', { ...CAVALRY, rates: { column: rates * 1_000 } });
    return engaged('front', OWN, enemy)
      .sheets(rally('5H'))
      .quarter()
      .quarter()
      .endHalf()
      .sheets(line('14H', [], { follow: true }))
      .quarter();
  };

  test('PE-EX-12 PE-FOL-02 -03 -07 a slower follower loses the rallying unit', () => {
    const t = followed(34);
    expect(t.battle.at('5H')).toBe('900,485/180');
    expect(t.battle.at('14H')).toBe('900,515/180');
    expect(t.battle.now.contacts).toEqual([]);
    expect(t.battle.unit('14H').condition).toBe('disorganised');
  });

  test('PE-Q-15 PE-Q-54 PE-FOL-06 one that is as fast keeps the contact, for four quarters', () => {
    let t = followed(36);
    expect(t.battle.at('14H')).toBe('900,510/180');
    expect(t.battle.now.contacts).toHaveLength(1);
    t = t.quarter().half().quarter();
    expect(t.battle.at('14H')).toBe('900,330/180');
    expect(t.battle.unit('14H').course?.kind).toBe('follow');
    t = t.quarter().endHalf();
    expect(t.battle.unit('14H').course).toBeUndefined();
    expect(t.battle.now.contacts).toEqual([]);
  });

  test('PE-GEO-05 a friend of the follower in its way: it halts 1 mm before him, and the contact ends', () => {
    // The friend stands beside the way of the column of three, but in that of the line that follows.
    const enemy = blue('14H', at(900, 600, 180), 'line', { ...CAVALRY, rates: { line: 36_000 } });
    const t = engaged(
      'front',
      red('5H', at(900, 600), 'marchColumn', CAVALRY),
      enemy,
      blue('15L', at(1_000, 560), 'marchColumn'),
    )
      .sheets(rally('5H'))
      .quarter()
      .quarter()
      .endHalf()
      .sheets(line('14H', [], { follow: true }))
      .quarter();
    expect(t.battle.at('14H')).toBe('900,561/180');
    expect(t.battle.now.contacts).toEqual([]);
    expect(t.battle.unit('14H').course).toBeUndefined();
  });

  test('PE-GEO-05 PE-RAE-02 whoever turns to its own edge with the follower before it does not go through it', () => {
    // Touched in the rear by an enemy that stands between it and its own edge.
    const own = red('5H', at(900, 600), 'line', CAVALRY);
    const enemy = blue('14H', at(900, 575), 'marchColumn', { ...CAVALRY, rates: { column: 36_000 } });
    const start = table([own, enemy], { contacts: [contact('14H', '5H', 'rear')] });
    const t = onTable(start)
      .sheets(rally('5H'), line('14H', [], { follow: true }))
      .quarter()
      .quarter();
    expect(t.battle.at('5H')).toBe('900,665/180');
    expect(t.battle.at('14H')).toBe('900,665/0');
    expect(t.battle.contacts).toHaveLength(1);
  });

  test('PE-FOL-01 PE-FOL-05 PE-FOL-08 PE-ASK-08 cavalry in contact is asked, infantry is not', () => {
    const t = engaged('front', OWN, FRONT).sheets(rally('5H')).quarter().quarter().half().quarter('follow');
    expect(t.battle.asked).toEqual(['PE-ASK-08 14H']);
    const foot = { ...blue('14H', at(900, 600, 180), 'line', { posture: 'hold' }) };
    expect(engaged('front', OWN, foot).sheets(rally('5H')).quarter().quarter().half().quarter().battle.asked).toEqual(
      [],
    );
  });
});

describe('a drawn round', () => {
  const twelve = { ranks: [3, 3, 3, 3] };

  test('PE-EX-17 PE-RCO-01 hussars against hussars, as many and worth as much: both rally', () => {
    expect(afterDrawnRound(1, { ...twelve, value: 5 }, { ...twelve, value: 5 })).toBe('bothRally');
  });

  test('PE-EX-18 PE-RCO-02 -03 of another value or number they may go on, but not after a second drawn round', () => {
    expect(afterDrawnRound(1, { ...twelve, value: 5 }, { ...twelve, value: 6 })).toBe('choose');
    expect(afterDrawnRound(1, { ...twelve, value: 5 }, { ranks: [3, 3, 3], value: 5 })).toBe('choose');
    expect(afterDrawnRound(2, { ...twelve, value: 5 }, { ...twelve, value: 6 })).toBe('bothRally');
  });
});
