/** The entries of a battle that a post told. */

/** The entries of a battle that were told together; and the question that waits behind them. */
export interface ToldEntries {
  readonly battle: string;
  readonly from: number;
  readonly to: number;
  readonly question?: number;
}
