/**
 * Our own PNG writer. A map has few colours that matter (the rest are the soft edges between them), so a picture gets a
 * palette of 256 chosen for it; flat colours stay exact. A crop of 1,200 x 912 on two cores of a Xeon takes, in
 * milliseconds and KiB, without drawing: this palette at level 2 15, 185 (level 4 17, 165; level 6 23, 155); exact
 * colours at level 1 13, 440 (level 6 33, 390), with the filter "up" even larger; the canvas's own encoder 55 to 62,
 * 600.
 */
import { crc32, deflateSync } from 'node:zlib';
import { choosePalette, indexRow, type Palette } from './quantise.ts';
import { shelf } from './shelf.ts';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** Colour types of the PNG header. */
const RGB = 2;
const INDEXED = 3;
/** Level 2: above it the time grows faster than the size shrinks. One large chunk, so that nothing has to be joined. */
const PACKING = { level: 2, memLevel: 9, chunkSize: 1 << 19 } as const;

/** Canvas pixels: four bytes each (red, green, blue, alpha), row by row. The alpha is ignored. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** This many runs of pixels may use the next best colour of a given palette. */
const MOST_STRANGERS = 60;

/** A PNG with at most 256 colours: the given palette if it is close enough, otherwise one chosen for this picture. */
export function palettePng({ data, width, height }: Pixels, given?: Palette): Buffer {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  let palette = given ?? choosePalette([{ pixels, width }]);
  const lines = linesOf(width, height);
  if (indexLines(palette, pixels, width, lines) > MOST_STRANGERS && palette === given) {
    palette = choosePalette([{ pixels, width }], given.exact.keys());
    indexLines(palette, pixels, width, lines);
  }
  const colours = palette.colours.flatMap((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]);
  return assemble(width, height, INDEXED, [
    ['PLTE', Buffer.from(colours)],
    ['IDAT', deflateSync(lines, PACKING)],
  ]);
}

/**
 * Reused, because fresh memory costs as much as compressing a tenth of what is written there. Their filter bytes stay
 * 0.
 */
const papers = shelf<Buffer>(3);

function linesOf(width: number, height: number): Buffer {
  return papers.keep(`${width} x ${height}`, () => Buffer.alloc((width + 1) * height));
}

/**
 * The lines of an indexed picture, each after its filter byte (0, none: the best for a palette); returns the number of
 * runs that the palette lacks.
 */
function indexLines(palette: Palette, pixels: Uint32Array, width: number, to: Buffer): number {
  let strangers = 0;
  for (let row = 0, at = 1; row < pixels.length; row += width, at += width + 1)
    strangers += indexRow(palette, pixels, row, width, to, at);
  return strangers;
}

/** A PNG of exactly these colours. */
export function exactPng({ data, width, height }: Pixels): Buffer {
  const lines = Buffer.allocUnsafe((width * 3 + 1) * height);
  let to = 0;
  for (let y = 0, from = 0; y < height; y++) {
    lines[to++] = 0;
    for (const end = from + width * 4; from < end; from += 4, to += 3) {
      lines[to] = data[from]!;
      lines[to + 1] = data[from + 1]!;
      lines[to + 2] = data[from + 2]!;
    }
  }
  return assemble(width, height, RGB, [['IDAT', deflateSync(lines, PACKING)]]);
}

type Chunk = readonly [type: string, body: Buffer];

function assemble(width: number, height: number, colourType: number, parts: readonly Chunk[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colourType, 0, 0, 0], 8);
  const chunks: Chunk[] = [['IHDR', header], ...parts, ['IEND', Buffer.alloc(0)]];
  return Buffer.concat([SIGNATURE, ...chunks.map(framed)]);
}

/** A chunk with its length before it and its checksum after it. */
function framed([type, body]: Chunk): Buffer {
  const whole = Buffer.allocUnsafe(body.length + 12);
  whole.writeUInt32BE(body.length, 0);
  whole.write(type, 4, 'latin1');
  body.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, body.length + 8)), body.length + 8);
  return whole;
}
