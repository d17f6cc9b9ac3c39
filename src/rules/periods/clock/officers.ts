/** PE-PRI-01 class 5, PE-REA-04, PE-GAP-15, PE-Q-01, -35. Officers and aides-de-camp, once a half. */
import { reach } from '../../../field/cast.ts';
import { overlaps } from '../../../field/gap.ts';
import type { Length } from '../../../field/length.ts';
import { bearing } from '../../../field/heading.ts';
import { distance, from, type Point } from '../../../field/point.ts';
import { disc } from '../../../field/shape.ts';
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { byNumber, enemiesOf, groundOf } from '../position/body.ts';
import { touchedBy } from '../position/contacts.ts';
import type { Fact } from '../facts.ts';
import { STOP, settled } from '../questions.ts';
import { clockOf, courseOf, type Officer, type State, type Unit, unitOf } from '../state.ts';
import { RIDE, SHORT } from '../values.ts';

/** PE-GEO-03. Half of a base of 20 mm. */
const RADIUS: Length = 1_000;
const TOUCHING: Length = 20;

export function* officersMove(table: Table<State>): Play<Fact> {
  for (const { id } of table.now.officers.toSorted(byNumber)) {
    const officer = table.now.officers.find((each) => each.id === id)!;
    if (officer.errand) yield* carry(table, officer);
    else if (table.now.rides.some((each) => each.officer === id)) yield* rideOut(table, officer);
    else yield* rideBack(table, officer);
  }
}

/** PE-GAP-15. An aide-de-camp with nothing to carry comes back to the nearest general by himself. */
function* rideBack(table: Table<State>, officer: Officer): Play<Fact> {
  const isFree = officer.rank === 'adc' && officer.with === undefined;
  const general = isFree ? nearestGeneral(table.now, officer) : undefined;
  if (!general || isBeside(officer, general)) return;
  const to = destination(table.now, officer, general.at);
  yield* happen<Fact>({ type: 'rode', officer: officer.id, to, officerBecomes: {} });
}

function nearestGeneral({ officers }: Pick<State, 'officers'>, { side, at }: Officer): Officer | undefined {
  const generals = officers.filter((each) => each.rank === 'general' && each.side === side);
  return generals.toSorted((a, b) => distance(a.at, at) - distance(b.at, at) || byNumber(a, b))[0];
}

function isBeside(officer: Officer, general: Officer): boolean {
  return distance(officer.at, general.at) <= 2 * RADIUS + TOUCHING;
}

/** PE-GAP-15. Where an aide-de-camp takes an order: beside a general, if the side has one on the table. */
export function mayTakeOrder(now: Pick<State, 'officers'>, officer: Officer): boolean {
  if (officer.rank !== 'adc' || officer.errand) return false;
  const general = nearestGeneral(now, officer);
  return !general || isBeside(officer, general);
}

/** PE-GAP-15. Straight, 25 cm, passed by everybody, 1 mm short of enemies. */
function destination(now: State, officer: Officer, to: Point): Point {
  const far = distance(officer.at, to);
  const toward = bearing(to.x - officer.at.x, to.y - officer.at.y);
  const start = disc(officer.at, RADIUS);
  const ways = enemiesOf(now, officer).map((enemy) => reach(start, toward, groundOf(enemy)) ?? RIDE);
  const by = Math.min(
    far,
    RIDE,
    ...ways.map((each) => (each < Math.min(far, RIDE) ? Math.max(0, each - SHORT) : RIDE)),
  );
  return by === far ? { x: to.x, y: to.y } : from({ ...officer.at, heading: toward }, by, 0);
}

function* rideOut(table: Table<State>, officer: Officer): Play<Fact> {
  const order = table.now.rides.find((each) => each.officer === officer.id);
  if (!order) return;
  const at = destination(table.now, officer, order.to);
  const unit = table.now.units.find(({ id }) => id === order.with);
  const joins = unit !== undefined && isTouching(unit, at);
  yield* happen<Fact>({
    type: 'rode',
    officer: officer.id,
    to: at,
    officerBecomes: joins ? { with: unit.id } : {},
    // PE-GAP-15. They go on with the unit that they have ridden from only if they are back at it.
    ...(officer.with !== undefined && !joins && { leaves: true }),
  });
}

function isTouching(unit: Unit, at: Point): boolean {
  const ground = groundOf(unit);
  return overlaps({ ...disc(at, RADIUS), radius: RADIUS + TOUCHING }, ground);
}

/** PE-REA-04, PE-Q-35. Toward the unit, until he touches its base; the order is in force at the end of the quarter that follows. */
function* carry(table: Table<State>, officer: Officer): Play<Fact> {
  const errand = officer.errand!;
  const unit = table.now.units.find(({ id }) => id === errand.to);
  if (!unit) return yield* happen<Fact>({ type: 'delivered', officer: officer.id });
  if (errand.due !== undefined) return;
  const at = destination(table.now, officer, unit.pose);
  const due = clockOf(table.now) + 1;
  yield* happen<Fact>({
    type: 'rode',
    officer: officer.id,
    to: at,
    officerBecomes: isTouching(unit, at) ? { errand: { ...errand, due } } : {},
  });
}

/** PE-REA-04. At the end of the quarter after his arrival. */
export function* ordersInForce(table: Table<State>): Play<Fact> {
  for (const { id, errand } of table.now.officers.toSorted(byNumber)) {
    if (errand?.due !== clockOf(table.now)) continue;
    const { to: unit, posture } = errand;
    if (table.now.units.some((each) => each.id === unit))
      yield* happen<Fact>({ type: 'inForce', unit, posture, to: { posture } });
    yield* happen<Fact>({ type: 'delivered', officer: id });
  }
}

/** PE-CST-01, -02, PE-ASK-15. After the first half, a general who touches a unit that charges may stop it. */
export function* generalsStop(table: Table<State>): Play<Fact> {
  if (table.now.quarter !== 2) return;
  for (const { id } of table.now.units.toSorted(byNumber)) {
    const unit = unitOf(table.now, id);
    const charge = courseOf(unit, 'charge');
    if (!charge || charge.stopping || charge.void || touchedBy(table.now, unit).length > 0) continue;
    const general = table.now.officers.find(
      ({ rank, side, at }) => rank === 'general' && side === unit.side && isTouching(unit, at),
    );
    if (!general) continue;
    const isStopped = yield* settled(STOP, unit, undefined, [false, true], { general: general.id });
    if (isStopped) yield* happen<Fact>({ type: 'stops', unit: id, to: { course: { ...charge, stopping: true } } });
  }
}
