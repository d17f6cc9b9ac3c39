/** The battle entries that a post told. */

/** Entries told together; and the open question after them. */
export interface ToldEntries {
  readonly battle: string;
  readonly from: number;
  readonly to: number;
  readonly question?: number;
}
