/** PE-GEO-32, PE-GAP-06. Who sees whom. */
import { overlaps } from '../../../field/gap.ts';
import { type Area, piecesOf } from '../../../field/ground.ts';
import { type Length, MILLIMETRE } from '../../../field/length.ts';
import { distance, from, type Point, rounded } from '../../../field/point.ts';
import { band, disc, type Footprint, middle } from '../../../field/shape.ts';
import { cutAll, sidesOf } from '../../../field/cut.ts';
import { gapBetween } from '../../../field/several.ts';
import { byNumber, enemiesOf, groundOf, shapeOf } from './body.ts';
import type { State, Unit } from '../state.ts';

/** PE-GAP-06. Of woods. */
const DEEP: Length = 50 * MILLIMETRE;

/** The two ends and the middle of the front edge. */
function eyesOf(unit: Unit): Point[] {
  const { wide } = shapeOf(unit);
  return [-wide / 2, 0, wide / 2].map((aside) => from(unit.pose, 0, aside));
}

/** The corners, and the middle of the nearest edge. */
function marksOf({ corners }: Footprint, eye: Point): Point[] {
  const middles = corners.map((a, each) => {
    const b = corners[(each + 1) % corners.length]!;
    return middle({ corners: [a, b], radius: 0 });
  });
  const near = middles.reduce((best, each) => (distance(eye, each) < distance(eye, best) ? each : best));
  return [...corners, near];
}

/** The length of a line that lies in convex ground. */
function lengthIn(a: Point, b: Point, { corners }: Footprint): Length {
  const [start, end] = cutAll([a, b], sidesOf(corners));
  return start && end ? distance(rounded(start), rounded(end)) : 0;
}

/** PE-GAP-06. Villages, deep woods, and hills above both ends; ground that holds an end lets that end see out of it. */
function hidersOnLine(now: State, eye: Point, mark: Point, levels: readonly number[]): Area[] {
  const line = band(eye, mark, 0);
  return now.field.areas.filter((area) => {
    const across = piecesOf(area).filter((piece) => overlaps(line, piece));
    if (across.length === 0) return false;
    if (area.kind === 'hill') return levels.every((each) => area.level > each);
    const holdsEnd = [eye, mark].some((end) => across.some((piece) => overlaps(disc(end, 20), piece)));
    if (area.kind === 'building') return !holdsEnd;
    return area.kind === 'wood' && !holdsEnd && across.reduce((sum, each) => sum + lengthIn(eye, mark, each), 0) > DEEP;
  });
}

/** The level on which a unit stands: that of the highest ground under it. */
export function levelOf(now: State, unit: Unit): number {
  const ground = groundOf(unit);
  const under = now.field.areas.filter((area) => piecesOf(area).some((piece) => overlaps(ground, piece)));
  return Math.max(0, ...under.map(({ level }) => level));
}

/** PE-GEO-32. Skirmishers do not block the view (PE-CHG-14). */
export function sees(now: State, unit: Unit, other: Unit): boolean {
  const blocking = inTheWay(now, unit, other).map(groundOf);
  const levels = [levelOf(now, unit), levelOf(now, other)];
  const target = groundOf(other);
  return eyesOf(unit).some((eye) =>
    marksOf(target, eye).some((mark) => {
      const line = band(eye, mark, 0);
      return !blocking.some((each) => overlaps(line, each)) && hidersOnLine(now, eye, mark, levels).length === 0;
    }),
  );
}

function inTheWay({ units }: State, unit: Unit, other: Unit): Unit[] {
  return units.filter(({ id, formation }) => id !== unit.id && id !== other.id && formation !== 'skirmish');
}

/** Of a unit that does not see another: the outline of what lies between their middles. */
export function hiderOf(now: State, unit: Unit, other: Unit): readonly Point[] | undefined {
  const mark = middle(groundOf(other));
  const line = band(unit.pose, mark, 0);
  const between = inTheWay(now, unit, other).find((each) => overlaps(line, groundOf(each)));
  if (between) return groundOf(between).corners;
  return hidersOnLine(now, unit.pose, mark, [levelOf(now, unit), levelOf(now, other)])[0]?.outline;
}

/** Visible enemies, the nearest first. */
export function visibleEnemies(now: State, unit: Unit): Unit[] {
  const far = (enemy: Unit): Length => gapBetween([groundOf(unit)], [groundOf(enemy)]);
  return enemiesOf(now, unit)
    .filter((enemy) => sees(now, unit, enemy))
    .toSorted((a, b) => far(a) - far(b) || byNumber(a, b));
}
