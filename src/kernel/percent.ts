/** Probabilities and averages for readers. */
import { type Phrase, phrase } from './phrase.ts';

/** A share in percent: what is possible is never shown as 0, and what is uncertain never as 100. */
export function percentOf(share: number): Phrase {
  const n = Math.round(100 * share);
  const near = n === 0 && share > 0 ? 'under' : n === 100 && share < 1 - 1e-9 ? 'over' : 'is';
  return phrase('odds-percent', { n, near });
}

/** An average as people read it. */
export function tenths(mean: number): number {
  return Math.round(10 * mean) / 10;
}
