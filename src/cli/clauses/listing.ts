/**
 * Clauses that need no code and test of their own: duplicates of another clause, clauses about figures on a table, and
 * purely informative ones. A clause with a number, a threshold or an exception of its own does not belong here.
 */
export interface Listed {
  readonly how: 'same' | 'physical' | 'informative';
  /** The clause that has the code and tests for this one. */
  readonly as?: string;
  readonly why: string;
}

export const same = (as: string, why: string): Listed => ({ how: 'same', as, why });
export const physical = (why: string): Listed => ({ how: 'physical', why });
export const informative = (why: string): Listed => ({ how: 'informative', why });
