/** PE-GAP-17, PE-EVC-07. Morale by a stand-in of ours. */
import { gap } from '../../../field/gap.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { distance } from '../../../field/point.ts';
import { middle } from '../../../field/shape.ts';
import { happen, type Play, rollDie, type Table } from '../../../kernel/play.ts';
import { byNumber, figuresOf, groundOf } from '../position/body.ts';
import { escapeOf } from '../escape/walk.ts';
import type { Fact } from '../facts.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { sees } from '../position/view.ts';
import { breakOffPursued } from './losses.ts';

const NEEDS: Readonly<Record<Unit['status'], number>> = {
  guard: 2,
  elite: 2,
  regular: 3,
  semiRegular: 4,
  militia: 5,
  irregular: 5,
};

const SEES_BREAK: Length = 10 * CENTIMETRE;
const HEARTENED: Length = 25 * CENTIMETRE;

/** Who has lost a quarter of its figures in this half, or has seen a friend break off. `before`: as the half was fought out. */
export function* testMorale(table: Table<State>, before: State, beaten: readonly string[]): Play<Fact> {
  const isShaken = (id: string): boolean => hasLostQuarter(before, table.now, id) || seesBreaking(before, id, beaten);
  const reacted = new Set<string>();
  for (const { id, torn } of table.now.units.toSorted(byNumber)) {
    if (reacted.has(id)) continue;
    if (torn === undefined) {
      const unit = unitOf(table.now, id);
      if (!escapeOf(unit) && isShaken(id) && !(yield* holdsOn(table.now, unit))) yield* breakOffPursued(table, id);
      continue;
    }
    reacted.add(torn);
    if ([id, torn].some((each) => beaten.includes(each) || isShaken(each))) yield* testHalves(table, [id, torn]);
  }
}

/** PE-EVS-02. Both test, and both go by the worse of the two; who goes back already goes on with that. */
function* testHalves(table: Table<State>, halves: readonly string[]): Play<Fact> {
  const present = table.now.units.filter(({ id, course }) => halves.includes(id) && course?.kind !== 'withdraw');
  let hold = true;
  for (const unit of present.toSorted(byNumber)) hold = (yield* holdsOn(table.now, unit)) && hold;
  if (!hold) for (const { id } of present.toSorted(byNumber)) yield* breakOffPursued(table, id);
}

function hasLostQuarter(before: State, now: State, id: string): boolean {
  const [had, has] = [before, now].map(({ units }) => units.find((each) => each.id === id));
  return had !== undefined && 4 * (figuresOf(had) - (has ? figuresOf(has) : 0)) >= figuresOf(had);
}

function seesBreaking(before: State, id: string, beaten: readonly string[]): boolean {
  const unit = before.units.find((each) => each.id === id);
  const breaks = before.units.filter((each) => beaten.includes(each.id) && each.id !== id);
  return unit !== undefined && breaks.some((each) => each.side === unit.side && seesBreak(before, unit, each));
}

function seesBreak(before: State, unit: Unit, friend: Unit): boolean {
  return gap(groundOf(unit), groundOf(friend)) <= SEES_BREAK && sees(before, unit, friend);
}

/** One less without an officer near, once it is below half of what it had. */
export function* holdsOn(now: State, unit: Unit): Play<Fact, boolean> {
  const isAlone =
    figuresOf(unit) < (unit.lost ?? 0) &&
    !now.officers.some(({ side, at }) => side === unit.side && distance(at, middle(groundOf(unit))) <= HEARTENED);
  const needs = NEEDS[unit.status] + (isAlone ? 1 : 0);
  const die = yield* rollDie({ clause: 'PE-GAP-17', why: 'morale', unit: unit.id, about: { needs } });
  const held = die >= needs;
  yield* happen<Fact>({ type: 'tested', unit: unit.id, die, needs, held });
  return held;
}
