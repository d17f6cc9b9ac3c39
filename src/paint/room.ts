/** Finds room for labels: each takes the cheapest position, by what it would cover. */
import type { Box, Point } from './page.ts';

/** The cost of covering each kind of thing. */
const WEIGHT = {
  number: 60,
  choice: 60,
  chip: 40,
  losses: 40,
  name: 40,
  facing: 6,
  place: 20,
  block: 3,
  way: 2,
  body: 1.2,
  figures: 1,
  wanted: 0,
} as const;

export type Thing = keyof typeof WEIGHT;

interface Taken {
  readonly thing: Thing;
  readonly box: Box;
}

export interface Room {
  /** Marks a box as taken. */
  take(box: Box, thing: Thing): void;
  /**
   * The cost of placing something there: covered area by weight, with a minimum weight per thing, except for `some`.
   * Stops adding once it exceeds `enough`.
   */
  cost(box: Box, least?: number, enough?: number, some?: readonly Thing[]): number;
  /** Everything placed so far. */
  readonly taken: readonly Taken[];
}

/** The weight of parts outside the window. */
const OUTSIDE = 12;

export function roomIn(window: Box): Room {
  const taken: Taken[] = [];
  return {
    taken,
    take: (box, thing) => void taken.push({ box, thing }),
    cost(box, least = 0, enough = Infinity, some = []) {
      let sum = Math.max(OUTSIDE, least) * (box.width * box.height - overlap(box, window));
      for (const other of taken) {
        if (sum > enough) break;
        const area = overlap(box, other.box);
        if (area > 0) sum += area * Math.max(some.includes(other.thing) ? 0 : least, WEIGHT[other.thing]);
      }
      return sum;
    },
  };
}

/** The area two boxes share, in square pixels. */
export function overlap(a: Box, b: Box): number {
  if (a.y >= b.y + b.height || b.y >= a.y + a.height) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 ? width * height : 0;
}

/** The box of a size around a point. */
export function boxAround(x: number, y: number, width: number, height = width): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** A label that looks for a place. */
export interface Label {
  readonly thing: Thing;
  readonly width: number;
  readonly height: number;
  /** The minimum weight of anything it covers. */
  readonly shy?: number;
  /** Things it covers more readily: `shy` does not apply to them. */
  readonly over?: readonly Thing[];
  /** The highest acceptable cost, in areas of the label. */
  readonly most?: number;
  /** An additional cost of a position, in areas of the label. */
  readonly against?: (place: Point) => number;
}

/** Each later position must be better than the earlier ones by this part of the label's area. */
const PREFERENCE = 0.015;

/** The cheapest of several positions for a label, or the first of equals; it is then taken. */
export function settle(room: Room, label: Label, places: Iterable<Point>): Point | undefined {
  const { thing, width, height, against, shy, over, most = Infinity } = label;
  const area = width * height;
  let best: { place: Point; box: Box; cost: number } | undefined;
  let i = -1;
  for (const place of places) {
    i++;
    const bound = Math.min(most, best?.cost ?? Infinity);
    if (i * PREFERENCE > bound) break;
    const apart = i * PREFERENCE + (against?.(place) ?? 0);
    if (apart > bound) continue;
    const box = boxAround(place.x, place.y, width, height);
    const cost = apart + room.cost(box, shy, (bound - apart) * area, over) / area;
    if (cost <= most && (!best || cost < best.cost)) best = { place, box, cost };
  }
  if (best) room.take(best.box, thing);
  return best?.place;
}

/** The cost, in areas, for each part by which a position is not close enough to its own unit. */
const MISTAKEN = 4;

/**
 * The cost of being mistaken for a neighbour's label: it must be this many times closer to its own unit than to any
 * other.
 */
export function mistakable(own: Point, all: readonly Point[], times: number, reach: number): (place: Point) => number {
  const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  const near = all.filter((other) => other !== own && far(own, other) < reach);
  return (place) => {
    const away = Math.max(1, far(place, own));
    return near.reduce((most, other) => Math.max(most, MISTAKEN * (times - far(place, other) / away)), 0);
  };
}
