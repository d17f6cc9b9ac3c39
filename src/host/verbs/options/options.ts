/** Optional rules before a battle begins: viewing, choosing, and typing them. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Variant } from '../../../kernel/ruleset.ts';

export interface Variations {
  readonly battle: string;
  /** What can still be done about them, and by whom. */
  readonly says: Phrase;
  /** In the order of the book. */
  readonly variants: readonly Variant[];
  /** Whether the viewer may change them now. */
  readonly mayChange: boolean;
}
