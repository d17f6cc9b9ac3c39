/** Lanes between friends: how many figures pass abreast, and when the last is through (PE-GEO-18, -19). */
import { cutAll } from './cut.ts';
import { type Interval, without } from './intervals.ts';
import type { Length } from './length.ts';
import { type Pose, seenFrom } from './point.ts';
import type { Footprint } from './shape.ts';

/**
 * The free intervals of a corridor, as wide as the mover and straight ahead of it, measured from its middle to its right.
 *
 * @param long how far ahead the corridor goes.
 */
export function lanes(pose: Pose, wide: Length, long: Length, friends: readonly Footprint[]): Interval[] {
  const corridor = [
    { at: { x: 0, y: 0 }, along: { x: -1, y: 0 } },
    { at: { x: 0, y: long }, along: { x: 1, y: 0 } },
  ];
  const taken = friends.flatMap(({ corners, radius }) => {
    const places = cutAll(
      corners.map((each) => seenFrom(pose, each)),
      corridor,
    ).map(({ x }) => x);
    return places.length === 0 ? [] : [{ low: Math.min(...places) - radius, high: Math.max(...places) + radius }];
  });
  return without({ low: -wide / 2, high: wide / 2 }, taken).filter(({ low, high }) => high > low);
}

/** How many figures of a base width pass a lane side by side. */
export function abreast({ low, high }: Interval, base: Length): number {
  return Math.floor((high - low) / base);
}

/** How far a body of figures has to go until its last wave is through a lane. */
export function lengthThrough(figures: number, side: number, base: Length, toLane: Length, laneDepth: Length): Length {
  return toLane + laneDepth + Math.ceil(figures / side) * base;
}
