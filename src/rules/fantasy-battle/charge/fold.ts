/** FB-ENV, FB-GEO-17. An enveloping charge: stands beside the first fold in about its front corners. */
import { contactOf, placed } from '../../../field/contact.ts';
import { turned } from '../../../field/heading.ts';
import { from, moved, type Pose } from '../../../field/point.ts';
import { facesOf } from '../../../field/slide.ts';
import { ZONES } from '../../../field/zone.ts';
import { shapeOf } from '../position/stands.ts';
import type { Unit } from '../state.ts';
import type { FirstPlace } from './first-stand.ts';
import type { Setting } from './setting.ts';
import { sideOf } from './side.ts';

/** FB-GAP-04. Whom each type may pursue. */
const PURSUES: Readonly<Partial<Record<Unit['type'], readonly Unit['type'][]>>> = {
  infantry: ['infantry', 'artillery', 'machine'],
};

/** FB-ENV-02. Not shock-based, on a flank, and of a type that may pursue the target. */
export function mayEnvelop({ unit, target, zone }: Setting): boolean {
  return !unit.shock && sideOf(zone) === 'flank' && PURSUES[unit.type]?.includes(target.type) === true;
}

/** FB-ENV-01, -04, -06, FB-GEO-17. Where a stand beside the first, on its left (-1) or right (1), goes first, and where it ends. */
export function foldBeside(
  setting: Setting,
  { pose, against }: FirstPlace,
  hand: 1 | -1,
): { via: Pose; end: Pose } | undefined {
  const shape = shapeOf(setting.unit);
  const via = { ...from(pose, 0, hand * shape.wide), heading: pose.heading };
  const face = facesOf(against.pose, against.shape)[ZONES.indexOf(setting.zone)]!;
  const corner = { ...from(face.at, 0, (-hand * face.long) / 2), heading: pose.heading };
  const end = { ...moved(corner, shape.wide / 2), heading: turned(pose.heading, -hand * 9_000) };
  const isTouching = contactOf(placed(end, shape), placed(pose, shape)) !== undefined;
  const touches = setting.touches(end).some(({ enemy }) => enemy === setting.target.id);
  return isTouching && touches && setting.hasRoom(end) && setting.hasRoom(via) ? { via, end } : undefined;
}
