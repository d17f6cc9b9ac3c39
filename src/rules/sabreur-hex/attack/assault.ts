/** SH-ASSAULT. An assault: a move of at most one hex in any direction, then a melee. */
import { distanceBetween } from '../field/place.ts';
import type { Hex } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { insist, type Refusal, refusal } from '../../../kernel/play.ts';
import { type AfterShot, type Declared, declare, isBarred, wishesToAttack } from './attack.ts';
import { wayUp } from './break-off.ts';
import { atEndOf, mustStayEngaged } from '../movement/disengage.ts';
import type { Displacement } from '../movement/way.ts';
import { engagedWith, engages } from '../field/engage.ts';
import { happen, type Play } from '../facts.ts';
import { friendReacts } from './friend.ts';
import { mayAttackAsHarassing } from './harassing.ts';
import { goAs } from '../movement/manoeuvre.ts';
import { assaultFactor, melee } from './melee.ts';
import { obliqueDisplacements } from '../movement/oblique-ways.ts';
import type { Action } from '../order.ts';
import { targetReacts } from './react.ts';
import { hasSkill, isPanicked, isThere, type State, type Table, type Unit, unitOf } from '../state.ts';

export type AssaultAction = Extract<Action, { do: 'assault' }>;

/** SH-ASSAULT-02, -05, -06, SH-PROC-07, SH-CHARGE-02. The whole procedure of an assault. */
export function* assault(table: Table, id: string, action: AssaultAction, shot: AfterShot = {}): Play {
  const unit = unitOf(table.now, id);
  const target = unitOf(table.now, action.target);
  insist(mayAssault(table.now, unit, target));
  const way = yield* wayUp(table, id, target.id, chooseApproach(table.now, unit, target, action));
  if (!way) return;
  const declared = declare(table.now, 'assault', unit, target, shot);
  yield* closeIn(table, declared, way);
  if (isReady(table.now, id)) yield* encounter(table, declared);
}

/** SH-DISENGAGE-04, SH-Q-35. Leaving an enemy may have eliminated the unit or, under another reading, made it flee. */
function isReady(now: State, id: string): boolean {
  return isThere(now, id) && !isPanicked(unitOf(now, id));
}

/** SH-ASSAULT-01, -02, -05, -10, -11, SH-CHARGE-10, SH-Q-61. Whether it may assault that target, from any hex. */
export function mayAssault(now: State, unit: Unit, target: Unit): Refusal | undefined {
  if (target.side === unit.side) return refusal('SH-ASSAULT-02', 'refuse-charge-friend', { unit, target });
  if (isBarred(now, unit, target)) return refusal('SH-ASSAULT-10', 'refuse-assault-who', { unit, target });
  const barred = mayAttackAsHarassing(now, unit, target);
  if (barred) return barred;
  const far = distanceBetween(unit, target);
  const reach = Number(now.rulings.assaultDistance);
  if (far <= reach) return undefined;
  return refusal('SH-ASSAULT-01', 'refuse-assault-distance', { unit, target, distance: far, reach });
}

/**
 * SH-ASSAULT-03, -08, SH-DISENGAGE-06, SH-SKIRMPASS-01. Every way to engage the target after which the unit is still
 * engaged by one of the enemies that engage it now. Friendly skirmishers make way only where there is no other way.
 */
export function approaches(now: State, unit: Unit, target: Unit): Displacement[] {
  const keeps = (way: Displacement) => !mustStayEngaged(now, unit, atEndOf(unit, way));
  const free = contacts(now, unit, target, false).filter(keeps);
  const [open] = free;
  return open ? free : contacts(now, unit, target, true).filter(keeps);
}

/** SH-ASSAULT-03, SH-OBLIQUE-04, SH-Q-20. From its own hex, or by an oblique march of one hex that keeps its facing. */
function contacts(now: State, unit: Unit, target: Unit, displacing: boolean): Displacement[] {
  const stay: Displacement = { facing: unit.facing, path: [], cost: 0, clear: true };
  const steps = unit.mayNotManoeuvre ? [] : obliqueDisplacements(now, unit, { most: 1, displacing });
  return [stay, ...steps].filter((way) => engages(now, atEndOf(unit, way), target));
}

/** SH-ASSAULT-03, -04, SH-Q-49. From the hex in the order; else its own, or the only one that works. Never guesses. */
export function chooseApproach(
  now: State,
  unit: Unit,
  target: Unit,
  { from }: Pick<AssaultAction, 'from'>,
): Displacement | Refusal {
  const possible = approaches(now, unit, target);
  const fitting = from === undefined ? possible : endingIn(unit, possible, from);
  const [first, second] = fitting;
  if (!first) return whyNot(now, unit, target, possible);
  const needsNoStep = first.path.length === 0;
  if (needsNoStep || !second) return first;
  return whichHex(unit, target, fitting);
}

/** SH-MARCH-12. An extended line may also be ordered to the hex of its right half, if its left half cannot go there. */
function endingIn(unit: Unit, ways: readonly Displacement[], hex: Hex): readonly Displacement[] {
  const left = ways.filter((way) => atEndOf(unit, way).at === hex);
  return left.length > 0 ? left : ways.filter((way) => atEndOf(unit, way).also === hex);
}

function whyNot(now: State, unit: Unit, target: Unit, possible: readonly Displacement[]): Refusal {
  if (possible.length > 0) {
    return refusal('SH-ASSAULT-03', 'refuse-assault-from', { unit, target }, texts(unit, target, possible));
  }
  const [leaving] = contacts(now, unit, target, true);
  const held = leaving && mustStayEngaged(now, unit, atEndOf(unit, leaving));
  if (held) return held;
  if (unit.mayNotManoeuvre) return refusal('SH-ORDERS-16', 'refuse-march-barred', { unit, target });
  return refusal('SH-ASSAULT-04', 'refuse-assault-way', { unit, target });
}

function whichHex(unit: Unit, target: Unit, ways: readonly Displacement[]): Refusal {
  const hexes = ways.map((way) => phrase('hex-number', { hex: atEndOf(unit, way).at }));
  return refusal('SH-ASSAULT-03', 'refuse-assault-which-hex', { unit, target, hexes }, texts(unit, target, ways));
}

function texts(unit: Unit, target: Unit, ways: readonly Displacement[]): string[] {
  return ways.map(({ path: [at] }) => `${unit.id} assault ${target.id}${at === undefined ? '' : ` from ${at}`}`);
}

/** SH-ASSAULT-03, -08, SH-DISENGAGE-04. The move up to the target, and its price if the unit leaves an enemy. */
function* closeIn(table: Table, declared: Declared, way: Displacement): Play {
  const { attacker: unit, target, distance } = declared;
  yield* happen({ type: 'assaulted', unit, target, distance });
  yield* goAs(table, unit, way);
}

/** SH-ASSAULT-06, -07, -09, -12 to -14, SH-MELEE-08. Reactions, then the attack if the target stays; no pursuit. */
function* encounter(table: Table, declared: Declared): Play {
  const ownReaction = yield* targetReacts(table, declared);
  const reaction = yield* friendReacts(table, declared, ownReaction);
  if (!reaction.goesOn || reaction.target === 'left') return;
  if (yield* wishesToAttack(table, declared, assaultFactor(table.now, declared))) yield* melee(table, declared);
}

/**
 * SH-SKILL-IMPETUOUS-01, SH-Q-19, SH-PROC-04. An Impetuous unit whose march or evasion has ended engaging a new enemy
 * assaults it straight away, without moving; of several enemies, the weakest. `before`: those it engaged when it set
 * out. Returns whether it assaulted.
 */
export function* assaultAfterManoeuvre(table: Table, id: string, before: readonly Unit[]): Play<boolean> {
  const unit = table.now.units.find((each) => each.id === id);
  if (!unit || !hasSkill(unit, 'impetuous') || table.now.rulings.impetuousMarch === 'free') return false;
  const fresh = engagedWith(table.now, unit).filter(
    (enemy) => !before.some((each) => each.id === enemy.id) && !mayAssault(table.now, unit, enemy),
  );
  const [target] = fresh.sort((a, b) => a.strength - b.strength);
  if (!target) return false;
  const declared = declare(table.now, 'assault', unit, target);
  yield* happen({ type: 'assaulted', unit: id, target: target.id, distance: declared.distance });
  yield* encounter(table, declared);
  return true;
}
