/** PE-CHG-14, PE-Q-28, -55. Skirmishers make way for a charge that is not aimed at them. */
import { reach } from '../../../field/cast.ts';
import { isOff } from '../../../field/free.ts';
import { overlaps } from '../../../field/gap.ts';
import { from, moved, type Pose, seenFrom } from '../../../field/point.ts';
import type { Footprint } from '../../../field/shape.ts';
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { byNumber, enemiesOf, friendsOf, groundOf, shapeOf } from '../position/body.ts';
import { strike } from './strike.ts';
import { isInContact } from '../position/contacts.ts';
import { isFirm } from '../escape/lanes.ts';
import { pierce } from '../escape/pierce.ts';
import type { Fact } from '../facts.ts';
import { worse } from '../position/formed.ts';
import { courseOf, type State, type Unit, unitOf } from '../state.ts';
import { SHORT } from '../values.ts';

/** After the walks: those who lie in the ground that a charger has swept, or stands on. */
export function* makeWay(table: Table<State>, start: State): Play<Fact> {
  for (const { id } of start.units.toSorted(byNumber)) {
    const before = unitOf(start, id);
    const target = courseOf(before, 'charge')?.target;
    const charger = table.now.units.find((each) => each.id === id);
    if (target === undefined || !charger || charger.pose === before.pose) continue;
    const ground = corridor(before, charger);
    for (const enemy of enemiesOf(table.now, charger).toSorted(byNumber))
      if (enemy.formation === 'skirmish' && enemy.id !== target && overlaps(ground, groundOf(enemy)))
        if (isInContact(table.now, enemy)) yield* haltsShort(before, unitOf(table.now, id), enemy);
        else yield* setAside(table, start, charger, enemy);
  }
}

/** PE-CFO-06. Those whom another has caught meanwhile stand in its way like any melee. */
function* haltsShort(before: Unit, charger: Unit, screen: Unit): Play<Fact> {
  const course = courseOf(charger, 'charge');
  const far = reach(groundOf(before), before.pose.heading, groundOf(screen));
  if (!course || far === undefined || !overlaps(groundOf(charger), groundOf(screen))) return;
  const to = { pose: moved(before.pose, Math.max(0, far - SHORT)), course: { ...course, runUp: 0 } };
  yield* happen<Fact>({ type: 'moved', unit: charger.id, why: 'charge', from: charger.pose, by: 0, to });
}

function corridor(before: Unit, after: Unit): Footprint {
  const [left, right] = groundOf(after).corners;
  const rear = groundOf(before).corners;
  return { corners: [left!, right!, rear[2]!, rear[3]!], radius: 0 };
}

/** By the shortest way to the left or right of the corridor, 1 mm clear; equal: to their own left. It is an evade: PE-EVC-09. */
function* setAside(table: Table<State>, start: State, charger: Unit, screen: Unit): Play<Fact> {
  const pose = clearOf(table.now, charger, screen);
  // Nowhere to go: the charge has caught it.
  if (!pose) return yield* caughtIn(table, start, charger, screen);
  yield* happen<Fact>({
    type: 'moved',
    unit: screen.id,
    why: 'aside',
    from: screen.pose,
    by: 0,
    to: {
      pose,
      acts: [],
      walked: true,
      condition: worse(screen.condition, 'unformed'),
      // It stands for the quarter away from the threat: from the next on they walk to their own edge.
      course: { kind: 'evade', threat: charger.id, forced: true, walked: 1 },
    },
    drop: ['doing', 'leg'],
  });
  const ground = groundOf(unitOf(table.now, screen.id));
  yield* pierce(
    table,
    screen.id,
    friendsOf(table.now, screen).filter((friend) => overlaps(ground, groundOf(friend))),
  );
}

/** PE-Q-28. Hemmed in on all sides it is met as in an ordinary melee entry. */
function* caughtIn(table: Table<State>, start: State, { id: by }: Unit, { id: target }: Unit): Play<Fact> {
  yield* strike(table, start, [{ by, target, how: 'entry', bonus: false, reached: 'walk' }]);
}

/** How far back along the corridor, and farther aside, it looks for free ground; and in which steps. */
const STEP = 10 * SHORT;
const BACK = 40;
const ASIDE = 20;

/** The nearest ground out of the corridor on which it lies on no enemy, nor on friends who are never gone through (PE-EVC-10). */
function clearOf(now: State, charger: Unit, screen: Unit): Pose | undefined {
  const ways = waysAside(charger, screen);
  const firm = [...enemiesOf(now, screen), ...friendsOf(now, screen).filter(isFirm)].map(groundOf);
  for (let aside = 0; aside <= ASIDE; aside++)
    for (let back = 0; back <= BACK; back++)
      for (const by of ways) {
        const away = by + Math.sign(by) * aside * STEP;
        const own = { ...screen.pose, heading: charger.pose.heading };
        const pose = { ...from(own, -back * STEP, away), heading: screen.pose.heading };
        const ground = groundOf({ ...screen, pose });
        if (!isOff(ground, now.field) && !firm.some((each) => overlaps(ground, each))) return pose;
      }
  return undefined;
}

/** To the right and, negative, to the left of the corridor, 1 mm clear, the shorter first; equal: to its own left. */
function waysAside(charger: Unit, screen: Unit): number[] {
  const half = shapeOf(charger).wide / 2 + SHORT;
  const seen = groundOf(screen).corners.map((corner) => seenFrom(charger.pose, corner));
  const [low, high] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
  const [right, left] = [Math.ceil(half - low), -Math.ceil(half + high)];
  if (Math.abs(right + left) > 1) return right < -left ? [right, left] : [left, right];
  const own = { ...screen.pose, heading: charger.pose.heading };
  return seenFrom(screen.pose, from(own, 0, right)).x < 0 ? [right, left] : [left, right];
}
