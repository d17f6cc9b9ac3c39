/** The variance of consecutive numbers with these chances. */
export function varianceOf(chances: ArrayLike<number>): number {
  const all = Array.from(chances);
  const mean = all.reduce((sum, chance, n) => sum + n * chance, 0);
  return all.reduce((sum, chance, n) => sum + (n - mean) ** 2 * chance, 0);
}
