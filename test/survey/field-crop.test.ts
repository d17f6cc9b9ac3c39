/** How much of a table in centimetres a picture shows. */
import { expect, test } from 'vitest';
import { CENTIMETRE } from '../../src/field/length.ts';
import type { FieldMark } from '../../src/scene/field.ts';
import { cropOf } from '../../src/survey/field/crop.ts';

const cm = ([x, y]: readonly [number, number]): [number, number] => [x * CENTIMETRE, y * CENTIMETRE];
const way = (kind: 'move' | 'evade' | 'charge', ...points: [number, number][]): FieldMark => {
  return { kind, side: 'red', way: points.map(cm) };
};

function viewOf(...marks: readonly FieldMark[]) {
  const size = { wide: 180 * CENTIMETRE, deep: 120 * CENTIMETRE };
  return cropOf({ size, marks, changed: [], groundAt: () => [] }, 'action');
}

const far = way('move', [20, 20], [150, 60]);

test('a report shows all that happened; if that is too much, its fight, or else the whole table', () => {
  expect(viewOf(way('move', [80, 50], [95, 60]))).toMatchObject({ around: '87500,55000' });
  expect(viewOf(far, way('charge', [80, 50], [90, 60]))).toMatchObject({ around: '85000,55000' });
  expect(viewOf(far)).toBe('whole');
});

test('an evade is no fight: whoever moved besides is shown too', () => {
  expect(viewOf(way('evade', [80, 50], [60, 50]), far)).toBe('whole');
  expect(viewOf(way('evade', [80, 50], [60, 50]))).toMatchObject({ around: '70000,50000' });
});
