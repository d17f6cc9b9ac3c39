/** PE-FOL, PE-FOM, PE-PUR, PE-Q-15, -27, -54. Following a rally. */
import { isOff } from '../../../field/free.ts';
import { gap, overlaps } from '../../../field/gap.ts';
import { angleBetween } from '../../../field/heading.ts';
import { distance, from, moved } from '../../../field/point.ts';
import { footprint } from '../../../field/shape.ts';
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { enemiesOf, friendsOf, groundOf, shapeOf } from '../position/body.ts';
import { strike } from '../charge/strike.ts';
import { touchedBy } from '../position/contacts.ts';
import type { Fact } from '../facts.ts';
import { worse } from '../position/formed.ts';
import { freeLength, lengthTo, metOn, obstacleOf, swept } from '../position/push.ts';
import { FOLLOW, settled } from '../questions.ts';
import { columnQuarter, quarterOf } from '../moves/rates.ts';
import { courseOf, type State, type Unit, unitOf } from '../state.ts';
import { closedGround } from '../position/ground.ts';

/** PE-FOL-06. Four quarters, from the first move of the rally. */
const FOLLOWED = 4;

/** PE-FOL-01, -05, -08, PE-ASK-08. Cavalry in contact when the rally goes off may follow it. */
export function* followers(table: Table<State>, id: string): Play<Fact> {
  for (const enemy of touchedBy(table.now, { id })) {
    const unit = unitOf(table.now, enemy);
    if (unit.arm !== 'cavalry' || unit.course?.kind === 'rally' || unit.course?.kind === 'follow') continue;
    const follows = yield* settled(FOLLOW, unit, unit.answers.follow, [false, true], { rallies: id });
    if (!follows) continue;
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
    const rally = unitOf(table.now, id);
    const course = { ...courseOf(rally, 'rally')!, followed: true };
    yield* happen<Fact>({ type: 'rests', unit: id, to: { course } });
  }
}

/** PE-FOL-02, -03, PE-Q-15, -54. By the same way as the rallying unit, touching it; a slower one loses it. */
export function* followOn(table: Table<State>, start: State): Play<Fact> {
  for (const { id, course } of start.units) {
    if (course?.kind !== 'follow') continue;
    const [unit, leader] = [unitOf(table.now, id), table.now.units.find((each) => each.id === course.unit)];
    const isLost = !leader || courseOf(leader, 'rally') === undefined || leader.doing?.kind === 'cross';
    if (isLost || quarterOf(unit) < columnQuarter(leader)) {
      yield* straightAfter(table, unit, leader);
      continue;
    }
    const before = unitOf(start, leader.id);
    if (leader.pose === before.pose || lengthTo(leader, unit) !== undefined) continue;
    const pose = besideTheLeader(unit, before, leader);
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
      by: columnQuarter(leader),
      to: { pose, walked: true, course: { ...course, walked: course.walked + 1 } },
    });
    if (course.walked + 1 >= FOLLOWED) yield* halts(table, id);
  }
}

/** PE-Q-54. By the same displacement; where the rally has changed its direction, behind it. */
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

/** PE-PUR-01, -02. Straight on until it touches one of them: an ordinary melee entry. */
function* runsInto(table: Table<State>, start: State, unit: Unit, leader: Unit): Play<Fact> {
  const others = table.now.units.filter(({ id }) => id !== unit.id && id !== leader.id).map(obstacleOf);
  const things = [...closedGround(table.now), ...others];
  const met = metOn(table.now, groundOf(unit), unit.pose.heading, columnQuarter(leader), things);
  const by = met && met.by !== 'edge' && 'unit' in met.by ? met.by.unit : undefined;
  const enemy = enemiesOf(table.now, unit).find(({ id }) => id === by);
  if (!met || !enemy) return yield* straightAfter(table, unit, leader);
  yield* happen<Fact>({ type: 'parted', unit: leader.id, enemies: [unit.id] });
  const to = { pose: moved(unit.pose, met.after), walked: true };
  yield* happen<Fact>({ type: 'moved', unit: unit.id, why: 'follow', from: unit.pose, by: met.after, to });
  yield* halts(table, unit.id);
  yield* strike(table, start, [{ by: unit.id, target: enemy.id, how: 'entry', bonus: false, reached: 'walk' }]);
}
