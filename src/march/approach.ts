/** The straight way from some ground to other ground: in which direction, and how far until they touch. */
import { nearestPoints } from '../field/gap.ts';
import { bearing, type Heading } from '../field/heading.ts';
import type { Length } from '../field/length.ts';
import { nearestPair, reachAny } from '../field/several.ts';
import type { Footprint } from '../field/shape.ts';

export interface Approach {
  readonly heading: Heading;
  /** Undefined: it passes by. */
  readonly distance: Length | undefined;
}

/** Along a heading that meets it, if one is preferred; else straight at the nearest point. */
export function approach(own: readonly Footprint[], other: readonly Footprint[], preferred?: Heading): Approach {
  const ahead = preferred === undefined ? undefined : reachAny(own, preferred, other);
  if (preferred !== undefined && ahead !== undefined) return { heading: preferred, distance: ahead };
  const [a, b] = nearestPoints(...nearestPair(own, other));
  const heading = bearing(b.x - a.x, b.y - a.y);
  return { heading, distance: reachAny(own, heading, other) };
}
