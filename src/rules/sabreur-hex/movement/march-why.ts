/** Why a march is impossible, in terms of the clause that stops it. */
import { type Facing, FACINGS, inFrontCone, POINTS } from '../../../hex/facing.ts';
import { distance, type Hex, onMap } from '../../../hex/grid.ts';
import { Refusal, refusal } from '../../../kernel/play.ts';
import { frontalDisplacements } from './displacement.ts';
import type { Displacement, Ways } from './way.ts';
import { allowanceOf } from './forced-march.ts';
import { spokenFacing } from '../noun.ts';
import type { Action } from '../order.ts';
import { mayDisplace, mayPassThrough } from './pass.ts';
import { distanceBetween, hexesOf } from '../field/place.ts';
import { isPanicked, type State, type Unit, unitAt } from '../state.ts';
import { halved, terrainAt } from '../field/terrain.ts';

type March = Extract<Action, { do: 'march' | 'forcedMarch' }>;

/** The first reason that applies: the hex itself, then distance, terrain, other units, and the order's details. */
export function whyNoWay(now: State, unit: Unit, action: March, reserved: number): Refusal {
  return (
    whyNotThere(now, unit, action.to) ??
    whyTooFar(unit, action, reserved) ??
    whyNotSo(now, unit, action, reserved) ??
    whyBlocked(now, unit, action, reserved) ??
    whyTurned(unit, action, reserved)
  );
}

/** SH-GAP-04, SH-MARCH-06, SH-TERRAIN-09, SH-PASS-04. No march could end in that hex. */
export function whyNotThere(now: State, unit: Unit, hex: Hex): Refusal | undefined {
  const there = unitAt(now, hex);
  if (!onMap(now.map, hex)) return refusal('SH-GAP-04', 'refuse-march-off-map', { unit, hex });
  if (hexesOf(unit).includes(hex)) return refusal('SH-MARCH-06', 'refuse-march-here', { unit, hex });
  if (terrainAt(now.map, hex) === 'impassable') {
    return refusal('SH-TERRAIN-09', 'refuse-march-impassable', { unit, hex });
  }
  if (there && !mayDisplace(unit, there))
    return refusal('SH-PASS-04', 'refuse-march-taken', { unit, hex, other: there });
  return undefined;
}

/** SH-MARCH-04, SH-FORCED-01. Beyond its movement factor, or twice that. */
function whyTooFar(unit: Unit, action: March, reserved: number): Refusal | undefined {
  const hex = action.to;
  const far = distanceBetween(unit, hex);
  const movement = allowanceOf(unit, action) - reserved;
  if (far <= movement) return undefined;
  return refusal('SH-MARCH-04', 'refuse-march-far', { unit, hex, distance: far, movement });
}

/** SH-MARCH-02, -03. There is a path, but not with this facing or through these hexes. */
function whyNotSo(now: State, unit: Unit, action: March, reserved: number): Refusal | undefined {
  const ways = waysTo(now, unit, action, { reserved });
  const facings = [...new Set(ways.map((way) => way.facing))];
  if (ways.length === 0) return undefined;
  const verb = action.do === 'march' ? 'march' : 'forced march';
  const others = facings.map((facing) => `${unit.id} ${verb} ${action.to}${suffix(unit, facing)}`);
  if (action.facing !== undefined && !facings.includes(action.facing)) {
    const spoken = facings.map(spokenFacing);
    return refusal('SH-MARCH-03', 'refuse-march-facing', { unit, hex: action.to, facings: spoken }, others);
  }
  return refusal('SH-MARCH-03', 'refuse-march-via', { unit, hex: action.to }, others);
}

function suffix(unit: Unit, facing: Facing): string {
  return facing === unit.facing ? '' : ` face ${POINTS[facing]}`;
}

/** SH-TERRAIN-07, SH-PASS-01, -03. There would be a path over easier terrain, or if no units were in it. */
function whyBlocked(now: State, unit: Unit, action: March, reserved: number): Refusal | undefined {
  if (waysTo(now, unit, action, { reserved, without: ['penalties'] }).length > 0) {
    const movement = halved(now, allowanceOf(unit, action));
    return refusal('SH-TERRAIN-07', 'refuse-march-ground', { unit, hex: action.to, movement });
  }
  const through = waysTo(now, unit, action, { reserved, without: ['units', 'penalties'] });
  const other = through[0] && firstInTheWay(now, unit, through[0].path);
  if (!other) return undefined;
  const clause = isPanicked(other) ? 'SH-PASS-03' : 'SH-PASS-01';
  return refusal(clause, 'refuse-march-through', { unit, hex: action.to, other });
}

function firstInTheWay(now: State, unit: Unit, path: readonly Hex[]): Unit | undefined {
  return path.map((hex) => unitAt(now, hex)).find((other) => other !== undefined && !mayPassThrough(unit, other));
}

/** SH-TERRAIN-09, SH-MARCH-05. Ahead but cut off; or not ahead, and turning costs too much. */
function whyTurned(unit: Unit, action: March, reserved: number): Refusal {
  const movement = allowanceOf(unit, action) - reserved;
  const isAhead = (facing: Facing) =>
    inFrontCone(unit.at, facing, action.to) && (facing === unit.facing || distance(unit.at, action.to) < movement);
  const facings = action.facing === undefined ? FACINGS : [action.facing];
  if (facings.some(isAhead)) return refusal('SH-TERRAIN-09', 'refuse-march-cut-off', { unit, hex: action.to });
  return refusal('SH-MARCH-05', 'refuse-march-turning', { unit, hex: action.to });
}

function waysTo(now: State, unit: Unit, action: March, ways: Pick<Ways, 'reserved' | 'without'>): Displacement[] {
  const allowance = allowanceOf(unit, action);
  const all = frontalDisplacements(now, unit, { rotate: true, allowance, displacing: true, ...ways });
  return all.filter((way) => way.path.at(-1) === action.to);
}
