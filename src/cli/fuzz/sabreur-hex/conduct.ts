/** What must hold for every single fact, given the position before it: who does it, when, and to whom. */
import type { Entry } from '../../../kernel/run.ts';
import { apply } from '../../../rules/sabreur-hex/apply.ts';
import { unitsOf } from '../../../rules/sabreur-hex/deploy/station.ts';
import { isInZone } from '../../../rules/sabreur-hex/deploy/zone.ts';
import type { Fact } from '../../../rules/sabreur-hex/facts.ts';
import type { Action, Order } from '../../../rules/sabreur-hex/order.ts';
import { areAdjacent, distanceBetween } from '../../../rules/sabreur-hex/field/place.ts';
import { isArtillery, isPanicked, isSquare, type State, type Unit } from '../../../rules/sabreur-hex/state.ts';
import { fireRange, movementFactor } from '../../../rules/sabreur-hex/tables.ts';
import { demand } from '../broken.ts';
import {
  checkCounter,
  checkEvasion,
  checkForced,
  checkFormed,
  checkRally,
  checkReaction,
  checkShooter,
} from './deeds.ts';
import { isBroken } from './ends.ts';
import { checkMorale } from './nerve.ts';
import { checkRun } from './runs.ts';
import type { Course } from './course.ts';

/** Follows an order fact by fact and returns the resulting position. */
export function follow(base: State, transcript: readonly Entry<Fact>[], order: Order): State {
  const actor = order.kind === 'act' ? order.unit : undefined;
  const none = { shots: 0, returns: 0, defences: 0, reactions: 0, friends: 0, rout: 0 };
  const course: Course = { order, actor, attack: undefined, rider: undefined, ...none };
  const asked = base.units.find(({ id }) => id === actor);
  demand(!asked || (!asked.acted && !asked.displaced), `SH-TURN-03 ${actor} acts twice`);
  let now = base;
  for (const entry of transcript) {
    if ('roll' in entry) {
      demand(entry.got.length === entry.roll.dice && entry.roll.dice <= 60, `${entry.roll.why}: dice`);
      if (entry.roll.why === 'morale') checkMorale(now, entry.roll);
      if (entry.roll.why === 'rout') course.rout = entry.got.reduce((sum, n) => sum + n, 0);
    }
    if (!('fact' in entry)) continue;
    checkFact(now, entry.fact, course);
    now = apply(now, entry.fact);
  }
  return now;
}

function checkFact(now: State, fact: Fact, course: Course): void {
  if (fact.type === 'deployed') checkDeployed(now, fact);
  else if ('unit' in fact) checkDoer(now, fact, present(now, fact.unit, fact.type), course);
  if (fact.type === 'activated') checkActivated(now, fact, course);
  if (fact.type === 'gotPoints')
    demand(fact.points >= 0 && now.orderPoints === 0, `SH-ORDERS-02 ${fact.points} points`);
  if (fact.type === 'turnBegan') {
    demand(fact.side !== now.active, 'SH-TURN-01 the same side again');
    demand(!isBroken(now, now.active), `SH-GAP-01 ${now.active} is broken and fights on`);
    demand(fact.turn === now.turn + (fact.side === now.first ? 1 : 0), `SH-TURN-01 turn ${fact.turn}`);
  }
}

/** SH-LOSS-05. A removed unit does nothing, and nothing is done to it. */
function present(now: State, id: string, what: string): Unit {
  const unit = now.units.find((each) => each.id === id);
  demand(unit !== undefined, `SH-LOSS-05 ${id}, who is gone: ${what}`);
  return unit!;
}

/** SH-ORDERS-06, -15, SH-GROUP-01, -05, -08. Points enough, and no unit twice. */
function checkActivated(now: State, fact: Extract<Fact, { type: 'activated' }>, course: Course): void {
  const free = now.late !== undefined;
  demand(fact.cost <= now.orderPoints, `SH-ORDERS-06 ${fact.cost} points of ${now.orderPoints}`);
  demand(free ? fact.cost === 0 : fact.cost === 1 || fact.cost === 2, `SH-ORDERS-06 a group for ${fact.cost} points`);
  const units = fact.units.map((id) => present(now, id, 'activated'));
  const wrong = units.find(({ side, activated, acted }) => side !== now.active || activated || acted);
  demand(wrong === undefined, `SH-ORDERS-15 ${wrong?.id} is activated`);
  demand(new Set(fact.units).size === fact.units.length, 'SH-ORDERS-15 a unit twice in a group');
  const guns = units.filter(({ type }) => type === 'regimentalGun').length;
  demand(guns <= 1 && guns < units.length && units.length - guns <= 6, `SH-GROUP-01 the group ${fact.units.join(' ')}`);
  if (free) course.actor = fact.units[0];
}

/** SH-GAP-05. Before the battle, by the side whose turn it is, in its own zone. */
function checkDeployed(now: State, { unit, at, also }: Extract<Fact, { type: 'deployed' }>): void {
  const own = unitsOf(now, now.active).some(({ id }) => id === unit);
  const inside = [at, also ?? at].every((hex) => isInZone(now, now.active, hex));
  demand(now.phase === 'deployment' && own && inside, `SH-GAP-05 ${unit} deploys in ${at}`);
}

type Done = Exclude<Extract<Fact, { readonly unit: string }>, { type: 'deployed' }>;

/** Which unit may do what. */
function checkDoer(now: State, fact: Done, unit: Unit, course: Course): void {
  const isActor = unit.id === course.actor;
  const mine = (clause: string) => demand(isActor, `${clause} ${fact.type}: ${unit.id}, not ${course.actor}`);
  switch (fact.type) {
    case 'charged':
    case 'assaulted':
      mine('SH-TURN-03');
      checkAttack(now, fact, unit);
      course.attack = { how: fact.type, by: unit.id, distance: fact.distance };
      return;
    case 'rallied':
      checkRally(now, unit);
      return mine('SH-TURN-03');
    case 'brokeOff':
    case 'heldFire':
      return mine('SH-TURN-03');
    case 'recovered':
      mine('SH-RALLY-01');
      checkRally(now, unit);
      demand(fact.strength >= 1 && fact.strength <= 2 && !isPanicked(unit), `SH-RALLY-01 ${unit.id} recovers`);
      return demand(unit.strength + fact.strength <= unit.initial, `SH-RALLY-03 ${unit.id} grows`);
    case 'turned':
    case 'formed':
      if (fact.type === 'turned' && isPanicked(unit)) return;
      if (fact.type === 'formed' && isActor) checkFormed(now, unit, actionsOf(course.order));
      if (unit.side === now.active) return mine('SH-FACING-08');
      return demand(
        course.attack !== undefined && course.reactions === 1,
        `SH-REACT-02 ${unit.id} ${fact.type} without cause`,
      );
    case 'moved':
    case 'evaded':
    case 'pursued':
    case 'fled':
      if (fact.type === 'evaded') checkEvasion(unit);
      if (fact.type === 'moved' && isActor && actionsOf(course.order)[0]?.do === 'forcedMarch')
        checkForced(now, unit, { ...unit, at: fact.path.at(-1)! });
      return checkRun(now, fact, unit, course);
    case 'reacted':
      course.reactions += 1;
      demand(course.attack !== undefined && unit.side !== now.active, `SH-REACT-01 ${unit.id} reacts to nothing`);
      if (course.attack) checkReaction(now, unit, fact.reaction, course.attack);
      return demand(course.reactions === 1, 'SH-REACT-15 a second target reacts');
    case 'volunteered':
      course.friends += 1;
      demand(course.attack !== undefined && unit.side !== now.active, `SH-REACT-16 ${unit.id} helps nobody`);
      return demand(course.friends === 1 && unit.id !== fact.friend, 'SH-REACT-15 a second friend reacts');
    case 'countercharged':
      course.rider = unit.id;
      checkCounter(unit);
      demand(!isArtillery(unit) && !isPanicked(unit) && !isSquare(unit), `SH-COUNTER-02 ${unit.id} countercharges`);
      return demand(course.attack !== undefined && unit.side !== now.active, `SH-COUNTER-01 ${unit.id} countercharges`);
    case 'fired':
      return checkShot(now, fact, unit, course);
    case 'attacked':
      demand(areAdjacent(unit, present(now, fact.target, 'attacked')), `SH-SHOCK-01 ${unit.id} strikes at a distance`);
      demand(!isPanicked(unit), `SH-FACTOR-27 ${unit.id} strikes in panic`);
      return demand(fact.back ? unit.side !== now.active : isActor, `SH-CHARGE-01 ${unit.id} strikes`);
    case 'lost':
      return demand(fact.strength >= 1 && fact.strength <= unit.strength, `SH-LOSS-01 ${unit.id} -${fact.strength}`);
    case 'panicked':
      return demand(!isArtillery(unit), `SH-ROUT-13 ${unit.id} panics`);
    case 'passed':
      return demand(!isPanicked(unit) || isRally(course.order), `SH-MORALE-22 ${unit.id} passes in panic`);
    case 'acted':
      return demand(unit.side === now.active && !unit.acted && isActor, `SH-TURN-03 ${unit.id} has acted`);
    case 'corrected':
      return demand(course.order.kind === 'hand', `${unit.id} is set right by an order`);
    case 'barred':
    case 'declined':
    case 'displaced':
    case 'eliminated':
    case 'failed':
    case 'heldBack':
      return undefined;
  }
}

function actionsOf(order: Order): readonly Action[] {
  return order.kind === 'act' ? order.actions : [];
}

function isRally(order: Order): boolean {
  return actionsOf(order).some((action) => action.do === 'rally');
}

/** SH-CHARGE-04, -10, SH-ASSAULT-01, -10. */
function checkAttack(now: State, fact: Extract<Fact, { type: 'charged' | 'assaulted' }>, unit: Unit): void {
  const target = present(now, fact.target, fact.type);
  const far = distanceBetween(unit, target);
  demand(target.side !== unit.side, `SH-CHARGE-01 ${unit.id} attacks a friend`);
  demand(!isArtillery(unit) && !isPanicked(unit) && !isSquare(unit), `SH-CHARGE-10 ${unit.id} attacks`);
  demand(far <= (fact.type === 'charged' ? movementFactor(unit) : 2), `SH-CHARGE-04 ${unit.id} attacks from ${far}`);
  demand(far === fact.distance, `SH-DIST-02 ${far} hexes, not ${fact.distance}`);
}

/** SH-FIRE-06 to -08, -16, SH-FORM-13, SH-RIPOSTE-06, -07, SH-DEFFIRE-02. */
function checkShot(now: State, fact: Extract<Fact, { type: 'fired' }>, unit: Unit, course: Course): void {
  const target = present(now, fact.target, 'fired');
  const far = distanceBetween(unit, target);
  checkShooter(unit, fact.how);
  demand(target.side !== unit.side && !isPanicked(unit), `SH-FIRE-01 ${unit.id} fires at ${target.id}`);
  demand(far <= fireRange(unit), `SH-FIRE-07 ${unit.id} fires ${far} hexes far`);
  demand(!(isSquare(unit) && unit.squareFired), `SH-FIRE-16 the square ${unit.id} fires again`);
  switch (fact.how) {
    case 'fire':
      course.shots += 1;
      course.returns = 0;
      demand(unit.id === course.actor, `SH-FIRE-01 ${unit.id} fires unordered`);
      return demand(course.shots === 1 || unit.formation === 'extendedLine', `SH-FIRE-17 ${unit.id} fires twice`);
    case 'return':
      course.returns += 1;
      demand(
        unit.side !== now.active && course.shots > 0 && course.returns <= 2,
        `SH-RIPOSTE-07 ${unit.id} fires back`,
      );
      return demand(!unit.firedBack, `SH-RIPOSTE-06 ${unit.id} fires back again`);
    case 'defensive':
      course.defences += 1;
      demand(far === 1 || course.friends > 0, `SH-DEFFIRE-12 ${unit.id} defends itself ${far} hexes far`);
      return demand(
        unit.side !== now.active && course.attack !== undefined && course.defences <= 2,
        `SH-DEFFIRE-02 ${unit.id} fires defensively`,
      );
  }
}
