/** SH-ROUT-04, -07, -08. Where a routing unit can run: every path of frontal steps, and its cost. */
import { type Facing, frontDirections } from '../../../hex/facing.ts';
import { distance, type Hex, neighbour, onMap } from '../../../hex/grid.ts';
import { hasSkill, isPanicked, type State, type Unit, unitAt } from '../state.ts';
import { sideBetween, terrainAt } from '../field/terrain.ts';

export interface Run {
  /** The hexes entered, in order, while on the map. */
  readonly path: readonly Hex[];
  /** SH-ROUT-14. It leaves the map. */
  readonly offMap: boolean;
  /** SH-ROUT-09, SH-QUALITY-08. Friends that lose strength, not the Elite; the one in the last hex too (SH-Q-45). */
  readonly crossed: readonly string[];
  /** SH-ROUT-08. The unit in its end hex. */
  readonly endsOn: string | undefined;
}

const AT_REST: Run = { path: [], offMap: false, crossed: [], endsOn: undefined };

/** Every run of a length, straight on from a facing; a run ends early only if neither front hex can be entered. */
export function runs(now: State, unit: Unit, facing: Facing, length: number): Run[] {
  return extend(now, unit, facing, AT_REST, length);
}

function extend(now: State, unit: Unit, facing: Facing, run: Run, left: number): Run[] {
  if (left === 0 || run.offMap) return [run];
  const further = oneFurther(now, unit, facing, run);
  if (further.length === 0) return [run];
  return further.flatMap((next) => extend(now, unit, facing, next, left - 1));
}

function oneFurther(now: State, unit: Unit, facing: Facing, run: Run): Run[] {
  const from = run.path.at(-1) ?? unit.at;
  return frontDirections(facing).flatMap((direction) => {
    const to = neighbour(from, direction);
    if (to === undefined || !onMap(now.map, to)) return [{ ...run, offMap: true, endsOn: undefined }];
    const there = unitAt(now, to);
    return enterable(now, unit, from, to, there) ? [entered(unit, run, to, there)] : [];
  });
}

/** The runs of each length. Of those that reach one hex over the same friends, only the first is kept. */
export function runsApart(now: State, unit: Unit, facing: Facing, longest: number): (readonly Run[])[] {
  const byLength: (readonly Run[])[] = [];
  let ahead: readonly Run[] = [AT_REST];
  for (let length = 1; length <= longest; length++) {
    const further = ahead.flatMap((run) => extend(now, unit, facing, run, 1));
    byLength.push((ahead = apart(unit, further)));
  }
  return byLength;
}

function apart(unit: Unit, all: readonly Run[]): Run[] {
  const byFate = new Map<string, Run>();
  for (const run of all) {
    const fate = `${endOf(unit, run)} ${run.offMap} ${run.crossed.join(' ')}`;
    const known = byFate.get(fate);
    byFate.set(fate, known ? firstOf(known, run) : run);
  }
  return [...byFate.values()];
}

function firstOf(one: Run, other: Run): Run {
  return other.path.join() < one.path.join() ? other : one;
}

/** SH-ROUT-07, -10, SH-TERRAIN-09, SH-Q-46. Only enemies and impassable terrain block. */
function enterable(now: State, unit: Unit, from: Hex, to: Hex, there: Unit | undefined): boolean {
  if (terrainAt(now.map, to) === 'impassable' || sideBetween(now.map, from, to) === 'impassable') return false;
  return there === undefined || there.side === unit.side;
}

function entered(unit: Unit, run: Run, to: Hex, there: Unit | undefined): Run {
  const friend = there !== undefined && there.id !== unit.id ? there.id : undefined;
  const suffers = friend !== undefined && there?.quality !== 'elite' && !runsLoosely(unit);
  const crossed = suffers && !run.crossed.includes(friend) ? [...run.crossed, friend] : run.crossed;
  return { path: [...run.path, to], offMap: false, crossed, endsOn: friend };
}

/** SH-ROUT-11, SH-SKILL-LOOSEORDER-02, SH-SKILL-HARASSING-07. Whose flight costs friends nothing. */
function runsLoosely(unit: Unit): boolean {
  if (hasSkill(unit, 'looseOrder') || hasSkill(unit, 'harassing')) return true;
  return unit.scattered || unit.formation === 'skirmish';
}

export function endOf(unit: Unit, { path }: Run): Hex {
  return path.at(-1) ?? unit.at;
}

export function leastHarm(all: readonly Run[]): number {
  return Math.min(...all.map(harmOf));
}

/** How bad a run is, for comparison: friends crossed, then leaving the map, then its end. */
export function harmOf(run: Run): number {
  return run.crossed.length + (run.offMap ? 100 : 0) + (run.endsOn === undefined ? 0 : 200);
}

/** The run that costs least; of equals, the farthest from enemies in good order, then the first in map order. */
export function bestRun(now: State, unit: Unit, all: readonly Run[]): Run {
  const enemies = now.units.filter((each) => each.side !== unit.side && !isPanicked(each));
  const least = leastHarm(all);
  const ends = Map.groupBy(
    all.filter((run) => harmOf(run) === least),
    (run) => endOf(unit, run),
  );
  const safety = (end: Hex) => Math.min(...enemies.map((enemy) => distance(end, enemy.at)));
  const rated = [...ends].map(([end, runsThere]) => ({ runsThere, safe: safety(end) }));
  const safest = Math.max(...rated.map(({ safe }) => safe));
  return rated.flatMap(({ runsThere, safe }) => (safe === safest ? runsThere : [])).reduce(firstOf);
}
