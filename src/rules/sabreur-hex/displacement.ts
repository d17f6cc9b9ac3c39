/** SH-MARCH-02 to -06, SH-PASS, SH-TERRAIN-05 to -09. Every way a unit can go in a frontal march. */
import { type Facing, FACINGS, frontDirections } from '../../hex/facing.ts';
import { type Hex, neighbour } from '../../hex/grid.ts';
import { isArtillery, isPanicked, type State, type Unit, unitAt } from './state.ts';
import { halved, ignoresPenalties, isClearWay, mayCross, penalises } from './terrain.ts';

/** A rotation, then steps ahead. `clear`: the whole way is in clear terrain (SH-TERRAIN-12). */
export interface Displacement {
  readonly facing: Facing;
  readonly path: readonly Hex[];
  readonly cost: number;
  readonly clear: boolean;
}

export interface Ways {
  /** SH-MARCH-08, -09. Countercharges and pursuits do not open with a rotation. */
  readonly rotate: boolean;
  /** The most it may cost in clear terrain. */
  readonly allowance: number;
  /** SH-FORM-17. What a formation change afterwards will cost. */
  readonly reserved?: number;
  /** For telling why there is no way: as if this were not there. */
  readonly without?: readonly ('units' | 'penalties')[];
}

/** SH-MARCH-02, -07. A rotation, then a frontal displacement; a charge moves so too; one of the two may be missing (SH-MARCH-06). */
export function frontalDisplacements(now: State, unit: Unit, ways: Ways): Displacement[] {
  if (unit.formation === 'extendedLine') return [];
  const facings = ways.rotate ? FACINGS : [unit.facing];
  return facings.flatMap((facing) => further(now, unit, ways, facing, []));
}

/** SH-MARCH-03. This way and all that go on from it: each step enters a front hex, and the facing stays. */
function further(now: State, unit: Unit, ways: Ways, facing: Facing, path: readonly Hex[]): Displacement[] {
  const cost = costOfWay(unit, facing, path);
  if (cost + (ways.reserved ?? 0) > mostFor(now, unit, ways, path)) return [];
  const from = path.at(-1) ?? unit.at;
  const onward = frontDirections(facing)
    .map((direction) => neighbour(from, direction))
    .filter((to) => to !== undefined && mayCross(now.map, from, to) && mayEnter(now, unit, ways, to))
    .flatMap((to) => further(now, unit, ways, facing, [...path, to!]));
  if (cost === 0 || !mayStop(now, unit, ways, from)) return onward;
  return [{ facing, path, cost, clear: isClearWay(now.map, [unit.at, ...path]) }, ...onward];
}

/** SH-MARCH-04, -05. One for each hex entered, and one for a rotation of whatever angle. */
function costOfWay(unit: Unit, facing: Facing, path: readonly Hex[]): number {
  return path.length + (facing === unit.facing ? 0 : 1);
}

/** SH-TERRAIN-07, -08, SH-FORCED-05. Half of it for a unit that penalising terrain concerns anywhere on its way. */
function mostFor(now: State, unit: Unit, ways: Ways, path: readonly Hex[]): number {
  const free = ways.without?.includes('penalties') || ignoresPenalties(unit);
  return !free && penalises(now.map, [unit.at, ...path]) ? halved(now, ways.allowance) : ways.allowance;
}

function mayEnter(now: State, unit: Unit, ways: Ways, hex: Hex): boolean {
  const there = unitAt(now, hex);
  return there === undefined || ways.without?.includes('units') === true || mayPassThrough(unit, there);
}

/** SH-PASS-01, -02, -03. Friends pass through guns and skirmishers, and these through any friend; nobody through panic. */
export function mayPassThrough(unit: Unit, other: Unit): boolean {
  if (other.id === unit.id) return true;
  if (other.side !== unit.side || isPanicked(other)) return false;
  return [unit, other].some((each) => isArtillery(each) || each.formation === 'skirmish');
}

/** SH-PASS-04, SH-SETUP-07. A move ends in a free hex. */
function mayStop(now: State, unit: Unit, ways: Ways, hex: Hex): boolean {
  const there = unitAt(now, hex);
  return there === undefined || there.id === unit.id || ways.without?.includes('units') === true;
}

/** Does a path pass these hexes, in this order? */
export function passesBy(path: readonly Hex[], via: readonly Hex[]): boolean {
  let met = 0;
  for (const hex of path) if (hex === via[met]) met += 1;
  return met === via.length;
}
