/** Small calculations: a file's size, the width of an embed's fields, a colour. */
import { expect, test } from 'vitest';
import { colourOf } from '../../../src/page/browser/message/colour.ts';
import { placed } from '../../../src/page/browser/message/fields.ts';
import { sizeIn } from '../../../src/page/browser/message/size.ts';

test.each([
  [1, '1 byte', '1 octet'],
  [999, '999 bytes', '999 octets'],
  [12_345, '12.35 kB', '12,35 ko'],
  [10_485_760, '10.49 MB', '10,49 Mo'],
])('a file of %i bytes', (bytes, english, french) => {
  expect(sizeIn('en-GB', bytes)).toBe(english);
  expect(sizeIn('fr', bytes).replace(/\s/g, ' ')).toBe(french);
});

test('up to three inline fields share the width', () => {
  const spans = (row: string) =>
    placed(Array.from(row, (each) => ({ name: each, value: each, inline: each === 'i' }))).map(({ span }) => span);
  expect(spans('iii')).toEqual([4, 4, 4]);
  expect(spans('iiii')).toEqual([4, 4, 4, 12]);
  expect(spans('iiwi')).toEqual([6, 6, 12, 12]);
  expect(spans('w')).toEqual([12]);
});

test('a colour, and none', () => {
  expect(colourOf(0xc0ff)).toBe('#00c0ff');
  expect(colourOf(0)).toBe('#000000');
  expect(colourOf(null)).toBeUndefined();
});
