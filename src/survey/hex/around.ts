/** What lies around a hex, and between two hexes. */
import { bearingOf, bearingToward } from '../../hex/bearing.ts';
import { DIRECTIONS, type Hex, neighbour, onMap, sideName } from '../../hex/grid.ts';
import { crossedHexes, crossedSides } from '../../hex/sight.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { hillNamed, type Land } from './land.ts';
import { bearingPhrase } from './spoken.ts';

/** A hex's terrain and units, in the rulebook's terms. */
export interface Seen {
  readonly land: Land;
  readonly who: (hex: Hex) => readonly Phrase[];
}

/** The six neighbours, clockwise. */
export function neighbourLines({ land, who }: Seen, hex: Hex): Phrase[] {
  return DIRECTIONS.map((direction) => {
    const bearing = bearingPhrase(bearingToward(direction));
    const next = neighbour(hex, direction);
    if (next === undefined || !onMap(land, next)) return phrase('survey-neighbour-off', { bearing });
    const side = sideOf(land, hex, next, direction);
    const parts = [
      ...groundOf(land, next),
      ...(side === undefined ? [] : [phrase('survey-beyond', { what: land.calledSide(side) })]),
      ...(isRoad(land, hex, next) ? [phrase('survey-by-road')] : []),
      ...who(next),
    ];
    return phrase('survey-neighbour', { bearing, hex: next, parts });
  });
}

function sideOf(land: Land, hex: Hex, next: Hex, direction: number): string | undefined {
  return land.sides[sideName(hex, direction)] ?? land.sides[sideName(next, direction + 3)];
}

function isRoad({ roads }: Land, hex: Hex, next: Hex): boolean {
  return roads.some(({ hexes }) =>
    hexes.some((each, i) => each === hex && (hexes[i - 1] === next || hexes[i + 1] === next)),
  );
}

/** Its terrain, and its hill. */
export function groundOf(land: Land, hex: Hex): Phrase[] {
  const { terrain, hill = 0 } = land.hexes[hex] ?? {};
  const high = hill > 0 ? [hillNamed(hill)] : [];
  return terrain === undefined && hill > 0 ? high : [land.called(terrain ?? 'clear'), ...high];
}

/** What a straight line between two hexes crosses or touches, apart from clear terrain. */
export function betweenPhrase(land: Land, from: Hex, to: Hex): Phrase {
  const hexes = crossedHexes(from, to).filter(({ hex }) => land.hexes[hex] !== undefined);
  const sides = crossedSides(from, to).flatMap(({ a, b, touch }) => {
    const direction = DIRECTIONS.find((each) => neighbour(a, each) === b);
    const what = direction === undefined || touch !== 'crossed' ? undefined : sideOf(land, a, b, direction);
    return what === undefined ? [] : [phrase('survey-crossing', { what: land.calledSide(what), from: a, to: b })];
  });
  const grounds = hexes.map(({ hex, touch }) => phrase(`survey-ground-${touch}`, { ground: groundOf(land, hex), hex }));
  const all = [...grounds, ...sides];
  return all.length === 0 ? phrase('survey-between-clear') : phrase('survey-between', { all });
}

/** The neighbours that a road connects to a hex. */
export function roadFrom(land: Land, hex: Hex): Phrase[] {
  const next = DIRECTIONS.flatMap((direction) => neighbour(hex, direction) ?? []).filter((each) =>
    isRoad(land, hex, each),
  );
  return next.length === 0
    ? []
    : [phrase('survey-on-road', { hexes: next.map((each) => phrase('hex-number', { hex: each })) })];
}

/** The neighbours that may be entered. */
export function waysOut(from: Hex, free: readonly Hex[]): Phrase {
  if (free.length === 0) return phrase('survey-no-way-out');
  const ways = free.map((hex) => {
    const bearing = bearingOf(from, hex);
    return bearing ? phrase('survey-way-out', { hex, bearing: bearingPhrase(bearing) }) : phrase('hex-number', { hex });
  });
  return phrase('survey-ways-out', { ways });
}
