/** Why a move is impossible, in terms of the clause that stops it, and the nearest alternatives. */
import { DIRECTIONS, distance, type Hex, neighbour, onMap } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { allowanceOf } from './allowance.ts';
import { named } from '../noun.ts';
import { mayPass, mayStop } from './pass.ts';
import { isCharacter, type State, type Unit } from '../state.ts';
import { isOnRoad, isVehicle, stepOf } from './terrain.ts';
import { type Way, type Wishes, waysOf } from './ways.ts';

/** The first reason that applies: the hex itself, then the order's details, units in the way, terrain, distance. */
export function whyNoWay(now: State, unit: Unit, to: Hex, wishes: Wishes): Refusal {
  const refusal =
    whyNotThere(now, unit, to) ??
    whyNotSo(now, unit, to, wishes) ??
    whyBlocked(now, unit, to) ??
    whyNoVehicle(now, unit, to) ??
    whyTooFar(now, unit, to);
  const others = refusal.instead.length > 0 ? refusal.instead : nearest(now, unit, to, wishes);
  return new Refusal(refusal.clause, refusal.says, others);
}

/** PA-GEO-01, -07, PA-TER-03. No such unit could end in that hex. */
function whyNotThere(now: State, unit: Unit, hex: Hex): Refusal | undefined {
  const names = { unit: named(unit), hex };
  const { cols, rows } = now.map;
  if (!onMap(now.map, hex)) return new Refusal('PA-GEO-01', phrase('refuse-pa-off-map', { hex, cols, rows }));
  if (hex === unit.at) return new Refusal('PA-GEO-02', phrase('refuse-pa-here', names));
  const taken = mayStop(now, unit, hex);
  if (taken || !isClosed(now, unit, hex)) return taken;
  if (isVehicle(unit) && !isClosed(now, onFoot(unit), hex)) return noVehicle(unit);
  return new Refusal(isCharacter(unit) ? 'PA-TER-03' : 'PA-GAP-03', phrase('refuse-pa-impassable', names));
}

function isClosed(now: State, unit: Unit, hex: Hex): boolean {
  return DIRECTIONS.every((direction) => {
    const from = neighbour(hex, direction);
    return from === undefined || !onMap(now.map, from) || stepOf(now, unit, from, hex).cost === 'impassable';
  });
}

/** PA-GEO-02, PA-GAP-07. There is a path, but not through these hexes, or not with these characters. */
function whyNotSo(now: State, unit: Unit, to: Hex, { via = [], with: others = [] }: Wishes): Refusal | undefined {
  if (wayTo(now, unit, to, { via })) {
    const other = others.find((each) => !wayTo(now, unit, to, { via, with: [each] })) ?? others[0]!;
    return new Refusal('PA-GAP-07', phrase('refuse-pa-with-vehicle', { unit: named(unit), other: named(other) }), [
      `${unit.id} move ${to}${via.length > 0 ? ` via ${via.join(' ')}` : ''}`,
    ]);
  }
  if (via.length === 0 || !wayTo(now, unit, to, { with: others })) return undefined;
  const plain = `${unit.id} move ${to}${withText(others)}`;
  return new Refusal('PA-GEO-02', phrase('refuse-pa-via', { unit: named(unit), hex: to }), [plain]);
}

/** PA-THR-01, -08, PA-Q-16. It would get there if it were alone on the table: names the first unit in its way. */
function whyBlocked(now: State, unit: Unit, to: Hex): Refusal | undefined {
  const way = wayTo({ ...now, units: [unit] }, unit, to);
  for (const hex of way?.path ?? []) {
    const refusal = mayPass(now, unit, hex);
    if (refusal) return refusal;
  }
  return undefined;
}

/** PA-MOV-09, PA-GAP-04. It would get there on foot at the same speed. */
function whyNoVehicle(now: State, unit: Unit, to: Hex): Refusal | undefined {
  return isVehicle(unit) && wayTo(now, onFoot(unit), to) ? noVehicle(unit) : undefined;
}

/** PA-MOV-09. Like a lone character on foot, for whom difficult terrain is like any other. */
function onFoot(unit: Unit): Unit {
  const { max } = allowanceOf(unit);
  return { ...unit, arm: 'character', isVehicle: false, free: max, max };
}

function noVehicle(unit: Unit): Refusal {
  const clause = isCharacter(unit) ? 'PA-MOV-09' : 'PA-GAP-04';
  return new Refusal(clause, phrase('refuse-pa-vehicle', { unit: named(unit) }));
}

/** PA-MOV-01, PA-ROAD-04, PA-Q-06, PA-MOV-06. It is too far, perhaps by the one hex that a road would have added. */
function whyTooFar(now: State, unit: Unit, to: Hex): Refusal {
  const allowance = allowanceOf(unit);
  const { cap, roadCap } = allowance;
  const endless = { ...allowance, cap: Infinity, roadCap: Infinity };
  const far = waysOf(now, unit, {}, endless).find((way) => way.path.at(-1) === to);
  const names = { unit: named(unit), hex: to };
  if (!far) return new Refusal('PA-TER-03', phrase('refuse-pa-cut-off', names));
  const figures = { ...names, cost: far.cost, max: cap };
  if (far.cost === cap + 1 && [unit.at, ...far.path].some((hex) => isOnRoad(now.map, hex))) {
    if (isCharacter(unit)) return new Refusal('PA-Q-06', phrase('refuse-pa-road-character', figures));
    if (roadCap === cap) return new Refusal('PA-MOV-06', phrase('refuse-pa-guns', figures));
    return new Refusal('PA-ROAD-04', phrase('refuse-pa-road', figures));
  }
  return new Refusal('PA-MOV-01', phrase('refuse-pa-far', figures));
}

function wayTo(now: State, unit: Unit, to: Hex, wishes: Wishes = {}): Way | undefined {
  return waysOf(now, unit, wishes).find((way) => way.path.at(-1) === to);
}

const SOME = 3;

/** The orders that lead nearest to the intended hex. */
function nearest(now: State, unit: Unit, to: Hex, { with: others = [] }: Wishes): string[] {
  const far = (way: Way) => (onMap(now.map, to) ? distance(way.path.at(-1)!, to) : 0);
  const ways = [...waysOf(now, unit, { with: others })].sort((a, b) => far(a) - far(b));
  return ways.slice(0, SOME).map(({ path }) => `${unit.id} move ${path.at(-1)!}${withText(others)}`);
}

function withText(others: Wishes['with'] = []): string {
  return others.length > 0 ? ` with ${others.map(({ id }) => id).join(' ')}` : '';
}
