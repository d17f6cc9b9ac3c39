/**
 * Chooses 256 colours for a picture. Colours that fill areas are kept exactly; most others are the soft edges between
 * them. Colours are sorted into 32,768 bins (five bits per channel); a bin is represented by its most frequent exact
 * colour. Bins are chosen one after another, always the one with the largest remaining visible error, which also finds
 * the nearest chosen colour for every bin.
 */

const BINS = 1 << 15;
const MOST_COLOURS = 256;
/** Only every n-th row is sampled. A bin that occurs only in other rows is matched when it turns up. */
const ROW_STEP = 3;

export interface Palette {
  /** Colours as 0xAABBGGRR, the canvas's memory layout. */
  readonly colours: readonly number[];
  /** By bin: its colour's index, with `FAR` if the colour is clearly different; `UNKNOWN` until it turns up. */
  readonly table: Int16Array;
  /** The numbers of colours that are kept exactly. In the table, `EXACT` is added to the entries of their bins. */
  readonly exact: ReadonlyMap<number, number>;
}

const UNKNOWN = -1;
const FAR = 256;
const EXACT = 512;
/** Sixteen levels in each channel: from here on the difference is visible. */
const FAR_ERROR = 7 * 16 * 16;

/** The bin of a pixel (0xAABBGGRR). */
function binOf(pixel: number): number {
  return ((pixel >> 3) & 31) | ((pixel >> 6) & 992) | ((pixel >> 9) & 31744);
}

interface Census {
  /** The bins that occur, the most frequent exact colour of each, and the square root of its count. */
  readonly bins: Uint16Array;
  readonly colourOf: Uint32Array;
  readonly weightOf: Float64Array;
}

/** Pixels row by row, in the canvas's memory layout (0xAABBGGRR). */
export interface Raster {
  readonly pixels: Uint32Array;
  readonly width: number;
}

/** A colour with fewer pixels than this, in a third of all rows, fills no area. */
const AREA = 60;

/** Chooses one palette for these pictures. Colours in `flat` are kept exactly if they fill areas. */
export function choosePalette(rasters: readonly Raster[], flat: Iterable<number> = []): Palette {
  const areas = new Map(Array.from(flat, (colour) => [colour, 0]));
  const { bins, colourOf, weightOf } = count(rasters, areas);
  const kept = [...areas].filter(([, pixels]) => pixels >= AREA).map(([colour]) => colour);
  const red = Int32Array.from(colourOf, (colour) => colour & 255);
  const green = Int32Array.from(colourOf, (colour) => (colour >> 8) & 255);
  const blue = Int32Array.from(colourOf, (colour) => (colour >> 16) & 255);
  const error = new Int32Array(bins.length).fill(0x7fffffff);
  const nearest = new Uint8Array(bins.length);
  const colours: number[] = [];
  let next = kept[0] ?? colourOf[commonest(weightOf)]!;
  for (let most = 1; (most > 0 || colours.length < kept.length) && colours.length < MOST_COLOURS; ) {
    const index = colours.push(next) - 1;
    const [r0, g0, b0] = [next & 255, (next >> 8) & 255, (next >> 16) & 255];
    let worst = 0;
    most = 0;
    for (let i = 0; i < bins.length; i++) {
      const r = red[i]! - r0;
      const g = green[i]! - g0;
      const b = blue[i]! - b0;
      const distance = 2 * r * r + 4 * g * g + b * b;
      if (distance < error[i]!) {
        error[i] = distance;
        nearest[i] = index;
      }
      const left = error[i]! * weightOf[i]!;
      if (left > most) {
        most = left;
        worst = i;
      }
    }
    next = kept[colours.length] ?? colourOf[worst]!;
  }
  const table = new Int16Array(BINS).fill(UNKNOWN);
  bins.forEach((bin, i) => (table[bin] = nearest[i]!));
  // Most have their bin to themselves, and need no second look.
  const shared = kept.filter((colour, index) => table[binOf(colour)] !== index);
  for (const bin of new Set(shared.map(binOf))) table[bin]! += EXACT;
  return { colours, table, exact: new Map(kept.map((colour, index) => [colour, index])) };
}

/**
 * Writes the colour index for each pixel of a row. Returns how often it met a colour far from all colours of the
 * palette, which was chosen for another picture.
 */
export function indexRow(
  palette: Palette,
  pixels: Uint32Array,
  row: number,
  width: number,
  to: Uint8Array,
  at: number,
) {
  const { table, exact } = palette;
  let strangers = 0;
  let [last, index] = [-1, 0];
  for (let x = 0; x < width; x++) {
    const pixel = pixels[row + x]!;
    if (pixel !== last) {
      last = pixel;
      index = table[binOf(pixel)]!;
      if (index === UNKNOWN) index = matched(palette, binOf(pixel));
      if (index >= EXACT) index = exact.get(pixel) ?? index - EXACT;
      if (index >= FAR) {
        strangers += 1;
        index -= FAR;
      }
    }
    to[at + x] = index;
  }
  return strangers;
}

/**
 * Finds the nearest colour for a bin that the palette was not chosen for, and caches it. It is the nearest to the
 * middle of the bin, so it does not depend on which picture came first.
 */
function matched({ colours, table }: Palette, bin: number): number {
  const middle = { red: ((bin & 31) << 3) | 4, green: ((bin >> 2) & 248) | 4, blue: ((bin >> 7) & 248) | 4 };
  let [best, least] = [0, Infinity];
  for (let i = 0; i < colours.length; i++) {
    const r = (colours[i]! & 255) - middle.red;
    const g = ((colours[i]! >> 8) & 255) - middle.green;
    const b = ((colours[i]! >> 16) & 255) - middle.blue;
    const distance = 2 * r * r + 4 * g * g + b * b;
    if (distance < least) [best, least] = [i, distance];
  }
  return (table[bin] = least > FAR_ERROR ? best + FAR : best);
}

function commonest(weightOf: Float64Array): number {
  return weightOf.indexOf(weightOf.reduce((most, weight) => Math.max(most, weight), 0));
}

/** Counts of pixels by bin. The most frequent colour of a bin is found by majority vote. */
interface Ballot {
  readonly counts: Uint32Array;
  readonly votes: Int32Array;
  readonly leader: Uint32Array;
}

/** Counts the pixels of `areas` as well. */
function count(rasters: readonly Raster[], areas: Map<number, number>): Census {
  const ballot = { counts: new Uint32Array(BINS), votes: new Int32Array(BINS), leader: new Uint32Array(BINS) };
  for (const { pixels, width } of rasters)
    for (let row = 0; row < pixels.length; row += width * ROW_STEP) countRow(pixels, row, row + width, ballot, areas);
  const { counts, leader } = ballot;
  const found = new Uint16Array(BINS);
  let size = 0;
  for (let bin = 0; bin < BINS; bin++) if (counts[bin]! > 0) found[size++] = bin;
  const bins = found.subarray(0, size);
  return {
    bins,
    colourOf: Uint32Array.from(bins, (bin) => leader[bin]!),
    weightOf: Float64Array.from(bins, (bin) => Math.sqrt(counts[bin]!)),
  };
}

/** Counts the pixels of a row run by run. */
function countRow(
  pixels: Uint32Array,
  start: number,
  end: number,
  { counts, votes, leader }: Ballot,
  areas: Map<number, number>,
): void {
  for (let i = start; i < end; ) {
    const pixel = pixels[i]!;
    const first = i;
    do i++;
    while (i < end && pixels[i] === pixel);
    const run = i - first;
    const bin = binOf(pixel);
    const area = areas.get(pixel);
    if (area !== undefined) areas.set(pixel, area + run);
    counts[bin]! += run;
    if (leader[bin] === pixel) votes[bin]! += run;
    else if (votes[bin]! >= run) votes[bin]! -= run;
    else {
      leader[bin] = pixel;
      votes[bin] = run - votes[bin]!;
    }
  }
}
