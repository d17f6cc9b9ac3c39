/**
 * Calculates how far a unit may move a second time, from the rulebook's printed tables and without the functions of the
 * ruleset. An error in one is contradicted by the other.
 */
import {
  areNeighbours,
  type Direction,
  DIRECTIONS,
  directionTo,
  type Hex,
  neighbour,
  onMap,
} from '../../../hex/grid.ts';
import type { Body, Reserve, State, Unit } from '../../../rules/panache/state.ts';

/** PA-TAB-01. Very light to very heavy: hexes with combat, hexes at all. */
const PRINTED: Readonly<Record<Body['arm'], string>> = {
  infantry: '2/3 2/2 1/2 1/1 0/1',
  pike: '- - 1/1 1/1 -',
  cavalry: '4/5 4/4 3/3 3/3 2/2',
  camelry: '3/3 3/3 3/3 3/3 2/2',
  elephants: '- - 2/2 2/2 -',
  artillery: '1/2 1/1 0/1 0/1 0/1',
  horseArtillery: '2/4 1/3 1/2 1/2 0/1',
  vehicle: '3/3 3/3 3/3 3/3 3/3',
  character: '3/3 3/3 3/3 3/3 3/3',
};
const COLUMNS = ['VL', 'L', 'M', 'H', 'VH'];

/** PA-GAP-03. Terrain not listed here costs 1. */
const DEAR: Readonly<Record<string, number>> = {
  wood: 2,
  village: 2,
  marsh: 2,
  broken: 2,
  hedge: 2,
  stream: 2,
  lake: Infinity,
  cliff: Infinity,
  river: Infinity,
};

export interface Figures {
  readonly free: number;
  readonly max: number;
}

/** PA-TAB-01, PA-GAP-04. Undefined if this arm does not exist in this weight. */
export function figuresOf({ arm, weight, ...own }: Body): Figures | undefined {
  const printed = PRINTED[arm].split(' ')[COLUMNS.indexOf(weight)]!;
  if (printed === '-') return undefined;
  const [free, max] = printed.split('/').map(Number) as [number, number];
  const said = own.max ?? Math.max(max, own.free ?? 0);
  // PA-MOV-06.
  const most = arm === 'artillery' && ['H', 'VH'].includes(weight) ? Math.min(said, 1) : said;
  return { free: Math.min(own.free ?? free, most), max: most };
}

/** PA-GEO-06. The most that a move may cost, entirely by road or not. */
function capOf(unit: Body, road: boolean): number {
  const { max } = figuresOf(unit)!;
  if (max === 0) return 0;
  const mounted = unit.mount === undefined ? 0 : 1;
  const marches = road && unit.arm !== 'character' ? 1 : 0;
  const isHeavyGun = unit.arm === 'artillery' && ['H', 'VH'].includes(unit.weight);
  return isHeavyGun ? 1 : max + mounted + marches;
}

/** A path as moved. */
export interface Trip {
  readonly hexes: number;
  readonly cost: number;
  readonly road: boolean;
}

/** PA-GEO-06, PA-GAP-03. */
export function isAllowed(unit: Body, { hexes, cost, road }: Trip): boolean {
  if (cost === Infinity) return false;
  return cost <= capOf(unit, road) || (hexes === 1 && capOf(unit, false) >= 1);
}

/** PA-OFF-01. The step off the map costs one hex more. */
export function mayGoOff(unit: Body, { cost, road }: Trip): boolean {
  return cost + 1 <= capOf(unit, road);
}

function costIn({ costs }: State, what: keyof State['costs']): number {
  const own = costs[what];
  return own === 'impassable' ? Infinity : (own ?? DEAR[what] ?? 1);
}

export function groundOf(now: State, hex: Hex): number {
  const { terrain, hill } = now.map.hexes[hex] ?? {};
  const found = [...(terrain ? [costIn(now, terrain)] : []), ...(hill ? [costIn(now, 'hill')] : [])];
  return found.length > 0 ? Math.max(...found) : costIn(now, 'clear');
}

/** PA-ROAD-01. */
function areOnOneRoad({ map }: State, from: Hex, to: Hex): boolean {
  return map.roads.some(({ hexes }) =>
    hexes.some((hex, i) => (hex === from && hexes[i + 1] === to) || (hex === to && hexes[i + 1] === from)),
  );
}

/** PA-GEO-09. */
export function roadLeaves({ map }: State, at: Hex, dir: number): boolean {
  return map.roads.some(({ ends }) => ends.some((end) => end.at === at && end.dir === dir));
}

/** PA-TER-02, PA-MOV-09, PA-GAP-04. */
function costFor({ arm, isVehicle }: Body, cost: number): number {
  if (cost <= 1 || cost === Infinity) return cost;
  if (arm === 'vehicle' || isVehicle) return Infinity;
  return arm === 'character' ? 1 : cost;
}

function stepCost(now: State, unit: Body, from: Hex, to: Hex): number {
  if (areOnOneRoad(now, from, to)) return 1;
  const dir = directionTo(from, to)!;
  const side = now.map.sides[`${from}/${dir}`] ?? now.map.sides[`${to}/${(dir + 3) % 6}`];
  return costFor(unit, Math.max(groundOf(now, to), side ? costIn(now, side) : 1));
}

/** PA-THR-01 to -04, -07, -08. */
function mayCross(now: State, unit: Body, hex: Hex): boolean {
  const isLoose = ({ arm, weight }: Body) => arm === 'character' || weight === 'VL' || weight === 'L';
  return othersIn(now, unit, hex).every((other) => {
    if (other.side !== unit.side) return false;
    return isLoose(unit) || isLoose(other) || unit.parent === other.id || other.parent === unit.id;
  });
}

/** PA-THR-05, -06, PA-GAP-07. */
export function mayRest(now: State, unit: Body, hex: Hex): boolean {
  return othersIn(now, unit, hex).every((other) => {
    return other.side === unit.side && (unit.arm === 'character' || other.arm === 'character');
  });
}

function othersIn(now: State, unit: Body, hex: Hex): Unit[] {
  return now.units.filter(({ id, at }) => at === hex && id !== unit.id);
}

/** One step. Undefined if there is none, or a unit is in the way. */
function step(now: State, unit: Body, others: readonly Body[], from: Hex, to: Hex, so: Trip): Trip | undefined {
  if (!onMap(now.map, to) || !areNeighbours(from, to) || !mayCross(now, unit, to)) return undefined;
  if (others.some((each) => stepCost(now, each, from, to) === Infinity)) return undefined;
  const cost = so.cost + stepCost(now, unit, from, to);
  return { hexes: so.hexes + 1, cost, road: so.road && areOnOneRoad(now, from, to) };
}

const STANDING: Trip = { hexes: 0, cost: 0, road: true };

/** The cost of a path from the unit's hex. Undefined if it is impassable. */
export function tripOf(now: State, unit: Unit, path: readonly Hex[], others: readonly Body[] = []): Trip | undefined {
  return follow(now, unit, others, unit.at, path, STANDING);
}

/** The same for a path that begins off the map. */
export function entryTrips(now: State, { unit, entries }: Reserve, path: readonly Hex[]): Trip[] {
  return entries.flatMap(({ at, dir }) => {
    if (at !== path[0]) return [];
    const start = fromOutside(now, unit, at, dir);
    const trip = start && follow(now, unit, [], at, path.slice(1), start);
    return trip ? [trip] : [];
  });
}

function fromOutside(now: State, unit: Body, at: Hex, dir: number): Trip | undefined {
  if (!mayCross(now, unit, at)) return undefined;
  const road = roadLeaves(now, at, dir);
  return { hexes: 1, cost: road ? 1 : costFor(unit, groundOf(now, at)), road };
}

function follow(
  now: State,
  unit: Body,
  others: readonly Body[],
  from: Hex,
  path: readonly Hex[],
  start: Trip,
): Trip | undefined {
  let [at, trip]: [Hex, Trip | undefined] = [from, start];
  for (const hex of path) {
    trip = trip && step(now, unit, others, at, hex, trip);
    at = hex;
  }
  return trip;
}

/** PA-GEO-02. Every hex in which its move may end, with the least cost. */
export function reachOf(now: State, unit: Unit, others: readonly Body[] = []): Map<Hex, number> {
  const ends = reachFrom(now, unit, others, [[unit.at, STANDING]]);
  ends.delete(unit.at);
  return ends;
}

export function entryReach(now: State, { unit, entries }: Reserve, by: Hex): Map<Hex, number> {
  const starts = entries.flatMap(({ at, dir }): [Hex, Trip][] => {
    const trip = at === by ? fromOutside(now, unit, at, dir) : undefined;
    return trip ? [[at, trip]] : [];
  });
  return reachFrom(now, unit, [], starts);
}

function reachFrom(
  now: State,
  unit: Body,
  others: readonly Body[],
  starts: readonly (readonly [Hex, Trip])[],
): Map<Hex, number> {
  const ends = new Map<Hex, number>();
  const known = new Map<string, number>();
  const waiting = [...starts];
  for (const [at, trip] of waiting) {
    if (!isAllowed(unit, trip) || (known.get(`${at} ${trip.road}`) ?? Infinity) <= trip.cost) continue;
    known.set(`${at} ${trip.road}`, trip.cost);
    if (mayRest(now, unit, at)) ends.set(at, Math.min(trip.cost, ends.get(at) ?? Infinity));
    for (const direction of DIRECTIONS as readonly Direction[]) {
      const to = neighbour(at, direction);
      const next = to === undefined ? undefined : step(now, unit, others, at, to, trip);
      if (next) waiting.push([to!, next]);
    }
  }
  return ends;
}
