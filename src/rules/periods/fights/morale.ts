/** PE-GAP-17, PE-EVC-07. Morale by a stand-in of ours. */
import { gap } from '../../../field/gap.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { distance } from '../../../field/point.ts';
import { middle } from '../../../field/shape.ts';
import { happen, type Play, rollDie, type Table } from '../../../kernel/play.ts';
import { byNumber, figuresOf, groundOf } from '../position/body.ts';
import { escapeOf } from '../escape/walk.ts';
import type { Fact } from '../facts.ts';
import type { State, Unit } from '../state.ts';
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
  const breaks = before.units.filter(({ id }) => beaten.includes(id));
  for (const { id } of table.now.units.toSorted(byNumber)) {
    const unit = table.now.units.find((each) => each.id === id)!;
    const had = before.units.find((each) => each.id === id);
    if (!had || escapeOf(unit)) continue;
    const isShot = 4 * (figuresOf(had) - figuresOf(unit)) >= figuresOf(had);
    const isShaken = breaks.some((each) => each.side === unit.side && each.id !== id && seesBreak(before, had, each));
    if ((isShot || isShaken) && !(yield* holdsOn(table.now, unit))) yield* breakOffPursued(table, id);
  }
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
