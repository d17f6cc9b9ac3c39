/** The ways in which dice can fall, as far as the rules distinguish them, and how likely each is. */
import type { Sight } from '../kernel/outlook.ts';
import type { Roll } from '../kernel/play.ts';

/** Dice that represent all equivalent rolls, and their share. The shares of all ways add up to 1. */
export interface WeightedRoll {
  readonly dice: readonly number[];
  readonly share: number;
}

/** With more possible rolls, no list is made. */
const MOST_THROWS = 6 ** 4;

type Thrown = Pick<Roll, 'dice' | 'sides'>;

/** Lists by dice, sides and name of the sight, since the same few rolls recur. */
export type Listed = Map<string, readonly WeightedRoll[]>;

/** Every way, in a fixed order. Undefined: too many to list. */
export function waysOf(thrown: Thrown, sight: Sight | undefined, listed: Listed): readonly WeightedRoll[] | undefined {
  const key = `${thrown.dice}d${thrown.sides} ${sight?.name ?? ''}`;
  const known = listed.get(key);
  if (known) return known;
  const ways = sight && 'worth' in sight ? summed(thrown, sight.worth) : told(thrown, sight?.of);
  if (ways) listed.set(key, ways);
  return ways;
}

/** Die by die, distinguishing only the sum so far. */
function summed({ dice, sides }: Thrown, worth: (die: number) => number): readonly WeightedRoll[] {
  let sums = new Map<number, WeightedRoll>([[0, { dice: [], share: 1 }]]);
  for (let n = 0; n < dice; n++) {
    const more = new Map<number, WeightedRoll>();
    for (const [sum, way] of sums) {
      for (let die = 1; die <= sides; die++) add(more, sum + worth(die), [...way.dice, die], way.share / sides);
    }
    sums = more;
  }
  return [...sums.values()];
}

/** Roll by roll. */
function told({ dice, sides }: Thrown, of?: (dice: readonly number[]) => number): readonly WeightedRoll[] | undefined {
  const throws = sides ** dice;
  if (throws > MOST_THROWS) return undefined;
  const ways = new Map<number, WeightedRoll>();
  for (let n = 0; n < throws; n++) {
    const thrown = Array.from({ length: dice }, (_, die) => 1 + (Math.floor(n / sides ** die) % sides));
    add(ways, of ? of(thrown) : n, thrown, 1 / throws);
  }
  return [...ways.values()];
}

function add(ways: Map<number, WeightedRoll>, what: number, dice: readonly number[], share: number): void {
  const known = ways.get(what);
  ways.set(what, known ? { dice: known.dice, share: known.share + share } : { dice, share });
}
