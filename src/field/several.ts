/** Several footprints taken together: the bases of a unit, the pieces of a wood. */
import { reach } from './cast.ts';
import { gap, overlaps } from './gap.ts';
import type { Heading } from './heading.ts';
import type { Length } from './length.ts';
import type { Footprint } from './shape.ts';

type Grounds = readonly Footprint[];

/** The distance between the nearest two; infinite if there is nothing on one side. */
export function gapBetween(one: Grounds, other: Grounds): Length {
  return Math.min(...one.flatMap((each) => other.map((their) => gap(each, their))));
}

/** The nearest two, of equally near ones the first. */
export function nearestPair(one: Grounds, other: Grounds): readonly [Footprint, Footprint] {
  const pairs = one.flatMap((each) => other.map((their) => ({ pair: [each, their] as const, far: gap(each, their) })));
  return pairs.reduce((best, each) => (each.far < best.far ? each : best)).pair;
}

export function overlapAny(one: Grounds, other: Grounds): boolean {
  return one.some((each) => other.some((their) => overlaps(each, their)));
}

/** How far they can be pushed toward a heading before any touches any other; undefined if none ever does. */
export function reachAny(movers: Grounds, heading: Heading, others: Grounds): Length | undefined {
  const ways = movers.flatMap((each) => others.flatMap((their) => reach(each, heading, their) ?? []));
  return ways.length === 0 ? undefined : Math.min(...ways);
}
