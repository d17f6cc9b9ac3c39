/** Places that a label may try, in rings about what it belongs to. */
import type { Point } from '../page.ts';
import { aheadOf, plus } from './units.ts';

const TURNS = [
  0, 2_250, -2_250, 4_500, -4_500, 6_750, -6_750, 9_000, -9_000, 11_250, -11_250, 13_500, -13_500, 15_750, -15_750,
  18_000,
];

/**
 * Rings of places about a point, nearest first; in each ring those in a wished direction come first. `first` is the
 * distance of the nearest ring, `broader` by how much a label is broader than high.
 */
export function ringsAbout(
  at: Point,
  first: (turn: number) => number,
  step: number,
  toward: number,
  broader = 0,
): Point[] {
  return Array.from({ length: 16 }, (_, ring) => ring * step).flatMap((farther) =>
    TURNS.map((turn) => {
      const { ahead } = aheadOf(toward + turn);
      const place = plus(at, ahead, first(turn) + farther);
      return { x: place.x + (ahead.x * broader) / 2, y: place.y };
    }),
  );
}

/** The nearest ring is as far on all sides. */
export const evenFar = (distance: number) => (): number => distance;
