/** Battles of which nothing is told any more. */
import type { Battle } from '../store/store.ts';

/** Called off before it began: there is nothing of it. */
export function isForgotten({ status, seq }: Pick<Battle, 'status' | 'seq'>): boolean {
  return status === 'cancelled' && seq === 0;
}
