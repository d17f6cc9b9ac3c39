/** The chance of each whole number from 0 that something may come to. They add up to 1. */
export type Chances = readonly number[];

/** Nothing is thrown, and nothing comes of it. */
export const NOTHING_THROWN: Chances = [1];

/** Of two that have nothing to do with each other, the sum. */
export function together(one: Chances, other: Chances): Chances {
  const sum = new Float64Array(one.length + other.length - 1);
  for (let a = 0; a < one.length; a += 1) {
    for (let b = 0; b < other.length; b += 1) sum[a + b]! += one[a]! * other[b]!;
  }
  return Array.from(sum);
}

/** The same thing `times` times. */
export function repeated(once: Chances, times: number): Chances {
  return Array.from({ length: times }).reduce<Chances>((sum) => together(sum, once), NOTHING_THROWN);
}

/** Of something that is as likely to come to each of these. */
export function equally(values: readonly number[]): Chances {
  const most = Math.max(0, ...values);
  return Array.from({ length: most + 1 }, (_, n) => values.filter((value) => value === n).length / values.length);
}

export function meanOf(chances: Chances): number {
  return chances.reduce((sum, chance, n) => sum + n * chance, 0);
}
