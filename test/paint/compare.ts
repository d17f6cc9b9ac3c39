import type { Pixels } from '../../src/paint/png.ts';

/** How many pixels differ by more than the threshold in some channel. */
export function differing(a: Pixels, b: Pixels, threshold = 12): number {
  if (a.width !== b.width || a.height !== b.height) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const [red, green, blue] = [0, 1, 2].map((channel) => Math.abs(a.data[i + channel]! - b.data[i + channel]!));
    if (Math.max(red!, green!, blue!) > threshold) count++;
  }
  return count;
}
