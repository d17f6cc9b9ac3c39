/** SH-TURN-03, SH-PROC-02, -03. From an order to the procedures that play it. */
import { phrase } from '../../kernel/phrase.ts';
import { happen, insist, type Play, Refusal, type Side, type Table } from '../../kernel/play.ts';
import { charge } from './charge.ts';
import type { Fact } from './facts.ts';
import { mayFireAt, shoot } from './fire.ts';
import { changeFormation, FORMATION_COST, mayMarchThenForm } from './form.ts';
import { activate } from './group.ts';
import { march } from './march.ts';
import type { Action, Order } from './order.ts';
import { quoted } from './quoted.ts';
import { returnFire } from './riposte.ts';
import { rout } from './rout.ts';
import { checkVictory, endActions, resign, rollPoints } from './sequence.ts';
import { isArtillery, isPanicked, type State, type Unit, unitOf } from './state.ts';

type Act = Extract<Order, { kind: 'act' }>;

/** One order of one side, from its guards to its last consequence. */
export function* play(table: Table<State>, order: Order, by: Side): Play<Fact> {
  switch (order.kind) {
    case 'rollPoints':
      insist(mayPlay(table.now, by, 'orders'));
      return yield* rollPoints(table);
    case 'checkVictory':
      insist(mayPlay(table.now, by, 'victory'));
      return yield* checkVictory(table);
    case 'resign':
      insist(mayConcede(table.now));
      return yield* resign(table, by);
    case 'end':
      insist(mayPlay(table.now, by, 'actions'));
      return yield* endActions(table);
    case 'act':
      insist(mayPlay(table.now, by, 'actions'));
      return yield* act(table, order, by);
  }
}

/** SH-TURN-01, -02. Only the active side, and each thing in its phase. */
function mayPlay(now: State, by: Side, phase: State['phase']): Refusal | undefined {
  if (now.active === by && now.phase === phase) return undefined;
  return new Refusal('SH-TURN-01', phrase('refuse-not-your-turn'));
}

/** SH-GAP-20. As long as there is a battle, whoever's turn it is. */
function mayConcede(now: State): Refusal | undefined {
  return now.phase === 'over' ? new Refusal('SH-GAP-20', phrase('refuse-not-your-turn')) : undefined;
}

/** SH-LOSS-05. A unit that an order names may be gone by the time it is played. */
function isOnMap(now: State, id: string): Refusal | undefined {
  if (now.units.some((unit) => unit.id === id)) return undefined;
  return new Refusal('SH-LOSS-05', phrase('refuse-group-unknown', { id }));
}

/** SH-PROC-02. Opens the group where the order names one, or the unit is in none; then the unit's one action. */
function* act(table: Table<State>, order: Act, by: Side): Play<Fact> {
  const { group, unit: id } = order;
  if (group) yield* activate(table, by, group.members, group.extras);
  if (id === undefined) return;
  insist(isOnMap(table.now, id));
  const unit = unitOf(table.now, id);
  insist(mayAct(unit, by, order.actions));
  if (!table.now.group.includes(id) && !isFreeRout(unit, order.actions)) {
    insist(isMember(unit, group));
    yield* activate(table, by, [id], []);
  }
  yield* actions(table, id, order.actions, by);
  if (table.now.units.some((each) => each.id === id)) yield* happen<Fact>({ type: 'acted', unit: id });
}

/** SH-TURN-06. Who opens a group in the same breath orders one of it. */
function isMember(unit: Unit, group: Act['group']): Refusal | undefined {
  if (!group) return undefined;
  const all = [...group.members, ...group.extras].join(' ');
  return new Refusal('SH-TURN-06', phrase('refuse-group-stranger', { unit: quoted(unit.id), group: quoted(all) }));
}

/** SH-TURN-03, -09. Its own unit, once a turn; a panicked one may only rout or rally. */
function mayAct(unit: Unit, by: Side, list: readonly Action[]): Refusal | undefined {
  if (unit.side !== by) return new Refusal('SH-ORDERS-06', phrase('refuse-not-yours', { unit: unit.name }));
  if (unit.acted) return new Refusal('SH-TURN-03', phrase('refuse-acted', { unit: unit.name }));
  if (isPanicked(unit) && list.some((action) => action.do !== 'flee' && action.do !== 'rally')) {
    return new Refusal('SH-TURN-09', phrase('refuse-panicked', { unit: unit.name }), [`${unit.id} flee`]);
  }
  return undefined;
}

/** SH-ORDERS-22. The rout of a panicked unit needs no activation. */
function isFreeRout(unit: Unit, list: readonly Action[]): boolean {
  return isPanicked(unit) && list.length === 1 && list[0]?.do === 'flee';
}

/** SH-TURN-03, -04. One action, or two that the book lets a unit combine. */
function* actions(table: Table<State>, id: string, list: readonly Action[], by: Side): Play<Fact> {
  insist(mayCombine(unitOf(table.now, id), list));
  const [first, second] = list;
  if (first) yield* perform(table, id, first, by, second?.do === 'form' ? FORMATION_COST : 0);
  const isThere = table.now.units.some((unit) => unit.id === id);
  if (second && isThere) yield* perform(table, id, second, by, 0);
}

/**
 * SH-TURN-04, SH-FIRE-08, -09, -14, SH-FORM-17. March then fire, and march then change formation, for those who may.
 */
function mayCombine(unit: Unit, list: readonly Action[]): Refusal | undefined {
  const [first, second, third] = list;
  if (!first || !second) return undefined;
  const isMarch = first.do === 'march' || first.do === 'turn' || first.do === 'turnAbout';
  if (isMarch && second.do === 'form' && !third) return mayMarchThenForm(unit);
  if (isMarch && second.do === 'fire' && !third && mayMarchThenFire(unit)) return undefined;
  return new Refusal('SH-TURN-04', phrase('refuse-combine', { unit: unit.name }));
}

/** SH-FIRE-08, -09. Horse artillery, and light infantry in column or skirmish order. */
function mayMarchThenFire({ type, formation }: Unit): boolean {
  return type === 'lightHorseBattery' || (type === 'lightInfantry' && ['column', 'skirmish'].includes(formation));
}

/**
 * SH-PROC-03. Each action is played by its chapter. `reserved`: movement kept for the formation change (SH-FORM-17).
 */
function* perform(table: Table<State>, id: string, action: Action, by: Side, reserved: number): Play<Fact> {
  switch (action.do) {
    case 'march':
    case 'turn':
    case 'turnAbout':
    case 'forcedMarch':
    case 'oblique':
    case 'evade':
      return yield* march(table, id, action, by, { reserved });
    case 'form':
      return yield* changeFormation(table, id, action);
    case 'fire':
      insist(isOnMap(table.now, action.target));
      return yield* fire(table, id, action.target);
    case 'charge':
      insist(isOnMap(table.now, action.target));
      return yield* charge(table, id, action);
    case 'flee':
      return yield* flee(table, id);
    case 'assault':
      throw new Refusal('SH-ASSAULT-01', phrase('refuse-not-yet', { what: phrase('action-assault') }));
    case 'rally':
      throw new Refusal('SH-RALLY-01', phrase('refuse-not-yet', { what: phrase('action-rally') }));
  }
}

/** SH-FIRE-06, SH-RIPOSTE-02, SH-TURN-08. A shot, and the answer to it. */
function* fire(table: Table<State>, id: string, targetId: string): Play<Fact> {
  const target = unitOf(table.now, targetId);
  insist(mayFireAt(table.now, unitOf(table.now, id), target));
  yield* shoot(table, id, targetId, 'fire');
  yield* returnFire(table, id, target);
}

/**
 * SH-ROUT-17, SH-DISENGAGE-05, SH-Q-79. A rout by choice: infantry and cavalry only, engaged or not; not who would
 * not stir (SH-Q-20).
 */
function* flee(table: Table<State>, id: string): Play<Fact> {
  const unit = unitOf(table.now, id);
  const names = { unit: unit.name };
  if (isArtillery(unit)) throw new Refusal('SH-ROUT-17', phrase('refuse-flee-guns', names));
  if (unit.mayNotManoeuvre) throw new Refusal('SH-ORDERS-16', phrase('refuse-march-barred', names));
  yield* rout(table, id);
}
