import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AREA_KINDS,
  type ChartedField,
  GROUND_STATEMENTS,
  type GroundDraft,
  groundLines,
  LINE_KINDS,
} from '../../src/chart/field/ground.ts';
import { headingText, needHeading } from '../../src/chart/field/places.ts';
import { holds } from '../../src/field/ground.ts';
import type { Fault } from '../../src/kernel/fault.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { type Cursor, linesOf, needEnd, takes } from '../../src/kernel/text/lines.ts';
import { quoted } from '../../src/kernel/text/quoted.ts';
import { from } from '../../src/field/point.ts';
import { rounds } from '../help/soak.ts';

/** Reads lines about the ground alone. */
function read(text: string): GroundDraft {
  const faults: Fault[] = [];
  const draft: GroundDraft = { faults, wide: 0, deep: 0, areas: [], lines: [], points: [] };
  for (const line of linesOf(text, faults)) {
    const cursor: Cursor = { line, faults, at: 0 };
    const before = faults.length;
    for (const [word, statement] of Object.entries(GROUND_STATEMENTS))
      if (takes(cursor, word)) statement(cursor, draft);
    if (faults.length === before) needEnd(cursor);
  }
  return draft;
}

function faultsOf(...lines: string[]): string[] {
  return read(['field 90 x 60', ...lines].join('\n')).faults.map(
    ({ line, column, says }) => `${line}:${column} ${says.id}`,
  );
}

const length = fc.integer({ min: 0, max: 60_000 });
const name = fc.integer({ min: 0, max: 999_999 }).map((n) => ({ en: `the mill ${n}`, fr: `le moulin ${n}` }));
const outline = fc
  .tuple(
    fc.integer({ min: 15_000, max: 45_000 }),
    fc.integer({ min: 15_000, max: 45_000 }),
    fc.array(fc.integer({ min: 500, max: 14_000 }), { minLength: 3, maxLength: 9 }),
  )
  .map(([x, y, rays]) =>
    rays.map((ray, each) => from({ x, y, heading: Math.floor((36_000 * each) / rays.length) }, ray, 0)),
  );
const field: fc.Arbitrary<ChartedField> = fc
  .record({
    areas: fc.array(
      fc.record({ kind: fc.constantFrom(...AREA_KINDS), level: fc.integer({ min: 0, max: 9 }), outline }),
      { maxLength: 5 },
    ),
    lines: fc.array(
      fc.record({
        kind: fc.constantFrom(...LINE_KINDS),
        width: fc.integer({ min: 0, max: 20_000 }),
        points: fc.array(fc.record({ x: length, y: length }), { minLength: 2, maxLength: 6 }),
      }),
      { maxLength: 4 },
    ),
    points: fc.uniqueArray(name, { selector: ({ en }) => en, maxLength: 4 }),
    at: fc.record({ x: length, y: length }),
  })
  .map(({ areas, lines, points, at }) => ({
    wide: 90_000,
    deep: 60_000,
    areas: areas.map((area, each) => ({ id: `${area.kind}-${each + 1}`, ...area })),
    lines: lines.map((line, each) => ({ id: `${line.kind}-${each + 1}`, ...line })),
    points: points.map((called, each) => ({ id: `point-${each + 1}`, name: called, at })),
  }));

test('a written table reads back the same', () => {
  fc.assert(
    fc.property(field, (ground) => {
      const { faults, ...again } = read(groundLines(ground).join('\n'));
      expect(faults).toEqual([]);
      expect(again).toEqual(ground);
    }),
    { numRuns: rounds(1_000) },
  );
});

test('terrain as a scenario writes it', () => {
  const lines = [
    'field 90 x 60',
    'area wood en "the oaks" fr "les chênes" 4x50 16x48 18x56 6x58',
    'area hill level 2 40x10 40x20.5 52x20 52x10',
    'line wall en "the inn wall" fr "le mur de l’auberge" 16x24 31x24',
    'line stream width 0.75 0x32 90x26',
    'point en "the chapel" fr "la chapelle" at 72x42',
  ];
  const { faults, ...ground } = read(lines.join('\n'));
  expect(faults).toEqual([]);
  expect(groundLines(ground)).toEqual(lines);
  expect(ground.areas[0]).toMatchObject({ id: 'wood-1', level: 1, name: { fr: 'les chênes' } });
  expect(ground.lines[0]!.width).toBe(400);
});

test('an outline written the other way round is the same terrain', () => {
  const { areas } = read('field 90 x 60\narea wood 4x40 10x40 10x50 4x50\narea wood 4x50 10x50 10x40 4x40');
  expect(areas.map((area) => holds(area, { x: 7_000, y: 45_000 }))).toEqual([true, true]);
  expect(areas.map((area) => holds(area, { x: 3_000, y: 45_000 }))).toEqual([false, false]);
});

test('each error is reported at its position', () => {
  expect(read('field 0 x 60').faults.map(({ says }) => says.id)).toEqual(['fault-number']);
  expect(read('field 10000 x 60').faults.map(({ says }) => says.id)).toEqual(['fault-number']);
  expect(faultsOf('area wood 4x40 10x40')).toEqual(['2:21 fault-point']);
  expect(faultsOf('area wood 4x40 10x40 4x41 10x41')).toEqual(['2:11 fault-outline']);
  expect(faultsOf('area wood 4x40 10x40 99x41')).toEqual(['2:22 fault-off-table']);
  expect(faultsOf('area wood 4x40 1e9x40 9x41')).toEqual(['2:16 fault-point']);
  expect(faultsOf('area wodo 4x40 10x40 9x41')).toEqual(['2:6 fault-word-near']);
  expect(faultsOf('line wall width ½ 4x40 10x40')).toEqual(['2:17 fault-length']);
  expect(faultsOf('line wall width 99 4x40 10x40')).toEqual(['2:17 fault-length']);
  expect(faultsOf('point en "a" fr "b" at 4x40', 'point en "A" fr "c" at 5x40')).toEqual(['3:7 fault-name-twice']);
  const named = (en: string, fr: string, y: number) => `point en "${en}" fr "${fr}" at 4x${y}`;
  expect(faultsOf(named('the mill', 'le moulin', 40), named('a Mill', 'la tour', 41))).toEqual([
    '3:7 fault-name-twice',
  ]);
  expect(faultsOf(named('Olmo', 'Orme', 40), named('the elm', "l'Olmo", 41))).toEqual(['3:7 fault-name-twice']);
  expect(faultsOf('line wall width -3 4x40 10x40')).toEqual(['2:17 fault-length']);
  expect(faultsOf('line wall width 8,,5 4x40 10x40')).toEqual(['2:20 fault-point']);
  expect(faultsOf('line wall 4x40 -3x40 10x40')).toEqual(['2:16 fault-point']);
  expect(faultsOf('line wall 4x40 10x40 tall')).toEqual(['2:22 fault-extra']);
});

test('a point with a decimal comma, or below zero, is one error', () => {
  expect(faultsOf('area wood 4x40 10x40,5 9x41')).toEqual(['2:16 fault-point']);
  expect(faultsOf('area wood 4x40 10x40,,5 9x41')).toEqual(['2:16 fault-point']);
  expect(faultsOf('area wood 4x40 10x-3 9x41')).toEqual(['2:16 fault-point']);
  expect(faultsOf('area wood 4x40,10x40,9x41')).toEqual([]);
});

test('a table without a size is one error: no point lies off it', () => {
  const faults = (text: string) => read(text).faults.map(({ line, says }) => `${line} ${says.id}`);
  expect(faults('field 0 x 60\narea wood 4x40 10x40 9x41')).toEqual(['1 fault-number']);
  expect(faults('field 90 x 10000\narea wood 4x40 10x40 9x41')).toEqual(['1 fault-number']);
});

test('two things that share a name in one language are told by that name', () => {
  const { faults } = read(
    'field 90 x 60\npoint en "the inn" fr "l’auberge" at 4x4\npoint en "a" fr "l’auberge" at 8x8',
  );
  expect(faults.map(({ says }) => says)).toEqual([phrase('fault-name-twice', { name: quoted('l’auberge') })]);
});

test('a heading is a compass point or degrees', () => {
  const headingIn = (text: string) => {
    const faults: Fault[] = [];
    const [line] = linesOf(text, faults);
    return needHeading({ line: line!, faults, at: 0 }) ?? faults[0]!.says.id;
  };
  expect(['N', 'se', '45', '22.5', '359.99', '0.05'].map(headingIn)).toEqual([0, 13_500, 4_500, 2_250, 35_999, 5]);
  expect(['360', 'X', '1.234', '½'].map(headingIn)).toEqual(Array(4).fill('fault-heading'));
  expect([0, 13_500, 2_250, 35_999].map(headingText)).toEqual(['N', 'SE', '22.5', '359.99']);
});
