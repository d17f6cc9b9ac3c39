/** Any character, as a unit of random strings. fast-check's own `binary` first makes a table of a million of them. */
import fc from 'fast-check';

/** Half surrogate pairs are not characters. */
const [FIRST_HALF, HALVES] = [0xd800, 0x800];

export const codePoint = fc
  .integer({ min: 0, max: 0x10ffff - HALVES })
  .map((n) => String.fromCodePoint(n < FIRST_HALF ? n : n + HALVES), numberOf);

function numberOf(text: unknown): number {
  const at = typeof text === 'string' ? text.codePointAt(0) : undefined;
  if (at === undefined || String.fromCodePoint(at) !== text) throw new Error('not one character');
  return at < FIRST_HALF ? at : at - HALVES;
}
