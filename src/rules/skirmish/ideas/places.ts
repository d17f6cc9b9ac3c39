/** Where a unit might go, and how it might stand: the numbered proposals, and what the bot's seat adds to them. */
import { angleBetween, bearing, EIGHTH_TURN } from '../../../field/heading.ts';
import { MILLIMETRE } from '../../../field/length.ts';
import { nearestPoints } from '../../../field/gap.ts';
import { disc } from '../../../field/shape.ts';
import { Refusal } from '../../../kernel/play.ts';
import { isTrained } from '../fire/capability.ts';
import type { Stance } from '../facts.ts';
import { formed } from '../moves/form.ts';
import { moveOf } from '../moves/move.ts';
import { allowanceOf } from '../moves/rates.ts';
import type { Order } from '../order.ts';
import { movesFor } from '../proposals.ts';
import { anchorOf, enemiesOf, friendsOf, isSquad } from '../position/squad.ts';
import type { State, Unit } from '../state.ts';
import { squareIn } from '../../../march/place-slot.ts';
import { squareOf } from '../../../march/resolve.ts';
import { groundOf } from '../../../march/victory.ts';
import { middleOf, nearestOf } from './reach.ts';

type MoveOrder = Extract<Order, { kind: 'advance' | 'go' }>;

interface Place {
  readonly order: Order;
  readonly end: Stance;
}

export function placesFor(now: State, unit: Unit): readonly Place[] {
  if (!isSquad(unit)) return squadsOf(now, unit).flatMap((squad) => after(now, unit, squad));
  return [...movesFor(now, unit), ...toObjectives(now, unit), ...formations(now, unit)];
}

/** SK-LDR-03. Whom a leader commands, or a musician is with. */
export function squadsOf(now: State, { of, ...unit }: Unit): Unit[] {
  return friendsOf(now, unit).filter((friend) => isSquad(friend) && (of ?? friend.id) === friend.id);
}

/** Behind the squad, or as near to it as a move goes. */
function after(now: State, unit: Unit, squad: Unit): Place[] {
  const behind = { kind: 'beside', unit: squad.id, where: 'behind' } as const;
  const there = going(now, { kind: 'go', unit: unit.id, figures: [], to: behind });
  if (there.length > 0) return there;
  const legs = [{ by: allowanceOf(unit), angle: 0 }];
  return going(now, { kind: 'advance', unit: unit.id, figures: [], legs, toward: behind });
}

function going(now: State, order: MoveOrder): Place[] {
  const move = moveOf(now, order, now.active);
  return move instanceof Refusal ? [] : [{ order, end: move.to }];
}

/** SK-GAP-12. A whole move straight at each objective; close order goes aside at two thirds of its rate, or less. */
function toObjectives(now: State, unit: Unit): Place[] {
  const here = disc(middleOf(unit), 0);
  return now.objectives.flatMap(({ ground }) => {
    const pieces = groundOf(now.field, ground);
    const ends = pieces.map((piece) => nearestPoints(here, piece)[1]);
    const [to] = ends.toSorted((a, b) => far(unit, a) - far(unit, b));
    if (!to) return [];
    const angle = bearing(to.x - here.corners[0]!.x, to.y - here.corners[0]!.y) - anchorOf(unit).heading;
    const most = unit.block && angleBetween(angle, 0) > EIGHTH_TURN ? 8_000 : allowanceOf(unit);
    const by = Math.min(most, Math.floor(far(unit, to) / MILLIMETRE) * MILLIMETRE);
    const toward = squareIn(squareOf(to, now.field))!;
    return by > 0 ? going(now, { kind: 'advance', unit: unit.id, figures: [], legs: [{ by, angle: 0 }], toward }) : [];
  });
}

function far(unit: Unit, to: { readonly x: number; readonly y: number }): number {
  const { x, y } = middleOf(unit);
  return Math.sqrt((to.x - x) * (to.x - x) + (to.y - y) * (to.y - y));
}

/** SK-GEO-12. Close order that faces the nearest enemy; light troops spread out. */
function formations(now: State, unit: Unit): Place[] {
  const enemy = nearestOf(unit, enemiesOf(now, unit));
  if (!enemy || !isTrained(unit.row)) return [];
  const [{ x, y }, at] = [middleOf(unit), middleOf(enemy)];
  const isAhead = angleBetween(bearing(at.x - x, at.y - y), anchorOf(unit).heading) <= EIGHTH_TURN;
  const isLight = unit.row === 'light' || unit.row === 'eliteVoltigeur';
  const wanted = [
    ...(unit.block && isAhead ? [] : (['close'] as const)),
    ...(isLight && unit.formation !== 'skirmish' ? (['skirmish'] as const) : []),
  ];
  return wanted.flatMap((formation) => {
    const face = { kind: 'short', unit: enemy.id, by: MILLIMETRE } as const;
    const order = { kind: 'form', unit: unit.id, formation, face } as const;
    const end = formed(now, order, unit.side);
    return end instanceof Refusal ? [] : [{ order, end }];
  });
}
