/** Reinforcements, and the officer who comes with them. */
import { describe, expect, test } from 'vitest';
import { panache } from '../../help/panache.ts';

const HOME = 'red 9L infantry light 1010';
const R1 = 'reserve red R1 cavalry medium entry 0105 W';
const OFFICER = 'reserve red G1 officer medium entry 0105 W 0106 W 0110 W';
const SUB = 'reserve red G2 sub-general medium entry 0105 W';

describe('PA-RES-01 to -03, PA-GEO-09 coming onto the table', () => {
  test('PA-RES-02, -03 the move begins outside, and the first hex on the table is its first', () => {
    const t = panache(HOME, R1, SUB).give('red', 'R1 enter 0105 to 0305');
    expect(t.story).toBe('entered R1 0105>0205>0305 cost 3');
    expect(t.unit('R1')).toMatchObject({ at: '0305', moved: true, activated: true, noCombat: false });
    expect(t.now.reserves.map(({ unit }) => unit.id)).toEqual(['G2']);
    expect(panache(HOME, R1, SUB).give('red', 'R1 enter 0105').story).toBe('entered R1 0105 cost 1');
  });

  test('PA-GEO-09 it costs what that hex costs', () => {
    const t = panache(HOME, R1, SUB, 'hex 0105 wood');
    expect(t.give('red', 'R1 enter 0105 to 0205').story).toBe('entered R1 0105>0205 cost 3');
    expect(t.give('red', 'R1 enter 0105 to 0305').refused).toBe('PA-RES-02 refuse-pa-enter-way');
    const others = ['R1 enter 0105 to 0205', 'R1 enter 0105', 'R1 enter 0105 to 0104'];
    expect(t.give('red', 'R1 enter 0105 to 0305').instead).toEqual(others);
    const heavy = panache(HOME, 'reserve red R1 infantry heavy entry 0105 W', SUB, 'hex 0105 wood');
    expect(heavy.give('red', 'R1 enter 0105').story).toBe('entered R1 0105 cost 2 noCombat');
  });

  test('PA-GAP-03, PA-RES-02 a unit with less than a hex of movement cannot enter', () => {
    const t = panache(HOME, 'reserve red R1 infantry heavy max 0 entry 0105 W', SUB, 'hex 0105 wood');
    expect(t.give('red', 'R1 enter 0105').refused).toBe('PA-RES-02 refuse-pa-enter-way');
  });

  test('PA-GEO-09, PA-ROAD-01 by a road that runs off the table it enters on the road', () => {
    const road = ['hex 0105 wood', 'road 0105 0205 0305 0405 off 0105 W'];
    const t = panache(HOME, R1, SUB, ...road).give('red', 'R1 enter 0105 to 0405');
    expect(t.story).toBe('entered R1 0105>0205>0305>0405 cost 4 noCombat by road');
    const off = panache(HOME, R1, SUB, 'road 0105 0205 0305 0405').give('red', 'R1 enter 0105 to 0405');
    expect(off.refused).toBe('PA-RES-02 refuse-pa-enter-way');
    const by = (dirs: string) =>
      panache(HOME, `reserve red R1 cavalry medium entry ${dirs}`, SUB, ...road).give('red', 'R1 enter 0105 to 0405');
    expect(by('0105 NW').refused).toBe('PA-RES-02 refuse-pa-enter-way');
    expect(by('0105 NW 0105 W').story).toBe(t.story);
    expect(by('0105 NW 0106 W').refused).toBe('PA-RES-02 refuse-pa-enter-way');
  });

  test('PA-RES-01 only units that the scenario keeps in reserve, by their hexes, from their turn on', () => {
    const t = panache(
      HOME,
      R1,
      SUB,
      'reserve red R2 cavalry medium turn 2 entry 0105 W',
      'blue 7L infantry light 0505',
    );
    expect(t.give('red', '9L enter 0105').refused).toBe('PA-RES-01 refuse-pa-enter-there');
    expect(t.give('red', { kind: 'enter', unit: 'R9', at: '0105', to: '0105', via: [] }).refused).toBe(
      'PA-ACT-01 refuse-pa-no-unit',
    );
    expect(t.give('red', 'R2 enter 0105').refused).toBe('PA-RES-01 refuse-pa-enter-early');
    const wrong = t.give('red', 'R1 enter 0107');
    expect(wrong.refused).toBe('PA-RES-01 refuse-pa-enter-where');
    expect(wrong.instead).toEqual(['R1 enter 0105']);
    expect(t.give('red', 'R1 move 0105').refused).toBe('PA-RES-02 refuse-pa-off-table');
    expect(t.give('red', 'R1 move 0105').instead).toEqual(['R1 enter 0105']);
    expect(t.give('red', 'R2 move 0105').instead).toEqual([]);
    const others = panache(HOME, 'reserve blue R1 cavalry medium entry 0105 W');
    expect(others.give('red', 'R1 enter 0105').refused).toBe('PA-ACT-02 refuse-pa-not-yours');
  });

  test('PA-RES-03 the first hex follows the same rules as any other', () => {
    const t = panache(HOME, R1, SUB, 'red 4L infantry light 0105');
    expect(t.give('red', 'R1 enter 0105 to 0205').refused).toBe('nothing');
    expect(t.give('red', 'R1 enter 0105').refused).toBe('PA-RES-02 refuse-pa-enter-way');
    const barred = panache(HOME, R1, SUB, 'red 4L infantry heavy 0105').give('red', 'R1 enter 0105 to 0205');
    expect(barred.refused).toBe('PA-THR-08 refuse-pa-through-friend');
    const enemy = panache(HOME, R1, SUB, 'blue 7L infantry light 0105').give('red', 'R1 enter 0105 to 0205');
    expect(enemy.refused).toBe('PA-THR-01 refuse-pa-through-enemy');
  });

  test('PA-GEO-02 by the hexes that the order names', () => {
    const t = panache(HOME, R1, SUB);
    expect(t.give('red', 'R1 enter 0105 to 0205 via 0104').refused).toBe('nothing');
    expect(t.give('red', 'R1 enter 0105 to 0205 via 0105').story).toBe('entered R1 0105>0205 cost 2');
    expect(t.give('red', 'R1 enter 0105 to 0205 via 0105 0104').story).toBe('entered R1 0105>0104>0205 cost 3');
    expect(t.give('red', 'R1 enter 0105 to 0205 via 0304').refused).toBe('PA-GEO-02 refuse-pa-via');
  });
});

describe('PA-RES-04, -05, PA-Q-15 with an officer', () => {
  test('PA-RES-04 no unit enters without an officer', () => {
    expect(panache(HOME, R1).give('red', 'R1 enter 0105').refused).toBe('PA-RES-04 refuse-pa-enter-officer');
    const hero = panache(HOME, R1, 'reserve red G3 hero medium entry 0105 W');
    expect(hero.give('red', 'R1 enter 0105').refused).toBe('PA-RES-04 refuse-pa-enter-officer');
    const far = panache(HOME, R1, 'reserve red G3 officer medium entry 0107 W');
    expect(far.give('red', 'R1 enter 0105').refused).toBe('PA-RES-04 refuse-pa-enter-officer');
    const late = panache(HOME, R1, 'reserve red G3 officer medium turn 2 entry 0105 W');
    expect(late.give('red', 'R1 enter 0105').refused).toBe('PA-RES-04 refuse-pa-enter-officer');
  });

  test('PA-RES-04 an enemy officer does not count, outside or on the table', () => {
    const outside = panache(HOME, R1, 'reserve blue G7 officer medium entry 0105 W');
    expect(outside.give('red', 'R1 enter 0105').refused).toBe('PA-RES-04 refuse-pa-enter-officer');
    const inside = panache(HOME, R1, 'blue G7 officer medium 0205');
    expect(inside.give('red', 'R1 enter 0105').refused).toBe('PA-RES-04 refuse-pa-enter-officer');
  });

  test('PA-RES-05 a sub-general need not come in person, and then no other character must', () => {
    const t = panache(HOME, R1, SUB).give('red', 'R1 enter 0105').give('red', 'end');
    expect(t.refused).toBe('nothing');
    const both = panache(HOME, R1, OFFICER, SUB).give('red', 'R1 enter 0105').give('red', 'end');
    expect(both.refused).toBe('nothing');
  });

  test('PA-Q-15 otherwise a character must follow, by the same hex or the next, before the moves end', () => {
    const t = panache(HOME, R1, OFFICER).give('red', 'R1 enter 0105 to 0305');
    const early = t.give('red', 'end');
    expect(early.refused).toBe('PA-Q-15 refuse-pa-end-officer');
    expect(early.instead).toEqual(['G1 enter 0105', 'G1 enter 0106']);
    expect(t.give('red', 'G1 enter 0106 to 0306').give('red', 'end').refused).toBe('nothing');
  });

  test('PA-Q-15 a required character enters nowhere else; if another could follow, it may', () => {
    const t = panache(HOME, R1, OFFICER).give('red', 'R1 enter 0105 to 0305');
    const elsewhere = t.give('red', 'G1 enter 0110');
    expect(elsewhere.refused).toBe('PA-Q-15 refuse-pa-enter-follow');
    expect(elsewhere.instead).toEqual(['G1 enter 0105', 'G1 enter 0106']);
    expect(t.give('red', 'G1 enter 0110 to 0108').refused).toBe('PA-Q-15 refuse-pa-enter-follow');
    expect(t.give('red', 'G1 move 0110').instead).toEqual(['G1 enter 0105', 'G1 enter 0106']);
    const two = panache(HOME, R1, OFFICER, 'reserve red G3 officer medium entry 0105 W').give(
      'red',
      'R1 enter 0105 to 0305',
    );
    const one = two.give('red', 'G1 enter 0110');
    expect(one.give('red', 'end').instead).toEqual(['G3 enter 0105']);
    const sub = panache(HOME, R1, OFFICER, SUB).give('red', 'R1 enter 0105 to 0305').give('red', 'G1 enter 0110');
    expect(sub.give('red', 'end').refused).toBe('nothing');
  });

  test('PA-Q-15 first the only character who can follow, then one who is free to', () => {
    const t = panache(
      HOME,
      R1,
      'reserve red R2 cavalry medium entry 0110 W',
      OFFICER,
      'reserve red G3 officer medium entry 0105 W',
    )
      .give('red', 'R1 enter 0105 to 0305')
      .give('red', 'R2 enter 0110 to 0310');
    expect(t.give('red', 'end').instead).toEqual(['G1 enter 0110']);
    expect(t.give('red', 'G1 enter 0105').refused).toBe('PA-Q-15 refuse-pa-enter-follow');
    const then = t.give('red', 'G1 enter 0110');
    expect(then.give('red', 'end').instead).toEqual(['G3 enter 0105']);
    expect(then.give('red', 'G3 enter 0105').give('red', 'end').refused).toBe('nothing');
  });

  test('PA-Q-15, PA-GAP-01 it may enter farther away and end with the others', () => {
    const beside = 'reserve red G1 officer medium entry 0105 W 0107 W';
    const t = (...more: readonly string[]) => panache(HOME, R1, beside, ...more).give('red', 'R1 enter 0105 to 0305');
    expect(t().give('red', 'G1 enter 0107 to 0106').give('red', 'end').refused).toBe('nothing');
    expect(t().give('red', 'G1 enter 0107').refused).toBe('PA-Q-15 refuse-pa-enter-follow');
    expect(t('command radius 2').give('red', 'G1 enter 0107').give('red', 'end').refused).toBe('nothing');
    const round = t().give('red', 'G1 enter 0107 to 0106 via 0112');
    expect(round.refused).toBe('PA-GEO-02 refuse-pa-via');
    expect(round.instead).toHaveLength(3);
    for (const text of round.instead ?? []) expect(t().give('red', text).refused).toBe('nothing');
  });

  test('PA-Q-15 a character required in two places follows in one', () => {
    const t = panache(HOME, R1, 'reserve red R2 cavalry medium entry 0110 W', OFFICER)
      .give('red', 'R1 enter 0105 to 0305')
      .give('red', 'R2 enter 0110 to 0310');
    expect(t.give('red', 'G1 enter 0110').give('red', 'end').refused).toBe('nothing');
    expect(t.give('red', 'G1 enter 0106').give('red', 'end').refused).toBe('nothing');
  });

  test('PA-Q-15 it may enter first', () => {
    const t = panache(HOME, R1, OFFICER).give('red', 'G1 enter 0106 to 0306').give('red', 'R1 enter 0105');
    expect(t.give('red', 'end').refused).toBe('nothing');
  });

  test('PA-Q-15 if it cannot follow, the moves end without it', () => {
    const t = panache(HOME, R1, 'reserve red G1 officer medium entry 0105 W').give('red', 'R1 enter 0105 to 0205');
    const barred = t.happens({ type: 'appeared', unit: { ...t.unit('9L'), id: '8B', side: 'blue' }, at: '0105' });
    expect(barred.give('red', 'end').refused).toBe('nothing');
  });

  test('PA-RES-04, PA-GAP-01 an officer on the table counts within its command range', () => {
    const inside = (at: string, ...more: readonly string[]) =>
      panache(HOME, R1, `red G1 officer medium ${at}`, ...more).give('red', 'R1 enter 0105').refused;
    expect(inside('0205')).toBe('nothing');
    expect(inside('0305')).toBe('PA-RES-04 refuse-pa-enter-officer');
    expect(inside('0405', 'command radius 3')).toBe('nothing');
    expect(inside('0505', 'command radius 3')).toBe('PA-RES-04 refuse-pa-enter-officer');
  });

  test('PA-STEP-08 when the next turn opens, no entry is under way any more', () => {
    const t = panache(HOME, R1, SUB).give('red', 'R1 enter 0105').give('red', 'end');
    expect(t.unit('R1').enteredBy).toBe('0105');
    const next = t.happens({ type: 'combatEnded', side: 'red', next: { side: 'blue', turn: 1 } }).give('blue', 'open');
    expect(next.unit('R1').enteredBy).toBeUndefined();
  });
});
