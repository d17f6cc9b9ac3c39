/** SH-ROUT-03, -05, ASK-11. Which way a routing unit faces: away from the danger, or towards its own edge. */
import { depthOf } from '../deploy/zone.ts';
import type { Play } from '../facts.ts';
import { FACINGS, type Facing, inFrontCone, inRearCone } from '../../../hex/facing.ts';
import { distance, type Hex, hexesOf as hexesOfMap, sixth } from '../../../hex/grid.ts';
import { askLive } from '../../../kernel/asking.ts';
import { FACES } from '../losses/dice.ts';
import { nearestHexes } from '../field/place.ts';
import { ROUT_FACING, type RoutFacing } from '../questions/facing.ts';
import { bestRun, endOf, leastHarm, runs, runsApart } from './rout-path.ts';
import { placeIn } from './rout-run.ts';
import { isPanicked, isSquare, type State, type Unit } from '../state.ts';
import { routLength } from '../tables.ts';

/** ASK-11, SH-ROUT-03, -05, SH-FACING-13, SH-Q-44. The present facing if it fits. Asked where it matters. */
export function* chooseFacing(now: State, unit: Unit, danger: Unit | undefined): Play<Facing> {
  const fitting = facingsFrom(now, unit, danger);
  if (!isSquare(unit) && fitting.includes(unit.facing)) return unit.facing;
  if (fitting.length === 1) return fitting[0]!;
  const outlooks = fitting.map((facing) => outlook(now, unit, facing));
  const face = (facing: Facing) => ({ say: 'face', facing }) as const;
  return yield* askLive<RoutFacing, Facing>(ROUT_FACING, {
    to: unit.side,
    unit: unit.id,
    about: { danger: danger?.id ?? null },
    options: fitting.map((facing, i) => ({
      value: face(facing),
      about: { facing, bad: bad(outlooks[i]!) },
      live: facing,
    })),
    fallback: face(saferFacing(now, unit, fitting)),
    quiet: outlooks.every((each) => each.join() === outlooks[0]!.join()),
    means(said) {
      const goal = said.say === 'toward' ? placeIn(now, said.place) : undefined;
      const facing = goal === undefined ? undefined : facingToward(now, unit, fitting, goal);
      return facing === undefined ? undefined : { value: face(facing), live: facing };
    },
    named: 1,
  });
}

/** SH-ROUT-03, -05, SH-Q-06. Facings with the danger, or its nearest hexes, behind; else those towards its own edge. */
export function facingsFrom(now: State, unit: Unit, danger: Unit | undefined): Facing[] {
  if (!danger) return facingsHome(now, unit);
  const hexes = nearestHexes(danger, unit.at);
  const isBehind = (facing: Facing) => (hex: Hex) => inRearCone(unit.at, facing, hex);
  return FACINGS.filter((facing) => hexes.every(isBehind(facing)));
}

/** SH-GAP-07. The facings whose front cone contains most of the nearest hexes of the unit's own edge. */
function facingsHome(now: State, unit: Unit): Facing[] {
  const edge = hexesOfMap(now.map).filter((hex) => depthOf(now, unit.side, hex) === 0);
  const nearest = Math.min(...edge.map((hex) => distance(unit.at, hex)));
  if (nearest === 0) return FACINGS.filter((facing) => !inFrontCone(unit.at, facing, inward(now)));
  const goals = edge.filter((hex) => distance(unit.at, hex) === nearest);
  const held = (facing: Facing) => goals.filter((hex) => inFrontCone(unit.at, facing, hex)).length;
  const most = Math.max(...FACINGS.map(held));
  return FACINGS.filter((facing) => held(facing) === most);
}

/** The middle of the map: a unit already on its own edge runs any way but that. */
function inward({ map }: State): Hex {
  return [map.cols, map.rows].map((size) => String(Math.ceil(size / 2)).padStart(2, '0')).join('');
}

/** SH-ROUT-06. How badly the best run that way ends, for each of the six rolls. */
function outlook(now: State, unit: Unit, facing: Facing): number[] {
  const { plus } = routLength(unit);
  return runsApart(now, unit, facing, FACES.length + plus)
    .slice(plus)
    .map(leastHarm);
}

function bad(harms: readonly number[]): number {
  return harms.filter((harm) => harm > 0).length;
}

/** ASK-11's default. The facing that leads farthest from enemies; of equals, the smaller turn. */
function saferFacing(now: State, unit: Unit, facings: readonly Facing[]): Facing {
  const enemies = now.units.filter((each) => each.side !== unit.side && !isPanicked(each));
  const safety = (facing: Facing) => {
    const run = bestRun(now, unit, runsApart(now, unit, facing, 3 + routLength(unit).plus).at(-1)!);
    return Math.min(...enemies.map((enemy) => distance(endOf(unit, run), enemy.at)));
  };
  const turn = (facing: Facing) => Math.min(sixth(facing - unit.facing), sixth(unit.facing - facing));
  const rated = facings.map((facing) => ({ facing, safe: safety(facing), turn: turn(facing) }));
  const [safest] = rated.toSorted((a, b) => b.safe - a.safe || a.turn - b.turn);
  return safest!.facing;
}

/** Of the possible facings, the one whose runs of medium length end nearest to a place on average. */
function facingToward(now: State, unit: Unit, facings: readonly Facing[], goal: Hex): Facing {
  const far = (facing: Facing) => {
    const ends = runs(now, unit, facing, 3 + routLength(unit).plus).map((run) => distance(endOf(unit, run), goal));
    return ends.reduce((sum, end) => sum + end) / ends.length;
  };
  return facings.reduce((best, facing) => (far(facing) < far(best) ? facing : best));
}
