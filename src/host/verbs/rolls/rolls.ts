/** Dice that a person throws often, kept under names of his own, whatever the battle. */

/** Dice under a name, as they were typed: to be read again before they are thrown. */
export interface NamedRoll {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** What has been kept, and the dice that had its name before. */
export interface KeptRoll {
  readonly name: string;
  readonly before?: string;
}
