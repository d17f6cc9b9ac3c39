/** PE-CHG-14, PE-Q-28, -55. Skirmishers make way for a charge that is not aimed at them. */
import { overlaps } from '../../field/gap.ts';
import { from, type Pose, seenFrom } from '../../field/point.ts';
import type { Footprint } from '../../field/shape.ts';
import { happen, type Play, type Table } from '../../kernel/play.ts';
import { byNumber, enemiesOf, friendsOf, groundOf, shapeOf } from './body.ts';
import { isInContact } from './contacts.ts';
import { pierce } from './escape/pierce.ts';
import type { Fact } from './facts.ts';
import { worse } from './formed.ts';
import { courseOf, type State, type Unit, unitOf } from './state.ts';
import { SHORT } from './values.ts';

/** After the walks: those who lie in the ground that a charger has swept, or stands on. */
export function* makeWay(table: Table<State>, start: State): Play<Fact> {
  for (const { id } of start.units.toSorted(byNumber)) {
    const before = unitOf(start, id);
    const target = courseOf(before, 'charge')?.target;
    const charger = table.now.units.find((each) => each.id === id);
    if (target === undefined || !charger || charger.pose === before.pose) continue;
    const ground = corridor(before, charger);
    for (const enemy of enemiesOf(table.now, charger).toSorted(byNumber))
      if (
        enemy.formation === 'skirmish' &&
        enemy.id !== target &&
        !isInContact(table.now, enemy) &&
        overlaps(ground, groundOf(enemy))
      )
        yield* setAside(table, charger, enemy);
  }
}

function corridor(before: Unit, after: Unit): Footprint {
  const [left, right] = groundOf(after).corners;
  const rear = groundOf(before).corners;
  return { corners: [left!, right!, rear[2]!, rear[3]!], radius: 0 };
}

/** By the shortest way to the left or right of the corridor, 1 mm clear; equal: to their own left. It is an evade: PE-EVC-09. */
function* setAside(table: Table<State>, charger: Unit, screen: Unit): Play<Fact> {
  const pose = clearOf(charger, screen);
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

function clearOf(charger: Unit, screen: Unit): Pose {
  const half = shapeOf(charger).wide / 2 + SHORT;
  const seen = groundOf(screen).corners.map((corner) => seenFrom(charger.pose, corner));
  const [low, high] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
  const [toRight, toLeft] = [half - low, half + high];
  const own = { ...screen.pose, heading: charger.pose.heading };
  const [right, left] = [toRight, -toLeft].map((by) => ({
    ...from(own, 0, Math.sign(by) * Math.ceil(Math.abs(by))),
    heading: screen.pose.heading,
  }));
  if (Math.abs(toRight - toLeft) > 1) return toRight < toLeft ? right! : left!;
  const isRightOwnLeft = seenFrom(screen.pose, right!).x < 0;
  return isRightOwnLeft ? right! : left!;
}
