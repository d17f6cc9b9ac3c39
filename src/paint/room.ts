/** Finding room for labels: each thing takes the cheapest of its places, by what it would cover. */
import type { Point } from '../hex/layout.ts';
import type { Box } from './page.ts';

export interface Room {
  /** Notes that something stands there; a heavier thing is less willingly covered. */
  take(box: Box, weight: number): void;
  /** What it would cost to put something there: covered area by weight. */
  cost(box: Box): number;
}

/** The weight of what would stick out of the window. */
const OUTSIDE = 3;

export function roomIn(window: Box): Room {
  const taken: { box: Box; weight: number }[] = [];
  return {
    take: (box, weight) => void taken.push({ box, weight }),
    cost(box) {
      let sum = OUTSIDE * (box.width * box.height - overlap(box, window));
      for (const other of taken) sum += overlap(box, other.box) * other.weight;
      return sum;
    },
  };
}

/** The area two boxes share, in square pixels. */
function overlap(a: Box, b: Box): number {
  if (a.y >= b.y + b.height || b.y >= a.y + a.height) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 ? width * height : 0;
}

/** The box of a size around a place. */
export function boxAround(x: number, y: number, width: number, height = width): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** A label that looks for a place: its size in pixels and how unwillingly it will be covered by the next ones. */
export interface Label {
  readonly width: number;
  readonly height: number;
  readonly weight: number;
  /** What else speaks against a place, in areas of the label. */
  readonly against?: (place: Point) => number;
}

/** Each later place must be better than the earlier ones by this part of the label's area. */
const PREFERENCE = 0.015;

/** The cheapest of several places for a label, earlier ones first where they cost the same; it is then taken. */
export function settle(room: Room, label: Label, places: readonly Point[]): Point {
  const { width, height, weight, against } = label;
  let best: { place: Point; box: Box; cost: number } | undefined;
  for (const [i, place] of places.entries()) {
    const box = boxAround(place.x, place.y, width, height);
    const cost = room.cost(box) + (i * PREFERENCE + (against?.(place) ?? 0)) * width * height;
    if (!best || cost < best.cost) best = { place, box, cost };
  }
  if (!best) throw new Error('A label needs at least one place.');
  room.take(best.box, weight);
  return best.place;
}
