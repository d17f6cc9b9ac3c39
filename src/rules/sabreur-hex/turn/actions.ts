/** SH-TURN-03, -04, SH-PROC-03. The actions of a unit: one, or two that the rules allow it to combine. */
import { insist, Refusal, refusal, type Side } from '../../../kernel/play.ts';
import { NOTHING, run } from '../../../kernel/run.ts';
import { assault, assaultAfterManoeuvre } from '../attack/assault.ts';
import { charge } from '../attack/charge.ts';
import { doubleFire, hasHalves, mayFireTwice } from '../fire/double-fire.ts';
import { evade } from '../movement/evade.ts';
import { leftBehind } from '../movement/disengage.ts';
import { engagedBy, engagedWith } from '../field/engage.ts';
import { isExtended } from '../field/extended.ts';
import { apply } from '../apply.ts';
import type { Play } from '../facts.ts';
import { takeFlight } from '../morale/failure.ts';
import { mayFireAt, shoot } from '../fire/fire.ts';
import { fireThenAttack, mayFireThenAttack } from '../fire/fire-then-attack.ts';
import { changeFormation, FORMATION_COST, mayMarchThenForm } from '../formation/form.ts';
import { mayFormThenFire } from '../formation/form-then-fire.ts';
import { march } from '../movement/march.ts';
import { oblique } from '../movement/oblique.ts';
import type { Action } from '../order.ts';
import { rally } from '../morale/rally.ts';
import { returnFire } from '../fire/riposte.ts';
import { isArtillery, isPanicked, isThere, type State, type Table, type Unit, unitOf } from '../state.ts';

/** SH-TURN-03, -04, SH-Q-19. One action, or two that combine; an Impetuous unit's assault replaces the second. */
export function* actions(table: Table, id: string, list: readonly Action[], by: Side): Play {
  const [first, second] = list;
  insist(mayCombine(table.now, unitOf(table.now, id), list));
  if (!first) return;
  if (first.do === 'fire' && isExtended(unitOf(table.now, id)) && (!second || second.do === 'fire')) {
    insist(isOnMap(table.now, first.target));
    return yield* doubleFire(table, id, first, second);
  }
  if (first.do === 'fire' && (second?.do === 'charge' || second?.do === 'assault')) {
    insist(isOnMap(table.now, first.target));
    return yield* fireThenAttack(table, id, first, second);
  }
  const before = table.now;
  yield* perform(table, id, first, by, second?.do === 'form' ? FORMATION_COST : 0);
  const faced = engagedWith(before, unitOf(before, id));
  const manoeuvres = MARCHES.includes(first.do) || first.do === 'evade';
  if (manoeuvres && (yield* assaultAfterManoeuvre(table, id, faced))) return;
  if (!second || !mayGoOn(table.now, id, first)) return;
  if (hasPaid(before, table.now, id) && !mayStill(table.now, id, second, by)) return;
  yield* perform(table, id, second, by, 0);
}

/** SH-Q-31, SH-Q-35. Whether dice may have been rolled for the price of the march (SH-DISENGAGE-04). */
function hasPaid(before: State, now: State, id: string): boolean {
  const { saves, otherLossesTest } = now.rulings;
  if (saves === 'enemyLosses' && otherLossesTest === 'no') return false;
  const [anybody] = leftBehind(before, unitOf(before, id), unitOf(now, id));
  return anybody !== undefined;
}

/** Once dice are rolled nothing is refused: an action that has become impossible is skipped. */
function mayStill(now: State, id: string, action: Action, by: Side): boolean {
  const rules = { play: (table: Table) => perform(table, id, action, by, 0), apply };
  return run(rules, now, action, by, [], NOTHING).kind !== 'refused';
}

/** SH-FORM-23, SH-FIRE-12. If the unit still exists and completed the first. */
function mayGoOn(now: State, id: string, first: Action): boolean {
  return now.units.some((unit) => unit.id === id && (first.do !== 'form' || unit.formation === first.formation));
}

/** The manoeuvres that another action may follow (SH-TURN-04). */
export const MARCHES: readonly string[] = ['march', 'turn', 'turnAbout', 'oblique', 'forcedMarch'];

/** SH-TURN-04, SH-FIRE-08 to -10, -12 to -14, SH-FORM-17. Which two actions combine, for the units allowed to. */
function mayCombine(now: State, unit: Unit, list: readonly Action[]): Refusal | undefined {
  const [first, second, third] = list;
  if (!first || !second) return undefined;
  const no = refusal('SH-TURN-04', 'refuse-combine', { unit });
  if (third) return no;
  const marches = MARCHES.includes(first.do);
  if (marches && second.do === 'form') return mayMarchThenForm(unit);
  if (marches && second.do === 'fire') return mayMarchThenFire(now, unit, first.do === 'forcedMarch') ? undefined : no;
  if (first.do === 'form' && second.do === 'fire') return mayFormThenFire(now, unit, first, second);
  if (first.do === 'fire' && second.do === 'fire') return mayFireTwice(unit);
  if (first.do === 'fire' && (second.do === 'charge' || second.do === 'assault')) return mayFireThenAttack(unit);
  return no;
}

/** SH-FIRE-08, -09, SH-FORCED-06, SH-Q-42. Horse artillery; light infantry in column or skirmish order, but not after a forced march. */
export function mayMarchThenFire(now: State, { type, formation }: Unit, isForced: boolean): boolean {
  if (type === 'lightHorseBattery') return !isForced || now.rulings.horseGunsFireAfterForcedMarch === 'yes';
  return type === 'lightInfantry' && ['column', 'skirmish'].includes(formation) && !isForced;
}

/** SH-PROC-03. `reserved`: movement kept for the formation change (SH-FORM-17). */
function* perform(table: Table, id: string, action: Action, by: Side, reserved: number): Play {
  switch (action.do) {
    case 'march':
    case 'forcedMarch':
    case 'turn':
    case 'turnAbout':
      return yield* march(table, id, action, by, { reserved });
    case 'oblique':
      return yield* oblique(table, id, action, { reserved });
    case 'evade':
      return yield* evade(table, id, action);
    case 'form':
      return yield* changeFormation(table, id, action);
    case 'fire':
      insist(isOnMap(table.now, action.target));
      insist(hasHalves(unitOf(table.now, id), action));
      return yield* fire(table, id, action);
    case 'charge':
      insist(isOnMap(table.now, action.target));
      return yield* charge(table, id, action);
    case 'assault':
      insist(isOnMap(table.now, action.target));
      return yield* assault(table, id, action);
    case 'flee':
      return yield* flee(table, id);
    case 'rally':
      return yield* rally(table, id, action);
  }
}

/** SH-LOSS-05. A unit named in an order may have been eliminated before the order is played. */
export function isOnMap(now: State, id: string): Refusal | undefined {
  if (isThere(now, id)) return undefined;
  return refusal('SH-LOSS-05', 'refuse-group-unknown', { id });
}

/** SH-FIRE-06, SH-RIPOSTE-02, SH-TURN-08. A shot and its return fire. */
function* fire(table: Table, id: string, action: Extract<Action, { do: 'fire' }>): Play {
  const target = unitOf(table.now, action.target);
  insist(mayFireAt(table.now, unitOf(table.now, id), target, { half: action.half }));
  yield* shoot(table, id, target.id, 'fire', { half: action.half });
  yield* returnFire(table, id, target);
}

/** SH-Q-79. Under the other reading, only from an enemy that engages it; panicked units may run anyway (SH-TURN-09). */
function mayRunAway(now: State, unit: Unit): Refusal | undefined {
  if (now.rulings.voluntaryRout === 'anyone' || isPanicked(unit) || engagedBy(now, unit).length > 0) return undefined;
  return refusal('SH-Q-79', 'refuse-flee-unengaged', { unit });
}

/** SH-ROUT-17, SH-DISENGAGE-05, SH-Q-79. Infantry and cavalry, engaged or not, that do not refuse to move (SH-Q-20). */
function* flee(table: Table, id: string): Play {
  const unit = unitOf(table.now, id);
  if (isArtillery(unit)) throw refusal('SH-ROUT-17', 'refuse-flee-guns', { unit });
  if (unit.mayNotManoeuvre) throw refusal('SH-ORDERS-16', 'refuse-march-barred', { unit });
  insist(mayRunAway(table.now, unit));
  yield* takeFlight(table, id);
}
