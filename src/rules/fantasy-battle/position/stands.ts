/** FB-GEO-01, -02, -19, FB-FOR-07. Where the stands of a unit are, and the ground they occupy. */
import { type Placed, placed } from '../../../field/contact.ts';
import { stretchesOf } from '../../../field/ground.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { from, type Pose, seenFrom } from '../../../field/point.ts';
import type { Footprint, Rectangle } from '../../../field/shape.ts';
import { reachBefore } from '../../../field/slide.ts';
import { byId } from '../../../field/together.ts';
import type { Contact, Stand, State, Unit } from '../state.ts';
import { LONG_SIDE, SHORT_SIDE } from '../values.ts';

export { byNumber, enemiesOf, friendsOf } from '../../../march/sides.ts';

const BROAD: Rectangle = { kind: 'rectangle', wide: LONG_SIDE, deep: SHORT_SIDE };
const NARROW: Rectangle = { kind: 'rectangle', wide: SHORT_SIDE, deep: LONG_SIDE };

/** FB-GEO-02, FB-Q-06. Shock-based stands have their front on the short side, others on the long one. */
export function shapeOf({ shock }: Pick<Unit, 'shock'>): Rectangle {
  return shock ? NARROW : BROAD;
}

/** A stand on the table, with whose it is. */
export interface Standing extends Placed {
  readonly unit: Unit;
  readonly n: number;
}

const KNOWN = new WeakMap<Unit, readonly Standing[]>();

/** By their numbers. Positions do not change, so what a unit occupies is worked out once. */
export function standsOf(unit: Unit): readonly Standing[] {
  const known = KNOWN.get(unit);
  if (known) return known;
  const all = unit.stands.map((stand) => ({ unit, n: stand.n, ...placed(poseOf(stand), shapeOf(unit)) }));
  KNOWN.set(unit, all);
  return all;
}

export function poseOf({ x, y, heading }: Stand): Pose {
  return { x, y, heading };
}

export function groundsOf(unit: Unit): Footprint[] {
  return standsOf(unit).map(({ ground }) => ground);
}

/** FB-GEO-19. A wall protects those who stand up to 2 cm behind its outer side. */
const BEHIND_WALL: Length = 2 * CENTIMETRE;

/** FB-GEO-19. How far the wall before a stand reaches; undefined if there is none. */
export function wallBefore({ field }: Pick<State, 'field'>, { pose, shape }: Placed): Length | undefined {
  const walls = field.lines.filter(({ kind }) => kind === 'wall').flatMap(stretchesOf);
  return reachBefore(pose, shape.wide, BEHIND_WALL, walls);
}

/** FB-FOR-07, FB-GEO-19. As a charger meets them: the front of a fortified stand is the wall before it. */
export function metStands(now: State, unit: Unit): readonly Standing[] {
  if (!unit.fortified) return standsOf(unit);
  return standsOf(unit).map((stand) => {
    const ahead = wallBefore(now, stand) ?? 0;
    const { pose, shape } = stand;
    const front = { ...from(pose, ahead, 0), heading: pose.heading };
    return { ...stand, ...placed(front, { ...shape, deep: shape.deep + ahead }) };
  });
}

/** FB-GEO-07, -22. The bounding rectangle of a unit in the facing of its first stand: the middle of its front edge, its sides. */
export function boundsOf(stands: readonly Placed[]): { readonly pose: Pose; readonly shape: Rectangle } {
  const { pose } = stands[0]!;
  const seen = stands.flatMap(({ ground }) => ground.corners.map((corner) => seenFrom(pose, corner)));
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [rear, front] = [Math.min(...ys), Math.max(...ys)];
  return {
    pose: { ...from(pose, front, (left + right) / 2), heading: pose.heading },
    shape: { kind: 'rectangle', wide: Math.round(right - left), deep: Math.round(front - rear) },
  };
}

/** By who has made them, with which stand: nothing depends on which charge came first. */
export function contactsInOrder(contacts: readonly Contact[]): Contact[] {
  return contacts.toSorted(
    (a, b) => byId(a.unit, b.unit) || a.stand - b.stand || byId(a.enemy, b.enemy) || a.on - b.on,
  );
}

/** FB-GEO-23. In contact by a charge or by hand; a stand that merely ends near an enemy is not. */
export function isEngaged({ contacts }: Pick<State, 'contacts'>, { id }: Pick<Unit, 'id'>): boolean {
  return contacts.some(({ unit, enemy }) => unit === id || enemy === id);
}

/** FB-STD-06, FB-Q-04. Whether a stand itself is in contact with an enemy. */
export function isStandEngaged({ contacts }: Pick<State, 'contacts'>, { id }: Pick<Unit, 'id'>, n: number): boolean {
  return contacts.some((each) => (each.unit === id && each.stand === n) || (each.enemy === id && each.on === n));
}
