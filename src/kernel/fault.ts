/** Faults in a text that a person wrote. */
import type { Phrase } from './phrase.ts';

/** A fault in a scenario's text; line and column count from 1. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  readonly says: Phrase;
}
