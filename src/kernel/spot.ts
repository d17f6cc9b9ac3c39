/** A position as the rulebook reads and writes it: `0503`, or `72.5x64`. Only the book looks inside. */
export type Spot = string;

/** A position that an answer or a button refers to: the picture numbers it. */
export interface NumberedSpot {
  readonly at: Spot;
  /** Where something would end, or what it would be aimed at. */
  readonly what: 'end' | 'target';
}
