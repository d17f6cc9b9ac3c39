/** Through friends, never through enemies, and one unit in each hex. */
import { describe, expect, test } from 'vitest';
import { panache } from '../../help/panache.ts';

/** East along the fifth row through whoever stands in 0605, and on. */
function through(mover: string, other: string, to = '0705'): string {
  const rows = [
    'side 0505 NE cliff',
    'side 0505 SE cliff',
    'side 0505 W cliff',
    'side 0505 NW cliff',
    'side 0505 SW cliff',
  ];
  return panache(`red 3L ${mover} 0505`, `${other} 0605`, ...rows).give('red', `3L move ${to}`).refused;
}

describe('PA-THR, PA-GEO-07 units that may pass through others', () => {
  test.each([
    ['PA-THR-01 an enemy, light or not', 'cavalry medium', 'blue 7L infantry very light', 'PA-THR-01'],
    ['PA-THR-01 nor does a character', 'officer medium', 'blue 7L infantry light', 'PA-THR-01'],
    ['PA-Q-16 an enemy character', 'cavalry light', 'blue G7 officer medium', 'PA-Q-16'],
    ['PA-Q-16 nor does a character', 'officer medium', 'blue G7 officer medium', 'PA-Q-16'],
  ])('%s: refused', (_name, mover, other, clause) => {
    expect(through(mover, other)).toBe(`${clause} refuse-pa-through-enemy`);
  });

  test.each([
    ['PA-THR-02 a lone character through any friend', 'officer medium', 'red 4L elephants heavy'],
    ['PA-THR-03 any unit through a light one', 'cavalry very heavy', 'red 4L infantry light'],
    ['PA-THR-03 any unit through a very light one', 'cavalry heavy', 'red 4C cavalry very light'],
    ['PA-THR-04 a light unit through any', 'infantry light', 'red 4L infantry very heavy'],
    ['PA-THR-04 a very light unit through any', 'infantry very light', 'red 4L pikemen heavy'],
    ['PA-GEO-08 by its class, whatever its arm', 'horse artillery light', 'red 4L infantry medium'],
    ['PA-GEO-07 a character is in nobody’s way', 'cavalry heavy', 'red G4 officer medium'],
    ['PA-THR-07 a detachment through its parent', 'cavalry heavy detached from 4C', 'red 4C cavalry heavy'],
    ['PA-THR-07 a parent through its detachment', 'cavalry heavy', 'red 4C cavalry heavy detached from 3L'],
  ])('%s', (_name, mover, other) => {
    expect(through(mover, other)).toBe('nothing');
  });

  test.each([
    ['medium', 'medium'],
    ['medium', 'very heavy'],
    ['heavy', 'medium'],
    ['very heavy', 'heavy'],
  ])('PA-THR-08 %s through %s: refused', (mover, other) => {
    expect(through(`cavalry ${mover}`, `red 4L cavalry ${other}`)).toBe('PA-THR-08 refuse-pa-through-friend');
  });

  test('PA-Q-10, -11 through several in one move, each one tested; the others are not affected', () => {
    const t = panache('red 3C cavalry light 0505', 'red 4L infantry heavy 0605', 'red 5L pikemen heavy 0705').give(
      'red',
      '3C move 0805 via 0605 0705',
    );
    expect(t.story).toBe('moved 3C 0605>0705>0805 cost 3');
    expect([t.unit('4L').moved, t.unit('5L').moved, t.unit('4L').noCombat]).toEqual([false, false, false]);
    const heavy = panache('red 3C cavalry heavy 0505', 'red 4L infantry light 0605', 'red 5L pikemen heavy 0705');
    expect(heavy.give('red', '3C move 0805 via 0605 0705').refused).toBe('PA-THR-08 refuse-pa-through-friend');
  });
});

test('PA-THR-01, PA-Q-16 an enemy unit is named rather than its characters, of characters the first', () => {
  const both = panache('red 3C cavalry medium 0505', 'blue A7 officer medium 0605', 'blue B7 infantry light 0605');
  const refused = both.give('red', '3C move 0605');
  expect(refused.refused).toBe('PA-THR-01 refuse-pa-stop-enemy');
  expect(refused.said[0]).toContain('B7 is in 0605');
  const two = panache('red 3C cavalry medium 0505', 'blue G8 officer medium 0605', 'blue G7 officer medium 0605');
  expect(two.give('red', '3C move 0605').said[0]).toContain('G7 is in 0605');
});

describe('PA-THR-05, -06 an empty hex at the end', () => {
  test('PA-THR-05 no unit stops in a hex that it may only pass through', () => {
    expect(through('infantry light', 'red 4L infantry light', '0605')).toBe('PA-THR-05 refuse-pa-stop-friend');
  });

  test('PA-THR-06 two units never share a hex', () => {
    expect(through('cavalry medium', 'red 4L infantry medium', '0605')).toBe('PA-THR-06 refuse-pa-stop-friend');
  });

  test('PA-THR-01, PA-Q-16 no unit stops in an enemy’s hex', () => {
    expect(through('cavalry medium', 'blue 7L infantry medium', '0605')).toBe('PA-THR-01 refuse-pa-stop-enemy');
    expect(through('cavalry medium', 'blue G7 officer medium', '0605')).toBe('PA-Q-16 refuse-pa-stop-enemy');
  });

  test('PA-THR-05 without an empty hex behind, passing leads nowhere', () => {
    const t = panache('red 3L infantry light 0505', 'red 4L infantry light 0605', 'red 5L infantry light 0705');
    expect(t.give('red', '3L move 0705').refused).toBe('PA-THR-05 refuse-pa-stop-friend');
  });

  test('PA-GAP-07 any number of characters share a hex with a unit of their side', () => {
    const t = panache('red G1 officer medium 0505', 'red G2 hero light 0605', 'red 4L infantry heavy 0605').give(
      'red',
      'G1 move 0605',
    );
    expect(t.unit('G1').at).toBe('0605');
    const other = panache('red 4L infantry medium 0505', 'red G1 officer medium 0605', 'red G2 hero light 0605');
    expect(other.give('red', '4L move 0605').unit('4L').at).toBe('0605');
  });
});
