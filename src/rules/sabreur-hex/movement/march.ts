/** SH-MARCH. The frontal march as an action: its path, and why it may not take another. */
import { type Facing, POINTS, turned } from '../../../hex/facing.ts';
import { insist, Refusal, refusal, type Side } from '../../../kernel/play.ts';
import { atEndOf, mayEnd } from './disengage.ts';
import { frontalDisplacements } from './displacement.ts';
import type { Displacement, Ways } from './way.ts';
import { isExtended } from '../field/extended.ts';
import type { Play } from '../facts.ts';
import { allowanceOf, type Going, mayForce, mayForceTo } from './forced-march.ts';
import { goAs, mayManoeuvre } from './manoeuvre.ts';
import { chooseExtendedWay } from './march-extended.ts';
import { mayEndOrElse } from './march-instead.ts';
import { whyNoWay } from './march-why.ts';
import { spokenFacing } from '../noun.ts';
import type { Action } from '../order.ts';
import { type State, type Table, type Unit, unitOf } from '../state.ts';
import { movementFactor } from '../tables.ts';

type Manoeuvre = 'march' | 'turn' | 'turnAbout' | 'forcedMarch';
export type MarchAction = Extract<Action, { do: Manoeuvre }>;

/** SH-MARCH-01, -02, SH-PROC-04. `reserved`: what a formation change after it will cost (SH-FORM-17). */
export function* march(
  table: Table,
  id: string,
  action: MarchAction,
  by: Side,
  { reserved }: { readonly reserved: number },
): Play {
  const unit = unitOf(table.now, id);
  insist(mayCommand(unit, by));
  insist(mayManoeuvre(table.now, unit));
  if (action.do === 'forcedMarch') insist(mayForceOrMarch(table.now, unit, action, reserved));
  const way = insist(chooseWay(table.now, unit, action, reserved));
  yield* goAs(table, id, way);
}

/** SH-FORCED-02, -04. A unit that may not make a forced march may be able to get there by an ordinary one. */
function mayForceOrMarch(now: State, unit: Unit, action: Going, reserved: number): Refusal | undefined {
  const refusal = mayForce(now, unit);
  if (!refusal || chooseWay(now, unit, { ...action, do: 'march' }, reserved) instanceof Refusal) return refusal;
  return new Refusal(refusal.clause, refusal.says, [textOf(unit, { ...action, do: 'march' })]);
}

/** SH-GAP-08. Each side orders its own units. */
function mayCommand(unit: Unit, by: Side): Refusal | undefined {
  if (unit.side !== by) return refusal('SH-GAP-08', 'refuse-not-yours', { unit });
  return undefined;
}

function chooseWay(now: State, unit: Unit, action: MarchAction, reserved: number): Displacement | Refusal {
  if (isExtended(unit) && action.do !== 'forcedMarch') return chooseExtendedWay(now, unit, action);
  switch (action.do) {
    case 'turn':
      return hasHalf(unit, action) ?? chooseTurn(now, unit, action.facing, reserved);
    case 'turnAbout':
      return chooseTurn(now, unit, turned(unit.facing, 3), reserved);
    case 'march':
    case 'forcedMarch':
      return chooseMarch(now, unit, action, reserved);
  }
}

/** SH-FACING-10. Only a unit in two hexes wheels on a half. */
function hasHalf(unit: Unit, { facing, pivot }: Extract<MarchAction, { do: 'turn' }>): Refusal | undefined {
  if (pivot === undefined) return undefined;
  const twin = `${unit.id} turn ${POINTS[facing]}`;
  return refusal('SH-FACING-10', 'refuse-turn-half', { unit }, [twin]);
}

/** SH-MARCH-05, -06. A rotation without a move. */
function chooseTurn(now: State, unit: Unit, facing: Facing, reserved: number): Displacement | Refusal {
  const names = { unit, facing: spokenFacing(facing) };
  if (facing === unit.facing) return refusal('SH-MARCH-06', 'refuse-turn-already', names);
  const way = possible(now, unit, movementFactor(unit), reserved).find(
    (each) => each.facing === facing && each.path.length === 0,
  );
  if (!way) return refusal('SH-MARCH-05', 'refuse-turn-spent', names);
  return mayEndOrElse(now, unit, atEndOf(unit, way)) ?? way;
}

/** SH-MARCH-02. Keeps the facing, or takes the only rotation that works. Never guesses. */
function chooseMarch(now: State, unit: Unit, action: Going, reserved: number): Displacement | Refusal {
  const ways = possible(now, unit, allowanceOf(unit, action), reserved, { to: action.to, via: action.via });
  const leading = ways.filter((way) => leadsTo(way, action));
  const legal = leading.filter((way) => !mayEndSo(now, unit, action, way));
  const kept = legal.filter((way) => way.facing === unit.facing);
  const facings = [...new Set(legal.map((way) => way.facing))];
  const [facing, another] = facings;
  if (kept.length > 0) return best(kept);
  if (another !== undefined) return whichFacing(unit, action, facings);
  if (facing !== undefined) return best(legal);
  return obstacle(now, unit, action, leading) ?? whyNoWay(now, unit, action, reserved);
}

function possible(
  now: State,
  unit: Unit,
  allowance: number,
  reserved: number,
  more: Pick<Ways, 'to' | 'via'> = {},
): Displacement[] {
  return frontalDisplacements(now, unit, { rotate: true, allowance, reserved, displacing: true, ...more });
}

function leadsTo(way: Displacement, action: Going): boolean {
  const fits = action.facing === undefined || way.facing === action.facing;
  return fits && way.path.at(-1) === action.to;
}

/** Of the paths to one hex with one facing, which all cost the same: clear terrain first, then the leftmost. */
function best(ways: readonly Displacement[]): Displacement {
  return ways.find((way) => way.clear) ?? ways[0]!;
}

/** Why none of the paths there may end there; the path without a rotation gives the reason first. */
function obstacle(now: State, unit: Unit, action: Going, leading: readonly Displacement[]): Refusal | undefined {
  const first = leading.find((way) => way.facing === unit.facing) ?? leading[0];
  if (!first) return undefined;
  return mayEndOrElse(now, unit, atEndOf(unit, first)) ?? mayEndSo(now, unit, action, first);
}

function mayEndSo(now: State, unit: Unit, action: Going, way: Displacement): Refusal | undefined {
  const end = atEndOf(unit, way);
  return mayEnd(now, unit, end) ?? (action.do === 'forcedMarch' ? mayForceTo(now, end) : undefined);
}

function whichFacing(unit: Unit, action: Going, facings: readonly Facing[]): Refusal {
  const texts = facings.map((facing) => textOf(unit, { ...action, facing }));
  const names = { unit, hex: action.to, facings: facings.map(spokenFacing) };
  return refusal('SH-MARCH-02', 'refuse-march-which-facing', names, texts);
}

function textOf(unit: Unit, { do: how, to, facing, via }: Going): string {
  const face = facing === undefined ? '' : ` face ${POINTS[facing]}`;
  const by = via.length > 0 ? ` via ${via.join(' ')}` : '';
  return `${unit.id} ${how === 'march' ? 'march' : 'forced march'} ${to}${face}${by}`;
}
