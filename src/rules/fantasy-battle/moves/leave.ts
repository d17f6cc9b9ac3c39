/** FB-OFF, FB-GEO-20, FB-GAP-02. Units that leave the table, what becomes of them, and where they come back. */
import { reachEdge } from '../../../field/cast.ts';
import { isOff } from '../../../field/free.ts';
import { HALF_TURN, type Heading, QUARTER_TURN, turned } from '../../../field/heading.ts';
import { type Length, MILLIMETRE } from '../../../field/length.ts';
import type { Size } from '../../../field/obstacle.ts';
import { from, moved, type Point, type Pose } from '../../../field/point.ts';
import { gapBetween } from '../../../field/several.ts';
import { disc, footprint, middle } from '../../../field/shape.ts';
import { askAs } from '../../../kernel/asking.ts';
import { happen, type Play, rollDie, type Side, type Table } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { placesOf } from '../position/formation.ts';
import { NO_LICENCE } from '../position/ground.ts';
import type { Formation } from '../order.ts';
import { RETURN } from '../questions.ts';
import { groundsOf, isEngaged, shapeOf } from '../position/stands.ts';
import { type Commander, type State, type Unit, unitOf } from '../state.ts';
import { fateOf } from '../values.ts';
import { hasRoom, walkOf } from './walk.ts';

/** FB-OFF-02, -08, FB-Q-15. If any of it is off the table: a die, one less for each stand it has lost in the battle. Whether it was. */
export function* leaveIfOff(table: Table<State>, id: string, heading: Heading): Play<Fact, boolean> {
  const unit = unitOf(table.now, id);
  if (!groundsOf(unit).some((ground) => isOff(ground, table.now.field))) return false;
  const die = yield* rollDie({ clause: 'FB-OFF-02', why: 'fate', unit: id, about: { lost: unit.lost } });
  const { fate, at, facts } = leaving(table.now, unit, die, heading);
  for (const fact of facts) yield* happen<Fact>(fact);
  if (fate === 'back') yield* comeBack(table, unit, at);
  return true;
}

/**
 * FB-OFF-02, -08, FB-GAP-02. What the die makes of it, where it leaves, and that an army withdraws with its general. Who finds
 * no room anywhere waits for some.
 */
function leaving(now: State, unit: Unit, die: number, heading: Heading) {
  const at = exitOf(unit, heading, now.field);
  const drawn = fateOf(die, unit.lost);
  const fate = drawn === 'back' && !roomsFor(now, unit, at) ? 'later' : drawn;
  const left: Fact = { type: 'left', unit: unit.id, die, fate, at };
  const isGeneral = now.commanders.some(({ joined, general }) => joined === unit.id && general);
  const facts: Fact[] = isGeneral && fate !== 'back' ? [left, { type: 'withdraws', side: unit.side }] : [left];
  return { fate, at, facts };
}

/** FB-OFF-06. Whether a commander is off the table with the unit that they have joined. */
export function isAway({ returning }: Pick<State, 'returning'>, { joined }: Pick<Commander, 'joined'>): boolean {
  return joined !== undefined && returning.some(({ unit }) => unit.id === joined);
}

/** FB-UMP-07, FB-OFF-02, -03, -08. The same with a die that people have rolled; out of contact; straight back it is in line, if that fits. */
export function fateByHand(now: State, unit: Unit, die: number): Fact[] {
  const outward = turned(inwardFrom(centreOf(unit), now.field), HALF_TURN);
  const { fate, at, facts: left } = leaving(now, unit, die, outward);
  const facts: Fact[] = isEngaged(now, unit) ? [{ type: 'parted', unit: unit.id }, ...left] : left;
  if (fate !== 'back') return facts;
  const { line, column } = roomsFor(now, unit, at) ?? {};
  const places = line ?? column;
  return [...facts, ...(places ? [returned(unit, places)] : [])];
}

function centreOf(unit: Unit): Point {
  return middle({ corners: groundsOf(unit).map(middle), radius: 0 });
}

/** Straight away from the edge that a point is nearest to, or beyond. */
function inwardFrom({ x, y }: Point, { wide, deep }: Size): Heading {
  const rooms: [Length, Heading][] = [
    [deep - y, 2 * QUARTER_TURN],
    [wide - x, 3 * QUARTER_TURN],
    [y, 0],
    [x, QUARTER_TURN],
  ];
  return rooms.toSorted(([a], [b]) => a - b)[0]![1];
}

/** FB-GEO-20. Where its centre line crosses the edge, looking inward. */
function exitOf(unit: Unit, heading: Heading, { wide, deep }: Size): Pose {
  const centre = centreOf(unit);
  const inside = { x: Math.min(wide, Math.max(0, centre.x)), y: Math.min(deep, Math.max(0, centre.y)) };
  const by = reachEdge(disc(inside, 0), heading, { wide, deep });
  const { x, y } = Number.isFinite(by) ? moved({ ...inside, heading }, by) : inside;
  const inward = inwardFrom({ x, y }, { wide, deep });
  const isAcross = inward % (2 * QUARTER_TURN) === 0;
  return isAcross
    ? { x, y: inward === 0 ? 0 : deep, heading: inward }
    : { x: inward === QUARTER_TURN ? 0 : wide, y, heading: inward };
}

interface Rooms {
  readonly line?: readonly Pose[] | undefined;
  readonly column?: readonly Pose[] | undefined;
}

/** FB-OFF-03 to -05. On the edge, or if that is full in the next row that has room; shock-based units in column only if no line fits. */
function roomsFor(now: State, unit: Unit, at: Pose): Rooms | undefined {
  const rows = Math.floor(Math.max(now.field.wide, now.field.deep) / shapeOf(unit).deep);
  const inRows = (formations: readonly Formation[]): Rooms | undefined => {
    for (let row = 0; row < rows; row++) {
      const rooms = Object.fromEntries(formations.map((each) => [each, returnPlaces(now, unit, at, each, row)]));
      if (Object.values(rooms).some((places) => places)) return rooms;
    }
    return undefined;
  };
  return unit.shock ? (inRows(['line']) ?? inRows(['column'])) : inRows(['line', 'column']);
}

/** FB-OFF-03, -05, FB-ASK-08. In line; those who are not shock-based may come in column. */
function* comeBack(table: Table<State>, unit: Unit, at: Pose): Play<Fact> {
  const { line, column } = roomsFor(table.now, unit, at) ?? {};
  const places = line && column ? ((yield* asksLine(unit)) ? line : column) : (line ?? column);
  if (places) yield* happen(returned(unit, places));
}

function returned(unit: Unit, places: readonly Pose[]): Fact {
  return { type: 'returned', unit: unit.id, stands: unit.stands.map(({ n }, each) => ({ n, ...places[each]! })) };
}

function* asksLine({ id, side }: Unit): Play<Fact, boolean> {
  return yield* askAs(RETURN, { to: side, unit: id, options: [{ value: true }, { value: false }], fallback: true });
}

/**
 * FB-OFF-03, -04, FB-GEO-20, FB-Q-16. Rear on the edge where it left, or as near to that along the edge as there is room; or
 * so many depths of a stand behind the edge.
 */
export function returnPlaces(
  now: State,
  unit: Unit,
  at: Pose,
  formation: Formation,
  row = 0,
): readonly Pose[] | undefined {
  const shape = shapeOf(unit);
  const count = unit.stands.length;
  const depth = formation === 'line' ? shape.deep : count * shape.deep;
  const there = { ...now, units: now.units.filter(({ id }) => id !== unit.id) };
  const most = Math.max(now.field.wide, now.field.deep);
  const walk = walkOf(there, unit, most * 2, NO_LICENCE);
  const others = there.units.flatMap(groundsOf);
  const isPressed = (place: Pose): boolean => gapBetween([footprint(place, shape)], others) < 0;
  for (let aside = 0; aside <= most; aside += MILLIMETRE) {
    const found = nearestTo(aside, (right) => {
      const front = { ...from(at, depth + row * shape.deep, right), heading: at.heading };
      const places = placesOf(front, count, formation, shape);
      const isFree = places.every((place) => hasRoom(walk, place) && !isPressed(place));
      return isFree ? places : undefined;
    });
    if (found) return found;
  }
  return undefined;
}

/** On either side, the right one first: so far along the edge, then the hundredths less that still have room. */
function nearestTo<T>(aside: Length, placesAt: (right: Length) => T | undefined): T | undefined {
  for (const hand of aside === 0 ? [1] : [1, -1]) {
    if (placesAt(hand * aside) === undefined) continue;
    const less = Array.from({ length: Math.min(aside, MILLIMETRE) }, (_, by) => aside - MILLIMETRE + 1 + by);
    const least = less.find((each) => placesAt(hand * each)) ?? aside;
    return placesAt(hand * least);
  }
  return undefined;
}

/** FB-GAP-02, FB-OFF-03. At the start of its side's movement phase. */
export function* returnAll(table: Table<State>, side: Side): Play<Fact> {
  const due = table.now.returning.filter(({ unit }) => unit.side === side);
  for (const { unit, at } of due) yield* comeBack(table, unit, at);
}
