/**
 * Named modifiers, added up in one place and shown with the dice, so that none is counted twice and every total is
 * explained.
 */
export interface Modifier {
  readonly clause: string;
  /** Its message is `modifier-<name>` in the locale files. */
  readonly name: string;
  readonly n: number;
}

export type Ledger = readonly Modifier[];

export function total(base: number, ledger: Ledger): number {
  return ledger.reduce((sum, modifier) => sum + modifier.n, base);
}

/** A ledger from entries that may not apply: `condition && modifier`. */
export function ledger(...entries: readonly (Modifier | false)[]): Ledger {
  return entries.filter((entry) => entry !== false);
}
