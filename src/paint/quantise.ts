/**
 * Choosing 256 colours for a picture. Colours are sorted into 32,768 bins (five bits a channel); a bin stands for
 * the exact colour most of its pixels have. Bins are chosen one after another, always the one with the most
 * visible error left, which also finds for every bin the nearest chosen colour.
 */

const BINS = 1 << 15;
const MOST_COLOURS = 256;
/** Every so-manieth row is looked at; a bin that occurs only between them is matched when it turns up. */
const ROW_STEP = 3;

export interface Palette {
  /** Colours as 0xAABBGGRR, the way the canvas lays them out in memory. */
  readonly colours: readonly number[];
  /** The number of the colour that stands for a pixel (0xAABBGGRR). */
  readonly indexOf: (pixel: number) => number;
}

/** The bin of a pixel (0xAABBGGRR). */
function binOf(pixel: number): number {
  return ((pixel >> 3) & 31) | ((pixel >> 6) & 992) | ((pixel >> 9) & 31744);
}

interface Census {
  /** The bins that occur, the commonest exact colour of each, and the root of its count. */
  readonly bins: Uint16Array;
  readonly colourOf: Uint32Array;
  readonly weightOf: Float64Array;
}

/** Chooses the colours for a picture so many pixels wide. */
export function choosePalette(pixels: Uint32Array, width: number): Palette {
  const { bins, colourOf, weightOf } = count(pixels, width);
  const red = Int32Array.from(colourOf, (colour) => colour & 255);
  const green = Int32Array.from(colourOf, (colour) => (colour >> 8) & 255);
  const blue = Int32Array.from(colourOf, (colour) => (colour >> 16) & 255);
  const error = new Int32Array(bins.length).fill(0x7fffffff);
  const nearest = new Uint8Array(bins.length);
  const colours: number[] = [];
  let worst = commonest(weightOf);
  for (let most = 1; most > 0 && colours.length < MOST_COLOURS; ) {
    const index = colours.push(colourOf[worst]!) - 1;
    const [r0, g0, b0] = [red[worst]!, green[worst]!, blue[worst]!];
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
  }
  const known = new Int16Array(BINS).fill(-1);
  bins.forEach((bin, i) => (known[bin] = nearest[i]!));
  const indexOf = (pixel: number) => {
    const bin = binOf(pixel);
    if (known[bin]! < 0) known[bin] = nearestOf(colours, pixel);
    return known[bin]!;
  };
  return { colours, indexOf };
}

function nearestOf(colours: readonly number[], pixel: number): number {
  const far = colours.map((colour) => {
    const r = (colour & 255) - (pixel & 255);
    const g = ((colour >> 8) & 255) - ((pixel >> 8) & 255);
    const b = ((colour >> 16) & 255) - ((pixel >> 16) & 255);
    return 2 * r * r + 4 * g * g + b * b;
  });
  return far.indexOf(Math.min(...far));
}

function commonest(weightOf: Float64Array): number {
  return weightOf.indexOf(weightOf.reduce((most, weight) => Math.max(most, weight), 0));
}

/** Counts pixels run by run; the commonest colour of a bin is found by majority vote. */
function count(pixels: Uint32Array, width: number): Census {
  const counts = new Uint32Array(BINS);
  const votes = new Int32Array(BINS);
  const leader = new Uint32Array(BINS);
  const cast = (pixel: number, run: number) => {
    const bin = binOf(pixel);
    counts[bin]! += run;
    if (leader[bin] === pixel) votes[bin]! += run;
    else if (votes[bin]! >= run) votes[bin]! -= run;
    else {
      leader[bin] = pixel;
      votes[bin] = run - votes[bin]!;
    }
  };
  for (let row = 0; row < pixels.length; row += width * ROW_STEP)
    for (let i = row; i < row + width; ) {
      const pixel = pixels[i]!;
      const start = i;
      do i++;
      while (i < row + width && pixels[i] === pixel);
      cast(pixel, i - start);
    }
  const bins = Uint16Array.from(Array.from(counts.keys()).filter((bin) => counts[bin]! > 0));
  return {
    bins,
    colourOf: Uint32Array.from(bins, (bin) => leader[bin]!),
    weightOf: Float64Array.from(bins, (bin) => Math.sqrt(counts[bin]!)),
  };
}
