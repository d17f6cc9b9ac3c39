/**
 * Agreements, as the bot sees them: each is proposed by one person, and decided by everyone concerned, or by the
 * umpire.
 */
import type { Phrase } from '../../../kernel/phrase.ts';

/** How a person may call a battle off: straight away; by asking the other side; or alone, with a public reason. */
export type CancelWay = 'now' | 'ask' | 'reason';

/** Before the second press. */
export interface Cancelling {
  readonly battle: string;
  readonly ways: readonly CancelWay[];
  readonly says: readonly Phrase[];
}

export interface CancelWish {
  readonly battle: string;
  readonly way: CancelWay;
  readonly why?: string;
}
