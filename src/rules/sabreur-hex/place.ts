/** SH-DIST. Where units stand, and how far apart. */
import { distance, type Hex } from '../../hex/grid.ts';
import type { Unit } from './state.ts';

/** What distances are counted from: a unit, or a hex. */
export type Place = Unit | Hex;

/** SH-FORM-11. The one hex of a unit, or the two of an extended line. */
export function hexesOf(place: Place): readonly Hex[] {
  if (typeof place === 'string') return [place];
  return place.also === undefined ? [place.at] : [place.at, place.also];
}

/** SH-DIST-02, -05. Between their nearest hexes. */
export function distanceBetween(a: Place, b: Place): number {
  const [mine, mineToo] = typeof a === 'string' ? [a] : [a.at, a.also];
  const [theirs, theirsToo] = typeof b === 'string' ? [b] : [b.at, b.also];
  const least = nearer(mine, theirs, theirsToo);
  return mineToo === undefined ? least : Math.min(least, nearer(mineToo, theirs, theirsToo));
}

function nearer(from: Hex, to: Hex, toToo: Hex | undefined): number {
  const one = distance(from, to);
  return toToo === undefined ? one : Math.min(one, distance(from, toToo));
}

/** SH-DIST-03. */
export function areAdjacent(a: Place, b: Place): boolean {
  return distanceBetween(a, b) === 1;
}

/** SH-Q-06. The hexes of one that are nearest to the other. */
export function nearestHexes(of: Place, to: Place): readonly Hex[] {
  const hexes = hexesOf(of);
  if (hexes.length === 1) return hexes;
  const least = distanceBetween(of, to);
  return hexes.filter((hex) => distanceBetween(hex, to) === least);
}
