/** Lengths, headings and places as people type them, in both languages. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pose } from '../../src/field/point.ts';
import { footprint } from '../../src/field/shape.ts';
import { readerOf, type Slot } from '../../src/kernel/grammar/slot.ts';
import { unitSlot } from '../../src/kernel/grammar/unit-slot.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { read, wordsOf } from '../../src/kernel/text/reader.ts';
import { vocabularyOf } from '../../src/kernel/text/vocabulary.ts';
import type { Place } from '../../src/march/place.ts';
import { legSlots } from '../../src/march/legs.ts';
import { headingToward, pointOfPlace, type Stand, squareOf } from '../../src/march/resolve.ts';
import { facingSlot, placeSlot } from '../../src/march/place-slot.ts';
import { headingSlot, lengthSlot } from '../../src/march/slots.ts';
import { MARCH_FILLERS, MARCH_SHAPES, MARCH_TABLE } from '../../src/march/words.ts';
import { rounds } from '../help/soak.ts';

const at = (...places: [number, number][]) => places.map(([x, y]) => ({ x: x * 1_000, y: y * 1_000 }));
const STATE = {
  units: ['4L', '12K'],
  field: {
    wide: 120_000,
    deep: 90_000,
    areas: [
      {
        id: 'wood-1',
        kind: 'wood',
        level: 1,
        name: { en: 'the oaks', fr: 'les chênes' },
        outline: at([10, 40], [10, 60], [30, 60], [30, 40]),
      },
      {
        id: 'building-2',
        kind: 'building',
        level: 1,
        name: { en: 'the old mill', fr: 'le vieux moulin' },
        outline: at([70, 60], [70, 68], [75, 68], [75, 60]),
      },
    ],
    lines: [
      {
        id: 'wall-1',
        kind: 'wall',
        width: 400,
        name: { en: 'the wall', fr: 'le mur' },
        points: at([40, 20], [50, 20], [60, 20]),
      },
    ],
    points: [{ id: 'point-1', name: { en: 'the cross', fr: 'la croix' }, at: { x: 90_000, y: 45_000 } }],
  },
};
type State = typeof STATE;

const VOCABULARY = vocabularyOf(MARCH_TABLE, new Set(MARCH_FILLERS));
const WORDS = wordsOf(VOCABULARY);
const UNIT = unitSlot<State>(WORDS, { all: ({ units }) => units, likely: ({ state }) => state.units });
const PLACE = placeSlot<State>(WORDS, VOCABULARY, UNIT);
const SLOTS = {
  length: lengthSlot<State>(WORDS, 1, 60_000),
  heading: headingSlot<State>(WORDS, VOCABULARY),
  place: PLACE,
  facing: facingSlot<State>(WORDS, VOCABULARY, PLACE),
  ...legSlots<State>(WORDS, VOCABULARY),
};

/** The value of a text, all of which must be read; or the id of the refusal. */
function value<V>(slot: Pick<Slot<State, V>, 'read'>, text: string): V | string {
  const reader = readerOf(text, MARCH_SHAPES, { state: STATE });
  const found = read(slot.read(reader));
  if (found instanceof Refusal) return found.says.id;
  return reader.at === reader.tokens.length ? found : 'more words';
}

test('a length has a decimal point or comma, in centimetres or millimetres', () => {
  expect(['8', '12.5', '12,5', '12,5 cm', '80mm'].map((text) => value(SLOTS.length, text))).toEqual([
    8_000, 12_500, 12_500, 12_500, 8_000,
  ]);
});

test('text that is not a length is refused, and never guessed', () => {
  const texts = ['', '-3', '8,,5', '½', '1e9', 'eight', '99', '0', '8.1234', 'H7'];
  expect(texts.map((text) => value(SLOTS.length, text))).toEqual([
    'refuse-length-missing',
    'refuse-no-length',
    'refuse-no-length',
    'refuse-no-length',
    'refuse-no-length',
    'refuse-no-length',
    'fault-length',
    'fault-length',
    'refuse-no-length',
    'refuse-no-length',
  ]);
});

test('a heading is a compass point, degrees or an hour of the clock', () => {
  expect(
    ['NE', 'nord-est', 'sud', 'O', '45', '22,5°', "2 o'clock", '3 heures'].map((text) => value(SLOTS.heading, text)),
  ).toEqual([4_500, 4_500, 18_000, 27_000, 4_500, 2_250, 6_000, 9_000]);
  expect(['360', 'up', ''].map((text) => typeof value(SLOTS.heading, text))).toEqual(['string', 'string', 'string']);
});

test('a place is a square, a ninth, a point, beside a unit, or a named feature', () => {
  const point = (x: number, y: number): Place => ({ kind: 'point', at: { x, y } });
  expect(
    ['H7', 'h7/3', '72.5x64', '72,5x64', 'behind 4L', 'à gauche de 12K', 'in line with 4l'].map((text) =>
      value(SLOTS.place, text),
    ),
  ).toEqual([
    { kind: 'square', column: 7, row: 6 },
    { kind: 'square', column: 7, row: 6, ninth: 3 },
    point(72_500, 64_000),
    point(72_500, 64_000),
    { kind: 'beside', unit: '4L', where: 'behind' },
    { kind: 'beside', unit: '12K', where: 'left' },
    { kind: 'beside', unit: '4L', where: 'line' },
  ]);
  expect(['the oaks', 'les chênes', 'old mill', 'the cross', 'le mur'].map((text) => value(SLOTS.place, text))).toEqual(
    [point(20_000, 50_000), point(20_000, 50_000), point(72_500, 64_000), point(90_000, 45_000), point(50_000, 20_000)],
  );
  expect(
    ['north edge of the oaks', 'lisière est des chênes', 'edge SW of the oaks'].map((text) => value(SLOTS.place, text)),
  ).toEqual([point(20_000, 60_000), point(30_000, 50_000), point(10_000, 40_000)]);
  expect(['the moon', '', 'behind 9X', 'A0', '3x'].map((text) => typeof value(SLOTS.place, text))).toEqual(
    Array(5).fill('string'),
  );
});

test('a place short of a unit, or the unit itself', () => {
  expect(['5 short of 12K', '5,5 de 12K', '2,5 12k', '4L'].map((text) => value(SLOTS.place, text))).toEqual([
    { kind: 'short', unit: '12K', by: 5_000 },
    { kind: 'short', unit: '12K', by: 5_500 },
    { kind: 'short', unit: '12K', by: 2_500 },
    { kind: 'short', unit: '4L', by: 100 },
  ]);
  expect(['5 short', '5 of', '8,,5 short of 4L'].map((text) => value(SLOTS.place, text))).toEqual(
    Array(3).fill('refuse-no-place'),
  );
});

test('a name that two things share is refused, with their squares', () => {
  const [oaks] = STATE.field.areas;
  const twice = { ...STATE, field: { ...STATE.field, points: [{ ...STATE.field.points[0]!, name: oaks!.name }] } };
  const found = read(SLOTS.place.read(readerOf('north edge of the oaks', MARCH_SHAPES, { state: twice })));
  expect(found).toBeInstanceOf(Refusal);
  expect((found as Refusal).says).toMatchObject({ id: 'refuse-place-twice', args: { one: 'C7/1', other: 'J5/4' } });
});

test('the object of a facing is a heading or a place', () => {
  expect(
    ['NE', '45', "2 o'clock", '4L', 'H7', '72x64', 'behind 4L', 'the cross', 'east edge of the oaks'].map((text) => {
      const found = value(SLOTS.facing, text);
      return typeof found === 'object' ? found.kind : found;
    }),
  ).toEqual([4_500, 4_500, 6_000, 'short', 'square', 'point', 'beside', 'point', 'point']);
});

test('legs of a move: ahead, back, to a side, at an angle, one after another', () => {
  expect(value(SLOTS.legs, 'advance 8, back 3, sidestep left 4')).toEqual([
    { by: 8_000, angle: 0 },
    { by: 3_000, angle: 18_000 },
    { by: 4_000, angle: 27_000 },
  ]);
  expect(value(SLOTS.legs, 'oblique gauche 30, 7 pas de côté à droite 2,5')).toEqual([
    { by: 7_000, angle: 33_000 },
    { by: 2_500, angle: 9_000 },
  ]);
  expect(
    ['oblique left 0, 7', 'oblique right 180, 7', 'oblique left 1e9'].map((text) => value(SLOTS.legs, text)),
  ).toEqual(Array(3).fill('refuse-angle'));
});

const TABLE = { wide: 120_000, deep: 90_000 };

test('a square means its middle, a ninth the middle of that ninth; every point is in a ninth', () => {
  const mover = { front: { x: 0, y: 0, heading: 0 }, wide: 0, deep: 0, grounds: [] };
  const point = (text: string) => pointOfPlace(value(SLOTS.place, text) as Place, mover, () => undefined);
  expect([point('A1'), point('H7'), point('H7/7'), point('H7/3')]).toEqual([
    { x: 5_000, y: 5_000 },
    { x: 75_000, y: 65_000 },
    { x: 71_667, y: 68_333 },
    { x: 78_333, y: 61_667 },
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120_000 }), fc.integer({ min: 0, max: 90_000 }), (x, y) => {
      const there = point(squareOf({ x, y }, TABLE))!;
      expect(Math.max(Math.abs(there.x - x), Math.abs(there.y - y))).toBeLessThanOrEqual(1_668);
    }),
    { numRuns: 1_000 },
  );
});

test('the right and the upper edge of the table are in its last squares, and what is beyond an edge in the nearest', () => {
  const corners = [
    [120_000, 90_000],
    [120_000, 0],
    [0, 90_000],
    [123_000, 45_000],
    [-1, -2_000],
  ] as const;
  expect(corners.map(([x, y]) => squareOf({ x, y }, TABLE))).toEqual(['L9/9', 'L1/3', 'A9/7', 'L5/6', 'A1/1']);
});

function standing(front: Pose, wide: number, deep: number): Stand {
  return { front, wide, deep, grounds: [footprint(front, { kind: 'rectangle', wide, deep })] };
}

test('short of a unit: straight ahead if that meets it, otherwise straight at its nearest point', () => {
  const stand = standing({ x: 50_000, y: 50_000, heading: 18_000 }, 10_000, 4_000);
  const short = (x: number) =>
    pointOfPlace(
      { kind: 'short', unit: '4L', by: 5_000 },
      standing({ x, y: 20_000, heading: 0 }, 6_000, 2_000),
      () => stand,
    );
  expect(short(52_000)).toEqual({ x: 52_000, y: 45_000 });
  const { x, y } = short(10_000)!;
  const [across, up] = [45_000 - (x + 3_000), 50_000 - y];
  expect(Math.abs(across * across + up * up - 25e6)).toBeLessThan(2e4);
  const toward = headingToward({ kind: 'short', unit: '4L', by: 100 }, { x: 50_000, y: 20_000 }, stand, () => stand);
  expect([toward, headingToward(4_500, stand.front, stand, () => stand)]).toEqual([0, 4_500]);
});

test('behind and beside a unit leave a centimetre; level with it goes straight across', () => {
  const stand = standing({ x: 50_000, y: 50_000, heading: 9_000 }, 10_000, 4_000);
  const mover = standing({ x: 30_000, y: 20_000, heading: 0 }, 6_000, 2_000);
  const point = (where: 'behind' | 'left' | 'right' | 'line') =>
    pointOfPlace({ kind: 'beside', unit: '4L', where }, mover, () => stand);
  expect([point('behind'), point('left'), point('right'), point('line')]).toEqual([
    { x: 45_000, y: 50_000 },
    { x: 50_000, y: 59_000 },
    { x: 50_000, y: 41_000 },
    { x: 50_000, y: 20_000 },
  ]);
});

test('written places read back, in both languages', () => {
  const language = fc.constantFrom('en' as const, 'fr' as const);
  const place: fc.Arbitrary<Place> = fc.oneof(
    fc.record({
      kind: fc.constant('square' as const),
      column: fc.integer({ min: 0, max: 25 }),
      row: fc.integer({ min: 0, max: 25 }),
      ninth: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({
      kind: fc.constant('point' as const),
      at: fc.record({ x: fc.integer({ min: 0, max: 260_000 }), y: fc.integer({ min: 0, max: 260_000 }) }),
    }),
    fc.record({
      kind: fc.constant('beside' as const),
      unit: fc.constantFrom('4L', '12K'),
      where: fc.constantFrom('behind', 'left', 'right', 'line'),
    }),
    fc.record({
      kind: fc.constant('short' as const),
      unit: fc.constantFrom('4L', '12K'),
      by: fc.integer({ min: 0, max: 100_000 }),
    }),
  ) as fc.Arbitrary<Place>;
  const leg = fc.record({ by: fc.integer({ min: 1, max: 60_000 }), angle: fc.integer({ min: 0, max: 35_999 }) });
  fc.assert(
    fc.property(
      place,
      fc.integer({ min: 0, max: 35_999 }),
      fc.integer({ min: 1, max: 60_000 }),
      fc.array(leg, { minLength: 1, maxLength: 4 }),
      language,
      (where, heading, length, legs, to) => {
        expect(value(SLOTS.legs, SLOTS.legs.write(legs, to))).toEqual(legs);
        expect(value(SLOTS.facing, SLOTS.facing.write(where, to))).toEqual(where);
        expect(value(SLOTS.facing, SLOTS.facing.write(heading, to))).toBe(heading);
        expect(value(SLOTS.place, SLOTS.place.write(where, to))).toEqual(where);
        expect(value(SLOTS.heading, SLOTS.heading.write(heading, to))).toBe(heading);
        expect(value(SLOTS.length, SLOTS.length.write(length, to))).toBe(length);
      },
    ),
    { numRuns: rounds(5_000) },
  );
});

test('hostile texts are refused or read, and never throw', () => {
  const piece = fc.constantFrom(
    'H7',
    '/',
    '3L',
    '8,',
    ',,5',
    '1e9',
    '-',
    '½',
    'x',
    '°',
    'edge',
    'N',
    'behind',
    'the',
    '𝟠',
    '\u0000',
    '9'.repeat(40),
    'é'.repeat(9),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 40 }),
        fc.array(piece, { maxLength: 8 }).map((all) => all.join(' ')),
      ),
      (text) => {
        for (const slot of Object.values(SLOTS) as Slot<State, unknown>[]) value(slot, text);
      },
    ),
    { numRuns: rounds(20_000) },
  );
});
