/** SH-PROC-01, -02. From an order to the procedures that play it. */
import { byHand } from '../../kernel/hand.ts';
import { insist, Refusal, refusal, type Side } from '../../kernel/play.ts';
import { actions, isOnMap } from './turn/actions.ts';
import { apply } from './apply.ts';
import { deploy, deployRest } from './deploy/deploy.ts';
import { firstMove } from './deploy/first.ts';
import { deedsOf } from './desk/desk.ts';
import { happen, type Play } from './facts.ts';
import { activate } from './turn/group.ts';
import { mayLeaveGroup, mustAttackFirst } from './turn/duty.ts';
import { endActions, lateOrders } from './turn/late.ts';
import type { Action, Order } from './order.ts';
import { quoted } from '../../kernel/text/quoted.ts';
import { agreeDraw, checkVictory, resign, rollPoints } from './turn/sequence.ts';
import { isPanicked, isThere, type State, type Table, type Unit, unitOf } from './state.ts';
import { mustBeTestedFirst } from './turn/stubborn.ts';

type Act = Extract<Order, { kind: 'act' }>;

/** One side's order, from its checks to its last consequence. */
export function* play(table: Table, order: Order, by: Side): Play {
  switch (order.kind) {
    case 'deploy':
      return yield* deploy(table, order, by);
    case 'firstMove':
      insist(mayPlay(table.now, by, 'deployment'));
      return yield* firstMove(table);
    case 'rollPoints':
      insist(mayPlay(table.now, by, 'orders'));
      return yield* rollPoints(table);
    case 'checkVictory':
      insist(mayPlay(table.now, by, 'victory'));
      return yield* checkVictory(table);
    case 'resign':
      insist(isNotOver(table.now));
      return yield* resign(table, by);
    case 'draw':
      insist(isNotOver(table.now));
      return yield* agreeDraw();
    case 'hand':
      return yield* byHand(table, apply, order.hand, deedsOf(order.hand, by));
    case 'end':
      if (table.now.phase === 'deployment' && table.now.active === by) return yield* deployRest(table, by);
      insist(mayPlay(table.now, by, 'actions'));
      return yield* endActions(table);
    case 'lateOrders':
      insist(mayPlay(table.now, by, 'actions'));
      return yield* lateOrders(table);
    case 'act':
      insist(mayPlay(table.now, by, 'actions'));
      return yield* act(table, order, by);
  }
}

/** SH-TURN-01, -02. Only the active side, and only in the right phase. */
function mayPlay(now: State, by: Side, phase: State['phase']): Refusal | undefined {
  if (now.active === by && now.phase === phase) return undefined;
  return refusal('SH-TURN-01', 'refuse-not-your-turn');
}

/** SH-GAP-20. At any time during the battle, in either side's turn. */
function isNotOver(now: State): Refusal | undefined {
  return now.phase === 'over' ? refusal('SH-GAP-20', 'refuse-not-your-turn') : undefined;
}

/** SH-PROC-02. Opens the group if the order names one, or the unit is in none; then plays the unit's one action. */
function* act(table: Table, order: Act, by: Side): Play {
  const { group, unit: id } = order;
  insist(mustBeTestedFirst(table.now, order));
  if (group) yield* open(table, by, group.members, group.extras);
  if (id === undefined) return;
  insist(isOnMap(table.now, id));
  const unit = unitOf(table.now, id);
  insist(mayAct(unit, by, order.actions));
  if (!table.now.group.includes(id) && !isFreeRout(unit, order.actions)) {
    insist(isMember(unit, group));
    yield* open(table, by, [id], []);
  }
  insist(mustAttackFirst(table.now, unitOf(table.now, id), order.actions));
  yield* actions(table, id, order.actions, by);
  if (isThere(table.now, id)) yield* happen({ type: 'acted', unit: id });
}

/** SH-TURN-06, SH-SKILL-IMPETUOUS-03. The previous group has no compulsory action left. */
function* open(table: Table, by: Side, members: readonly string[], extras: readonly string[]): Play {
  insist(mayLeaveGroup(table.now));
  yield* activate(table, by, members, extras);
}

/** SH-TURN-06. An order that opens a group and acts must act with one of its units. */
function isMember(unit: Unit, group: Act['group']): Refusal | undefined {
  if (!group) return undefined;
  const all = [...group.members, ...group.extras].join(' ');
  return refusal('SH-TURN-06', 'refuse-group-stranger', { unit: quoted(unit.id), group: quoted(all) });
}

/** SH-TURN-03, -09, SH-SKIRMPASS-07. Its own unit, once a turn; a panicked unit may only rout or rally. */
function mayAct(unit: Unit, by: Side, list: readonly Action[]): Refusal | undefined {
  if (unit.side !== by) return refusal('SH-ORDERS-06', 'refuse-not-yours', { unit });
  if (unit.displaced) return refusal('SH-SKIRMPASS-07', 'refuse-displaced', { unit });
  if (unit.acted) return refusal('SH-TURN-03', 'refuse-acted', { unit });
  if (isPanicked(unit) && list.some((action) => action.do !== 'flee' && action.do !== 'rally')) {
    return refusal('SH-TURN-09', 'refuse-panicked', { unit }, [`${unit.id} flee`]);
  }
  return undefined;
}

/** SH-ORDERS-22. The rout of a panicked unit needs no activation. */
function isFreeRout(unit: Unit, list: readonly Action[]): boolean {
  return isPanicked(unit) && list[0]?.do === 'flee';
}
