/** The ways in which dice can fall, as far as the rules tell them apart, and how likely each is. */
import type { Sight } from '../kernel/outlook.ts';
import type { Roll } from '../kernel/play.ts';

/** Some dice that stand for all that come to the same, and their share of all throws: the shares of all ways make 1. */
export interface Way {
  readonly dice: readonly number[];
  readonly share: number;
}

/** Of more throws no list is made. */
const MOST_THROWS = 6 ** 4;

type Thrown = Pick<Roll, 'dice' | 'sides'>;

/** Lists by dice, sides and the name of the sight: the same few are thrown over and over. */
export type Listed = Map<string, readonly Way[]>;

/** Every way, in an order of its own that is always the same. Undefined: there are too many to list. */
export function waysOf(thrown: Thrown, sight: Sight | undefined, listed: Listed): readonly Way[] | undefined {
  const key = `${thrown.dice}d${thrown.sides} ${sight?.name ?? ''}`;
  const known = listed.get(key);
  if (known) return known;
  const ways = sight && 'worth' in sight ? summed(thrown, sight.worth) : told(thrown, sight?.of);
  if (ways) listed.set(key, ways);
  return ways;
}

/** Die by die: only what has been added up so far is told apart. */
function summed({ dice, sides }: Thrown, worth: (die: number) => number): readonly Way[] {
  let sums = new Map<number, Way>([[0, { dice: [], share: 1 }]]);
  for (let n = 0; n < dice; n++) {
    const more = new Map<number, Way>();
    for (const [sum, way] of sums) {
      for (let die = 1; die <= sides; die++) add(more, sum + worth(die), [...way.dice, die], way.share / sides);
    }
    sums = more;
  }
  return [...sums.values()];
}

/** Throw by throw. */
function told({ dice, sides }: Thrown, of?: (dice: readonly number[]) => number): readonly Way[] | undefined {
  const throws = sides ** dice;
  if (throws > MOST_THROWS) return undefined;
  const ways = new Map<number, Way>();
  for (let n = 0; n < throws; n++) {
    const thrown = Array.from({ length: dice }, (_, die) => 1 + (Math.floor(n / sides ** die) % sides));
    add(ways, of ? of(thrown) : n, thrown, 1 / throws);
  }
  return [...ways.values()];
}

function add(ways: Map<number, Way>, what: number, dice: readonly number[], share: number): void {
  const known = ways.get(what);
  ways.set(what, known ? { dice: known.dice, share: known.share + share } : { dice, share });
}
