/** Battles that are no longer shown. */
import type { Battle } from '../store/store.ts';

/** Called off before it began: nothing of it exists. */
export function isForgotten({ status, seq }: Pick<Battle, 'status' | 'seq'>): boolean {
  return status === 'cancelled' && seq === 0;
}
