/** What a step into a neighbouring hex meets, calculated once for each map. */
import { type Direction, type Hex, DIRECTIONS, neighbour } from '../../../hex/grid.ts';
import type { GameMap } from '../state.ts';
import { isClearWay, mayCross, penalises } from './terrain.ts';

export interface Step {
  readonly to: Hex;
  /** SH-TERRAIN-05. */
  readonly penalised: boolean;
  /** SH-TERRAIN-12. */
  readonly clear: boolean;
  /** SH-MARCH-12. The end hex of an extended line's right half. */
  readonly also?: Hex;
}

/** By hex and direction; undefined where no unit may go (SH-TERRAIN-09). */
type Steps = Map<Hex, readonly (Step | undefined)[]>;

const surveyed = new WeakMap<GameMap, Steps>();

/** The steps of a map, cached: the map must never be changed, as no position ever is. */
export function stepsOn(map: GameMap): (from: Hex) => readonly (Step | undefined)[] {
  const steps: Steps = surveyed.get(map) ?? new Map();
  surveyed.set(map, steps);
  return (from) => {
    let around = steps.get(from);
    if (!around) steps.set(from, (around = DIRECTIONS.map((each) => survey(map, from, each))));
    return around;
  };
}

function survey(map: GameMap, from: Hex, direction: Direction): Step | undefined {
  const to = neighbour(from, direction);
  if (to === undefined || !mayCross(map, from, to)) return undefined;
  return { to, penalised: penalises(map, [from, to]), clear: isClearWay(map, [from, to]) };
}

/** SH-MARCH-12, SH-Q-06. Both halves go the same way, and terrain met by either counts. */
export function stepOf(
  map: GameMap,
  { at, also }: { readonly at: Hex; readonly also?: Hex | undefined },
  direction: Direction,
): Step | undefined {
  const steps = stepsOn(map);
  const one = steps(at)[direction];
  if (!one || also === undefined) return one;
  const other = steps(also)[direction];
  if (!other) return undefined;
  const penalised = one.penalised || other.penalised;
  return { to: one.to, also: other.to, penalised, clear: one.clear && other.clear };
}
