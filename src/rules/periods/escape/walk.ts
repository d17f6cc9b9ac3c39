/** PE-RAL, PE-OUT, PE-EVA, PE-PRI-01. A quarter of a rally, an evade or a compulsory move: straight, through or between friends. */
import { isOff } from '../../../field/free.ts';
import { overlaps } from '../../../field/gap.ts';
import type { Length } from '../../../field/length.ts';
import { moved } from '../../../field/point.ts';
import { footprint } from '../../../field/shape.ts';
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { enemiesOf, friendsOf, groundOf, shapeOf } from '../position/body.ts';
import type { Fact } from '../facts.ts';
import { worse } from '../position/formed.ts';
import { closedGround, crossedGround } from '../position/ground.ts';
import { lengthFor } from '../moves/legs.ts';
import { freeLength, lengthBeyond, lengthTo, metOn, obstacleOf, swept } from '../position/push.ts';
import { PASS, settled } from '../questions.ts';
import { columnQuarter, quarterOf } from '../moves/rates.ts';
import { type Course, courseOf, type State, type Unit, unitOf } from '../state.ts';
import type { Meets, Walker } from '../moves/together.ts';
import { EVADE_QUARTER } from '../values.ts';
import { parts } from './apart.ts';
import { headingOut, turnedToward } from './course.ts';
import { filesIn, freeLanes, middleIn, narrowed, type Passing, passing, throughLength } from './lanes.ts';
import { pierce } from './pierce.ts';

export type Escape = Extract<Course, { kind: 'evade' | 'rally' | 'withdraw' }>;

export function escapeOf({ course }: Unit): Escape | undefined {
  return course && (course.kind === 'evade' || course.kind === 'rally' || course.kind === 'withdraw')
    ? course
    : undefined;
}

/** Whether it walks in this quarter: it has turned, or need not. */
export function escapes(unit: Unit, ...kinds: readonly Escape['kind'][]): boolean {
  const escape = escapeOf(unit);
  return escape !== undefined && kinds.includes(escape.kind) && !unit.doing && !unit.walked;
}

/** PE-EVA-08, PE-RAL-03. How far it goes in a quarter. */
export function escapeQuarter(unit: Unit): Length {
  if (unit.course?.kind === 'evade') return EVADE_QUARTER;
  return unit.course?.kind === 'rally' ? columnQuarter(unit) : quarterOf(unit);
}

/** How far it will go in this quarter, and through whom. */
export interface Prepared {
  readonly total: Length;
  readonly through: readonly string[];
  /** PE-GAP-07. The stream or obstacle before which it halts. */
  readonly bank?: string;
}

/** PE-GEO-31, PE-OUT-05. It turns to its way, and breaks up before a lane; who else walks in this quarter is met on the way. */
export function* prepare(table: Table<State>, id: string, going: readonly string[]): Play<Fact, Prepared> {
  const before = unitOf(table.now, id);
  const escape = escapeOf(before)!;
  const { pose, ranks } = turnedToward(table.now, before, headingOut(table.now, before));
  if (pose.heading !== before.pose.heading)
    yield* happen<Fact>({ type: 'moved', unit: id, why: escape.kind, from: before.pose, by: 0, to: { pose, ranks } });
  const unit = unitOf(table.now, id);
  const length = lengthFor(table.now, unit, escapeQuarter(unit));
  const walking = going.filter((each) => !isBarredBy(unit, unitOf(table.now, each)));
  const friends = met(table.now, unit, length, walking);
  // PE-GEO-31. Those whom its turn has brought it into are gone through as if met on the way.
  const on = friendsOf(table.now, unit).filter((friend) => overlaps(groundOf(unit), groundOf(friend)));
  const through = on.map((friend) => friend.id);
  if (friends.length === 0 || unit.flow || unit.apart)
    return { ...free(table.now, unit, length, [], walking), through };
  const hasLane = freeLanes(unit, shapeOf(unit).wide, length, friends).length > 0;
  const aside = escape.kind === 'evade' && !hasLane ? yield* parts(table, unit, friends) : undefined;
  if (aside !== undefined) {
    const left = unitOf(table.now, id);
    return { ...free(table.now, left, Math.max(0, length - aside), [], walking), through };
  }
  const isFollowed = escape.kind === 'withdraw' || (escape.kind === 'rally' && escape.followed);
  const way = yield* wayPast(table.now, unit, length, friends, isFollowed);
  if (way.how === 'halt') return { ...free(table.now, unit, length, [], walking), through };
  if (way.how === 'pierce') {
    const all = [...through, ...way.friends.map((each) => each.id)];
    return { ...free(table.now, unit, length, all, walking), through: all };
  }
  const to = narrowed(unit, way.lane);
  // PE-GEO-20. Behind it an enemy stands where its waves would: it cannot break up here.
  const waves = groundOf({ ...unit, ...to });
  if (enemiesOf(table.now, unit).some((enemy) => overlaps(waves, groundOf(enemy))))
    return { ...free(table.now, unit, length, [], walking), through };
  const left = throughLength(unit, way.lane, way.friends);
  yield* happen<Fact>({
    type: 'flows',
    unit: id,
    abreast: filesIn(unit, way.lane),
    to: { ...to, flow: { ranks: unit.ranks, left } },
  });
  // PE-GEO-20. A detour is walked; a lane within its own front is none.
  const beside = Math.abs(middleIn(unit, way.lane));
  const detour = beside > shapeOf(unit).wide / 2 ? Math.ceil(beside) : 0;
  const rest = Math.max(0, length - detour);
  return { ...free(table.now, unitOf(table.now, id), rest, [], walking), through };
}

/** PE-ASK-09. Its owner says on which side it passes, where both are free. */
function* wayPast(
  now: State,
  unit: Unit,
  length: Length,
  friends: readonly Unit[],
  isFollowed: boolean,
): Play<never, Exclude<Passing, { how: 'choose' }>> {
  const past = (side: 'left' | 'right' | undefined) => passing(now, unit, length, friends, isFollowed, side);
  const way = past(unit.answers.pass);
  if (way.how !== 'choose') return way;
  const { shorter } = way;
  const side = yield* settled(PASS, unit, undefined, [shorter, shorter === 'left' ? 'right' : 'left']);
  return past(side) as Exclude<Passing, { how: 'choose' }>;
}

/** Its follower comes behind it, and is in its way only if it has turned towards its own edge. */
function isBarredBy(unit: Unit, other: Unit): boolean {
  return courseOf(other, 'follow')?.unit === unit.id && lengthTo(unit, other) !== undefined;
}

/** The friends who stand in its way, and whom it does not already pass through. */
function met(now: State, unit: Unit, length: Length, walking: readonly string[]): Unit[] {
  const ground = groundOf(unit);
  return friendsOf(now, unit).filter(
    (friend) =>
      !walking.includes(friend.id) &&
      !overlaps(ground, groundOf(friend)) &&
      (lengthTo(unit, friend) ?? length) < length,
  );
}

/** PE-GEO-05, PE-GAP-07. 1 mm short of friends whom it does not pass, of enemies, of a stream or obstacle, of closed ground and the edge. */
function free(
  now: State,
  unit: Unit,
  length: Length,
  through: readonly string[],
  walking: readonly string[],
): Pick<Prepared, 'total' | 'bank'> {
  const ground = groundOf(unit);
  const isPassed = (other: Unit): boolean => through.includes(other.id) || overlaps(ground, groundOf(other));
  const others = [...friendsOf(now, unit), ...enemiesOf(now, unit)].filter(
    (other) => !walking.includes(other.id) && !isPassed(other),
  );
  // Whoever stands in a stream already, because of the way in which it turned, goes on.
  const banks = crossedGround(now).filter((each) => !overlaps(ground, each.ground));
  const met = metOn(now, ground, unit.pose.heading, length, [
    ...closedGround(now),
    ...banks,
    ...others.map(obstacleOf),
  ]);
  const bank = met && met.by !== 'edge' && 'ground' in met.by ? met.by.ground : undefined;
  const total = freeLength(met, length);
  return bank !== undefined && lengthBeyond(now, unit, bank) !== undefined ? { total, bank } : { total };
}

export function walkerOf(now: State, id: string, { total }: Prepared, rank: number): Walker {
  const unit = unitOf(now, id);
  const shape = shapeOf(unit);
  return { id, total, rank, ground: (spent) => footprint(moved(unit.pose, spent), shape) };
}

/** Friends halt before each other, unless one of them goes through. */
export function meetsOnWay(ways: ReadonlyMap<string, Prepared>, one: Unit, other: Unit): Meets {
  if (one.side !== other.side) return 'enemies';
  const isThrough = ways.get(one.id)?.through.includes(other.id) || ways.get(other.id)?.through.includes(one.id);
  return isThrough ? 'pass' : 'friends';
}

/** PE-RAL-05, PE-EVC-01, PE-OUT-03, PE-GEO-19. Where it has come to, whom it has gone through, whether it is through a lane. */
export function* endEscapeWalk(table: Table<State>, id: string, spent: Length, way: Prepared): Play<Fact> {
  const { through, total, bank } = way;
  const unit = unitOf(table.now, id);
  const escape = escapeOf(unit)!;
  const ground = swept(unit, spent);
  const pierced = through.map((each) => unitOf(table.now, each)).filter((each) => overlaps(ground, groundOf(each)));
  const flow = unit.flow && { ...unit.flow, left: unit.flow.left - spent };
  yield* happen<Fact>({
    type: 'moved',
    unit: id,
    why: escape.kind,
    from: unit.pose,
    by: spent,
    to: {
      pose: moved(unit.pose, spent),
      walked: true,
      course: { ...escape, walked: escape.walked + 1 },
      condition: worse(unit.condition, 'unformed'),
      ...(flow && { flow }),
      ...(unit.apart && { apart: { ...unit.apart, left: unit.apart.left - spent } }),
    },
  });
  yield* pierce(table, id, pierced);
  if (bank !== undefined && spent === total) yield* beginCrossing(table, id, bank);
}

/** PE-GAP-07. It takes the next quarter to cross, and goes on from beyond. */
function* beginCrossing(table: Table<State>, id: string, bank: string): Play<Fact> {
  const by = lengthBeyond(table.now, unitOf(table.now, id), bank);
  if (by === undefined) return;
  const to: Partial<Unit> = { acts: [{ do: 'cross', by }], doing: { kind: 'cross', left: 2 } };
  yield* happen<Fact>({ type: 'began', unit: id, doing: 'cross', quarters: 1, to });
}

/** PE-Q-14. Through the lane, it takes up its front again as soon as there is room: when all have walked. */
export function* passed(table: Table<State>, id: string): Play<Fact> {
  const unit = unitOf(table.now, id);
  if (!unit.flow || unit.flow.left > 0) return;
  const ground = footprint(unit.pose, shapeOf({ ...unit, ranks: unit.flow.ranks }));
  const isOn = table.now.units.some((other) => other.id !== id && overlaps(ground, groundOf(other)));
  if (isOn || isOff(ground, table.now.field)) return;
  yield* happen<Fact>({ type: 'through', unit: id, to: { ranks: unit.flow.ranks }, drop: ['flow'] });
}
