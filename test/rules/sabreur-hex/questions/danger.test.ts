/** From whom a unit flees; and who may take the losses of artillery. */
import { describe, expect, test } from 'vitest';
import { battle } from '../../../help/battle.ts';
import { apply } from '../../../../src/rules/sabreur-hex/apply.ts';
import { takeFlight } from '../../../../src/rules/sabreur-hex/morale/failure.ts';
import { after, at, playOn, position, unit } from '../../../help/position.ts';

const MAP = 'map 30 x 30';

describe('the danger that a unit flees from', () => {
  const FLEES = `red 7C heavy cavalry ${at(0, 0)} N`;
  /** Who may be picked, and the facing of the flight. */
  const picked = (...enemies: string[]) => {
    const t = battle(MAP, FLEES, ...enemies).give('red', '7C flee');
    const isPicked = (dice: string) => {
      try {
        return t.rolls(dice).story.includes('# pick');
      } catch {
        return undefined;
      }
    };
    return isPicked('1') ?? isPicked('1 1');
  };
  const before = `blue 3L line infantry line ${at(0, -1)} N`;
  const behind = `blue 4L line infantry line ${at(0, 1)} N`;

  test('SH-ROUT-02, SH-Q-44 enemies that engage it, or that it engages, count; others beside it do not', () => {
    expect(picked(before)).toBe(false);
    expect(picked(before, behind)).toBe(true);
    expect(picked(before, behind.replace(/N$/, 'S'))).toBe(false);
  });

  test('SH-ROUT-02, SH-Q-44 a panicked enemy that it engages counts; one behind it does not', () => {
    const mob = (line: string) => `${line.replace('infantry line', 'infantry')} panicked`;
    expect(picked(mob(before), behind)).toBe(true);
    expect(picked(before, mob(behind))).toBe(false);
  });

  test('SH-ROUT-02, SH-Q-44 an enemy that cost it losses in this player-turn counts, however far away', () => {
    const horse = { type: 'heavyCavalry', formation: 'mounted' } as const;
    const gunners = unit('6B', 'blue', [0, 5], { type: 'heavyFootBattery', formation: 'battery' });
    const facingAfter = (hurtBy: string[]) => {
      const now = position({ units: [unit('7C', 'red', [0, 0], { ...horse, facing: 0, hurtBy }), gunners] });
      return after(playOn(now, (table) => takeFlight(table, '7C'), [[1]])).units.find(({ id }) => id === '7C')?.facing;
    };
    expect(facingAfter(['6B'])).toBe(0);
    expect(facingAfter([])).not.toBe(0);
  });

  test('SH-Q-44 losses of an earlier player-turn no longer count', () => {
    const hurt = battle(MAP, 'red 5L line infantry line 1515 N', 'blue 3C heavy cavalry 1512 S strength 9')
      .give('red', '5L fire 3C')
      .rolls('5 1 1 1 1 1');
    expect(hurt.unit('3C').hurtBy).toEqual(['5L']);
    const next = apply(hurt.now, { type: 'turnBegan', side: 'blue', turn: 1 });
    expect(next.units.find(({ id }) => id === '3C')?.hurtBy).toEqual([]);
  });

  test('SH-ROUT-02, SH-Q-44 the enemy that caused the rout comes before all others, without a roll', () => {
    const lines = [
      MAP,
      `red 7C heavy cavalry ${at(0, 0)} N strength 10`,
      `blue 3L line infantry column ${at(0, -3)} N strength 16`,
      `red 8L line infantry line ${at(-1, -2)} NE strength 16`,
    ];
    const t = battle(...lines)
      .give('red', '7C charge 3L')
      .answer('flee')
      .rolls('1');
    expect(t.story).not.toContain('# pick');
    expect(t.story).toContain('! fled 3L');
  });

  test('SH-ROUT-12, SH-Q-45 a mob always has room in its own hex', () => {
    const friends = [at(1, 0), at(-1, 0), at(0, 1), at(-1, 1)].map(
      (hex, i) => `red 6${i}L line infantry line ${hex} N`,
    );
    const t = battle(MAP, FLEES, ...friends, before)
      .give('red', '7C flee')
      .rolls('6');
    expect(t.story).toContain('! panicked 7C');
  });
});

describe('units that may take the losses of guns', () => {
  const GUNS = `blue 6B heavy foot battery ${at(0, 0)} N strength 5`;
  const FIRE = `red 9L line infantry line ${at(1, -2)} S strength 16`;
  const asked = (...friends: string[]) => {
    const shot = battle(MAP, GUNS, FIRE, ...friends).give('red', '9L fire 6B');
    // Five hits, none saved; if nobody is asked the guns test for what they lost.
    try {
      return shot.rolls('5 5 1 1 1 1 1  1 1').waits;
    } catch {
      return 'nobody';
    }
  };
  const friend = (q: number, r: number, type = 'line infantry line') => `blue 3L ${type} ${at(q, r)} N`;
  const OFFERS = 'blue ASK-13 6B: none, transfer 1 to 3L, transfer 2 to 3L';

  test('SH-ARTLOSS-01, -02, SH-Q-34 infantry or cavalry adjacent on one flank', () => {
    expect(asked(friend(1, 0))).toBe(OFFERS);
    expect(asked(friend(-1, 0))).toBe(OFFERS);
    expect(asked(friend(1, 0, 'medium cavalry'))).toBe(OFFERS);
  });

  test('SH-ARTLOSS-02 no units behind, nor at two hexes', () => {
    expect(asked(friend(0, 1))).not.toBe(OFFERS);
    expect(asked(friend(-1, 1))).not.toBe(OFFERS);
    expect(asked(friend(2, 0))).not.toBe(OFFERS);
  });

  test('SH-ARTLOSS-01, SH-MORALE-22 no other guns, nor panicked units, which would fail the test', () => {
    expect(asked(friend(1, 0, 'medium foot battery'))).not.toBe(OFFERS);
    expect(asked(`${friend(1, 0, 'line infantry')} panicked`)).not.toBe(OFFERS);
  });

  test('SH-ARTLOSS-01 only one of several', () => {
    const second = friend(-1, 0).replace('3L', '4L');
    expect(asked(friend(1, 0), second)).toBe(`${OFFERS}, transfer 1 to 4L, transfer 2 to 4L`);
  });

  test('SH-ARTLOSS-04, SH-LOSS-03 they never take more than there was to lose', () => {
    const few = GUNS.replace('strength 5', 'strength 1 of 5');
    const shot = battle(MAP, few, FIRE, friend(1, 0)).give('red', '9L fire 6B').rolls('5 5 1 1 1 1 1  1 1');
    expect(shot.waits).toBe('blue ASK-13 6B: none, transfer 1 to 3L');
  });
});
