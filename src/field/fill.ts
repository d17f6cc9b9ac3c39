/** Who takes which place: the longest way is shortest, then the sum of ways, then the numbers from first to last (FB-GEO-14). */
import type { Length } from './length.ts';

export interface Filling {
  /** Which of the fillers has each place. */
  readonly by: readonly number[];
  readonly longest: Length;
  readonly sum: Length;
}

/** If the ways are equal: where two fillings differ, the one that comes first in the list takes the first place. */
function isBetterFilling(one: Filling, other: Filling): boolean {
  if (one.longest !== other.longest) return one.longest < other.longest;
  if (one.sum !== other.sum) return one.sum < other.sum;
  const differs = one.by.findIndex((filler, place) => filler !== other.by[place]);
  return differs >= 0 && one.by[differs]! < other.by[differs]!;
}

/**
 * All ways of filling the places, the best first, without those that cannot be better than a limit.
 *
 * @param ways of each filler (row) to each place (column); undefined: there is none. As many places as fillers.
 * @param isAllowed a filler in a place.
 */
export function fillings(
  ways: readonly (readonly (Length | undefined)[])[],
  isAllowed: (filler: number, place: number) => boolean = () => true,
  limit?: Pick<Filling, 'longest' | 'sum'>,
): Filling[] {
  const count = ways.length;
  const found: Filling[] = [];
  const by: number[] = [];
  const used = Array<boolean>(count).fill(false);
  const next = (longest: Length, sum: Length): void => {
    if (limit && (longest > limit.longest || (longest === limit.longest && sum > limit.sum))) return;
    if (by.length === count) {
      found.push({ by: [...by], longest, sum });
      return;
    }
    for (let filler = 0; filler < count; filler++) {
      const way = used[filler] ? undefined : ways[filler]![by.length];
      if (way === undefined || !isAllowed(filler, by.length)) continue;
      used[filler] = true;
      by.push(filler);
      next(Math.max(longest, way), sum + way);
      by.pop();
      used[filler] = false;
    }
  };
  next(0, 0);
  return found.sort((a, b) => (isBetterFilling(a, b) ? -1 : 1));
}
