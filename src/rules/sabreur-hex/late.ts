/**
 * SH-ORDERS-17 to -21, SH-PROC-01 step 4. When a side has spent its points: the Impetuous who have had no order attack
 * of their own accord, and those with Tactical Sense may act of theirs.
 */
import { total } from '../../kernel/ledger.ts';
import { phrase } from '../../kernel/phrase.ts';
import { ask, happen, insist, type Option, type Play, type Reading, Refusal, type Table } from '../../kernel/play.ts';
import { actions } from './actions.ts';
import { type AttackAction, attackText, type Duty, dutyOf, mayLeaveGroup } from './duty.ts';
import { distanceBetween } from './engage.ts';
import type { Fact } from './facts.ts';
import { mayGunJoin } from './group.ts';
import { chanceOf, moraleDice, moraleModifiers, moraleTest, type Reason } from './morale.ts';
import { hasSkill, isPanicked, isThere, type State, type Unit, unitOf } from './state.ts';
import { testTheStubborn } from './stubborn.ts';

/** SH-GAP-15, SH-Q-17. The side ends its actions, and gives up the points it has left; units that may still act late do so first. */
export function* endActions(table: Table<State>): Play<Fact> {
  const { now } = table;
  insist(mayLeaveGroup(now));
  const side = now.active;
  if (comesLate(now)) yield* happen<Fact>({ type: 'endedOrders', side });
  else yield* happen<Fact>({ type: 'endedActions', side });
}

/** SH-Q-17. Points given up are points spent; with the other reading, only those are that paid for an order. */
function comesLate(now: State): boolean {
  if (!now.late && now.rulings.endOfOrders === 'spent' && now.orderPoints > 0) return false;
  return isAnybodyLate(now);
}

export function isAnybodyLate(now: State): boolean {
  return volunteers(now).length > 0 || impatient(now).length > 0;
}

/** SH-ORDERS-17, -20, SH-SKIRMPASS-07. In good order, neither activated nor done with its turn, nor lifted out of somebody's way. */
function unheard(now: State): Unit[] {
  const idle = ({ activated, acted, displaced }: Unit) => !activated && !acted && !displaced;
  return now.units.filter((unit) => unit.side === now.active && !isPanicked(unit) && idle(unit));
}

/** SH-ORDERS-17, -18, SH-SKILL-IMPETUOUS-05, SH-Q-18. The Impetuous that could attack and have not been held back, those with the nearest enemy first. */
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

/** SH-ORDERS-20, SH-SKILL-TACTICALSENSE-03, SH-Q-81. Those with Tactical Sense that nobody has asked; a regimental gun never wakes itself. */
function volunteers(now: State): Unit[] {
  return unheard(now).filter(
    (unit) =>
      hasSkill(unit, 'tacticalSense') && unit.type !== 'regimentalGun' && !now.late?.passedOver.includes(unit.id),
  );
}

/** SH-PROC-01 step 4. The next of them: the Impetuous, then those with Tactical Sense, in the order the side wishes. */
export function* lateOrders(table: Table<State>): Play<Fact> {
  const duties = impatient(table.now);
  if (duties.length > 0) return yield* restrainOrAttack(table, duties);
  const willing = volunteers(table.now);
  const [anybody] = willing;
  if (anybody) yield* tryInitiative(table, willing);
}

/** One of the things a late unit may do, with the gun that goes along. */
interface Choice {
  readonly text: string;
  readonly about: Option['about'];
  readonly unit: string;
  readonly attack?: AttackAction;
  readonly gun?: string;
}

/** ASK-04, SH-ORDERS-17, -19. It attacks at once, or is tested to hold it back; who fails that test must attack all the same. */
function* restrainOrAttack(table: Table<State>, duties: readonly Duty[]): Play<Fact> {
  const { now } = table;
  const choice = yield* choose(now, 'ASK-04', [
    ...duties.map(({ unit }) => ({
      text: `${unit.id} restrain`,
      about: oddsOf(now, unit, 'restraint'),
      unit: unit.id,
    })),
    ...duties.flatMap((duty) => attackChoices(now, duty)),
  ]);
  if (choice.attack) return yield* attackLate(table, choice, choice.attack);
  const { passed } = yield* moraleTest(table, choice.unit, 'restraint');
  if (passed) return yield* happen<Fact>({ type: 'heldBack', unit: choice.unit });
  yield* attackUnbidden(table, duties.find(({ unit }) => unit.id === choice.unit)!);
}

/** ASK-04. Whom it attacks when it cannot be held back, where it has a choice. */
function* attackUnbidden(table: Table<State>, duty: Duty): Play<Fact> {
  const choice = yield* choose(table.now, 'ASK-04', attackChoices(table.now, duty));
  yield* attackLate(table, choice, choice.attack!);
}

/**
 * SH-ORDERS-17, -21, SH-ORDERS-16, SH-Q-20. Alone, for no points, and at once. A Stubborn unit that will not stir need
 * not attack where that takes a move.
 */
function* attackLate(table: Table<State>, { unit: id, gun }: Choice, wanted: AttackAction): Play<Fact> {
  yield* wake(table, id, gun);
  const duty = dutyOf(table.now, unitOf(table.now, id), Number(table.now.rulings.impetuousReach));
  const same = (each: AttackAction) => attackText(each) === attackText(wanted);
  const [usual] = duty?.attacks ?? [];
  const attack = duty?.attacks.find(same) ?? usual;
  if (!attack) return;
  yield* actions(table, id, [attack], table.now.active);
  if (isThere(table.now, id)) yield* happen<Fact>({ type: 'acted', unit: id });
}

/** ASK-05, SH-ORDERS-20. Tested, it may act; without a test, or after a failed one, it does not. */
function* tryInitiative(table: Table<State>, willing: readonly Unit[]): Play<Fact> {
  const { now } = table;
  const tries = willing.flatMap((unit): Choice[] =>
    withGuns(now, unit, { text: `${unit.id} try`, about: oddsOf(now, unit, 'initiative'), unit: unit.id }),
  );
  const choice = yield* choose(now, 'ASK-05', [{ text: 'none', about: {}, unit: '' }, ...tries]);
  if (choice.unit === '') {
    return yield* happen<Fact>({ type: 'passedOver', units: willing.map(({ id }) => id) });
  }
  const { passed } = yield* moraleTest(table, choice.unit, 'initiative');
  if (passed) yield* wake(table, choice.unit, choice.gun);
  else yield* happen<Fact>({ type: 'passedOver', units: [choice.unit] });
}

/** SH-ORDERS-21, SH-Q-16, SH-Q-81. Alone but for a regimental gun; no scouts, for it is no order. */
function* wake(table: Table<State>, id: string, gun: string | undefined): Play<Fact> {
  const units = gun === undefined ? [id] : [id, gun];
  yield* happen<Fact>({ type: 'activated', units, cost: 0 });
  yield* testTheStubborn(table, units);
}

function attackChoices(now: State, { unit, attacks }: Duty): Choice[] {
  return attacks.flatMap((attack) => {
    const text = `${unit.id} ${attackText(attack)}`;
    return withGuns(now, unit, { text, about: { target: attack.target }, unit: unit.id, attack });
  });
}

/** SH-Q-81. The same choice alone, and with each regimental gun that may come along. */
function withGuns(now: State, unit: Unit, choice: Choice): Choice[] {
  const guns = now.units.filter(
    (gun) =>
      gun.type === 'regimentalGun' &&
      gun.side === unit.side &&
      !gun.activated &&
      !gun.acted &&
      !mayGunJoin([unit], [gun]),
  );
  return [choice, ...guns.map((gun) => ({ ...choice, text: `${choice.text} with ${gun.id}`, gun: gun.id }))];
}

/** What the test needs, and its chance. */
function oddsOf(now: State, unit: Unit, reason: Reason): Option['about'] {
  const needs = total(unit.command, moraleModifiers(now, unit, reason, {}));
  return { needs, chance: chanceOf(needs, moraleDice(now, unit, reason)) };
}

/** The first choice is the default. One alone is no choice. */
function* choose(now: State, kind: 'ASK-04' | 'ASK-05', choices: readonly Choice[]): Play<never, Choice> {
  const [usual, another] = choices;
  if (!another) return usual!;
  const units = [...new Set(choices.flatMap(({ unit }) => (unit === '' ? [] : [unit])))];
  return yield* ask<Choice>({
    kind,
    to: now.active,
    ...(units.length === 1 && { unit: units[0]! }),
    about: { units },
    options: choices.map(({ text, about }) => ({ text, about })),
    fallback: usual!.text,
    read: (text): Reading<Choice> => {
      const value = choices.find((each) => each.text === text);
      if (value) return { value, text };
      return new Refusal(
        kind === 'ASK-04' ? 'SH-ORDERS-17' : 'SH-ORDERS-20',
        phrase('refuse-answer', { given: text }),
        choices.map((each) => each.text),
      );
    },
  });
}
