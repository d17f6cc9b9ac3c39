/** FB-FST, FB-PRT, FB-INA, FB-PIN, FB-GEO-11 to -13, -16. Where the first stand of a charge can be placed, and which stands can go there. */
import { contactEnds, placed } from '../../../field/contact.ts';
import { opposite } from '../../../field/heading.ts';
import { TOUCH } from '../../../field/length.ts';
import { outside } from '../../../field/obstacle.ts';
import { from, type Point, type Pose, seenFrom } from '../../../field/point.ts';
import type { Footprint, Rectangle } from '../../../field/shape.ts';
import { facesOf, flush, freeContact, nearestFree } from '../../../field/slide.ts';
import { ZONES } from '../../../field/zone.ts';
import { closedGround } from '../position/ground.ts';
import { sees, seesPoint } from '../position/sight.ts';
import { groundsOf, isStandEngaged, metStands, shapeOf, type Standing, standsOf } from '../position/stands.ts';
import { unitOf } from '../state.ts';
import { LEAST_CONTACT } from '../values.ts';
import { keyOf } from '../moves/walk.ts';
import type { Setting } from './setting.ts';

/** A place for the first stand, the stands that may take it, and the stand of the target that it is against. */
export interface FirstPlace {
  readonly pose: Pose;
  readonly against: Standing;
  readonly stands: readonly number[];
}

/** A pose in contact, and with whom; at a pinned target, the corner that it comes to. */
interface Contacting {
  readonly pose: Pose;
  readonly against: Standing;
  readonly corner?: Point;
}

/** FB-FST-04, FB-PRT-01, FB-INA-03, FB-GEO-12, -13. Flush to each edge of the zone that has room, as nearly centred as can be. */
export function contactPoses({ now, unit, target, zone }: Setting, isTerrainLeftOut = false): Contacting[] {
  const others = now.units.filter(({ id }) => id !== unit.id).flatMap(groundsOf);
  const terrain = isTerrainLeftOut ? [] : closedGround(now, unit);
  const obstacles: Footprint[] = [...others, ...terrain, ...outside(now.field)];
  return metStands(now, target).flatMap((against) => {
    const face = facesOf(against.pose, against.shape)[ZONES.indexOf(zone)]!;
    const free = freeContact(face, shapeOf(unit), LEAST_CONTACT, obstacles);
    return free.length === 0 ? [] : nearestFree(free).map((offset) => ({ pose: flush(face, offset), against }));
  });
}

/**
 * FB-PIN-01, FB-FOR-05, FB-GEO-16, FB-Q-31. All its stands touch an enemy, and no edge of the zone has room, terrain or not.
 * Works are charged in front even then.
 */
export function isPinned(setting: Setting): boolean {
  const { now, target } = setting;
  if (target.fortified) return false;
  const areTouched = target.stands.every(({ n }) => isStandEngaged(now, target, n));
  return areTouched && contactPoses(setting, true).length === 0;
}

/**
 * FB-PIN-02, FB-GEO-16, FB-Q-31. Side to side with a friend who is in contact already, front by front or, if the friend has its
 * back to the target, front by rear: its own front touches the target, at an edge of the zone.
 */
function pinnedPoses(setting: Setting): Contacting[] {
  const { now, unit, target, zone } = setting;
  const shape = shapeOf(unit);
  const friends = now.contacts.flatMap((each) => {
    if (each.unit === target.id) return [{ id: each.enemy, n: each.stand }];
    return each.enemy === target.id ? [{ id: each.unit, n: each.stand }] : [];
  });
  return friends.flatMap(({ id, n }) => {
    const friend = standsOf(unitOf(now, id)).find((each) => each.n === n);
    return friend ? placesBeside(friend, shape).flatMap((pose) => atTarget(pose) ?? []) : [];
  });

  function atTarget(pose: Pose): Contacting | undefined {
    const touch = setting.hasRoom(pose) && setting.touches(pose).find(({ enemy }) => enemy === target.id);
    if (!touch) return undefined;
    const against = standsOf(target).find((each) => each.n === touch.on)!;
    const ends = contactEnds(placed(pose, shape), against)!;
    const face = facesOf(against.pose, against.shape)[ZONES.indexOf(zone)]!;
    const isOn = (line: Pose): boolean => ends.every((end) => Math.abs(seenFrom(line, end).y) <= 2 * TOUCH);
    return isOn(pose) && isOn(face.at) ? { pose, against, corner: ends[0] } : undefined;
  }
}

/** To its left and right, facing as it does, level with its front, or the other way, level with its rear. */
function placesBeside({ pose, shape: { wide, deep } }: Standing, own: Rectangle): Pose[] {
  const rear = { ...from(pose, -deep, 0), heading: opposite(pose.heading) };
  return [pose, rear].flatMap((level) =>
    [-1, 1].map((hand) => ({ ...from(level, 0, (hand * (wide + own.wide)) / 2), heading: level.heading })),
  );
}

/** FB-FST-02, -03, FB-INA-01, -02, FB-PIN-03, FB-GEO-11, FB-Q-17, -24. For each stand that sees the target, the place that costs it least. */
export function firstPlaces(setting: Setting, only?: number): FirstPlace[] {
  const { now, unit, viewers } = setting;
  const flushPoses = contactPoses(setting);
  const poses = flushPoses.length === 0 && isPinned(setting) ? pinnedPoses(setting) : flushPoses;
  const found = new Map<string, { pose: Pose; against: Standing; stands: number[] }>();
  for (const viewer of viewers) {
    if (only !== undefined && viewer.n !== only) continue;
    const reached = poses
      .filter(({ pose }) => setting.hasRoom(pose))
      .flatMap((each) => {
        const way = setting.waysTo({ end: each.pose })(unit.stands.findIndex(({ n }) => n === viewer.n));
        return way ? [{ ...each, cost: way.cost }] : [];
      })
      .toSorted((a, b) => a.cost - b.cost || setting.right(b.pose) - setting.right(a.pose));
    const nearest = reached.find(({ against, corner }) =>
      corner ? seesPoint(now, viewer, against.unit, corner) : sees(now, viewer, against),
    );
    if (!nearest) continue;
    const { pose, against } = nearest;
    const known = found.get(keyOf(pose));
    if (known) known.stands.push(viewer.n);
    else found.set(keyOf(pose), { pose, against, stands: [viewer.n] });
  }
  return [...found.values()];
}
