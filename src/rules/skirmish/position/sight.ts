/** SK-GEO-07, SK-GAP-05. From where a fire is measured, what it sees, and how far it is. */
import { gap } from '../../../field/gap.ts';
import { piecesOf, holds } from '../../../field/ground.ts';
import { angleBetween, bearing, EIGHTH_TURN } from '../../../field/heading.ts';
import type { Length } from '../../../field/length.ts';
import type { Blocked } from '../../../field/obstacle.ts';
import type { Point } from '../../../field/point.ts';
import { band, disc, type Footprint } from '../../../field/shape.ts';
import { overlapAny } from '../../../field/several.ts';
import { baseAt, groundsOf, type Man, menOf, radiusOf } from './squad.ts';
import type { Figure, State, Unit } from '../state.ts';

/** Where a fire is measured from; its line of sight begins in the middle of it. */
export interface Muzzle {
  readonly at: Point;
  readonly ground: Footprint;
}

/**
 * SK-GEO-07. In close order the middle of the front edge; otherwise the shooter nearest to the middle of the shooters'
 * places, the lower number of two.
 */
export function muzzleOf(unit: Unit, shooters: readonly Figure[]): Muzzle {
  if (unit.block) return { at: unit.block.front, ground: disc(unit.block.front, 0) };
  const sum = (of: (figure: Figure) => Length): Length => shooters.reduce((all, each) => all + of(each), 0);
  const [x, y, n] = [sum((figure) => figure.x), sum((figure) => figure.y), shooters.length];
  // As many times as far as there are shooters, so that nothing is rounded.
  const far = (figure: Figure): number => {
    const [across, along] = [n * figure.x - x, n * figure.y - y];
    return across * across + along * along;
  };
  const first = shooters.reduce((best, each) => (far(each) < far(best) ? each : best));
  return { at: first, ground: disc(first, radiusOf(unit)) };
}

/** SK-GEO-07. To the nearest edge of a figure. */
export function rangeTo({ ground }: Muzzle, { unit, figure }: Man): Length {
  return gap(ground, baseAt(unit, figure));
}

/** SK-GAP-05, SK-Q-37. The figures of a target that a muzzle sees, nearest first; of equally near ones by number. */
export function seenBy(now: State, shooter: Unit, muzzle: Muzzle, target: Unit): Man[] {
  return menOf(target)
    .filter((man) => isInArc(shooter, muzzle, man) && !hiderOf(now, shooter, muzzle.at, man))
    .toSorted((a, b) => rangeTo(muzzle, a) - rangeTo(muzzle, b) || a.figure.n - b.figure.n);
}

/** SK-GAP-05. Within 45.00° of the front of close order; else all round. */
export function isInArc({ block }: Unit, { at }: Muzzle, { figure }: Man): boolean {
  return !block || angleBetween(bearing(figure.x - at.x, figure.y - at.y), block.front.heading) <= EIGHTH_TURN;
}

/** What hides a figure, and its outline. */
interface Hider {
  readonly by: Blocked['by'];
  readonly outline: readonly Point[];
}

/**
 * SK-GAP-05. What hides a figure: woods, buildings, hills higher than both ends, units in close order. A wood or building
 * that holds either end hides nothing from it.
 */
export function hiderOf(now: State, shooter: Unit, start: Point, { unit, figure }: Man): Hider | undefined {
  const level = Math.max(levelAt(now, start), levelAt(now, figure));
  const hiding = now.field.areas.filter((area) => {
    if (area.kind === 'hill') return area.level > level;
    return (area.kind === 'wood' || area.kind === 'building') && !holds(area, start) && !holds(area, figure);
  });
  const formed = now.units.filter(({ id, block }) => block && id !== shooter.id && id !== unit.id);
  const line = [band(start, figure, 0)];
  const area = hiding.find((each) => overlapAny(line, piecesOf(each)));
  if (area) return { by: { ground: area.id }, outline: area.outline };
  const body = formed.find((each) => overlapAny(line, groundsOf(each)));
  return body && { by: { unit: body.id }, outline: groundsOf(body)[0]!.corners };
}

/** The height of the ground under a point: the highest hill that holds it. */
function levelAt({ field }: State, at: Point): number {
  const hills = field.areas.filter((area) => area.kind === 'hill' && holds(area, at));
  return Math.max(0, ...hills.map(({ level }) => level));
}
