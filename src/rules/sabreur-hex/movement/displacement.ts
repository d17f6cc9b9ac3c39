/** SH-MARCH-02 to -06, SH-PASS, SH-TERRAIN-05 to -09. Every way a unit can go in a frontal march. */
import { type Facing, FACINGS, frontDirections, inFrontCone } from '../../../hex/facing.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import { extendedDisplacements } from './displacement-extended.ts';
import { isExtended } from '../field/extended.ts';
import { mayEnter, mayStopIn } from './pass.ts';
import { distanceBetween, hexesOf } from '../field/place.ts';
import type { GameMap, State, Unit } from '../state.ts';
import { type Step, stepsOn } from '../field/steps.ts';
import { halved, ignoresPenalties, isClearWay, penalises } from '../field/terrain.ts';
import type { Displacement, Ways } from './way.ts';

/** SH-MARCH-02, -07. A rotation, then steps. Of like paths only the leftmost, unless all are wanted. */
export function frontalDisplacements(now: State, unit: Unit, ways: Ways): Displacement[] {
  if (isExtended(unit))
    return extendedDisplacements(now, unit, ways).filter(({ path }) => passesBy(path, ways.via ?? []));
  const goal = { to: ways.to, against: ways.against === undefined ? undefined : hexesOf(ways.against) };
  const facings = ways.rotate ? FACINGS : [unit.facing];
  const ahead = facings.filter((facing) => missing(goal, facing, unit.at) <= ways.allowance);
  if (ahead.length === 0) return [];
  const march: March = {
    unit,
    ways,
    goal,
    most: mostFor(now, unit, ways),
    units: unitsAbout(now, unit, ways),
    steps: stepsOn(now.map),
    found: [],
  };
  const start = startOf(now.map, unit.at);
  for (const facing of ahead) further(march, facing, start, []);
  return march.found;
}

/** Where a path must end: in a hex, or with one of these units in front; if empty, anywhere. */
interface Goal {
  readonly to: Hex | undefined;
  readonly against: readonly Hex[] | undefined;
}

interface March {
  readonly unit: Unit;
  readonly ways: Ways;
  readonly goal: Goal;
  readonly most: Most;
  readonly units: readonly Unit[];
  readonly steps: ReturnType<typeof stepsOn>;
  readonly found: Displacement[];
}

function unitsAbout({ units }: State, unit: Unit, { allowance }: Ways): Unit[] {
  return units.filter((other) => distanceBetween(unit, other) <= allowance);
}

interface Most {
  readonly unpenalised: number;
  readonly penalised: number;
}

interface Way {
  readonly at: Hex;
  readonly before: Way | undefined;
  readonly steps: number;
  readonly penalised: boolean;
  readonly clear: boolean;
  readonly met: number;
}

function startOf(map: GameMap, at: Hex): Way {
  return { at, before: undefined, steps: 0, penalised: penalises(map, [at]), clear: isClearWay(map, [at]), met: 0 };
}

/** Paths already explored from one facing, by length. */
type Walked = Way[][];

/** SH-MARCH-03, SH-ENGAGE-08. A path and its continuations. Each place is explored once: all paths to it are alike. */
function further(march: March, facing: Facing, way: Way, walked: Walked): void {
  const { unit, ways, most } = march;
  const { at, clear } = way;
  const cost = costOfWay(unit, facing, way);
  if (cost + (ways.reserved ?? 0) > (way.penalised ? most.penalised : most.unpenalised)) return;
  if (ways.every !== true && isWalked(walked, way)) return;
  const isWanted = cost > 0 && way.met === (ways.via?.length ?? 0) && missing(march.goal, facing, at) === 0;
  if (isWanted && mayStopIn(march, unit, at, ways)) march.found.push({ facing, path: pathOf(way), cost, clear });
  const around = march.steps(at);
  for (const direction of frontDirections(facing)) {
    const step = around[direction];
    if (!step || cost + 1 + missing(march.goal, facing, step.to) > ways.allowance) continue;
    if (mayEnter(march, unit, step.to, ways)) further(march, facing, stepped(way, step, ways.via), walked);
  }
}

/** Whether such a path was explored; if not, marks it. Two paths can meet only after two steps. */
function isWalked(walked: Walked, way: Way): boolean {
  const { at, steps, penalised, clear, met } = way;
  if (steps < 2) return false;
  const equal = (walked[steps] ??= []);
  for (const each of equal)
    if (each.at === at && each.penalised === penalised && each.clear === clear && each.met === met) return true;
  equal.push(way);
  return false;
}

/** The hexes still to go if the path must end in a hex or in front of a unit. What is not ahead now never will be. */
function missing({ to, against }: Goal, facing: Facing, at: Hex): number {
  if (to !== undefined) return at === to ? 0 : inFrontCone(at, facing, to) ? distance(at, to) : Infinity;
  if (against === undefined) return 0;
  let least = Infinity;
  for (const hex of against) if (inFrontCone(at, facing, hex)) least = Math.min(least, distance(at, hex) - 1);
  return least;
}

/** Terrain that penalises (SH-TERRAIN-05) or is not clear (SH-TERRAIN-12) counts for the whole path. */
function stepped(before: Way, step: Step, via: readonly Hex[] | undefined): Way {
  return {
    at: step.to,
    before,
    steps: before.steps + 1,
    penalised: before.penalised || step.penalised,
    clear: before.clear && step.clear,
    met: via?.[before.met] === step.to ? before.met + 1 : before.met,
  };
}

/** SH-MARCH-04, -05, SH-Q-04. One for each hex entered, and one for a rotation by any angle. */
function costOfWay(unit: Unit, facing: Facing, { steps }: Way): number {
  return steps + (facing === unit.facing ? 0 : 1);
}

function pathOf(way: Way): Hex[] {
  const path: Hex[] = [];
  for (let last = way; last.before; last = last.before) path.unshift(last.at);
  return path;
}

/** SH-TERRAIN-07, -08, SH-MARCH-11, SH-FORCED-05. Halved if any of its path is penalising. */
function mostFor(now: State, unit: Unit, ways: Ways): Most {
  const { allowance } = ways;
  const free = ways.without?.includes('penalties') || ignoresPenalties(unit);
  return { unpenalised: allowance, penalised: free ? allowance : halved(now, allowance) };
}

export function passesBy(path: readonly Hex[], via: readonly Hex[]): boolean {
  let met = 0;
  for (const hex of path) if (hex === via[met]) met += 1;
  return met === via.length;
}
