/** SH-ASSAULT. An assault: one hex or none in any direction, then a melee. */
import { DIRECTIONS, type Direction, type Hex, neighbour } from '../../hex/grid.ts';
import { phrase } from '../../kernel/phrase.ts';
import { happen, insist, type Play, Refusal, type Table } from '../../kernel/play.ts';
import { type AfterShot, type Declared, declare, isBarred, wishesToAttack } from './attack.ts';
import { isThere } from './blow.ts';
import { breakOff, isBrokenOff } from './break-off.ts';
import { leftBehind, mustStayEngaged, payForLeaving } from './disengage.ts';
import { distanceBetween, engagedWith, engages } from './engage.ts';
import type { Fact } from './facts.ts';
import { friendReacts } from './friend.ts';
import { mayAttackAsHarassing } from './harassing.ts';
import { isImpetuous } from './impetuous.ts';
import { assaultFactor, melee } from './melee.ts';
import type { Action } from './order.ts';
import { mayDisplace } from './pass.ts';
import { hexesOf } from './place.ts';
import { targetReacts } from './react.ts';
import { liftSkirmishers, putBack } from './skirmish-pass.ts';
import { type State, type Unit, unitAt, unitOf } from './state.ts';
import { mayCross } from './terrain.ts';

export type AssaultAction = Extract<Action, { do: 'assault' }>;

/** SH-ASSAULT-02, -05, -06, SH-PROC-07, SH-CHARGE-02. The whole procedure: declaration, a step or none, and the encounter. */
export function* assault(table: Table<State>, id: string, action: AssaultAction, shot: AfterShot = {}): Play<Fact> {
  const unit = unitOf(table.now, id);
  const target = unitOf(table.now, action.target);
  insist(mayAssault(table.now, unit, target));
  const end = chooseApproach(table.now, unit, target, action);
  if (end instanceof Refusal) {
    if (isBrokenOff(table.now, end)) return yield* breakOff(table, id, target.id);
    throw end;
  }
  const declared = declare(table.now, 'assault', unit, target, shot);
  yield* closeIn(table, declared, end);
  if (isThere(table.now, id)) yield* encounter(table, declared);
}

/**
 * SH-ASSAULT-01, -02, -05, -10, -11, SH-CHARGE-10, SH-Q-61. Whether this unit may assault that one at all; from where
 * is another question. It may be engaged, or engage, already.
 */
export function mayAssault(now: State, unit: Unit, target: Unit): Refusal | undefined {
  const names = { unit: unit.name, target: target.name };
  if (target.side === unit.side) return new Refusal('SH-ASSAULT-02', phrase('refuse-charge-friend', names));
  if (isBarred(now, unit, target)) return new Refusal('SH-ASSAULT-10', phrase('refuse-assault-who', names));
  const barred = mayAttackAsHarassing(now, unit, target);
  if (barred) return barred;
  const far = distanceBetween(unit, target);
  const reach = Number(now.rulings.assaultDistance);
  if (far <= reach) return undefined;
  return new Refusal('SH-ASSAULT-01', phrase('refuse-assault-distance', { ...names, distance: far, reach }));
}

/**
 * SH-ASSAULT-03, -08, SH-DISENGAGE-06, SH-OBLIQUE-04, SH-Q-20. The unit as it would stand wherever it could engage the
 * target: where it is, or one hex from there, its facing kept; still engaged by one of those that engage it now. Who
 * would not stir may only stay.
 */
export function approaches(now: State, unit: Unit, target: Unit): Unit[] {
  return contacts(now, unit, target).filter((end) => !mustStayEngaged(now, unit, end));
}

function contacts(now: State, unit: Unit, target: Unit): Unit[] {
  const steps = unit.mayNotManoeuvre ? [] : DIRECTIONS.flatMap((direction) => stepped(now, unit, direction) ?? []);
  return [unit, ...steps].filter((end) => engages(now, end, target));
}

/** SH-OBLIQUE-01, -02, -05, SH-MARCH-12, SH-PASS-04, SH-SKIRMPASS-01. One hex in a direction, an extended line with both its halves. */
function stepped(now: State, unit: Unit, direction: Direction): Unit | undefined {
  const [at, also] = hexesOf(unit).map((from) => {
    const to = neighbour(from, direction);
    if (to === undefined || !mayCross(now.map, from, to)) return undefined;
    const other = unitAt(now, to);
    return other === undefined || other.id === unit.id || mayDisplace(unit, other) ? to : undefined;
  });
  if (at === undefined || (unit.also !== undefined && also === undefined)) return undefined;
  return { ...unit, at, ...(also !== undefined && { also }) };
}

/**
 * SH-ASSAULT-03, -04, SH-Q-49. Where the order says; else where the unit stands, or the one hex that will do: never a
 * guess. What is impossible is refused.
 */
export function chooseApproach(now: State, unit: Unit, target: Unit, { from }: AssaultAction): Unit | Refusal {
  const possible = approaches(now, unit, target);
  const fitting = from === undefined ? possible : possible.filter(({ at }) => at === from);
  const [first, second] = fitting;
  if (!first) return whyNot(now, unit, target, possible);
  return first.at === unit.at || !second ? first : whichHex(unit, target, fitting);
}

function whyNot(now: State, unit: Unit, target: Unit, possible: readonly Unit[]): Refusal {
  const names = { unit: unit.name, target: target.name };
  const [leaving] = contacts(now, unit, target);
  if (possible.length > 0) {
    return new Refusal('SH-ASSAULT-03', phrase('refuse-assault-from', names), texts(unit, target, possible));
  }
  const held = leaving && mustStayEngaged(now, unit, leaving);
  if (held) return held;
  if (unit.mayNotManoeuvre) return new Refusal('SH-ORDERS-16', phrase('refuse-march-barred', names));
  return new Refusal('SH-ASSAULT-04', phrase('refuse-assault-way', names));
}

function whichHex(unit: Unit, target: Unit, ends: readonly Unit[]): Refusal {
  const hexes: readonly Hex[] = ends.map(({ at }) => at);
  const says = phrase('refuse-assault-which-hex', { unit: unit.name, target: target.name, hexes: hexes.join(', ') });
  return new Refusal('SH-ASSAULT-03', says, texts(unit, target, ends));
}

function texts(unit: Unit, target: Unit, ends: readonly Unit[]): string[] {
  return ends.map((end) => `${unit.id} assault ${target.id}${end.at === unit.at ? '' : ` from ${end.at}`}`);
}

/** SH-ASSAULT-03, -08, SH-DISENGAGE-04. The step up to the target, and its price where the unit leaves an enemy. */
function* closeIn(table: Table<State>, { attacker: id, target, distance }: Declared, end: Unit): Play<Fact> {
  const unit = unitOf(table.now, id);
  const left = leftBehind(table.now, unit, end);
  const lifted = yield* liftSkirmishers(table, end);
  yield* happen<Fact>({ type: 'assaulted', unit: id, target, distance });
  const half = end.also === undefined ? {} : { also: end.also };
  if (end.at !== unit.at) yield* happen<Fact>({ type: 'moved', unit: id, path: [end.at], ...half });
  yield* putBack(table, id, lifted);
  yield* payForLeaving(table, id, left);
}

/**
 * SH-ASSAULT-06, -07, -09, -12 to -14, SH-MELEE-08. Steps 3 to 5: the reactions, then the attack if the target stays. Nobody
 * pursues; to fight on in another turn takes another assault.
 */
function* encounter(table: Table<State>, declared: Declared): Play<Fact> {
  const reaction = yield* friendReacts(table, declared, yield* targetReacts(table, declared));
  if (!reaction.goesOn || reaction.target === 'left') return;
  const { now } = table;
  if (!engages(now, unitOf(now, declared.attacker), unitOf(now, declared.target))) return;
  if (yield* wishesToAttack(table, declared, assaultFactor(now, declared))) yield* melee(table, declared);
}

/**
 * SH-SKILL-IMPETUOUS-01, SH-Q-19, SH-PROC-04. An Impetuous unit whose march has ended engaging an enemy anew assaults
 * it at once, without another step; of several the weakest. `before`: those it engaged when it set out.
 */
export function* assaultAfterMarch(table: Table<State>, id: string, before: readonly Unit[]): Play<Fact> {
  const unit = table.now.units.find((each) => each.id === id);
  if (!unit || !isImpetuous(unit) || table.now.rulings.impetuousMarch === 'free') return;
  const fresh = engagedWith(table.now, unit).filter(
    (enemy) => !before.some((each) => each.id === enemy.id) && !mayAssault(table.now, unit, enemy),
  );
  const [target] = fresh.sort((a, b) => a.strength - b.strength);
  if (!target) return;
  const declared = declare(table.now, 'assault', unit, target);
  yield* closeIn(table, declared, unit);
  yield* encounter(table, declared);
}
