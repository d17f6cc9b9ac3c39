/** FB-GAP-03, FB-CHG-05. What a stand sees: from its centre to any part of the target, all round. */
import { overlaps } from '../../../field/gap.ts';
import { obstaclesOf } from '../../../field/ground.ts';
import { type Length, MILLIMETRE } from '../../../field/length.ts';
import type { Obstacle } from '../../../field/obstacle.ts';
import { distance, type Point } from '../../../field/point.ts';
import { gapBetween } from '../../../field/several.ts';
import { band, type Footprint, middle } from '../../../field/shape.ts';
import { rimPoints } from '../../../field/sight.ts';
import { byNumber, enemiesOf, groundsOf, type Standing, standsOf } from './stands.ts';
import type { State, Unit } from '../state.ts';

/** FB-GAP-03. Ground that hides what is behind it. */
const HIDES: readonly string[] = ['wood', 'hill', 'building'];

/** How far apart the points of a stand's rim are that a line is drawn to. */
const STEP: Length = 5 * MILLIMETRE;

/** What may hide one unit from another: ground, and units of either side but flyers. */
function hiders(now: State, viewer: Unit, target: Unit): Obstacle[] {
  const units = now.units.filter(({ id, type }) => id !== viewer.id && id !== target.id && type !== 'flyer');
  return [
    ...obstaclesOf(now.field, ({ kind }) => HIDES.includes(kind)),
    ...units.flatMap((unit) => groundsOf(unit).map((ground) => ({ by: { unit: unit.id }, ground }))),
  ];
}

function hiding(now: State, viewer: Unit, target: Unit): Footprint[] {
  return hiders(now, viewer, target).map(({ ground }) => ground);
}

/** FB-GAP-03. Whether a stand sees any part of another. */
export function sees(now: State, viewer: Standing, target: Standing): boolean {
  return isOpen(viewer, target, hiding(now, viewer.unit, target.unit));
}

/** FB-PIN-03. Whether a stand sees one point of a unit. */
export function seesPoint(now: State, viewer: Standing, target: Unit, point: Point): boolean {
  const line = band(middle(viewer.ground), point, 0);
  return hiding(now, viewer.unit, target).every((each) => !overlaps(line, each));
}

function isOpen(viewer: Standing, target: Standing, hides: readonly Footprint[]): boolean {
  const eye = middle(viewer.ground);
  const centre = middle(target.ground);
  const about = band(eye, centre, Math.max(...target.ground.corners.map((corner) => distance(centre, corner))));
  const near = hides.filter((each) => overlaps(about, each));
  if (near.length === 0) return true;
  const isSeen = (point: Point): boolean => {
    const line = band(eye, point, 0);
    return near.every((each) => !overlaps(line, each));
  };
  return isSeen(centre) || rimPoints(target.ground, STEP).some(isSeen);
}

/** FB-GAP-03. What lies on the line between the centres of two stands: the first such thing on the list. */
export function hiderOf(now: State, viewer: Standing, target: Standing): Obstacle | undefined {
  const line = band(middle(viewer.ground), middle(target.ground), 0);
  return hiders(now, viewer.unit, target.unit).find(({ ground }) => overlaps(line, ground));
}

/** FB-CHG-05. The stands of a unit that see something of another. */
export function viewersOf(now: State, unit: Unit, target: Unit): Standing[] {
  const hides = hiding(now, unit, target);
  return standsOf(unit).filter((viewer) => standsOf(target).some((each) => isOpen(viewer, each, hides)));
}

/** FB-EVA-02, FB-GAP-01. The enemies in view and how far away they are, the nearest first. */
export function enemiesInView(now: State, unit: Unit): { readonly enemy: Unit; readonly range: Length }[] {
  return enemiesOf(now, unit)
    .filter((enemy) => viewersOf(now, unit, enemy).length > 0)
    .map((enemy) => ({ enemy, range: gapBetween(groundsOf(unit), groundsOf(enemy)) }))
    .toSorted((a, b) => a.range - b.range || byNumber(a.enemy, b.enemy));
}
