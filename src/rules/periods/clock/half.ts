/** PE-STEP-05 to -07. The end of a half, and of a period. */
import { moved } from '../../../field/point.ts';
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { byNumber, groundOf } from '../position/body.ts';
import { enemyMet } from '../charge/met.ts';
import { strike } from '../charge/strike.ts';
import { isInContact } from '../position/contacts.ts';
import type { Droppable, Fact } from '../facts.ts';
import { join } from '../escape/apart.ts';
import { pursuitsEnd } from '../escape/follow.ts';
import { fightSimply, isToSettle } from '../fights/settle.ts';
import { generalsStop, officersMove } from './officers.ts';
import { bars, freeLength, metOn } from '../position/push.ts';
import { bonusOf } from '../moves/rates.ts';
import { clockOf, courseOf, type State, type Unit, unitOf } from '../state.ts';
import { byPoints, endIfBroken, takeObjectives } from '../victory.ts';

/** PE-STEP-05. Then what the half's fire and melees come to is settled, if there is anything. */
export function* endHalf(table: Table<State>): Play<Fact> {
  const start = table.now;
  if (start.quarter === 4) yield* completeCharges(table, start);
  yield* join(table);
  yield* officersMove(table);
  yield* generalsStop(table);
  if (isToSettle(table.now)) return yield* happen<Fact>({ type: 'phase', phase: 'desk' });
  yield* closeHalf(table);
}

/** PE-GAP-17. The stand-in. */
export function* fightHalf(table: Table<State>): Play<Fact> {
  yield* fightSimply(table);
  yield* endSettling(table);
}

/** PE-STEP-06. Fire and melee are settled, by the stand-in or at the desk: a side may have broken, else play goes on. */
export function* endSettling(table: Table<State>): Play<Fact> {
  yield* endIfBroken(table);
  if (table.now.phase === 'fire') return yield* happen<Fact>({ type: 'phase', phase: 'quarters' });
  if (table.now.phase === 'desk') yield* closeHalf(table);
}

/** PE-STEP-07, -08. */
function* closeHalf(table: Table<State>): Play<Fact> {
  const isPeriod = table.now.quarter === 4;
  yield* pursuitsEnd(table);
  for (const { id } of table.now.units.toSorted(byNumber)) yield* rests(table, unitOf(table.now, id), isPeriod);
  const { period, quarter, lastPeriod } = table.now;
  const isLast = isPeriod && period === lastPeriod;
  yield* happen<Fact>({
    type: 'halfEnded',
    period: isPeriod && !isLast ? period + 1 : period,
    quarter: isPeriod ? (isLast ? 4 : 1) : quarter + 1,
    phase: isLast ? 'over' : 'sheets',
  });
  yield* takeObjectives(table);
  if (isLast) yield* happen<Fact>(byPoints(table.now));
}

/** PE-COB-01, -02, -04, PE-Q-34. At the end of the period: charges that have not struck home go on for their bonus, and are unformed. */
function* completeCharges(table: Table<State>, start: State): Play<Fact> {
  for (const { id } of start.units.toSorted(byNumber)) {
    const unit = unitOf(table.now, id);
    const charge = courseOf(unit, 'charge');
    if (!charge || isInContact(table.now, unit)) continue;
    if (!charge.void && !unit.doing) yield* completeMove(table, start, unit);
    if (isInContact(table.now, unit)) continue;
    yield* happen<Fact>({
      type: 'ended',
      unit: id,
      what: 'charge',
      clause: charge.void ? 'PE-CHG-11' : 'PE-COB-04',
      to: charge.void ? {} : { condition: 'unformed', acts: [] },
      drop: ['course', 'doing'],
    });
  }
}

/** PE-Q-34. 1 mm short of friends, obstacles and the edge; an enemy in the way is an ordinary melee entry, unformed. */
function* completeMove(table: Table<State>, start: State, unit: Unit): Play<Fact> {
  const bonus = bonusOf(unit);
  const things = bars(table.now, ({ id }) => id === unit.id);
  const met = metOn(table.now, groundOf(unit), unit.pose.heading, bonus + 1, things);
  const enemy = met && enemyMet(table.now, unit, met);
  const by = enemy ? met.after : met && met.after < bonus ? freeLength(met, bonus) : bonus;
  const to = { pose: moved(unit.pose, by) };
  yield* happen<Fact>({ type: 'moved', unit: unit.id, why: 'completes', from: unit.pose, by, to });
  if (enemy)
    yield* strike(table, start, [
      { by: unit.id, target: enemy.id, how: 'entry', bonus: false, reached: 'walk', as: 'unformed' },
    ]);
}

/**
 * PE-GAP-10, -14. What of its line was not carried out is not made up, but a forced march, a doing under way and a line that
 * waits for its half go on; a wheel keeps where it began. PE-FMR-04: forced periods are counted.
 */
function* rests(table: Table<State>, unit: Unit, isPeriod: boolean): Play<Fact> {
  const [act] = unit.acts;
  const isWaiting = (unit.notBefore ?? 0) > clockOf(table.now);
  const isKept = unit.doing !== undefined || (act?.do === 'ahead' && act.forced === true) || act?.do === 'reform';
  const acts = isWaiting ? unit.acts : unit.acts.slice(0, isKept ? 1 : 0);
  const forced = { periods: unit.forced.now ? unit.forced.periods + 1 : 0, now: false };
  const drop: Droppable[] = [
    ...(unit.leg && unit.leg.wheel === undefined && !isKept ? (['leg'] as const) : []),
    ...(unit.torn === undefined ? [] : (['torn'] as const)),
    ...(isPeriod && unit.fresh !== undefined ? (['fresh'] as const) : []),
  ];
  const isSame = acts.length === unit.acts.length && drop.length === 0;
  const isCounted = isPeriod && (forced.periods !== unit.forced.periods || unit.forced.now);
  if (isSame && !isCounted) return;
  yield* happen<Fact>({ type: 'rests', unit: unit.id, to: { acts, ...(isPeriod && { forced }) }, drop });
}
