/** SH-MARCH-12, SH-FACING-10 to -12, SH-PASS-05. Every way an extended line can go in a frontal march. */
import { frontDirections } from '../../hex/facing.ts';
import { type Hex, neighbour } from '../../hex/grid.ts';
import type { Displacement, Ways } from './displacement.ts';
import { type Extended, type Rotation, rotated, rotations } from './extended.ts';
import { mayPassThrough, mayStopIn } from './pass.ts';
import { hexesOf } from './place.ts';
import { type State, unitAt } from './state.ts';
import { stepOf } from './steps.ts';
import { halved, isClearWay, penalises } from './terrain.ts';

/** A way as far as it has been gone. `unit`: as it stands there. */
interface Way {
  readonly unit: Extended;
  readonly path: readonly Hex[];
  readonly cost: number;
  readonly penalised: boolean;
  readonly clear: boolean;
}

/** SH-MARCH-02, -05, -06. A wheel or an about-face, then steps ahead; one of the two may be missing. */
export function extendedDisplacements(now: State, unit: Extended, ways: Ways): Displacement[] {
  const standing: Way = { unit, path: [], cost: 0, penalised: isHard(now, unit), clear: isEasy(now, unit) };
  const turns = ways.rotate ? rotations(now, unit, { units: isBlind(ways) }) : [];
  return [
    ...further(now, standing, ways).map((way) => displacement(way, undefined)),
    ...turns.flatMap((turn) => further(now, wheeled(now, standing, turn), ways).map((way) => displacement(way, turn))),
  ].filter((way) => way.cost > 0);
}

function isHard(now: State, unit: Extended): boolean {
  return hexesOf(unit).some((hex) => penalises(now.map, [hex]));
}

function isEasy(now: State, unit: Extended): boolean {
  return hexesOf(unit).every((hex) => isClearWay(now.map, [hex]));
}

function isBlind(ways: Ways): boolean {
  return ways.without?.includes('units') === true;
}

/** SH-MARCH-05, SH-Q-06. A rotation costs one hex; the half that swings may come into other ground, or across a side. */
function wheeled(now: State, { unit, path, cost, penalised, clear }: Way, turn: Rotation): Way {
  const after = rotated(unit, turn) as Extended;
  const swung = turn.pivot === undefined ? [] : turn.pivot === 'left' ? [unit.also, after.also] : [unit.at, after.at];
  return {
    unit: after,
    path,
    cost: cost + 1,
    penalised: penalised || penalises(now.map, swung),
    clear: clear && isClearWay(now.map, swung),
  };
}

/** This way, if it may end, and all that go on from it (SH-TERRAIN-05 to -08, SH-PASS-04). */
function further(now: State, way: Way, ways: Ways): Way[] {
  if (way.cost + (ways.reserved ?? 0) > mostFor(now, way, ways)) return [];
  const mayStop = hexesOf(way.unit).every((hex) => mayStopIn(now, way.unit, hex, ways));
  const ends = mayStop && isBefore(way.unit, ways) ? [way] : [];
  const directions = frontDirections(way.unit.facing);
  return [
    ...ends,
    ...directions.flatMap((direction) => {
      const next = stepped(now, way, direction, ways);
      return next ? further(now, next, ways) : [];
    }),
  ];
}

/** SH-MARCH-11, -12. Half of it where penalising terrain concerns either half. */
function mostFor(now: State, { penalised }: Way, { allowance, without }: Ways): number {
  return penalised && !without?.includes('penalties') ? halved(now, allowance) : allowance;
}

/** SH-MARCH-12, SH-PASS-01, -03. Both halves one hex further, past whom each of them may pass. */
function stepped(now: State, way: Way, direction: number, ways: Ways): Way | undefined {
  const step = stepOf(now.map, way.unit, direction as Parameters<typeof stepOf>[2]);
  if (step?.also === undefined || way.cost >= ways.allowance) return undefined;
  const unit = { ...way.unit, at: step.to, also: step.also };
  const others = hexesOf(unit).map((hex) => unitAt(now, hex));
  if (!isBlind(ways) && others.some((other) => other && !mayPassThrough(unit, other))) return undefined;
  return {
    unit,
    path: [...way.path, step.to],
    cost: way.cost + 1,
    penalised: way.penalised || step.penalised,
    clear: way.clear && step.clear,
  };
}

/** Does it end with a wanted hex in front of either half? */
function isBefore(unit: Extended, { against }: Ways): boolean {
  if (against === undefined) return true;
  const front = hexesOf(unit).flatMap((hex) => frontDirections(unit.facing).map((each) => neighbour(hex, each)));
  return hexesOf(against).some((hex) => front.includes(hex));
}

function displacement({ unit, path, cost, clear }: Way, turn: Rotation | undefined): Displacement {
  return { facing: unit.facing, path, cost, clear, also: unit.also, ...(turn && { turn }) };
}
