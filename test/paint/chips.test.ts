import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { type ChipSign, drawChip, signsOf } from '../../src/paint/chips.ts';
import { chip } from '../../src/scene/frame.ts';

const SIGNS: readonly ChipSign[] = [...chip.options, 'several'];

/** A symbol without its colours: for each pixel whether it is empty, ink, or something else. */
function shapeOf(sign: ChipSign, radius: number): Uint8Array {
  const size = Math.ceil(3.2 * radius);
  const pen = createCanvas(size, size).getContext('2d');
  drawChip(pen, sign, { x: size / 2, y: size / 2 }, radius);
  const { data } = pen.getImageData(0, 0, size, size);
  return Uint8Array.from({ length: size * size }, (_, i) => {
    const [red, green, blue, alpha] = data.subarray(4 * i, 4 * i + 4);
    if (alpha! < 128) return 0;
    return Math.max(red!, green!, blue!) < 110 ? 1 : 2;
  });
}

/** The share of either shape's pixels that differ. */
function unlike(one: Uint8Array, other: Uint8Array): number {
  const either = one.filter((value, i) => value > 0 || other[i]! > 0).length;
  return one.filter((value, i) => value !== other[i]).length / either;
}

test.each([
  ['large', 24],
  ['as small as they are ever drawn', 3.3],
])('signs of states can be told apart by their shape alone, %s', (_, radius) => {
  const shapes = SIGNS.map((sign) => ({ sign, shape: shapeOf(sign, radius) }));
  const pairs = shapes.flatMap((one, i) => shapes.slice(i + 1).map((other) => ({ one, other })));
  const alike = pairs.filter(({ one, other }) => unlike(one.shape, other.shape) < 0.2);
  expect(alike.map(({ one, other }) => `${one.sign} and ${other.sign}`)).toEqual([]);
});

test('one state has its own symbol however small the hex, several share one', () => {
  expect(signsOf(['acted', 'demoralised'], false)).toEqual(['acted', 'demoralised']);
  expect(signsOf(['acted', 'demoralised'], true)).toEqual(['several']);
  expect(signsOf(['displaced'], true)).toEqual(['displaced']);
  expect(signsOf([], true)).toEqual([]);
});
