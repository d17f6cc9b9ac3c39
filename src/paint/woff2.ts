/** Which characters a WOFF2 font has: just enough of the format to find and read its character map. */
import { brotliDecompressSync } from 'node:zlib';

const HEADER_BYTES = 48;
/** In the table directory a 6-bit number stands for a well-known tag, and 63 for a spelt-out one. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const SPELT_OUT = 63;

/** The code points of a WOFF2 font's characters. */
export function lettersIn(font: Buffer): Set<number> {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('Not a WOFF2 font.');
  const { at, bytes, dataAt } = findMap(font);
  const tables = brotliDecompressSync(font.subarray(dataAt, dataAt + font.readUInt32BE(20)));
  return readMap(tables.subarray(at, at + bytes));
}

/** The position of the character map in the unpacked tables, and the start of the packed tables. */
function findMap(font: Buffer): { at: number; bytes: number; dataAt: number } {
  let cursor = HEADER_BYTES;
  let offset = 0;
  let found: { at: number; bytes: number } | undefined;
  const number128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = font[cursor++]!;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let table = font.readUInt16BE(12); table > 0; table--) {
    const flags = font[cursor++]!;
    const tag = flags & 63;
    if (tag === SPELT_OUT) cursor += 4;
    const original = number128();
    const untouched = tag === GLYF || tag === LOCA ? 3 : 0;
    const bytes = flags >> 6 === untouched ? original : number128();
    if (tag === CMAP) found = { at: offset, bytes };
    offset += bytes;
  }
  if (!found) throw new Error('The font has no character map.');
  return { ...found, dataAt: cursor };
}

function readMap(map: Buffer): Set<number> {
  const letters = new Set<number>();
  for (let i = 0; i < map.readUInt16BE(2); i++) {
    const table = map.subarray(map.readUInt32BE(4 + i * 8 + 4));
    const format = table.readUInt16BE(0);
    if (format === 4) readSegments(table, letters);
    if (format === 12) readGroups(table, letters);
  }
  if (letters.size === 0) throw new Error('The font has no character map in a known format.');
  return letters;
}

/** Format 4: segments of 16-bit code points; 0xffff only closes the list. */
function readSegments(table: Buffer, letters: Set<number>): void {
  const count = table.readUInt16BE(6) / 2;
  for (let segment = 0; segment < count; segment++) {
    const last = table.readUInt16BE(14 + segment * 2);
    const first = table.readUInt16BE(16 + count * 2 + segment * 2);
    for (let letter = first; letter <= last && letter < 0xffff; letter++) letters.add(letter);
  }
}

/** Format 12: groups of 32-bit code points. */
function readGroups(table: Buffer, letters: Set<number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const last = table.readUInt32BE(16 + group * 12 + 4);
    for (let letter = table.readUInt32BE(16 + group * 12); letter <= last; letter++) letters.add(letter);
  }
}
