/**
 * SH-ORDERS-17 to -21, SH-PROC-01 step 4. Impetuous units attack without orders, others act on their own initiative.
 */
import { distanceBetween } from '../field/place.ts';
import { total } from '../../../kernel/ledger.ts';
import type { Hex } from '../../../hex/grid.ts';
import { insist } from '../../../kernel/play.ts';
import { askAs } from '../../../kernel/asking.ts';
import type { About, Typed } from '../../../kernel/question.ts';
import { actions } from './actions.ts';
import { type AttackAction, type Duty, dutyOf, mayLeaveGroup } from './duty.ts';
import { happen, type Play } from '../facts.ts';
import { mayGunJoin } from './group.ts';
import { chanceOf, moraleDice, moraleModifiers, moraleTest, type Reason } from '../morale/morale.ts';
import { INITIATIVE, type Initiative } from '../questions/initiative.ts';
import { LATE, type Late } from '../questions/late.ts';
import { hasSkill, isPanicked, isThere, type State, type Table, type Unit, unitOf } from '../state.ts';
import { testStubborn } from './stubborn.ts';

/** SH-GAP-15, SH-Q-17. The remaining points are given up; units that may still act late do so first. */
export function* endActions(table: Table): Play {
  const { now } = table;
  insist(mayLeaveGroup(now));
  const side = now.active;
  if (comesLate(now)) yield* happen({ type: 'endedOrders', side });
  else yield* happen({ type: 'endedActions', side });
}

/** SH-Q-17. Points given up count as spent; under the other reading, only points that paid for an order do. */
function comesLate(now: State): boolean {
  if (!now.late && now.rulings.endOfOrders === 'spent' && now.orderPoints > 0) return false;
  return hasLateUnits(now);
}

export function hasLateUnits(now: State): boolean {
  return volunteers(now).length > 0 || impatient(now).length > 0;
}

/** SH-ORDERS-17, -20, SH-SKIRMPASS-07. In good order, and neither activated, done nor displaced. */
function unheard(now: State): Unit[] {
  const idle = ({ activated, acted, displaced }: Unit) => !activated && !acted && !displaced;
  return now.units.filter((unit) => unit.side === now.active && !isPanicked(unit) && idle(unit));
}

/** SH-ORDERS-17, -18, SH-SKILL-IMPETUOUS-05, SH-Q-18. The Impetuous not held back, nearest to an enemy first. */
function impatient(now: State): Duty[] {
  const reach = Number(now.rulings.impetuousReach);
  return unheard(now)
    .filter(({ id }) => !now.late?.heldBack.includes(id))
    .flatMap((unit) => dutyOf(now, unit, reach) ?? [])
    .sort((a, b) => nearest(now, a) - nearest(now, b));
}

function nearest(now: State, { unit, attacks }: Duty): number {
  return distanceBetween(unit, unitOf(now, attacks[0]!.target));
}

/** SH-ORDERS-20, SH-SKILL-TACTICALSENSE-03, SH-Q-81. Those not asked yet; a regimental gun never activates itself. */
function volunteers(now: State): Unit[] {
  return unheard(now).filter(
    (unit) =>
      hasSkill(unit, 'tacticalSense') && unit.type !== 'regimentalGun' && !now.late?.passedOver.includes(unit.id),
  );
}

/** SH-PROC-01 step 4. The Impetuous units, then those with Tactical Sense, as the side chooses. */
export function* lateOrders(table: Table): Play {
  const duties = impatient(table.now);
  if (duties.length > 0) return yield* restrainOrAttack(table, duties);
  const willing = volunteers(table.now);
  const [anybody] = willing;
  if (anybody) yield* tryInitiative(table, willing);
}

/** One of the things a late unit may do: an answer, and what the card says of it. */
interface Offer<V> {
  readonly value: V;
  readonly about?: About;
}

type LateAttack = Exclude<Late, { say: 'restrain' }>;
type Try = Exclude<Initiative, { say: 'none' }>;

/** ASK-04, SH-ORDERS-17, -19. It attacks straight away, or tests to be held back; if it fails, it attacks. */
function* restrainOrAttack(table: Table, duties: readonly Duty[]): Play {
  const { now } = table;
  const choice = yield* choose<Late>(now, LATE, [
    ...duties.map(({ unit }) => ({
      value: { say: 'restrain', unit: unit.id } as const,
      about: oddsOf(now, unit, 'restraint'),
    })),
    ...duties.flatMap((duty) => attacksOf(now, duty)),
  ]);
  if (choice.say !== 'restrain') return yield* attackLate(table, choice);
  const { passed } = yield* moraleTest(table, choice.unit, 'restraint');
  if (passed) return yield* happen({ type: 'heldBack', unit: choice.unit });
  yield* attackUnbidden(table, duties.find(({ unit }) => unit.id === choice.unit)!);
}

/** ASK-04. The target if it cannot be held back and has a choice. */
function* attackUnbidden(table: Table, duty: Duty): Play {
  const choice = yield* choose<Late>(table.now, LATE, attacksOf(table.now, duty));
  if (choice.say !== 'restrain') yield* attackLate(table, choice);
}

/** SH-ORDERS-17, -21, SH-ORDERS-16, SH-Q-20. Alone, straight away, for no points, unless it refuses to move. */
function* attackLate(table: Table, wanted: LateAttack): Play {
  const { unit: id, gun } = wanted;
  yield* wake(table, id, gun);
  const duty = dutyOf(table.now, unitOf(table.now, id), Number(table.now.rulings.impetuousReach));
  const [usual] = duty?.attacks ?? [];
  const attack = duty?.attacks.find((each) => isSame(each, wanted)) ?? usual;
  if (!attack) return;
  yield* actions(table, id, [attack], table.now.active);
  if (isThere(table.now, id)) yield* happen({ type: 'acted', unit: id });
}

function isSame(attack: AttackAction, wanted: LateAttack): boolean {
  const from = wanted.say === 'assault' ? wanted.from : undefined;
  return attack.do === wanted.say && attack.target === wanted.target && fromOf(attack) === from;
}

function fromOf(attack: AttackAction): Hex | undefined {
  return attack.do === 'assault' ? attack.from : undefined;
}

/** ASK-05, SH-ORDERS-20. If it passes a test it may act; without a test, or after a failed one, it does not. */
function* tryInitiative(table: Table, willing: readonly Unit[]): Play {
  const { now } = table;
  const tries = willing.flatMap((unit) =>
    withGuns<Try>(now, unit, { say: 'try', unit: unit.id }, oddsOf(now, unit, 'initiative')),
  );
  const choice = yield* choose<Initiative>(now, INITIATIVE, [{ value: { say: 'none' } }, ...tries]);
  if (choice.say === 'none') return yield* happen({ type: 'passedOver', units: willing.map(({ id }) => id) });
  const { passed } = yield* moraleTest(table, choice.unit, 'initiative');
  if (passed) yield* wake(table, choice.unit, choice.gun);
  else yield* happen({ type: 'passedOver', units: [choice.unit] });
}

/** SH-ORDERS-21, SH-Q-16, SH-Q-81. Alone except for a regimental gun; no scouts, because it is not an order. */
function* wake(table: Table, id: string, gun: string | undefined): Play {
  const units = gun === undefined ? [id] : [id, gun];
  yield* happen({ type: 'activated', units, cost: 0 });
  yield* testStubborn(table, units);
}

function attacksOf(now: State, { unit, attacks }: Duty): Offer<LateAttack>[] {
  return attacks.flatMap((attack) => {
    const { target } = attack;
    const value: LateAttack =
      attack.do === 'charge'
        ? { say: 'charge', unit: unit.id, target }
        : { say: 'assault', unit: unit.id, target, from: fromOf(attack) };
    return withGuns(now, unit, value, { target });
  });
}

/** SH-Q-81. The same choice alone, and with each regimental gun that may accompany it. */
function withGuns<V extends { readonly gun?: string | undefined }>(
  now: State,
  unit: Unit,
  value: V,
  about: About,
): Offer<V>[] {
  const guns = now.units.filter(
    (gun) =>
      gun.type === 'regimentalGun' &&
      gun.side === unit.side &&
      !gun.activated &&
      !gun.acted &&
      !mayGunJoin([unit], [gun]),
  );
  return [{ value, about }, ...guns.map((gun) => ({ value: { ...value, gun: gun.id }, about }))];
}

function oddsOf(now: State, unit: Unit, reason: Reason): About {
  const needs = total(unit.command, moraleModifiers(now, unit, reason, {}));
  return { needs, chance: chanceOf(needs, moraleDice(now, unit, reason)) };
}

/** The first choice is the default. A single choice is not asked. */
function* choose<V extends Late | Initiative>(now: State, kind: Typed<V>, options: readonly Offer<V>[]): Play<V> {
  const [usual, another] = options;
  if (!another) return usual!.value;
  const units = [...new Set(options.flatMap(({ value }) => (value.say === 'none' ? [] : value.unit)))];
  const [only, other] = units;
  return yield* askAs(kind, {
    to: now.active,
    ...(only !== undefined && other === undefined && { unit: only }),
    about: { units },
    options,
    fallback: usual!.value,
  });
}
