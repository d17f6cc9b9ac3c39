/** SK-GEO-01, -02. Where the figures of a unit stand, and the ground they occupy. */
import { gap } from '../../field/gap.ts';
import type { Length } from '../../field/length.ts';
import { from, type Point } from '../../field/point.ts';
import { disc, type Footprint, footprint, type Rectangle } from '../../field/shape.ts';
import { byId } from '../../field/together.ts';
import { type Block, type Figure, type State, type Unit } from './state.ts';

/** SK-GEO-01. The radius of a base: 2 cm across on foot, 5 cm mounted. */
export function radiusOf({ mounted }: Pick<Unit, 'mounted'>): Length {
  return mounted ? 2_500 : 1_000;
}

export function baseOf(unit: Pick<Unit, 'mounted'>): Length {
  return 2 * radiusOf(unit);
}

/** SK-GEO-02. The rectangle of a unit in close order. */
export function blockShape(unit: Pick<Unit, 'mounted' | 'figures'>, { files }: Block): Rectangle {
  const base = baseOf(unit);
  return { kind: 'rectangle', wide: files * base, deep: Math.ceil(unit.figures.length / files) * base };
}

/** SK-GEO-02. By number from the left of the front rank; a last rank that is not full is filled from its middle. */
export function placesIn({ front, files }: Block, count: number, base: Length): Point[] {
  return Array.from({ length: count }, (_, each) => {
    const rank = Math.floor(each / files);
    const inRank = Math.min(files, count - rank * files);
    return from(front, -(rank + 0.5) * base, ((each % files) - (inRank - 1) / 2) * base);
  });
}

export function ranksOf({ block, figures }: Unit): number {
  return block ? Math.ceil(figures.length / block.files) : 1;
}

/** SK-GEO-02. One or two files, at least two ranks. */
export function isMarchColumn(unit: Unit): boolean {
  return unit.block !== undefined && unit.block.files <= 2 && ranksOf(unit) >= 2;
}

/** The ground of a unit: its rectangle in close order, else the base of each figure. */
export function groundsOf(unit: Unit): Footprint[] {
  if (unit.block) return [footprint(unit.block.front, blockShape(unit, unit.block))];
  return unit.figures.map((figure) => baseAt(unit, figure));
}

export function baseAt(unit: Pick<Unit, 'mounted'>, figure: Point): Footprint {
  return disc(figure, radiusOf(unit));
}

/** A figure with its unit: both sides' figures are counted, measured and hit one by one. */
export interface Man {
  readonly unit: Unit;
  readonly figure: Figure;
}

export function menOf(unit: Unit): Man[] {
  return unit.figures.map((figure) => ({ unit, figure }));
}

/** SK-GEO-01. From edge to edge of their bases. */
export function between(one: Man, other: Man): Length {
  return gap(baseAt(one.unit, one.figure), baseAt(other.unit, other.figure));
}

/** The distance between the nearest figures of two units. */
export function apart(one: Unit, other: Unit): Length {
  return Math.min(...menOf(one).flatMap((man) => menOf(other).map((each) => between(man, each))));
}

export function enemiesOf(now: State, unit: Pick<Unit, 'side'>): Unit[] {
  return now.units.filter(({ side }) => side !== unit.side);
}

/** SK-LDR-02. A squad, not a single leader or musician. */
export function isSquad({ role }: Unit): boolean {
  return role === undefined;
}

/** By the number of the id, then its letters: nothing depends on how a position stores units. */
export function byNumber(one: Pick<Unit, 'id'>, other: Pick<Unit, 'id'>): number {
  return byId(one.id, other.id);
}
