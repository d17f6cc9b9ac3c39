/** What may be settled otherwise before a battle begins: who looks it through, who chooses, what was typed. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Variant } from '../../../kernel/ruleset.ts';

export interface Variations {
  readonly battle: string;
  /** What can still be done about them, and by whom. */
  readonly says: Phrase;
  /** In the order of the book. */
  readonly variants: readonly Variant[];
  /** By whoever looks, now. */
  readonly mayChange: boolean;
}
