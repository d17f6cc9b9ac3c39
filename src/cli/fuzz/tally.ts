/** What the games came to, by kind: so that one sees what they never come to. */
export type Tally = Map<string, number>;

export function count(tally: Tally, what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1);
}

/** An answer without the names and numbers in it. */
export function kindOf(text: string): string {
  return text
    .replaceAll(/\+?\b\d+[A-Za-z]*\b/g, '#')
    .replaceAll(/(# )+#/g, '#')
    .replaceAll(/ (N|NE|SE|S|SW|NW)\b/g, ' N');
}
