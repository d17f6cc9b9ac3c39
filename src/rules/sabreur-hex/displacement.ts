/** SH-MARCH-02 to -06, SH-PASS, SH-TERRAIN-05 to -09. Every way a unit can go in a frontal march. */
import { type Facing, FACINGS, frontDirections } from '../../hex/facing.ts';
import type { Hex } from '../../hex/grid.ts';
import { distanceBetween, type Place } from './place.ts';
import { type GameMap, isArtillery, isPanicked, type State, type Unit } from './state.ts';
import { type Step, stepsOn } from './steps.ts';
import { halved, ignoresPenalties, isClearWay, penalises } from './terrain.ts';

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
  /** Only ways that end beside it are wanted. */
  readonly beside?: Place;
  /** For telling why there is no way: as if this were not there. */
  readonly without?: readonly ('units' | 'penalties')[];
}

/**
 * SH-MARCH-02, -07. A rotation, then a frontal displacement; a charge moves so too; one of the two may be missing
 * (SH-MARCH-06).
 */
export function frontalDisplacements(now: State, unit: Unit, ways: Ways): Displacement[] {
  if (unit.formation === 'extendedLine') return [];
  const found: Displacement[] = [];
  const march: March = { now, unit, ways, there: occupants(now), step: stepsOn(now.map), found };
  const start = startOf(now.map, unit.at);
  for (const facing of ways.rotate ? FACINGS : [unit.facing]) further(march, facing, start);
  return found;
}

/** What stays the same for all ways of one march, and those found. */
interface March {
  readonly now: State;
  readonly unit: Unit;
  readonly ways: Ways;
  readonly there: ReadonlyMap<Hex, Unit>;
  readonly step: ReturnType<typeof stepsOn>;
  readonly found: Displacement[];
}

function occupants(now: State): Map<Hex, Unit> {
  const there = new Map<Hex, Unit>();
  for (const unit of now.units) {
    there.set(unit.at, unit);
    if (unit.also !== undefined) there.set(unit.also, unit);
  }
  return there;
}

/** A way as far as it has been gone, and what its terrain has been so far. */
interface Way {
  readonly at: Hex;
  readonly path: readonly Hex[];
  readonly penalised: boolean;
  readonly clear: boolean;
}

function startOf(map: GameMap, at: Hex): Way {
  return { at, path: [], penalised: penalises(map, [at]), clear: isClearWay(map, [at]) };
}

/** SH-MARCH-03, SH-ENGAGE-08. This way and all that go on from it: steps into front hexes, past whatever faces them. */
function further(march: March, facing: Facing, way: Way): void {
  const { now, unit, ways, found } = march;
  const { at, path, clear } = way;
  const cost = costOfWay(unit, facing, path);
  if (cost + (ways.reserved ?? 0) > mostFor(now, unit, ways, way)) return;
  if (cost > 0 && missing(ways, at) === 0 && mayStop(march, at)) found.push({ facing, path, cost, clear });
  for (const direction of frontDirections(facing)) {
    const step = march.step(at, direction);
    if (!step || cost + 1 + missing(ways, step.to) > ways.allowance) continue;
    if (mayEnter(march, step.to)) further(march, facing, stepped(way, step));
  }
}

/** How many hexes are still to go at least, where a way has to lead somewhere. */
function missing({ beside }: Ways, at: Hex): number {
  return beside === undefined ? 0 : Math.abs(distanceBetween(at, beside) - 1);
}

/**
 * One hex further: penalising terrain anywhere on the way counts (SH-TERRAIN-05), and so does what is not clear
 * (SH-TERRAIN-12).
 */
function stepped({ path, penalised, clear }: Way, step: Step): Way {
  return {
    at: step.to,
    path: [...path, step.to],
    penalised: penalised || step.penalised,
    clear: clear && step.clear,
  };
}

/** SH-MARCH-04, -05, SH-Q-04. One for each hex entered, and one for a rotation of whatever angle. */
function costOfWay(unit: Unit, facing: Facing, path: readonly Hex[]): number {
  return path.length + (facing === unit.facing ? 0 : 1);
}

/**
 * SH-TERRAIN-07, -08, SH-MARCH-11, SH-FORCED-05. Half of it for a unit that penalising terrain concerns anywhere on
 * its way.
 */
function mostFor(now: State, unit: Unit, ways: Ways, { penalised }: Way): number {
  const free = ways.without?.includes('penalties') || ignoresPenalties(unit);
  return !free && penalised ? halved(now, ways.allowance) : ways.allowance;
}

function mayEnter({ unit, ways, there }: March, hex: Hex): boolean {
  const other = there.get(hex);
  return other === undefined || ways.without?.includes('units') === true || mayPassThrough(unit, other);
}

/**
 * SH-PASS-01, -02, -03. Friends pass through guns and skirmishers, and these through any friend; nobody through
 * panic.
 */
export function mayPassThrough(unit: Unit, other: Unit): boolean {
  if (other.id === unit.id) return true;
  if (other.side !== unit.side || isPanicked(other)) return false;
  return [unit, other].some((each) => isArtillery(each) || each.formation === 'skirmish');
}

/** SH-PASS-04, SH-SETUP-07. A move ends in a free hex. */
function mayStop({ unit, ways, there }: March, hex: Hex): boolean {
  const other = there.get(hex);
  return other === undefined || other.id === unit.id || ways.without?.includes('units') === true;
}

/** Does a path pass these hexes, in this order? */
export function passesBy(path: readonly Hex[], via: readonly Hex[]): boolean {
  let met = 0;
  for (const hex of path) if (hex === via[met]) met += 1;
  return met === via.length;
}
