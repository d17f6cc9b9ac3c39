/** How far a sampled share may be from the truth. */

import type { Lot } from './forecast.ts';

/** 95% of a normal distribution lie within this many standard deviations. */
const Z = 1.959964;

/**
 * Half the width of Wilson's 95% interval for `times` of `tries`: the number after ±. Unlike the simple interval it is
 * right for none or all of a few tries.
 */
export function halfWidth(times: number, tries: number): number {
  const share = times / tries;
  return (Z / (1 + Z ** 2 / tries)) * Math.sqrt((share * (1 - share)) / tries + Z ** 2 / (4 * tries ** 2));
}

/** The widest interval of any fate's share in these lots. */
export function widest(lots: readonly Lot[]): number {
  const shares = lots.flatMap(({ tries, actor, target = actor }) =>
    [...Object.values(actor), ...Object.values(target)].map((times) => halfWidth(times, tries)),
  );
  return Math.max(...shares);
}
