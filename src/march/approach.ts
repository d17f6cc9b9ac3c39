/** The straight way from some ground to other ground: in which direction, and how far until they touch. */
import { reach } from '../field/cast.ts';
import { gap, nearestPoints } from '../field/gap.ts';
import { bearing, type Heading } from '../field/heading.ts';
import type { Length } from '../field/length.ts';
import type { Footprint } from '../field/shape.ts';

export interface Approach {
  readonly heading: Heading;
  /** Undefined: it passes by. */
  readonly distance: Length | undefined;
}

/** Along a heading that meets it, if one is preferred; else straight at the nearest point. */
export function approach(own: readonly Footprint[], other: readonly Footprint[], preferred?: Heading): Approach {
  const ahead = preferred === undefined ? undefined : wayAlong(own, preferred, other);
  if (preferred !== undefined && ahead !== undefined) return { heading: preferred, distance: ahead };
  const pairs = own.flatMap((one) => other.map((each) => ({ one, each, far: gap(one, each) })));
  const { one, each } = pairs.reduce((best, pair) => (pair.far < best.far ? pair : best));
  const [a, b] = nearestPoints(one, each);
  const heading = bearing(b.x - a.x, b.y - a.y);
  return { heading, distance: wayAlong(own, heading, other) };
}

/** How far some ground goes along a heading until it touches other ground. */
function wayAlong(own: readonly Footprint[], heading: Heading, other: readonly Footprint[]): Length | undefined {
  const ways = own.flatMap((one) => other.map((each) => reach(one, heading, each)));
  const met = ways.filter((way) => way !== undefined);
  return met.length === 0 ? undefined : Math.min(...met);
}
