/** SK-GEO-01, -02. Where the figures of a unit stand, and the ground they occupy. */
import { gap } from '../../../field/gap.ts';
import type { Heading } from '../../../field/heading.ts';
import type { Length } from '../../../field/length.ts';
import type { Point, Pose } from '../../../field/point.ts';
import { gapBetween } from '../../../field/several.ts';
import { disc, type Footprint, footprint } from '../../../field/shape.ts';
import { type Block, blockShape, placesIn, pushedTo } from '../../../march/block.ts';
import type { Stance } from '../facts.ts';
import type { Figure, Unit } from '../state.ts';

export { byNumber, enemiesOf, friendsOf } from '../../../march/sides.ts';

/** SK-GEO-01. The radius of a base: 2 cm across on foot, 5 cm mounted. */
export function radiusOf({ mounted }: Pick<Unit, 'mounted'>): Length {
  return mounted ? 2_500 : 1_000;
}

export function baseOf(unit: Pick<Unit, 'mounted'>): Length {
  return 2 * radiusOf(unit);
}

export function baseAt(unit: Pick<Unit, 'mounted'>, figure: Point): Footprint {
  return disc(figure, radiusOf(unit));
}

/** The ground of a unit: its rectangle in close order, else the base of each figure. */
export function groundsOf(unit: Unit): Footprint[] {
  if (unit.block) return [footprint(unit.block.front, blockShape(unit.block, baseOf(unit)))];
  return unit.figures.map((figure) => baseAt(unit, figure));
}

/** SK-GEO-02. One or two files, at least two ranks. */
export function isMarchColumn({ block }: Unit): boolean {
  return block !== undefined && block.files <= 2 && block.ranks >= 2;
}

/** Where a unit goes from: the middle of its front, or its first figure. */
export function anchorOf({ block, figures }: Posed): Pose {
  return block?.front ?? figures[0]!;
}

interface Posed {
  readonly block?: Block | undefined;
  readonly figures: readonly Pose[];
}

/** From where it goes to where it comes, as the place of its front, or of its first figure. */
export function wayTo(unit: Posed, to: Posed): Point[] {
  return [unit, to].map((stance) => anchorOf(stance)).map(({ x, y }) => ({ x, y }));
}

/** Those figures, or all. */
export function picked({ figures }: Unit, numbers: readonly number[]): readonly Figure[] {
  return numbers.length === 0 ? figures : figures.filter(({ n }) => numbers.includes(n));
}

/** A figure with its unit: both sides' figures are counted, measured and hit one by one. */
export interface Man {
  readonly unit: Unit;
  readonly figure: Figure;
}

export function menOf(unit: Unit): Man[] {
  return unit.figures.map((figure) => ({ unit, figure }));
}

export function isSame(one: Man, other: Man): boolean {
  return one.unit.id === other.unit.id && one.figure.n === other.figure.n;
}

/** SK-GEO-01. From edge to edge of their bases. */
export function between(one: Man, other: Man): Length {
  return gap(baseAt(one.unit, one.figure), baseAt(other.unit, other.figure));
}

/** The distance between the nearest figures of two units. */
export function apart(one: Unit, other: Unit): Length {
  const [own, theirs] = [one, other].map((unit) => unit.figures.map((figure) => baseAt(unit, figure)));
  return gapBetween(own!, theirs!);
}

/** SK-LDR-02. A squad, not a single leader or musician. */
export function isSquad({ role }: Pick<Unit, 'role'>): boolean {
  return role === undefined;
}

/** SK-GEO-02. A unit in a block, by number from the left of its front. */
export function inBlock(unit: Unit, block: Block): Stance {
  const places = placesIn(block, unit.figures.length, baseOf(unit));
  const { heading } = block.front;
  return {
    formation: 'close',
    block,
    figures: unit.figures.map(({ n }, each) => ({ n, ...places[each]!, heading })),
  };
}

/** A unit that stays as it is, so far toward a heading. */
export function pushed({ formation, block, figures }: Unit, heading: Heading, by: Length): Stance {
  return {
    formation,
    ...(block && { block: { ...block, front: pushedTo(block.front, heading, by) } }),
    figures: figures.map(({ n, x, y, heading: face }) => pushedTo({ n, x, y, heading: face }, heading, by)),
  };
}

/** The same places in loose order. */
export function loosened({ figures }: Pick<Stance, 'figures'>): Stance {
  return { formation: 'loose', figures };
}

/** A unit that has taken another stance; figures that it does not name stay. */
export function taking({ block: _block, ...unit }: Unit, { formation, block, figures }: Stance): Unit {
  const places = new Map(figures.map((figure) => [figure.n, figure]));
  return {
    ...unit,
    formation,
    ...(block && { block }),
    figures: unit.figures.map((figure) => ({ ...figure, ...places.get(figure.n) })),
  };
}
