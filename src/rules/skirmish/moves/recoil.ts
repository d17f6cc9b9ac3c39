/** SK-MOR-06, SK-AVO-04, SK-Q-22, SK-GEO-10. Recoiling and refusing contact: as far as possible from every enemy. */
import type { Heading } from '../../../field/heading.ts';
import type { Length } from '../../../field/length.ts';
import type { Point } from '../../../field/point.ts';
import { askAs } from '../../../kernel/asking.ts';
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { bestRetreats, type Retreat } from '../../../march/away.ts';
import { pushedTo } from '../../../march/block.ts';
import type { Fact } from '../facts.ts';
import { LOOSE_RATE, looseRate, obstaclesFor } from '../position/ground.ts';
import { spotOf } from '../../../survey/field/spoken.ts';
import { RECOIL } from '../questions.ts';
import { enemiesOf, friendsOf, groundsOf, loosened, pushed, radiusOf, wayTo } from '../position/squad.ts';
import { type Figure, type State, type Unit, unitOf } from '../state.ts';

/** SK-ASK-04. At most so many equal places are offered. */
const MOST_PLACES = 9;

/** SK-GEO-10. The best ways, those nearest to the unit's own table edge first, then by heading. */
export function retreatsOf(now: State, unit: Unit, most: Length = LOOSE_RATE): Retreat[] {
  const friends = friendsOf(now, unit);
  const best = bestRetreats({
    figures: unit.figures,
    radius: radiusOf(unit),
    rate: (heading) =>
      Math.min(most, ...unit.figures.map((figure) => looseRate(now, unit, wayOf(figure, heading, most)))),
    among: obstaclesFor(now, unit, 'loose'),
    friends: friends.flatMap(groundsOf),
    enemies: enemiesOf(now, unit).flatMap(groundsOf),
    cover: friends.filter(({ formation }) => formation === 'close').flatMap(groundsOf),
  });
  return best.toSorted((a, b) => homeward(now, unit, a) - homeward(now, unit, b) || a.heading - b.heading);
}

function wayOf(figure: Figure, heading: Heading, by: Length): Point[] {
  return [figure, pushedTo(figure, heading, by)];
}

/** SK-ASK-04. How near a retreat ends to the unit's own table edge. */
function homeward(now: State, unit: Unit, { heading, by }: Retreat): Length {
  const { x, y } = pushed(unit, heading, by).figures[0]!;
  return { north: now.field.deep - y, south: y, west: x, east: now.field.wide - x }[now.armies[unit.side].edge];
}

/** SK-MOR-06, SK-AVO-04, SK-Q-21, -22. At once, in the enemy's turn too, and out of contact; close order is lost. */
export function* recoil(
  table: Table<State>,
  id: string,
  why: 'recoil' | 'refuse' | 'fallBack',
  most?: Length,
): Play<Fact> {
  const unit = unitOf(table.now, id);
  const { heading, by } = yield* chosen(unit, retreatsOf(table.now, unit, most));
  if (unit.contacts.length > 0) yield* happen<Fact>({ type: 'parted', unit: id });
  const there = pushed(unit, heading, by);
  const to = unit.block ? loosened(there) : there;
  yield* happen<Fact>({ type: 'moved', unit: id, why, to, way: wayTo(unit, there) });
}

/** SK-ASK-04. Equal places are the owner's choice. */
function* chosen(unit: Unit, retreats: readonly Retreat[]): Play<Fact, Retreat> {
  const [only, another] = retreats;
  if (only && !another) return only;
  const at = yield* askAs(RECOIL, {
    to: unit.side,
    unit: unit.id,
    options: retreats.slice(0, MOST_PLACES).map(({ heading, by, isCovered }, each) => ({
      value: each + 1,
      about: { at: spotOf(pushed(unit, heading, by).figures[0]!), isCovered },
    })),
    fallback: 1,
  });
  return retreats[at - 1]!;
}
