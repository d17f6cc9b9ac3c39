/** PE-STEP-04.1, PE-GEO-30. What is counted in quarters and was ordered for this one begins. */
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { isBefore, isStraightAhead, reorientedTo } from '../position/ahead.ts';
import { byNumber } from '../position/body.ts';
import { disclose } from '../charge/disclose.ts';
import { isInContact } from '../position/contacts.ts';
import { DOING, doingOf } from '../doings.ts';
import type { Fact } from '../facts.ts';
import { whyNotAct } from '../moves/may.ts';
import { clockOf, courseOf, type State, type Unit, unitOf } from '../state.ts';

export function* begin(table: Table<State>): Play<Fact> {
  for (const { id } of table.now.units.toSorted(byNumber)) {
    const unit = unitOf(table.now, id);
    if (unit.doing || isInContact(table.now, unit)) continue;
    if (unit.course?.kind === 'charge') yield* takeAim(table, unit);
    else if (!unit.course) yield* beginAct(table, unit);
  }
}

/** PE-CTG-02, -03, PE-Q-41, -48. Only when the charge begins, or turns upon another: it reorients if the enemy is not straight ahead. */
function* takeAim(table: Table<State>, unit: Unit): Play<Fact> {
  const charge = courseOf(unit, 'charge')!;
  if (!charge.aims || charge.void) return;
  const course = { ...charge, aims: false };
  if (charge.counter) yield* disclose(table, charge.target, unit.id);
  const target = table.now.units.find(({ id }) => id === charge.target);
  const isAhead = !target || isStraightAhead(table.now, unit, target);
  if (isAhead || !isBefore(table.now, unit, target))
    return yield* happen<Fact>({ type: 'rests', unit: unit.id, to: { course } });
  yield* happen<Fact>({
    type: 'began',
    unit: unit.id,
    doing: 'reorient',
    quarters: 1,
    to: { course: { ...course, runUp: 0 }, doing: { kind: 'reorient', left: 1, to: reorientedTo(unit, target) } },
  });
}

/** PE-GAP-14. What the unit cannot do as it is by now ends its line. */
function* beginAct(table: Table<State>, unit: Unit): Play<Fact> {
  const [act] = unit.acts;
  if (!act || (unit.notBefore ?? 0) > clockOf(table.now)) return;
  const clause = whyNotAct(unit, act);
  if (clause) return yield* happen<Fact>({ type: 'halted', unit: unit.id, clause, to: { acts: [] } });
  const kind = doingOf(act);
  if (!kind) return;
  const quarters = DOING[kind].quarters(unit, act);
  yield* happen<Fact>({ type: 'began', unit: unit.id, doing: kind, quarters, to: { doing: { kind, left: quarters } } });
}
