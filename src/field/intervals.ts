/** Stretches of a line, and what is left of them. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** What is left of a stretch when others are taken out of it; their ends stay, and so do stretches of one point. */
export function without({ low, high }: Interval, taken: readonly Interval[]): Interval[] {
  const left: Interval[] = [];
  let from = low;
  for (const each of taken.toSorted((a, b) => a.low - b.low)) {
    if (each.high <= from || each.low >= high) continue;
    if (each.low >= from) left.push({ low: from, high: each.low });
    from = each.high;
  }
  if (from <= high) left.push({ low: from, high });
  return left;
}

/** The number of an interval nearest to another number. */
export function within({ low, high }: Interval, value: number): number {
  return Math.min(high, Math.max(low, value));
}
