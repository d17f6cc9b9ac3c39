/** FB-GAP-07, FB-TAB-01, FB-STD-08. Commanders ride straight, are hindered by nobody and hinder nobody. */
import { gap } from '../../../field/gap.ts';
import { CENTIMETRE, type Length, TOUCH } from '../../../field/length.ts';
import { wayLength } from '../../../field/point.ts';
import { disc } from '../../../field/shape.ts';
import { happen, insist, type Play, refusal, Refusal, type Side, type Table } from '../../../kernel/play.ts';
import { pointOfPlace } from '../../../march/resolve.ts';
import type { Fact } from '../facts.ts';
import { isAway } from './leave.ts';
import type { Order } from '../order.ts';
import { standOf } from '../places.ts';
import { byNumber, groundsOf } from '../position/stands.ts';
import type { State } from '../state.ts';

/** FB-TAB-01. */
export function rideOf({ flying }: { readonly flying: boolean }): Length {
  return (flying ? 100 : 60) * CENTIMETRE;
}

/** FB-GAP-07. A unit within this is joined. */
const JOINS: Length = 2 * CENTIMETRE;

/** FB-GAP-07. Once a turn. */
export function* rideOut(table: Table<State>, order: Extract<Order, { kind: 'ride' }>, by: Side): Play<Fact> {
  const to = insist(rideTo(table.now, order, by));
  const [joined] = table.now.units
    .filter((unit) => unit.side === by)
    .map((unit) => ({ unit, far: Math.min(...groundsOf(unit).map((ground) => gap(disc(to, 0), ground))) }))
    .filter(({ far }) => far <= JOINS)
    .toSorted((a, b) => a.far - b.far || byNumber(a.unit, b.unit));
  const { commander } = order;
  yield* happen<Fact>({ type: 'rode', commander, to, ...(joined && { joined: joined.unit.id }) });
}

/** FB-GAP-07, FB-OFF-07. Where they end, on the table. */
export function rideTo(now: State, { commander: id, to }: Extract<Order, { kind: 'ride' }>, by: Side) {
  const commander = now.commanders.find((each) => each.id === id)!;
  const no = (why: string, more: { most?: number } = {}): Refusal =>
    refusal('FB-GAP-07', why, { unit: commander.name, ...more });
  if (commander.side !== by) return no('refuse-fb-enemy');
  if (isAway(now, commander)) return no('refuse-fb-gone');
  if (commander.rode) return no('refuse-fb-rode');
  const front = { ...commander.at, heading: 0 };
  const mover = { front, wide: 0, deep: 0, grounds: [disc(commander.at, 2 * TOUCH)] };
  const point = pointOfPlace(to, mover, (unit) => {
    const found = now.units.find((each) => each.id === unit);
    return found && standOf(found);
  });
  if (!point) return no('refuse-fb-place');
  const isOn = point.x >= 0 && point.y >= 0 && point.x <= now.field.wide && point.y <= now.field.deep;
  if (!isOn) return no('refuse-fb-off');
  const most = rideOf(commander);
  return wayLength(commander.at, point) > most ? no('refuse-fb-ride', { most: most / CENTIMETRE }) : point;
}
