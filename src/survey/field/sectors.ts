/** Many units in few words: which are in which third of a table, and how close the two sides are there. */
import { gap } from '../../field/gap.ts';
import { centimetres, type Length } from '../../field/length.ts';
import type { Pose } from '../../field/point.ts';
import { type Footprint, middle } from '../../field/shape.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { type Side, sidePhrase, SIDES } from '../../kernel/play.ts';
import { awayPhrase, type Measuring, squaresPhrase } from './spoken.ts';

export type TableEdge = 'north' | 'east' | 'south' | 'west';
/** Lines run from west to east or north to south, along the edge behind the army. */
export type Axis = 'east' | 'south';

/** A unit as it stands on a table. */
export interface Placed {
  readonly id: string;
  readonly side: Side;
  /** The middle of its front edge, or of its first figure. */
  readonly front: Pose;
  readonly grounds: readonly Footprint[];
}

export function axisOf(edge: TableEdge): Axis {
  return edge === 'north' || edge === 'south' ? 'east' : 'south';
}

/** From edge to edge; 0 if they are in contact. */
export function between(one: Pick<Placed, 'grounds'>, other: Pick<Placed, 'grounds'>): Length {
  return Math.max(0, Math.min(...one.grounds.flatMap((a) => other.grounds.map((b) => gap(a, b)))));
}

/** The nearest of a unit's enemies, and how far away it is. */
export function nearPhrase(one: Placed, enemies: readonly Placed[], measuring?: Measuring): Phrase {
  const found = nearestTo(one, enemies);
  if (!found) return phrase('survey-none-near');
  const { id } = found.placed;
  // Of two units in contact the fronts may lie on each other.
  const at = ({ front, grounds }: Placed) => (found.gap > 0 ? front : middle(grounds[0]!));
  return phrase('shared-near', { enemy: id, away: awayPhrase(at(one), at(found.placed), found.gap, measuring) });
}

/** The nearest of several others. */
export function nearestTo<T extends Placed>(one: Placed, others: readonly T[]): { placed: T; gap: Length } | undefined {
  return others
    .map((placed) => ({ placed, gap: between(one, placed) }))
    .toSorted((a, b) => a.gap - b.gap || (a.placed.id < b.placed.id ? -1 : 1))[0];
}

/** The two enemies closest to each other. */
export function closest<T extends Placed>(all: readonly T[]): { one: T; other: T; gap: Length } | undefined {
  const blue = all.filter(({ side }) => side === 'blue');
  return all
    .filter(({ side }) => side === 'red')
    .flatMap((one) => {
      const near = nearestTo(one, blue);
      return near ? [{ one, other: near.placed, gap: near.gap }] : [];
    })
    .toSorted((a, b) => a.gap - b.gap)[0];
}

/** From the western or northern flank to the other. */
export function alongLine<T extends Placed>(all: readonly T[], axis: Axis): T[] {
  const place = ({ front: { x, y } }: Placed) => (axis === 'east' ? [x, y] : [-y, x]);
  return all.toSorted((a, b) => place(a)[0]! - place(b)[0]! || place(a)[1]! - place(b)[1]! || (a.id < b.id ? -1 : 1));
}

const REGIONS = { east: ['w', 'c', 'e'], south: ['n', 'c', 's'] } as const;

/** `spoken`: a unit in two or three words. */
export function sectorSentences<T extends Placed>(
  { wide, deep }: { readonly wide: Length; readonly deep: Length },
  axis: Axis,
  all: readonly T[],
  spoken: (placed: T) => Phrase,
  measuring: Measuring = 'open',
): Phrase[] {
  const third = ({ front: { x, y } }: Placed) =>
    Math.min(2, Math.floor(3 * (axis === 'east' ? x / wide : 1 - y / deep)));
  return [0, 1, 2].flatMap((n) => {
    const here = alongLine(all, axis).filter((each) => third(each) === n);
    if (here.length === 0) return [];
    const sides = SIDES.flatMap((side) => {
      const units = here.filter((each) => each.side === side).map(spoken);
      return units.length === 0 ? [] : [phrase('alt-sector-side', { side: sidePhrase(side), units })];
    });
    const near = closest(here);
    const apart = near ? [apartPhrase('apart', near, measuring)] : [];
    return [phrase('alt-sector', { region: phrase(`region-${REGIONS[axis][n]!}`), sides: [...sides, ...apart] })];
  });
}

/** How close two enemies are: of those of a part of the table, or the two that are closest. */
export function apartPhrase(
  which: 'apart' | 'closest',
  { one, other, gap: far }: { readonly one: Placed; readonly other: Placed; readonly gap: Length },
  measuring: Measuring,
): Phrase {
  const args = { one: one.id, other: other.id };
  return measuring === 'strict' && far > 0
    ? phrase(`survey-table-${which}-squares`, { ...args, far: squaresPhrase(far) })
    : phrase(`survey-table-${which}`, { ...args, n: centimetres(far) });
}
