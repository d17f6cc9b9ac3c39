/** Lines of battle as geometry: the units of the first line with the gaps between them, and the units behind. */
import { middleOf, thirdOf } from '../../hex/bearing.ts';
import { distance, type Hex, type Size } from '../../hex/grid.ts';
import type { Side } from '../../kernel/play.ts';

/** Anything with a position. */
export interface Stand {
  readonly id: string;
  readonly side: Side;
  readonly hexes: readonly Hex[];
}

export type Edge = 'north' | 'east' | 'south' | 'west';

/** Lines run from west to east or north to south, along the edge behind the army. */
export type Axis = 'east' | 'south';

export function axisOf(edge: Edge): Axis {
  return edge === 'north' || edge === 'south' ? 'east' : 'south';
}

function between(a: Stand, b: Stand): number {
  return Math.min(...a.hexes.flatMap((one) => b.hexes.map((other) => distance(one, other))));
}

/** From the western or northern flank to the other. */
export function alongLine<T extends Stand>(stands: readonly T[], axis: Axis): T[] {
  const place = ({ hexes }: T) => {
    const { x, y } = middleOf(hexes);
    return axis === 'east' ? [x, y] : [y, x];
  };
  return stands.toSorted((a, b) => {
    const [one, other] = [place(a), place(b)];
    return one[0]! - other[0]! || one[1]! - other[1]! || (a.id < b.id ? -1 : 1);
  });
}

/** The three thirds of the map along a line, in order. */
export function thirds<T extends Stand>(size: Size, axis: Axis, stands: readonly T[]): T[][] {
  const placed = alongLine(stands, axis);
  const third = ({ hexes }: T) => {
    const { x, y } = middleOf(hexes);
    return axis === 'east' ? thirdOf(x / 2, size.cols) : thirdOf(y / 3, size.rows);
  };
  return [0, 1, 2].map((n) => placed.filter((stand) => third(stand) === n));
}

export interface Line<T extends Stand> {
  /** In order. `gap`: the empty hexes between it and the one before. */
  readonly first: readonly { readonly stand: T; readonly gap: number | undefined }[];
  readonly behind: readonly { readonly stand: T; readonly of: T; readonly n: number }[];
}

/** A unit two to four rows behind a friend, and at most a hex to the side, is in the second line. */
export function lineOf<T extends Stand>(stands: readonly T[], edge: Edge): Line<T> {
  const axis = axisOf(edge);
  const covers = (stand: T) =>
    stands
      .filter((other) => other !== stand && isAhead(edge, stand, other))
      .toSorted((a, b) => between(stand, a) - between(stand, b))[0];
  const placed = alongLine(stands, axis);
  const first = placed.filter((stand) => !covers(stand));
  return {
    first: first.map((stand, i) => ({ stand, gap: i === 0 ? undefined : between(first[i - 1]!, stand) - 1 })),
    behind: placed.flatMap((stand) => {
      const of = covers(stand);
      return of ? [{ stand, of, n: between(stand, of) }] : [];
    }),
  };
}

function isAhead(edge: Edge, stand: Stand, other: Stand): boolean {
  const [from, to] = [middleOf(stand.hexes), middleOf(other.hexes)];
  const [dx, dy] = [(to.x - from.x) / 2, (to.y - from.y) / 3];
  const forward = { south: -dy, north: dy, west: dx, east: -dx }[edge];
  const aside = axisOf(edge) === 'east' ? dx : dy;
  return forward >= 2 && forward <= 4 && Math.abs(aside) <= 1;
}

/** The nearest of several others. */
export function nearestTo<T extends Stand>(stand: Stand, others: readonly T[]): { stand: T; n: number } | undefined {
  return others
    .map((other) => ({ stand: other, n: between(stand, other) }))
    .toSorted((a, b) => a.n - b.n || (a.stand.id < b.stand.id ? -1 : 1))[0];
}
