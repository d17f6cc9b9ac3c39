/** Who stands in a position, for pictures and words: its units, and those who lead them if a book has such. */

export interface Everyone<S, U> {
  readonly of: (now: S) => readonly U[];
  /** The position in which they stand so. */
  readonly with: (now: S, all: readonly U[]) => S;
}

/** Where units are all there are. */
export function unitsAlone<U, S extends { readonly units: readonly U[] }>(): Everyone<S, U> {
  return { of: ({ units }) => units, with: (now, units) => ({ ...now, units }) };
}
