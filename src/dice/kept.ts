/** The exact sum of the highest or lowest of several equal dice. */
import { CERTAIN, type Distribution, opposite, plus, type Run, type Work } from './distribution.ts';

/** Each of `count` dice has the values of the runs. How many are summed, and from which end. */
export function keptSum(
  runs: readonly Run[],
  { count, kept, highest }: { readonly count: number; readonly kept: number; readonly highest: boolean },
  work: Work,
): Distribution {
  if (highest) return highestSum(runs, count, kept, work);
  const mirrored = runs.map(({ from, to, chance }) => ({ from: -to, to: -from, chance }));
  return opposite(highestSum(mirrored, count, kept, work));
}

/**
 * Grouped by the lowest kept value: some dice are above it, enough are equal to make up the number, the rest are below
 * or equal.
 */
function highestSum(runs: readonly Run[], count: number, kept: number, work: Work): Distribution {
  const least = kept * Math.min(...runs.map(({ from }) => from));
  const most = kept * Math.max(...runs.map(({ to }) => to));
  work.left -= most - least;
  if (work.left < 0) return CERTAIN;
  const chances = new Float64Array(most - least + 1);
  const ways = waysOf(count);
  for (const run of runs) {
    for (let edge = run.from; edge <= run.to; edge++) {
      const above = runs
        .filter(({ to }) => to > edge)
        .map((each) => ({ ...each, from: Math.max(each.from, edge + 1) }));
      const below = chanceBelow(runs, edge);
      let sum = CERTAIN;
      for (let over = 0; over < kept && (over === 0 || above.length > 0); over++) {
        if (over > 0) sum = plus(sum, above, 1, work);
        work.left -= count - kept + sum.chances.length;
        if (work.left < 0) return CERTAIN;
        const chance = ways[over]! * atEdge({ dice: count - over, least: kept - over, equal: run.chance, below });
        const offset = sum.least + (kept - over) * edge - least;
        for (let at = 0; at < sum.chances.length; at++) chances[offset + at]! += sum.chances[at]! * chance;
      }
    }
  }
  return { least, chances };
}

function chanceBelow(runs: readonly Run[], edge: number): number {
  return runs.reduce((sum, { from, to, chance }) => sum + Math.max(0, Math.min(to + 1, edge) - from) * chance, 0);
}

/** Of the dice not above the edge, at least this many are equal to it. */
function atEdge({ dice, least, equal, below }: Record<'dice' | 'least' | 'equal' | 'below', number>): number {
  const ways = waysOf(dice);
  let sum = 0;
  for (let at = least; at <= dice; at++) sum += ways[at]! * Math.pow(equal, at) * Math.pow(below, dice - at);
  return sum;
}

/** The number of ways to choose 0, 1, 2, ... of them. */
function waysOf(count: number): readonly number[] {
  const ways = [1];
  for (let at = 1; at <= count; at++) ways.push((ways[at - 1]! * (count - at + 1)) / at);
  return ways;
}
