/** FB-FRM, FB-GEO-04, -22. Lines, columns and what is neither; the places of a formation, and who takes which. */
import { type Placed, placed } from '../../../field/contact.ts';
import { touches } from '../../../field/gap.ts';
import { angleBetween, DEGREE, turned } from '../../../field/heading.ts';
import type { Length } from '../../../field/length.ts';
import { from, type Pose, seenFrom } from '../../../field/point.ts';
import type { Rectangle } from '../../../field/shape.ts';
import type { Formation } from '../order.ts';
import { standsOf } from './stands.ts';
import type { State, Unit } from '../state.ts';

/** FB-GEO-04. How far facings and places may differ from those of a drawing. */
const SAME_FACING = DEGREE / 10;
const SAME_PLACE: Length = 20;

/** FB-FRM-02 to -04, FB-GEO-04, FB-Q-13. A single stand is in line. */
export function formationOf(unit: Unit): Formation | 'irregular' {
  return formationAmong(standsOf(unit));
}

function formationAmong(stands: readonly Placed[]): Formation | 'irregular' {
  const [first] = stands;
  if (stands.some(({ pose }) => angleBetween(pose.heading, first!.pose.heading) > SAME_FACING)) return 'irregular';
  const { wide, deep } = first!.shape;
  if (areEach(stands, 'x', wide)) return 'line';
  return areEach(stands, 'y', deep) ? 'column' : 'irregular';
}

/** FB-GEO-04. Whether each stand is a whole front, or a whole depth, from the next, and touches it: by a corner will do. */
function areEach(stands: readonly Placed[], way: 'x' | 'y', by: Length): boolean {
  const at = ({ pose }: Placed): number => seenFrom(stands[0]!.pose, pose)[way];
  const sorted = stands.toSorted((a, b) => at(a) - at(b));
  return sorted.slice(1).every((each, before) => {
    const last = sorted[before]!;
    return Math.abs(at(each) - at(last) - by) <= SAME_PLACE && touches(last.ground, each.ground);
  });
}

/** FB-FRM-05, -06. */
export function isRegular(unit: Unit): boolean {
  return formationOf(unit) !== 'irregular';
}

/** FB-IRR-02, FB-Q-12. Irregular, or with a line that has adapted itself to an irregular enemy and is not straight. */
export function fightsIrregular({ units, contacts }: State, unit: Unit): boolean {
  if (!isRegular(unit)) return true;
  const own = contacts.filter((each) => each.unit === unit.id);
  const isAgainstIrregular = own.some(({ enemy }) => units.some((each) => each.id === enemy && !isRegular(each)));
  const [first, ...others] = standsOf(unit).filter(({ n }) => own.some(({ stand }) => stand === n));
  return isAgainstIrregular && others.some(({ pose }) => Math.abs(seenFrom(first!.pose, pose).y) > SAME_PLACE);
}

/** FB-GEO-22. From the left, or from the front; the anchor is the middle of the front edge of the whole. */
export function placesOf(anchor: Pose, count: number, formation: Formation, { wide, deep }: Rectangle): Pose[] {
  return Array.from({ length: count }, (_, each) => ({
    ...(formation === 'line' ? from(anchor, 0, (each - (count - 1) / 2) * wide) : from(anchor, -each * deep, 0)),
    heading: anchor.heading,
  }));
}

/** FB-GEO-22. Keeping their places to each other: the unit as it stands, put down with its anchor somewhere else. */
export function carried(stands: readonly Placed[], anchor: Pose, to: Pose): Pose[] {
  return stands.map(({ pose }) => {
    const { x, y } = seenFrom(anchor, pose);
    return { ...from(to, y, x), heading: turned(pose.heading, to.heading - anchor.heading) };
  });
}

/** The anchors of a formation in which a stand already placed has each of the places, the middle one first. */
export function anchorsAbout(pose: Pose, count: number, formation: Formation, { wide, deep }: Rectangle): Pose[] {
  const middle = (count - 1) / 2;
  const indexes = Array.from({ length: count }, (_, each) => each).toSorted(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b,
  );
  return indexes.map((each) => ({
    ...(formation === 'line' ? from(pose, 0, -(each - middle) * wide) : from(pose, each * deep, 0)),
    heading: pose.heading,
  }));
}

export function standsAt(poses: readonly Pose[], shape: Rectangle): Placed[] {
  return poses.map((pose) => placed(pose, shape));
}
