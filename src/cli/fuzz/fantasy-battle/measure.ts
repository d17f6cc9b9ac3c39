/** The geometry of stands again, in plain decimals of a hundredth of a millimetre; it shares nothing with the rules. */
import type { Unit } from '../../../rules/fantasy-battle/state.ts';

/** FB-GEO-01. Touching; and what rounding may add to it. */
export const TOUCH = 10;
export const ROUNDING = 3;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}
type Corner = readonly [x: number, y: number];

/** FB-GEO-02. The front, and the depth. */
export function sizeOf({ shock }: Pick<Unit, 'shock'>): { readonly wide: number; readonly deep: number } {
  return shock ? { wide: 2_000, deep: 4_000 } : { wide: 4_000, deep: 2_000 };
}

export function corners({ x, y, heading }: Place, unit: Pick<Unit, 'shock'>): Corner[] {
  const { wide, deep } = sizeOf(unit);
  const angle = (heading * Math.PI) / 18_000;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [
    [0, -wide / 2],
    [0, wide / 2],
    [-deep, wide / 2],
    [-deep, -wide / 2],
  ].map(([ahead, right]) => [x + sin * ahead! + cos * right!, y + cos * ahead! - sin * right!]);
}

/** How far apart two stands are along the best of their own directions; negative: how deep they overlap. */
export function apart(one: readonly Corner[], other: readonly Corner[]): number {
  const axes = [one, other].flatMap(([a, b, c]) => [direction(a!, b!), direction(b!, c!)]);
  const gaps = axes.map(([ux, uy]) => {
    const along = ([x, y]: Corner): number => x * ux + y * uy;
    const [s, t] = [one.map(along), other.map(along)];
    return Math.max(Math.min(...s) - Math.max(...t), Math.min(...t) - Math.max(...s));
  });
  return Math.max(...gaps);
}

function direction([ax, ay]: Corner, [bx, by]: Corner): Corner {
  const long = Math.hypot(bx - ax, by - ay);
  return [(bx - ax) / long, (by - ay) / long];
}

/** FB-GEO-05. The farthest that a corner goes, leg by leg. */
export function costOf(way: readonly Place[], unit: Pick<Unit, 'shock'>): number {
  return way.slice(1).reduce((sum, to, each) => {
    const [before, after] = [corners(way[each]!, unit), corners(to, unit)];
    return sum + Math.max(...before.map(([x, y], n) => Math.hypot(x - after[n]![0], y - after[n]![1])));
  }, 0);
}
