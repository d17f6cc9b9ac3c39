/** SH-GROUP, SH-ORDERS-06 to -15. Which units may be activated together, which may accompany them, and the cost. */
import { areAdjacent, distanceBetween } from '../field/place.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { insist, Refusal, refusal, type Side } from '../../../kernel/play.ts';
import { enemiesWithin } from '../field/engage.ts';
import { happen, type Play } from '../facts.ts';
import {
  hasSkill,
  isArtillery,
  isCavalry,
  isInfantry,
  isPanicked,
  isSquare,
  type Skill,
  type State,
  type Table,
  type Unit,
  unitOf,
} from '../state.ts';
import { testStubborn } from './stubborn.ts';

export type Clause = string;

export interface ActivationCost {
  readonly cost: 1 | 2;
  /** The surcharges that apply; they are not cumulative (SH-ORDERS-14). */
  readonly reasons: readonly Clause[];
}

/** SH-ORDERS-06 to -15. Pays for a group and activates it, with the accompanying scouts and gun. */
export function* activate(table: Table, by: Side, members: readonly string[], extras: readonly string[]): Play {
  insist(mayActivate(table.now, by, members, extras));
  const { cost } = activationCost(table.now, members);
  const units = [...members, ...extras];
  yield* happen({ type: 'activated', units, cost });
  yield* testStubborn(table, units);
}

/** SH-ORDERS-06, -07, SH-Q-14. The cost of a group; of an unwieldy one with an enemy within so many hexes. */
export const ACTIVATION = { cost: 1, unwieldy: 2, enemyWithin: 6 } as const;

/** SH-ORDERS-06, -07, -14, SH-Q-14. One point; two with any surcharge and an enemy in good order within 6 hexes. */
export function activationCost(now: State, members: readonly string[]): ActivationCost {
  const group = members.map((id) => unitOf(now, id));
  const reasons = UNWIELDY.filter(([, isSo]) => isSo(group)).map(([clause]) => clause);
  const always = now.rulings.surchargeNeedsEnemy === 'no';
  const isNear = (unit: Unit) => enemiesWithin(now, unit, ACTIVATION.enemyWithin).length > 0;
  const applies = reasons.length > 0 && (always || group.some(isNear));
  return applies ? { cost: ACTIVATION.unwieldy, reasons } : { cost: ACTIVATION.cost, reasons: [] };
}

/**
 * SH-ORDERS-08 to -13, SH-QUALITY-09, SH-SKILL-MASSEDCHARGE-01, -GRANDBATTERY-01, -IRREGULAR-02, -LINEARORDER-02.
 * What makes a group unwieldy.
 */
const UNWIELDY: readonly (readonly [Clause, (group: readonly Unit[]) => boolean])[] = [
  ['SH-ORDERS-08', (group) => severalWithout(group.filter(isCavalry), 'massedCharge')],
  ['SH-ORDERS-09', (group) => severalWithout(group.filter(isArtillery), 'grandBattery')],
  ['SH-ORDERS-10', (group) => group.filter((unit) => hasSkill(unit, 'irregular')).length >= 2],
  ['SH-ORDERS-11', (group) => group.filter((unit) => unit.quality === 'recruit').length >= 2],
  ['SH-ORDERS-12', (group) => group.some(isStiff)],
  ['SH-ORDERS-13', (group) => group.some(isPanicked)],
];

export const SURCHARGES: readonly Clause[] = UNWIELDY.map(([clause]) => clause);

export function surchargePhrase(clause: Clause): Phrase {
  return phrase(`surcharge-${clause.slice(-2)}`);
}

function severalWithout(units: readonly Unit[], skill: Skill): boolean {
  return units.length >= 2 && !units.every((unit) => hasSkill(unit, skill));
}

function isStiff(unit: Unit): boolean {
  return isInfantry(unit) && unit.formation === 'column' && hasSkill(unit, 'linearOrder');
}

/** SH-GROUP-01 to -09, SH-ORDERS-06, -15. Whether this side may activate these units as a group, with these extras. */
export function mayActivate(
  now: State,
  by: Side,
  members: readonly string[],
  extras: readonly string[],
): Refusal | undefined {
  const group = now.units.filter((unit) => members.includes(unit.id));
  const others = now.units.filter((unit) => extras.includes(unit.id));
  return (
    areAvailable(now, by, [...members, ...extras]) ??
    isGroup(group) ??
    mayScoutsJoin(group, others) ??
    mayGunJoin(group, others) ??
    canPay(now, members)
  );
}

/** SH-ORDERS-15, SH-TURN-03. Units of this side, each named once, none of them activated in this player-turn. */
function areAvailable(now: State, by: Side, ids: readonly string[]): Refusal | undefined {
  for (const [i, id] of ids.entries()) {
    const unit = now.units.find((each) => each.id === id);
    if (!unit) return refusal('SH-GROUP-01', 'refuse-group-unknown', { id });
    const names = { unit };
    if (unit.side !== by) return refusal('SH-GAP-08', 'refuse-not-yours', names);
    if (ids.indexOf(id) !== i) return refusal('SH-GROUP-01', 'refuse-group-twice', names);
    if (unit.activated || unit.acted) return refusal('SH-ORDERS-15', 'refuse-group-activated', names);
  }
  return undefined;
}

/** SH-GROUP-01 to -04, -07. Whether these units form a group at all. */
function isGroup(group: readonly Unit[]): Refusal | undefined {
  const gun = group.find((unit) => unit.type === 'regimentalGun');
  if (group.length === 0) return refusal('SH-GROUP-01', 'refuse-group-empty');
  if (gun) return refusal('SH-GROUP-07', 'refuse-group-gun', { unit: gun });
  return isSmallEnough(group) ?? isOfOneMind(group) ?? facesOneWay(group) ?? isChain(group);
}

/** SH-GROUP-01, SH-SKILL-IRREGULAR-03. Three units; four if all are Irregular. */
function isSmallEnough(group: readonly Unit[]): Refusal | undefined {
  const most = group.every((unit) => hasSkill(unit, 'irregular')) ? 4 : 3;
  if (group.length <= most) return undefined;
  return refusal('SH-GROUP-01', 'refuse-group-size', { units: group.length, most });
}

/** SH-GROUP-02. All panicked, or none. */
function isOfOneMind(group: readonly Unit[]): Refusal | undefined {
  const panicked = group.find(isPanicked);
  const steady = group.find((unit) => !isPanicked(unit));
  if (!panicked || !steady) return undefined;
  return refusal('SH-GROUP-02', 'refuse-group-mixed', { panicked, steady });
}

/** SH-GROUP-03, SH-FACING-13. One facing for all, except squares and panicked units. */
function facesOneWay(group: readonly Unit[]): Refusal | undefined {
  const [one, ...others] = group.filter((unit) => !isSquare(unit) && !isPanicked(unit));
  const other = others.find((unit) => unit.facing !== one?.facing);
  if (!one || !other) return undefined;
  return refusal('SH-GROUP-03', 'refuse-group-facing', { one, other });
}

/** SH-GROUP-04. In some order each unit is adjacent to the one before. */
function isChain(group: readonly Unit[]): Refusal | undefined {
  if (group.some((first) => reaches(first, without(group, first)))) return undefined;
  return refusal('SH-GROUP-04', 'refuse-group-chain');
}

function reaches(last: Unit, rest: readonly Unit[]): boolean {
  return rest.length === 0 || rest.some((next) => areAdjacent(last, next) && reaches(next, without(rest, next)));
}

function without(group: readonly Unit[], unit: Unit): Unit[] {
  return group.filter((each) => each.id !== unit.id);
}

/** SH-GROUP-05, -06, SH-SKILL-SCOUT-01, SH-Q-16. Up to two scouts within 3 hexes, all in good order. */
function mayScoutsJoin(group: readonly Unit[], extras: readonly Unit[]): Refusal | undefined {
  const scouts = extras.filter((unit) => unit.type !== 'regimentalGun');
  const first = scouts[0];
  if (first && group.some(isPanicked)) return no('SH-GROUP-05', 'refuse-group-scout-panic', first);
  for (const scout of scouts) {
    if (!hasSkill(scout, 'scout')) return no('SH-GROUP-05', 'refuse-group-no-scout', scout);
    if (isSquare(scout) || isPanicked(scout)) return no('SH-GROUP-06', 'refuse-group-scout-state', scout);
    if (!group.some((unit) => distanceBetween(unit, scout) <= 3))
      return no('SH-GROUP-06', 'refuse-group-scout-far', scout);
  }
  const [, , third] = scouts;
  return third && no('SH-GROUP-05', 'refuse-group-scouts', third);
}

/** SH-GROUP-08, -09, SH-Q-81. One regimental gun beside infantry, in a group in good order without artillery. */
export function mayGunJoin(group: readonly Unit[], extras: readonly Unit[]): Refusal | undefined {
  const [gun, second] = extras.filter((unit) => unit.type === 'regimentalGun');
  if (!gun) return undefined;
  if (second) return no('SH-GROUP-09', 'refuse-group-guns', second);
  const fit = group.every((unit) => !isArtillery(unit) && !isPanicked(unit));
  if (!fit) return no('SH-GROUP-08', 'refuse-group-gun-with', gun);
  const beside = group.some((unit) => isInfantry(unit) && areAdjacent(unit, gun));
  return beside ? undefined : no('SH-GROUP-08', 'refuse-group-gun-beside', gun);
}

function no(clause: Clause, id: string, unit: Unit): Refusal {
  return refusal(clause, id, { unit });
}

/** SH-ORDERS-06, -07, -14. Whether there are enough points. */
function canPay(now: State, members: readonly string[]): Refusal | undefined {
  const have = now.orderPoints;
  const { cost, reasons } = activationCost(now, members);
  if (cost <= have) return undefined;
  if (have <= 0) return refusal('SH-ORDERS-06', 'refuse-group-no-points');
  const why = reasons.map(surchargePhrase);
  return refusal('SH-ORDERS-07', 'refuse-group-points', { cost, have, why });
}
