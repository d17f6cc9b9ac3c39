/** Upright boxes around things: what is far apart is seen by them first. */
import type { Length } from './length.ts';
import type { Footprint } from './shape.ts';

export type Box = readonly [left: Length, right: Length, low: Length, high: Length];

export function boxOf({ corners, radius }: Footprint): Box {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of corners) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  return [left - radius, right + radius, low - radius, high + radius];
}

/** Whether they share no point. */
export function areApart(one: Box, other: Box): boolean {
  return one[0] > other[1] || one[1] < other[0] || one[2] > other[3] || one[3] < other[2];
}
