/** Places, distances and bearings on a table, for use in sentences. */
import {
  angleBetween,
  bearing,
  DEGREE,
  EIGHTH_TURN,
  type Heading,
  headingOf,
  turned,
  windOf,
} from '../../field/heading.ts';
import { centimetres, type Length } from '../../field/length.ts';
import type { Point, Pose } from '../../field/point.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { SQUARE } from '../../march/resolve.ts';

/** How exactly a rulebook lets distances to enemies be said: in centimetres, or in whole squares of the grid alone. */
export type Measuring = 'open' | 'strict';

/** Strictly: how many squares there are room for, not how much of the next. */
export function squaresPhrase(gap: Length): Phrase {
  const n = Math.floor(gap / SQUARE);
  return phrase('survey-squares', { n, more: n + 1 });
}

function bearingPhrase(heading: Heading): Phrase {
  return phrase(`bearing-${windOf(heading).toLowerCase()}`);
}

/** How far a thing is, and in which direction of the table: 0 is in contact. */
export function awayPhrase(from: Point, to: Point, gap: Length, measuring: Measuring = 'open'): Phrase {
  if (measuring === 'strict' && gap > 0)
    return phrase('survey-table-away-squares', { far: squaresPhrase(gap), bearing: bearingTo(from, to) });
  return phrase('survey-table-away', {
    n: centimetres(Math.max(0, gap)),
    bearing: bearingTo(from, to),
  });
}

function bearingTo(from: Point, to: Point): Phrase {
  return bearingPhrase(bearing(to.x - from.x, to.y - from.y));
}

/** The same from a square or a piece of ground. */
export function besidePhrase(from: Point, to: Point, gap: Length, measuring: Measuring = 'open'): Phrase {
  return gap > 0
    ? awayPhrase(from, to, gap, measuring)
    : phrase('survey-table-beside', { bearing: bearingTo(from, to) });
}

/** Which quarter of a front something lies in: before it, behind it, to its own left or right. */
export function quarterOf(front: Pose, to: Point): 'front' | 'left' | 'right' | 'rear' {
  const toward = turned(bearing(to.x - front.x, to.y - front.y), -front.heading);
  if (angleBetween(toward, 0) <= EIGHTH_TURN) return 'front';
  if (angleBetween(toward, 18_000) <= EIGHTH_TURN) return 'rear';
  return toward < 18_000 ? 'right' : 'left';
}

/** A spot of a picture as a point: `12000,6400`. */
export function pointOfSpot(spot: string): Point {
  const [x = 0, y = 0] = spot.split(',').map(Number);
  return { x, y };
}

/** A point as marks and outlines of a picture write it. */
export function pairOf({ x, y }: Point): [number, number] {
  return [x, y];
}

export function spotOf({ x, y }: Point): string {
  return `${x},${y}`;
}

/** A heading as orders write it: a wind, or degrees from the top of the table. */
export function headingPhrase(heading: Heading): Phrase {
  const wind = windOf(heading);
  return headingOf(wind) === heading ? bearingPhrase(heading) : phrase('survey-degrees', { n: heading / DEGREE });
}
