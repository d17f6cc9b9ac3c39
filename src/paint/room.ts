/** Finding room for labels: each thing takes the cheapest of its places, by what it would cover. */
import type { Box } from './page.ts';

export interface Room {
  /** Notes that something stands there; a heavier thing is less willingly covered. */
  take(box: Box, weight: number): void;
  /** What it would cost to put something there: covered area by weight. */
  cost(box: Box): number;
}

export function roomIn(window: Box): Room {
  const taken: { box: Box; weight: number }[] = [];
  return {
    take: (box, weight) => void taken.push({ box, weight }),
    cost(box) {
      const outside = box.width * box.height - overlap(box, window);
      return taken.reduce((sum, other) => sum + overlap(box, other.box) * other.weight, outside * 3);
    },
  };
}

/** The area two boxes share, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The box of a size around a place. */
export function boxAround(x: number, y: number, width: number, height = width): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The cheapest of several places for a box, earlier ones first where they cost the same; it is then taken. */
export function settle<T extends { readonly x: number; readonly y: number }>(
  room: Room,
  places: readonly T[],
  width: number,
  height: number,
  weight: number,
): T {
  let best: { place: T; box: Box; cost: number } | undefined;
  places.forEach((place, i) => {
    const box = boxAround(place.x, place.y, width, height);
    const cost = room.cost(box) + i * 0.015 * width * height;
    if (!best || cost < best.cost) best = { place, box, cost };
  });
  if (!best) throw new Error('A label needs at least one place.');
  room.take(best.box, weight);
  return best.place;
}
