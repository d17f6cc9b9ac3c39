/** The probability of each whole number from 0. They add up to 1. */
export type Chances = readonly number[];

/** No dice, so the result is 0. */
export const NO_DICE: Chances = [1];

/** The sum of two independent results. */
export function together(one: Chances, other: Chances): Chances {
  const sum = new Float64Array(one.length + other.length - 1);
  for (let a = 0; a < one.length; a += 1) {
    for (let b = 0; b < other.length; b += 1) sum[a + b]! += one[a]! * other[b]!;
  }
  return Array.from(sum);
}

/** The sum of `times` independent results. */
export function repeated(once: Chances, times: number): Chances {
  return Array.from({ length: times }).reduce<Chances>((sum) => together(sum, once), NO_DICE);
}

/** Each of these values with equal probability. */
export function equally(values: readonly number[]): Chances {
  const most = Math.max(0, ...values);
  return Array.from({ length: most + 1 }, (_, n) => values.filter((value) => value === n).length / values.length);
}

export function meanOf(chances: Chances): number {
  return chances.reduce((sum, chance, n) => sum + n * chance, 0);
}

/** That it is this much or more. */
export function atLeast(chances: Chances, least: number): number {
  return chances.slice(least).reduce((sum, chance) => sum + chance, 0);
}

/** What is left if each of them stays with this probability. */
export function thinned(chances: Chances, share: number): Chances {
  const each = chances.map((_, n) => repeated([1 - share, share], n));
  return chances.map((_, left) => chances.reduce((sum, chance, n) => sum + chance * (each[n]![left] ?? 0), 0));
}
