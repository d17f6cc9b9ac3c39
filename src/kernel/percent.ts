/** Chances as people read them. */
import { type Phrase, phrase } from './phrase.ts';

/** A share of all cases, in a hundred: what is possible is never 0, and what is not certain never 100. */
export function percentOf(share: number): Phrase {
  const n = Math.round(100 * share);
  const near = n === 0 && share > 0 ? 'under' : n === 100 && share < 1 - 1e-9 ? 'over' : 'is';
  return phrase('odds-percent', { n, near });
}
