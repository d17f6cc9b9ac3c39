/**
 * Exact distributions. Chances are doubles that are only added and multiplied, never subtracted, so each is off by a
 * few units in its own last place and the error stays far below 1e-12. The work is counted before it is done; too much
 * is refused.
 */
import { type Comparison, meets } from './notation.ts';

export interface Distribution {
  readonly least: number;
  /** The chances of `least`, `least` + 1, and so on. */
  readonly chances: Float64Array;
}

/** Consecutive numbers, each equally likely. */
export interface Run {
  readonly from: number;
  readonly to: number;
  /** The chance of each. */
  readonly chance: number;
}

/** The remaining budget, roughly in additions. Below 0 it was exceeded, and the results are invalid. */
export interface Work {
  left: number;
}

/** At most ten milliseconds or so, because other answers wait meanwhile. */
export const MOST_WORK = 2_500_000;
/** A wider distribution would take megabytes. */
const WIDEST = 250_000;

export const CERTAIN: Distribution = { least: 0, chances: Float64Array.of(1) };

/** Adds a number from these runs, times `stride`. Chances need not sum to 1. */
export function plus({ least, chances }: Distribution, runs: readonly Run[], stride: number, work: Work): Distribution {
  const from = Math.min(...runs.map((run) => run.from));
  const to = Math.max(...runs.map((run) => run.to));
  const width = chances.length + stride * (to - from);
  const cost = runs.reduce((sum, run) => sum + Math.min(run.to - run.from + 1, BY_WINDOW), 0) * chances.length;
  work.left -= width > WIDEST ? Number.POSITIVE_INFINITY : cost + width;
  if (work.left < 0) return CERTAIN;
  const got = new Float64Array(width);
  for (const run of runs) {
    const length = run.to - run.from + 1;
    const offset = stride * (run.from - from);
    if (length < BY_WINDOW) addEach(chances, got, offset, length, stride, run.chance);
    else addWindow(chances, got, offset, length, stride, run.chance);
  }
  return { least: least + stride * from, chances: got };
}

function addEach(
  chances: Float64Array,
  got: Float64Array,
  offset: number,
  length: number,
  stride: number,
  chance: number,
): void {
  // The short loop outside is several times as fast.
  for (let number = 0, to = offset; number < length; number++, to += stride) {
    for (let at = 0; at < chances.length; at++) got[to + at]! += chances[at]! * chance;
  }
}

/** From this length on, moving window sums are cheaper than adding one by one. */
const BY_WINDOW = 4;

/**
 * Every window of `length` is the tail of one block of that length and the head of the next. Running sums from both
 * ends of each block are enough, and nothing is subtracted.
 */
function addWindow(
  chances: Float64Array,
  got: Float64Array,
  offset: number,
  length: number,
  stride: number,
  chance: number,
): void {
  const tails = new Float64Array(Math.ceil(chances.length / stride));
  for (let first = 0; first < Math.min(stride, chances.length); first++) {
    const count = Math.ceil((chances.length - first) / stride);
    for (let at = count - 1, sum = 0, left = count % length; at >= 0; at--, left--) {
      // A new block begins after its last number.
      if (left === 0) [sum, left] = [0, length];
      sum += chances[first + stride * at]!;
      tails[at] = sum;
    }
    for (let at = 0, head = 0, inBlock = 0; at < count + length - 1; at++, inBlock++) {
      if (inBlock === length) [head, inBlock] = [0, 0];
      if (at < count) head += chances[first + stride * at]!;
      const begins = at - length + 1;
      const tail = begins > 0 && begins < count && inBlock < length - 1 ? tails[begins]! : 0;
      got[offset + first + stride * at]! += (head + tail) * chance;
    }
  }
}

/** One distribution or the other: adds their chances. */
export function either(all: readonly Distribution[]): Distribution {
  const least = Math.min(...all.map((each) => each.least));
  const end = Math.max(...all.map((each) => each.least + each.chances.length));
  const chances = new Float64Array(end - least);
  for (const each of all) {
    for (let at = 0; at < each.chances.length; at++) chances[each.least - least + at]! += each.chances[at]!;
  }
  return { least, chances };
}

/** Drops both ends of the range where the chances together are too small to ever be seen. */
export function trimmed({ least, chances }: Distribution): Distribution {
  let [from, to] = [0, chances.length];
  for (let sum = chances[from]!; sum < UNSEEN && from < to - 1; sum += chances[from]!) from++;
  for (let sum = chances[to - 1]!; sum < UNSEEN && from < to - 1; sum += chances[to - 1]!) to--;
  return { least: least + from, chances: chances.subarray(from, to) };
}

const UNSEEN = 1e-18;

/** The negated distribution. */
export function opposite({ least, chances }: Distribution): Distribution {
  return { least: 1 - least - chances.length, chances: chances.toReversed() };
}

/** The number lost if each of them is lost independently with this chance. */
export function thinned({ least, chances }: Distribution, chance: number, work: Work): Distribution {
  const most = least + chances.length - 1;
  work.left -= (most * most) / 2;
  if (work.left < 0) return CERTAIN;
  const lost = new Float64Array(most + 1);
  // From the most down, one at a time (Horner): substitutes the polynomial (1 - chance + chance x).
  for (let count = most; count >= 0; count--) {
    for (let at = most - count; at > 0; at--) lost[at] = lost[at]! * (1 - chance) + lost[at - 1]! * chance;
    lost[0] = lost[0]! * (1 - chance) + (count >= least ? chances[count - least]! : 0);
  }
  return { least: 0, chances: lost };
}

export function runsOf({ least, chances }: Distribution): readonly Run[] {
  const runs: Run[] = [];
  for (const [at, chance] of chances.entries()) {
    if (chance > 0) runs.push({ from: least + at, to: least + at, chance });
  }
  return runs;
}

export function meanOf({ least, chances }: Distribution): number {
  return least + chances.reduce((sum, chance, at) => sum + at * chance, 0);
}

/** The least number whose cumulative chance is at least this. */
export function quantileOf({ least, chances }: Distribution, part: number): number {
  let sum = 0;
  for (const [at, chance] of chances.entries()) {
    sum += chance;
    if (sum >= part - 1e-12) return least + at;
  }
  return least + chances.length - 1;
}

export function chanceOf({ least, chances }: Distribution, comparison: Comparison): number {
  return chances.reduce((sum, chance, at) => (meets(least + at, comparison) ? sum + chance : sum), 0);
}
