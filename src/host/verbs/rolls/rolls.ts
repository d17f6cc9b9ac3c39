/** A person's saved rolls, under names of their own, for all battles. */

/** A named roll, as typed: parsed again before it is made. */
export interface NamedRoll {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** The saved roll, and the dice that had its name before. */
export interface KeptRoll {
  readonly name: string;
  readonly before?: string;
}
