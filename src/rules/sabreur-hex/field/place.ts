/** SH-DIST. Where units are, and the distances between them. */
import { areNeighbours, distance, type Hex } from '../../../hex/grid.ts';
import type { State, Unit } from '../state.ts';

/** What distances are measured from: a unit or a hex. */
export type Place = Spot | Hex;

export type Spot = Pick<Unit, 'at' | 'also'>;

/** SH-FORM-11. A unit's one hex, or the two of an extended line. */
export function hexesOf(place: Place): readonly Hex[] {
  if (typeof place === 'string') return [place];
  return place.also === undefined ? [place.at] : [place.at, place.also];
}

/** SH-DIST-02, -05. Between their nearest hexes. */
export function distanceBetween(a: Place, b: Place): number {
  const least = nearer(firstOf(a), b);
  const other = secondOf(a);
  return other === undefined ? least : Math.min(least, nearer(other, b));
}

function nearer(from: Hex, to: Place): number {
  const least = distance(from, firstOf(to));
  const other = secondOf(to);
  return other === undefined ? least : Math.min(least, distance(from, other));
}

function firstOf(place: Place): Hex {
  return typeof place === 'string' ? place : place.at;
}

function secondOf(place: Place): Hex | undefined {
  return typeof place === 'string' ? undefined : place.also;
}

/** For sorting. */
export function nearestFirst(from: Place): (a: Place, b: Place) => number {
  return (a, b) => distanceBetween(from, a) - distanceBetween(from, b);
}

/** The position with a unit as it would be. */
export function withUnit(now: State, unit: Unit): State {
  return { ...now, units: now.units.map((each) => (each.id === unit.id ? unit : each)) };
}

/** SH-DIST-03. */
export function areAdjacent(a: Place, b: Place): boolean {
  if (secondOf(a) === undefined && secondOf(b) === undefined) return areNeighbours(firstOf(a), firstOf(b));
  return distanceBetween(a, b) === 1;
}

/** A line from a hex of the one to a hex of the other. */
export interface Lane {
  readonly eye: Hex;
  readonly mark: Hex;
}

/** SH-Q-06. Every line between two places, shortest first. */
export function lanes(from: Place, to: Place): Lane[] {
  const [eyes, marks] = [hexesOf(from), hexesOf(to)];
  if (eyes.length === 1 && marks.length === 1) return [{ eye: eyes[0]!, mark: marks[0]! }];
  const all = eyes.flatMap((eye) => marks.map((mark) => ({ eye, mark })));
  return all.sort((a, b) => distance(a.eye, a.mark) - distance(b.eye, b.mark));
}

/** SH-Q-06. The hexes of one that are nearest to the other. */
export function nearestHexes(of: Place, to: Place): readonly Hex[] {
  const hexes = hexesOf(of);
  if (secondOf(of) === undefined) return hexes;
  const least = distanceBetween(of, to);
  return hexes.filter((hex) => distanceBetween(hex, to) === least);
}
