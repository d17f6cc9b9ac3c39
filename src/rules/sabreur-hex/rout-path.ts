/** SH-ROUT-04, -07, -08. Where a router can run: every path of frontal steps, and what each would cost. */
import { type Facing, frontDirections } from '../../hex/facing.ts';
import { distance, type Hex, neighbour, onMap } from '../../hex/grid.ts';
import { hasSkill, isPanicked, type State, type Unit, unitAt } from './state.ts';
import { sideBetween, terrainAt } from './terrain.ts';

/** One way to run. */
export interface Run {
  /** The hexes entered, in order, as far as they lie on the map. */
  readonly path: readonly Hex[];
  /** SH-ROUT-14. It leaves the map. */
  readonly offMap: boolean;
  /**
   * SH-ROUT-09, SH-QUALITY-08. Friends whom it costs men to be run through, in order: not the Elite. The occupant of the
   * last hex counts (SH-Q-45).
   */
  readonly crossed: readonly string[];
  /** SH-ROUT-08. Who stands where it ends. */
  readonly endsOn: string | undefined;
}

/** Every run of a length, straight on from a facing; a run ends early only where neither front hex can be entered. */
export function runs(now: State, unit: Unit, facing: Facing, length: number): Run[] {
  return extend(now, unit, facing, { path: [], offMap: false, crossed: [], endsOn: undefined }, length);
}

function extend(now: State, unit: Unit, facing: Facing, run: Run, left: number): Run[] {
  if (left === 0 || run.offMap) return [run];
  const from = run.path.at(-1) ?? unit.at;
  const further = frontDirections(facing).flatMap((direction) => {
    const to = neighbour(from, direction);
    if (to === undefined || !onMap(now.map, to)) return [{ ...run, offMap: true, endsOn: undefined }];
    return enterable(now, unit, from, to) ? [entered(now, unit, run, to)] : [];
  });
  if (further.length === 0) return [run];
  return further.flatMap((next) => extend(now, unit, facing, next, left - 1));
}

/** SH-ROUT-07, -10, SH-TERRAIN-09, SH-Q-46. Enemies and impassable terrain block; nothing else does. */
function enterable(now: State, unit: Unit, from: Hex, to: Hex): boolean {
  if (terrainAt(now.map, to) === 'impassable' || sideBetween(now.map, from, to) === 'impassable') return false;
  const there = unitAt(now, to);
  return there === undefined || there.side === unit.side;
}

function entered(now: State, unit: Unit, run: Run, to: Hex): Run {
  const there = unitAt(now, to);
  const friend = there !== undefined && there.id !== unit.id ? there.id : undefined;
  const suffers = friend !== undefined && there?.quality !== 'elite' && !runsLoosely(unit);
  const crossed = suffers && !run.crossed.includes(friend) ? [...run.crossed, friend] : run.crossed;
  return { path: [...run.path, to], offMap: false, crossed, endsOn: friend };
}

/**
 * SH-ROUT-11, SH-SKILL-LOOSEORDER-02, SH-SKILL-HARASSING-07. Loose Order and Harassing cost no friend anything, nor do
 * skirmishers in the player-turn in which they panic.
 */
function runsLoosely(unit: Unit): boolean {
  if (hasSkill(unit, 'looseOrder') || hasSkill(unit, 'harassing')) return true;
  return unit.scattered || unit.formation === 'skirmish';
}

/** The last hex of a run that lies on the map. */
export function endOf(unit: Unit, { path }: Run): Hex {
  return path.at(-1) ?? unit.at;
}

/** How bad a run is: 0 where it costs nothing; friends crossed, then leaving the map, then its end. Comparable only. */
export function harmOf(run: Run): number {
  return run.crossed.length + (run.offMap ? 100 : 0) + (run.endsOn === undefined ? 0 : 200);
}

/**
 * The run that costs least; of equals the one that ends farthest from enemies in good order, then the first in map
 * order.
 */
export function bestRun(now: State, unit: Unit, all: readonly Run[]): Run {
  const enemies = now.units.filter((each) => each.side !== unit.side && !isPanicked(each));
  const safety = (run: Run) => Math.min(...enemies.map((enemy) => distance(endOf(unit, run), enemy.at)));
  const compare = (a: Run, b: Run) =>
    harmOf(a) - harmOf(b) || safety(b) - safety(a) || (a.path.join() < b.path.join() ? -1 : 1);
  return all.reduce((best, run) => (compare(run, best) < 0 ? run : best));
}
