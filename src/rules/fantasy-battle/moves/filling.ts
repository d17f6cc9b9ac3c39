/** FB-GEO-14 (5), (6), (8), FB-GEO-22. Who takes which place: the best filling by what its ways really cost. */
import type { Filling } from '../../../field/fill.ts';
import type { Walked } from '../../../march/one-by-one.ts';

/** A filling whose stands can all go there, and their ways; its costs are those of the ways. */
export interface Filled {
  readonly filling: Filling;
  readonly walked: readonly Walked[];
}

export function isCostlier(one: Filling, other: Filling): boolean {
  return one.longest > other.longest || (one.longest === other.longest && one.sum > other.sum);
}

/** FB-GEO-14 (8). Of equal ones the lower numbers come first. */
function isBetter(one: Filling, other: Filling): boolean {
  if (isCostlier(one, other)) return false;
  const at = one.by.findIndex((filler, place) => filler !== other.by[place]);
  return isCostlier(other, one) || (at >= 0 && one.by[at]! < other.by[at]!);
}

/** What the ways cost that are really taken, round stands of their own unit where these are in the way. */
export function filledBy({ by }: Pick<Filling, 'by'>, walked: readonly Walked[]): Filled {
  const costs = walked.map(({ way }) => way.cost);
  return { filling: { by, longest: Math.max(...costs), sum: costs.reduce((sum, cost) => sum + cost, 0) }, walked };
}

/**
 * The best that can be walked.
 *
 * @param all the best first, by what the ways would cost if their own unit were nowhere: really they cost no less.
 */
export function bestFilled(
  all: readonly Filling[],
  walk: (filling: Filling) => readonly Walked[] | undefined,
): Filled | undefined {
  let best: Filled | undefined;
  for (const filling of all) {
    if (best && isCostlier(filling, best.filling)) return best;
    const walked = walk(filling);
    const found = walked && filledBy(filling, walked);
    if (found && (!best || isBetter(found.filling, best.filling))) best = found;
  }
  return best;
}
