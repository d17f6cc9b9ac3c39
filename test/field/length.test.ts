import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest, lengthFrom, writeLength } from '../../src/field/length.ts';
import { ROUNDS } from '../help/field.ts';

test('SK-GEO-01 centimetres, with a decimal point or comma, and millimetres are read', () => {
  expect(lengthFrom('12')).toBe(12_000);
  expect(lengthFrom('12.5')).toBe(12_500);
  expect(lengthFrom('12,5 cm')).toBe(12_500);
  expect(lengthFrom('0.001')).toBe(1);
  expect(lengthFrom('80mm')).toBe(8_000);
  expect(lengthFrom('0.01 mm')).toBe(1);
});

test('text that is not a length, too fine or too long is refused', () => {
  const texts = ['', '1e9', '-3', '8,,5', '½', '8,', ',5', '0.001mm', '0.0001', '12 km', '1001', 'NaN', '1_000'];
  expect(texts.filter((text) => lengthFrom(text) !== undefined)).toEqual([]);
});

test('a written length reads back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.constantFrom('.' as const, ',' as const),
      (length, point) => {
        expect(lengthFrom(writeLength(length, point))).toBe(length);
      },
    ),
    ROUNDS,
  );
  expect(writeLength(2_360, ',')).toBe('2,36');
  expect(writeLength(-12_000)).toBe('-12');
});

test('halves are rounded away from zero, and zero has no sign', () => {
  expect([2.5, -2.5, 0.4, -0.4].map(nearest)).toEqual([3, -3, 0, 0]);
});
