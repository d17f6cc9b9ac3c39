/** Places that a label may try, in rings about what it belongs to. */
import type { Box, Point } from '../page.ts';
import { aheadOf, plus } from './units.ts';

const TURNS = [
  0, 2_250, -2_250, 4_500, -4_500, 6_750, -6_750, 9_000, -9_000, 11_250, -11_250, 13_500, -13_500, 15_750, -15_750,
  18_000,
];
const RINGS = 16;

export type Size = Pick<Box, 'width' | 'height'>;

/**
 * Rings of places about a point, nearest first; in each ring those in a wished direction come first. `nearest` says how
 * far the first ring is in each direction. Most places are never asked for: the first free one will do.
 */
export function* ringsAbout(
  at: Point,
  nearest: (ahead: Point) => number,
  step: number,
  toward: number,
): Iterable<Point> {
  const ways = TURNS.map((turn) => {
    const { ahead } = aheadOf(toward + turn);
    return { ahead, far: nearest(ahead) };
  });
  for (let ring = 0; ring < RINGS; ring++) for (const { ahead, far } of ways) yield plus(at, ahead, far + ring * step);
}

/** How far a box reaches from its middle in a direction. */
export function halfOf({ width, height }: Size, { x, y }: Point): number {
  return (Math.abs(x) * width + Math.abs(y) * height) / 2;
}

/** How far a label must go in a direction until its box is clear of another about the same middle, by a gap. */
export function clearOf(thing: Size, label: Size, gap: number): (ahead: Point) => number {
  const [across, down] = [(thing.width + label.width) / 2 + gap, (thing.height + label.height) / 2 + gap];
  return ({ x, y }) => Math.min(across / Math.abs(x), down / Math.abs(y));
}

/** A thing without extent. */
export const POINT: Size = { width: 0, height: 0 };

/** The nearest ring is as far on all sides. */
export const evenFar = (distance: number) => (): number => distance;
