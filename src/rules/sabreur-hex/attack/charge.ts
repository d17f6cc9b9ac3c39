/** SH-CHARGE. Declaring a charge, carrying it out, and what follows the target's reaction. */
import { flankHexes, isStraightAhead } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import { insist, type Refusal, refusal } from '../../../kernel/play.ts';
import { type AfterShot, type Declared, declare, isBarred, type Reaction, wishesToAttack } from './attack.ts';
import { wayUp } from './break-off.ts';
import { atEndOf } from '../movement/disengage.ts';
import { frontalDisplacements } from '../movement/displacement.ts';
import type { Displacement } from '../movement/way.ts';
import { engages, inFrontOf, isInvolved } from '../field/engage.ts';
import { chargeDoubles } from '../losses/factor.ts';
import { happen, type Play } from '../facts.ts';
import { friendReacts } from './friend.ts';
import { mayAttackAsHarassing } from './harassing.ts';
import type { Action } from '../order.ts';
import { go } from '../movement/manoeuvre.ts';
import { distanceBetween, hexesOf } from '../field/place.ts';
import { pursue } from './pursuit.ts';
import { targetReacts } from './react.ts';
import { chargeFactor, shock } from './shock.ts';
import { liftSkirmishers, putBack } from '../movement/skirmish-pass.ts';
import { type State, type Table, type Unit, unitOf } from '../state.ts';
import { movementFactor } from '../tables.ts';

export type ChargeAction = Extract<Action, { do: 'charge' }>;

/** SH-CHARGE-13, -16, -18, -20, SH-PROC-06. The whole procedure of a charge. */
export function* charge(table: Table, id: string, action: ChargeAction, shot: AfterShot = {}): Play {
  const charger = unitOf(table.now, id);
  const target = unitOf(table.now, action.target);
  insist(mayCharge(table.now, charger, target));
  const ride = yield* wayUp(table, id, target.id, chooseChargePath(table.now, charger, target, action));
  if (!ride) return;
  const declared = declare(table.now, 'charge', charger, target, shot);

  yield* rideHome(table, id, action.target, ride);
  const ownReaction = yield* targetReacts(table, declared);
  const reaction = yield* friendReacts(table, declared, ownReaction);
  if (!reaction.goesOn) return;
  const fate = reaction.target === 'stands' ? yield* attack(table, declared, ride, reaction) : 'left';
  if (fate === 'left') yield* pursue(table, { declared, ride, reaction, targetAt: hexesOf(target) });
}

/** SH-CHARGE-13 step 4, SH-CHARGE-17, -18. The attack on a target that stands: a shock. */
function* attack(table: Table, declared: Declared, ride: Displacement, reaction: Reaction): Play<'holds' | 'left'> {
  const { attacker: charger, target } = declared;
  if (!engages(table.now, unitOf(table.now, charger), unitOf(table.now, target))) return 'holds';
  const doubled = isDoubled(table.now, declared, ride, reaction);
  if (!(yield* wishesToAttack(table, declared, chargeFactor(table.now, charger, target, doubled)))) return 'holds';
  return yield* shock(table, {
    charger,
    target,
    attack: declared,
    doubled,
    lostBefore: reaction.lostByTarget,
    shotBefore: declared.shotBefore,
    counterDoubled: isCounterDoubled(table.now, declared, reaction),
  });
}

/** SH-CHARGE-01, -03 to -06, -10, -11, SH-ORDERS-16, SH-Q-20. Whether it may charge that target at all. */
export function mayCharge(now: State, charger: Unit, target: Unit): Refusal | undefined {
  return mayChargeAlone(now, charger, target) ?? mustLookAhead(now, charger, target);
}

/** SH-CHARGE-01, -10, -11, SH-ORDERS-16. Whether such a unit may charge such a target, wherever they are. */
export function mayChargeTarget(now: State, charger: Unit, target: Unit): Refusal | undefined {
  if (target.side === charger.side) return refusal('SH-CHARGE-01', 'refuse-charge-friend', { unit: charger, target });
  if (isBarred(now, charger, target)) return refusal('SH-CHARGE-10', 'refuse-charge-who', { unit: charger, target });
  if (charger.mayNotManoeuvre) return refusal('SH-ORDERS-16', 'refuse-march-barred', { unit: charger, target });
  return mayAttackAsHarassing(now, charger, target);
}

/** SH-CHARGE-03 to -05. Whether it may from its position. */
function mayChargeAlone(now: State, charger: Unit, target: Unit): Refusal | undefined {
  const barred = mayChargeTarget(now, charger, target);
  if (barred) return barred;
  if (isInvolved(now, charger)) return refusal('SH-CHARGE-03', 'refuse-charge-engaged', { unit: charger, target });
  const far = distanceBetween(charger, target);
  const reach = movementFactor(charger);
  if (far > reach) {
    return refusal('SH-CHARGE-04', 'refuse-charge-distance', { unit: charger, target, distance: far, reach });
  }
  if (!inFrontOf(charger, target) && !isOnFlankHex(charger, target)) {
    return refusal('SH-CHARGE-05', 'refuse-charge-cone', { unit: charger, target });
  }
  return undefined;
}

/** SH-Q-47. The other reading of “directly in front”: on the line along which the charger looks. */
function isDeadAhead(charger: Unit, target: Unit): boolean {
  return hexesOf(target).some((hex) => hexesOf(charger).some((own) => isStraightAhead(own, charger.facing, hex)));
}

/** SH-CHARGE-05. On one of the two flank hexes: one rotation brings it in front. */
function isOnFlankHex(charger: Unit, target: Unit): boolean {
  const flanks = hexesOf(charger).flatMap((own) => flankHexes(own, charger.facing));
  return hexesOf(target).some((hex) => flanks.includes(hex));
}

/** SH-CHARGE-06, SH-Q-47. An enemy ahead that could be charged comes before one on a flank hex. */
function mustLookAhead(now: State, charger: Unit, target: Unit): Refusal | undefined {
  const isFirst = now.rulings.chargeAhead === 'cone' ? inFrontOf : isDeadAhead;
  if (isFirst(charger, target)) return undefined;
  const ahead = now.units.find(
    (enemy) => isFirst(charger, enemy) && !mayChargeAlone(now, charger, enemy) && canReach(now, charger, enemy),
  );
  if (!ahead) return undefined;
  return refusal('SH-CHARGE-06', 'refuse-charge-ahead', { unit: charger, target, ahead }, [
    `${charger.id} charge ${ahead.id}`,
  ]);
}

/** SH-CHARGE-07, -08, -12, -15, SH-PASS-06, SH-SKIRMPASS-01, SH-Q-48, SH-Q-50. All the ways up to the target. */
export function chargePaths(now: State, charger: Unit, target: Unit, via: readonly Hex[] = []): Displacement[] {
  const free = chargePathsBy(now, charger, target, false);
  const displacing = free.length === 0;
  return displacing || via.length > 0 ? chargePathsBy(now, charger, target, displacing, via) : free;
}

function canReach(now: State, charger: Unit, target: Unit): boolean {
  const [ride] = chargePaths(now, charger, target);
  return ride !== undefined;
}

function chargePathsBy(
  now: State,
  charger: Unit,
  target: Unit,
  displacing: boolean,
  via?: readonly Hex[],
): Displacement[] {
  const ways = { rotate: true, allowance: movementFactor(charger), against: target, displacing, ...(via && { via }) };
  return frontalDisplacements(now, charger, ways).filter((ride) => engages(now, atEndOf(charger, ride), target));
}

/** SH-CHARGE-09, SH-Q-49. An impossible charge is refused. Of several paths, a clear one, then the shortest. */
export function chooseChargePath(
  now: State,
  charger: Unit,
  target: Unit,
  action: ChargeAction,
): Displacement | Refusal {
  const names = { unit: charger, target };
  const possible = chargePaths(now, charger, target, action.via);
  const [any] = possible;
  if (!any && !canReach(now, charger, target)) return refusal('SH-CHARGE-08', 'refuse-charge-way', names);
  const fitting = possible.filter((ride) => action.facing === undefined || ride.facing === action.facing);
  const roughness = (ride: Displacement) => Number(!ride.clear);
  const [best] = fitting.toSorted((a, b) => roughness(a) - roughness(b) || a.cost - b.cost);
  return best ?? refusal('SH-CHARGE-08', 'refuse-charge-via', names);
}

/** SH-CHARGE-13 step 2, -14, SH-MARCH-07. The march up to the target, past friendly skirmishers. */
function* rideHome(table: Table, id: string, target: string, ride: Displacement): Play {
  const charger = unitOf(table.now, id);
  const far = distanceBetween(charger, unitOf(table.now, target));
  const lifted = yield* liftSkirmishers(table, atEndOf(charger, ride));
  yield* happen({ type: 'charged', unit: id, target, distance: far });
  yield* go(table, id, ride);
  yield* putBack(table, id, lifted);
}

/** SH-FACTOR-09, SH-Q-28. Whether the charger's factor doubles, judged when it strikes; not if it is countercharged. */
export function isDoubled(
  now: State,
  declared: Pick<Declared, 'attacker' | 'target' | 'distance'>,
  ride: Pick<Displacement, 'clear'>,
  reaction: Pick<Reaction, 'countercharged'>,
): boolean {
  const charger = unitOf(now, declared.attacker);
  const target = unitOf(now, declared.target);
  const run = { distance: declared.distance, clear: ride.clear };
  const isMet = reaction.countercharged !== undefined && now.rulings.counterchargeDoubling !== 'countercharger';
  return !isMet && chargeDoubles(now, charger, target, run);
}

/** SH-Q-28. A target that countercharges doubles only under another reading. */
export function isCounterDoubled(
  now: State,
  declared: Pick<Declared, 'attacker' | 'target' | 'distance'>,
  reaction: Pick<Reaction, 'countercharged'>,
): boolean {
  if (reaction.countercharged !== 'target' || now.rulings.counterchargeDoubling !== 'charger') return false;
  const run = { distance: declared.distance, clear: true };
  return chargeDoubles(now, unitOf(now, declared.target), unitOf(now, declared.attacker), run);
}
