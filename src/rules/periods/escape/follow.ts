/** PE-FOL, PE-FOM, PE-PUR, PE-Q-15, -27, -54, PE-GAP-17. Following a rally, or a unit that has broken off. */
import { isOff } from '../../../field/free.ts';
import { gap, overlaps } from '../../../field/gap.ts';
import { angleBetween } from '../../../field/heading.ts';
import { distance, from, moved } from '../../../field/point.ts';
import { footprint } from '../../../field/shape.ts';
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { byNumber, enemiesOf, friendsOf, groundOf, shapeOf } from '../position/body.ts';
import { strike } from '../charge/strike.ts';
import { touchedBy } from '../position/contacts.ts';
import type { Fact } from '../facts.ts';
import { worse } from '../position/formed.ts';
import { freeLength, lengthTo, metOn, obstacleOf, swept } from '../position/push.ts';
import { FOLLOW, settled } from '../questions.ts';
import { quarterOf } from '../moves/rates.ts';
import { courseOf, type State, type Unit, unitOf } from '../state.ts';
import { closedGround } from '../position/ground.ts';
import { turnedToward } from './course.ts';
import { escapeOf, escapeQuarter } from './walk.ts';

/** PE-FOL-06. Four quarters, from the first move of the rally. */
const FOLLOWED = 4;

/** Whether a unit follows that one. */
export function isFollowing({ course }: Unit, leader: string): boolean {
  return course?.kind === 'follow' && course.unit === leader;
}

export function isFollowed({ units }: Pick<State, 'units'>, id: string): boolean {
  return units.some((unit) => isFollowing(unit, id));
}

/** PE-FOL-01, -05, -08, PE-ASK-08. Cavalry in contact when the rally goes off, or when the other breaks off, may follow. */
export function* followers(table: Table<State>, id: string): Play<Fact> {
  const isBeaten = unitOf(table.now, id).course?.kind === 'withdraw';
  const about = { rallies: id, ...(isBeaten && { beaten: true }) };
  for (const enemy of touchedBy(table.now, { id })) {
    const unit = unitOf(table.now, enemy);
    if (unit.arm !== 'cavalry' || escapeOf(unit) || unit.course?.kind === 'follow') continue;
    if (!(yield* settled(FOLLOW, unit, unit.answers.follow, [false, true], about))) continue;
    yield* happen<Fact>({
      type: 'announced',
      unit: enemy,
      what: 'follow',
      // PE-FOL-07. A follower is disorganised.
      to: {
        course: { kind: 'follow', unit: id, walked: 0 },
        condition: worse(unit.condition, 'disorganised'),
        acts: [],
      },
    });
    yield* setFollowed(table, id, true);
  }
}

function* setFollowed(table: Table<State>, id: string, followed: boolean): Play<Fact> {
  const { course } = unitOf(table.now, id);
  if (course?.kind === 'rally' || course?.kind === 'withdraw')
    yield* happen<Fact>({ type: 'rests', unit: id, to: { course: { ...course, followed } } });
}

/** PE-FOL-03. Those whose followers have lost them, or are no more, go on by themselves. */
export function* losePursuers(table: Table<State>): Play<Fact> {
  for (const { id, course } of table.now.units.toSorted(byNumber))
    if (course && 'followed' in course && course.followed && !isFollowed(table.now, id))
      yield* setFollowed(table, id, false);
}

/** PE-FOL-06, PE-Q-54. At the end of the half in which it has followed for a period it stops, after what they fight there. */
export function* pursuitsEnd(table: Table<State>): Play<Fact> {
  for (const { id } of table.now.units.toSorted(byNumber)) {
    const course = courseOf(unitOf(table.now, id), 'follow');
    if (!course || course.walked < FOLLOWED) continue;
    yield* leaves(table, id, course.unit);
    yield* halts(table, id);
  }
  yield* losePursuers(table);
}

/** PE-GEO-33. */
function* leaves(table: Table<State>, id: string, leader: string): Play<Fact> {
  if (touchedBy(table.now, { id }).includes(leader))
    yield* happen<Fact>({ type: 'parted', unit: leader, enemies: [id] });
}

/** PE-FOL-02, -03, PE-Q-15, -54. By the same way as the unit that it follows, touching it; a slower one loses it. */
export function* followOn(table: Table<State>, start: State, kind: 'withdraw' | 'rally'): Play<Fact> {
  for (const { id, course } of start.units) {
    if (course?.kind !== 'follow') continue;
    const isCompulsory = start.units.some((each) => each.id === course.unit && each.course?.kind === 'withdraw');
    if (isCompulsory !== (kind === 'withdraw')) continue;
    const [unit, leader] = [unitOf(table.now, id), table.now.units.find((each) => each.id === course.unit)];
    const escape = leader && escapeOf(leader);
    const isLost = !escape || escape.kind === 'evade' || leader.doing?.kind === 'cross';
    if (isLost || quarterOf(unit) < escapeQuarter(leader)) {
      yield* straightAfter(table, unit, leader);
      continue;
    }
    const before = unitOf(start, leader.id);
    const further = { ...course, walked: course.walked + 1 };
    if (leader.pose === before.pose || lengthTo(leader, unit) !== undefined) {
      if (escape.walked > 0) yield* happen<Fact>({ type: 'rests', unit: id, to: { course: further } });
      continue;
    }
    const pose = besideTheLeader(unit, { ...before, ...turnedToward(start, before, leader.pose.heading) }, leader);
    if (meetsPursued(table.now, unit, leader, pose)) {
      yield* runsInto(table, start, unit, leader);
      continue;
    }
    if (!isFreeOfFriends(table.now, unit, pose)) {
      yield* straightAfter(table, unit, leader);
      continue;
    }
    yield* happen<Fact>({
      type: 'moved',
      unit: id,
      why: 'follow',
      from: unit.pose,
      by: escapeQuarter(leader),
      to: { pose, walked: true, course: further },
    });
  }
}

/** PE-Q-54. By the same displacement, from where it stood when it had turned; where the rally has changed its direction, behind it. */
function besideTheLeader(unit: Unit, before: Unit, leader: Unit): Unit['pose'] {
  const isStraight = angleBetween(unit.pose.heading, leader.pose.heading) <= 50;
  if (isStraight)
    return {
      ...unit.pose,
      x: unit.pose.x + leader.pose.x - before.pose.x,
      y: unit.pose.y + leader.pose.y - before.pose.y,
    };
  return { ...from(leader.pose, -shapeOf(leader).deep, 0), heading: leader.pose.heading };
}

/** PE-GEO-05. Neither there nor on the straight way there does it lie on friends of its own; nor does it leave the table. */
function isFreeOfFriends(now: State, unit: Unit, pose: Unit['pose']): boolean {
  const ground = footprint(pose, shapeOf(unit));
  const way = pose.heading === unit.pose.heading ? swept(unit, distance(unit.pose, pose)) : ground;
  return (
    !isOff(ground, now.field) &&
    friendsOf(now, unit).every((friend) => !overlaps(ground, groundOf(friend)) && !overlaps(way, groundOf(friend)))
  );
}

/** PE-FOL-03, PE-GEO-05. Its own quarter's distance, straight after it, or as far as friends let it; the contact ends. */
function* straightAfter(table: Table<State>, unit: Unit, leader: Unit | undefined): Play<Fact> {
  if (leader) yield* happen<Fact>({ type: 'parted', unit: leader.id, enemies: [unit.id] });
  const others = table.now.units.filter(({ id }) => id !== unit.id).map(obstacleOf);
  const by = quarterOf(unit);
  const things = [...closedGround(table.now), ...others];
  const length = freeLength(metOn(table.now, groundOf(unit), unit.pose.heading, by, things), by);
  yield* happen<Fact>({
    type: 'moved',
    unit: unit.id,
    why: 'follow',
    from: unit.pose,
    by: length,
    to: { pose: moved(unit.pose, length), walked: true },
  });
  yield* halts(table, unit.id);
}

function* halts(table: Table<State>, id: string): Play<Fact> {
  const { course } = unitOf(table.now, id);
  if (course?.kind !== 'follow') return;
  yield* happen<Fact>({
    type: 'ended',
    unit: id,
    what: 'follow',
    clause: 'PE-FOL-06',
    to: { acts: [{ do: 'reform' }] },
    drop: ['course'],
  });
}

/** PE-PUR-01. Friends of the rally on whom the follower would end. */
function meetsPursued(now: State, unit: Unit, leader: Unit, pose: Unit['pose']): boolean {
  const ground = footprint(pose, shapeOf(unit));
  return enemiesOf(now, unit).some((enemy) => enemy.id !== leader.id && gap(ground, groundOf(enemy)) <= 0);
}

/** PE-PUR-01 to -04. Straight on until it touches one of them: an ordinary melee entry, without its bonus; both are as they have become. */
function* runsInto(table: Table<State>, start: State, unit: Unit, leader: Unit): Play<Fact> {
  const others = table.now.units.filter(({ id }) => id !== unit.id && id !== leader.id).map(obstacleOf);
  const things = [...closedGround(table.now), ...others];
  const met = metOn(table.now, groundOf(unit), unit.pose.heading, escapeQuarter(leader), things);
  const by = met && met.by !== 'edge' && 'unit' in met.by ? met.by.unit : undefined;
  const enemy = enemiesOf(table.now, unit).find(({ id }) => id === by);
  if (!met || !enemy) return yield* straightAfter(table, unit, leader);
  yield* happen<Fact>({ type: 'parted', unit: leader.id, enemies: [unit.id] });
  const to = { pose: moved(unit.pose, met.after), walked: true };
  yield* happen<Fact>({ type: 'moved', unit: unit.id, why: 'follow', from: unit.pose, by: met.after, to });
  yield* halts(table, unit.id);
  yield* strike(table, start, [{ by: unit.id, target: enemy.id, how: 'entry', bonus: false, reached: 'walk' }]);
}
