/** Orders as they are offered, by the names of the ground that they lead to. */
import { expect, test } from 'vitest';
import { CENTIMETRE } from '../../src/field/length.ts';
import { byName } from '../../src/march/by-name.ts';
import type { Place } from '../../src/march/place.ts';

const cm = (x: number, y: number) => ({ x: x * CENTIMETRE, y: y * CENTIMETRE });
const field = {
  areas: [
    {
      id: 'a',
      kind: 'wood',
      level: 1,
      outline: [cm(20, 20), cm(40, 20), cm(40, 40), cm(20, 40)],
      name: { en: 'the oaks', fr: 'les chênes' },
    },
    { id: 'b', kind: 'rough', level: 0, outline: [cm(60, 20), cm(70, 20), cm(70, 30), cm(60, 30)], name: undefined },
  ],
  lines: [
    {
      id: 'r',
      kind: 'road',
      width: 3 * CENTIMETRE,
      points: [cm(90, 0), cm(90, 90)],
      name: { en: 'the road', fr: 'la route' },
    },
  ],
  points: [
    { at: cm(90, 60), name: { en: 'the ford', fr: 'le gué' } },
    {
      at: cm(10, 80),
      name: { en: 'the very old and crooked mill of Brandt', fr: 'le très vieux moulin de travers de Brandt' },
    },
  ],
};

function named(place: Place, words = { en: '3S to HERE', fr: '3S à HERE' }) {
  return byName(field, { to: place }, { order: (language) => words[language], place: () => 'HERE' });
}
const point = (x: number, y: number): Place => ({ kind: 'point', at: cm(x, y) });

test('the nearest named ground within 5 cm; French joins “à” and the article', () => {
  expect(named(point(44, 30))).toEqual({ en: '3S to the oaks', fr: '3S aux chênes' });
  expect(named(point(90, 64))).toEqual({ en: '3S to the ford', fr: '3S au gué' });
  expect(named({ kind: 'square', column: 8, row: 5, ninth: 9 })).toEqual({ en: '3S to the ford', fr: '3S au gué' });
  const words = { en: '3S advance 8 toward HERE', fr: '3S avance 8 vers HERE' };
  expect(named(point(30, 30), words)).toEqual({
    en: '3S advance 8 toward the oaks',
    fr: '3S avance 8 vers les chênes',
  });
});

test('a place or an area on a road rather than the road; what is too long for a button stays as it is, by language', () => {
  expect(named(point(90, 62))).toEqual({ en: '3S to the ford', fr: '3S au gué' });
  expect(named(point(90, 20))).toEqual({ en: '3S to the road', fr: '3S à la route' });
  const words = { en: '3S advance 8 toward HERE', fr: '3S avance 8, et de là encore 12 vers HERE' };
  expect(named(point(30, 30), words)).toEqual({ en: '3S advance 8 toward the oaks', fr: words.fr });
});

test('not ground without a name or farther away, no place that moves, nothing longer than a button', () => {
  const unit: Place = { kind: 'short', unit: '4O', by: CENTIMETRE };
  expect([point(65, 25), point(46, 30), unit, point(10, 80)].map((place) => named(place))).toEqual(
    Array(4).fill(undefined),
  );
  expect(byName(field, {}, { order: () => '3S column', place: () => '' })).toBeUndefined();
});
