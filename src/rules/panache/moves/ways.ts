/** PA-GEO-02, -04, -06, PA-GAP-03. Every hex that a unit can end in, each with the cheapest legal path to it. */
import { type Direction, DIRECTIONS, type Hex, neighbour, onMap } from '../../../hex/grid.ts';
import { type Allowance, allowanceOf } from './allowance.ts';
import { mayPass, mayStop } from './pass.ts';
import type { Body, Reserve, State, Unit } from '../state.ts';
import { entryStep, hasRoadExit, isOff, type Step, stepOf } from './terrain.ts';

export interface Way {
  /** The hexes entered, in order. */
  readonly path: readonly Hex[];
  readonly cost: number;
  /** PA-MOV-02, -03, PA-ROAD-03, PA-MNT-02. */
  readonly noCombat: boolean;
  /** PA-MOV-07. */
  readonly diceLost: number;
  /** What allowed the hexes beyond the printed figure. */
  readonly by: readonly ('road' | 'mount')[];
}

export function endOf({ path }: Pick<Way, 'path'>): Hex {
  return path.at(-1)!;
}

export interface Wishes {
  /** PA-GEO-02. Hexes to pass, in order. */
  readonly via?: readonly Hex[];
  /** PA-GAP-07. Accompanying characters: the unit goes nowhere that one of them cannot. */
  readonly with?: readonly Body[];
}

/** A path so far. */
interface Stage {
  readonly at: Hex;
  readonly path: readonly Hex[];
  readonly cost: number;
  /** PA-ROAD-01. Whether every step so far followed the road. */
  readonly road: boolean;
  /** The number of required hexes already passed. */
  readonly passed: number;
  /** PA-GEO-02. The directions taken, as letters in their order of preference. */
  readonly turns: string;
}

/** PA-GEO-02. Direction order E, NE, NW, W, SW, SE; directions count from the north-west, clockwise. */
const PREFERENCE: Readonly<Record<Direction, string>> = { 2: 'a', 1: 'b', 0: 'c', 5: 'd', 4: 'e', 3: 'f' };

/** PA-GEO-02, -06. By cost, then by hex. */
export function waysOf(
  now: State,
  unit: Unit,
  wishes: Wishes = {},
  allowance: Allowance = allowanceOf(unit),
): readonly Way[] {
  return endsOf(now, unit, [standing(unit)], wishes, allowance).filter(({ path }) => path.at(-1) !== unit.at);
}

/** PA-RES-02, -03, PA-GEO-09. From the fictive hexes next to an edge hex, which is the first of the move. */
export function entryWays(now: State, { unit, entries }: Reserve, at: Hex, wishes: Wishes = {}): readonly Way[] {
  if (mayPass(now, unit, at)) return [];
  const starts = entries.flatMap((entry): Stage[] => {
    if (entry.at !== at) return [];
    const { cost, road } = entryStep(now, unit, at, entry.dir);
    if (cost === 'impassable') return [];
    return [{ at, path: [at], cost, road, passed: wishes.via?.[0] === at ? 1 : 0, turns: '' }];
  });
  return endsOf(now, unit, starts, wishes, allowanceOf(unit));
}

/**
 * PA-OFF-01, -05. The path off the table by an edge hex: to that hex, and one hex more. Undefined if its move is too
 * short.
 */
export function exitWay(now: State, unit: Unit, at: Hex): Pick<Way, 'path' | 'cost'> | undefined {
  const allowance = allowanceOf(unit);
  const steps = DIRECTIONS.filter((direction) => isOff(now.map, at, direction));
  const out = steps.some((direction) => hasRoadExit(now.map, at, direction));
  const [best] = stagesFrom(now, unit, [standing(unit)], {}, allowance)
    .filter((stage) => stage.at === at)
    .map((stage) => ({ ...stage, cost: stage.cost + 1, road: stage.road && out }))
    .filter((stage) => isWithin(stage, allowance))
    .sort(byPreference(allowance));
  return best && { path: best.path, cost: best.cost };
}

/** The start of a move. */
function standing({ at }: Unit): Stage {
  return { at, path: [], cost: 0, road: true, passed: 0, turns: '' };
}

/** The best legal path to each hex where it may stop. */
function endsOf(now: State, mover: Body, starts: readonly Stage[], wishes: Wishes, allowance: Allowance): Way[] {
  const { via = [] } = wishes;
  const ends = new Map<Hex, Stage>();
  for (const stage of stagesFrom(now, mover, starts, wishes, allowance).sort(byPreference(allowance))) {
    if (stage.path.length === 0 || stage.passed < via.length || ends.has(stage.at)) continue;
    if (!mayStop(now, mover, stage.at)) ends.set(stage.at, stage);
  }
  return [...ends.values()].map((stage) => wayOf(stage, allowance)).sort(byCostAndHex);
}

/** PA-GEO-06. */
function isLegal(stage: Stage, allowance: Allowance): boolean {
  return isWithin(stage, allowance) || isOnlyStep(stage, allowance);
}

function isWithin({ cost, road }: Pick<Stage, 'cost' | 'road'>, { cap, roadCap }: Allowance): boolean {
  return cost <= (road ? roadCap : cap);
}

/** PA-GAP-03. A difficult hex as the only step, however short the allowance, if there is any. */
function isOnlyStep({ path }: Stage, { cap }: Allowance): boolean {
  return path.length === 1 && cap >= 1;
}

/** PA-MOV-02, -03, PA-ROAD-03, PA-MNT-02, PA-Q-08. Only the cost of the path matters, not what allowed it. */
function wayOf(stage: Stage, allowance: Allowance): Way {
  const { path, cost } = stage;
  return {
    path,
    cost,
    noCombat: cost > allowance.free,
    diceLost: allowance.losesDice ? path.length : 0,
    by: isWithin(stage, allowance) ? owedTo(stage, allowance) : [],
  };
}

/** PA-ROAD-02, PA-MNT-02, -03. The first hex beyond the figure to the road, if all of it is one; the next to the mount. */
function owedTo({ cost, road }: Stage, { max }: Allowance): Way['by'] {
  if (cost <= max) return [];
  if (!road) return ['mount'];
  return cost === max + 1 ? ['road'] : ['road', 'mount'];
}

/**
 * The best legal path to each hex, separately by whether it follows the road and by the required hexes passed: cheapest
 * first. Every step has a cost, so a path found is never improved later.
 */
function stagesFrom(now: State, mover: Body, starts: readonly Stage[], wishes: Wishes, allowance: Allowance): Stage[] {
  const best = new Map<string, Stage>();
  const compare = byPreference(allowance);
  const waiting: Stage[][] = [];
  const arrive = (stages: readonly Stage[]) => {
    for (const stage of stages) if (isLegal(stage, allowance)) (waiting[stage.cost] ??= []).push(stage);
  };
  arrive(starts);
  for (let cost = 0; cost < waiting.length; cost++) {
    const arrived = new Set<string>();
    for (const stage of waiting[cost] ?? []) {
      const key = `${stage.at}/${stage.road}/${stage.passed}`;
      const known = best.get(key);
      if (known && compare(stage, known) >= 0) continue;
      best.set(key, stage);
      arrived.add(key);
    }
    for (const key of arrived) {
      const stage = best.get(key)!;
      if (isWithin(stage, allowance)) arrive(nextStages(now, mover, stage, wishes));
    }
  }
  return [...best.values()];
}

/** PA-GEO-04, -07. One step further in every possible direction. */
function nextStages(now: State, mover: Body, from: Stage, { via = [], with: others = [] }: Wishes): Stage[] {
  return DIRECTIONS.flatMap((direction) => {
    const at = neighbour(from.at, direction);
    if (at === undefined || !onMap(now.map, at) || mayPass(now, mover, at)) return [];
    const { cost, road }: Step = stepOf(now, mover, from.at, at);
    if (cost === 'impassable') return [];
    if (others.some((each) => stepOf(now, each, from.at, at).cost === 'impassable')) return [];
    return [
      {
        at,
        path: [...from.path, at],
        cost: from.cost + cost,
        road: from.road && road,
        passed: from.passed + (via[from.passed] === at ? 1 : 0),
        turns: from.turns + PREFERENCE[direction],
      },
    ];
  });
}

/**
 * PA-GEO-02. The cheaper; of equal ones, the one that keeps more of the right to fight (equal costs keep or lose it
 * together; guns lose dice by hexes, PA-MOV-07); then by direction.
 */
function byPreference({ losesDice }: Allowance): (a: Stage, b: Stage) => number {
  return (a, b) => {
    if (a.cost !== b.cost) return a.cost - b.cost;
    if (losesDice && a.path.length !== b.path.length) return a.path.length - b.path.length;
    return a.turns === b.turns ? 0 : a.turns < b.turns ? -1 : 1;
  };
}

function byCostAndHex(a: Way, b: Way): number {
  return a.cost - b.cost || (a.path.at(-1)! < b.path.at(-1)! ? -1 : 1);
}
