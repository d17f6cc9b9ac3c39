/** Counts what happened in the games, by kind, to show what never happens. */
export type Tally = Map<string, number>;

export function count(tally: Tally, what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1);
}

/** An answer without names and numbers. */
export function kindOf(text: string): string {
  return text
    .replaceAll(/\+?\b\d+[A-Za-z]*\b/g, '#')
    .replaceAll(/(# )+#/g, '#')
    .replaceAll(/ (N|NE|SE|S|SW|NW)\b/g, ' N');
}
