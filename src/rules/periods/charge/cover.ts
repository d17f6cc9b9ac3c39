/** PE-COB-07, -08, PE-Q-21, -47. A unit covers itself first: its charge turns upon the enemy that charges it, or could. */
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { isBefore, isStraightAhead } from '../position/ahead.ts';
import { byNumber, enemiesOf, friendsOf } from '../position/body.ts';
import { isInContact } from '../position/contacts.ts';
import type { Fact } from '../facts.ts';
import { lengthTo } from '../position/push.ts';
import { clockOf, courseOf, type State, type Unit, unitOf } from '../state.ts';
import { disclose } from './disclose.ts';
import { chargesOn, couldCharge, isRunning, whyNoCharge } from './may.ts';
import { isObstructed, isOnTakenSide } from './upon.ts';
import { levelOf } from '../position/view.ts';

/** At the start of each quarter of the charge from the second on. */
export function* coverThemselves(table: Table<State>): Play<Fact> {
  for (const { id } of table.now.units.toSorted(byNumber)) {
    const unit = unitOf(table.now, id);
    const charge = courseOf(unit, 'charge');
    if (!charge || charge.stopping || charge.since >= clockOf(table.now) || !isRunning(table.now, unit)) continue;
    const enemy = threatTo(table.now, unit);
    if (!enemy) continue;
    yield* happen<Fact>({
      type: 'diverted',
      unit: id,
      target: enemy.id,
      before: charge.target,
      // PE-CBO-04. The bonuses are kept, unless it must reorient; the charge on this enemy begins now.
      to: {
        course: {
          ...charge,
          target: enemy.id,
          since: clockOf(table.now),
          aims: !isStraightAhead(table.now, unit, enemy),
          known: true,
        },
      },
    });
    yield* disclose(table, enemy.id, unit.id);
  }
}

/** PE-Q-21, -47. A declared charge before a possible one, then the smallest distance, then the lower id. */
function threatTo(now: State, unit: Unit): Unit | undefined {
  const { target } = courseOf(unit, 'charge')!;
  const own = now.units.find(({ id }) => id === target);
  // What it means already is covered against.
  if (own && chargesOn(own, unit)) return undefined;
  const may = enemiesOf(now, unit).filter((enemy) => mayTurnUpon(now, unit, enemy));
  const charging = may.filter((enemy) => chargesOn(enemy, unit) && courseOf(enemy, 'charge')!.since < clockOf(now));
  if (charging.length > 0) return nearest(unit, charging);
  if (now.variants.selfcover === 'declared' || (own && couldCharge(now, own, unit))) return undefined;
  return nearest(
    unit,
    may.filter(({ id }) => id !== target).filter((enemy) => couldCharge(now, enemy, unit)),
  );
}

/** PE-Q-47. One that it may not charge itself (PE-CFO, PE-CMU-01) it does not turn upon. */
function mayTurnUpon(now: State, unit: Unit, enemy: Unit): boolean {
  const friends = friendsOf(now, unit).filter((each) => chargesOn(each, enemy));
  return (
    whyNoCharge(unit, enemy) === undefined &&
    isBefore(now, unit, enemy) &&
    levelOf(now, unit) === levelOf(now, enemy) &&
    !isInContact(now, enemy) &&
    !isOnTakenSide(unit, enemy, friends) &&
    !isObstructed(now, unit, enemy)
  );
}

function nearest(unit: Unit, enemies: readonly Unit[]): Unit | undefined {
  const far = (enemy: Unit): number => lengthTo(enemy, unit) ?? Infinity;
  return enemies.toSorted((a, b) => far(a) - far(b) || byNumber(a, b))[0];
}
