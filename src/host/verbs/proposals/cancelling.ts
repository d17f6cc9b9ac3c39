/** What people agree upon, as the bot sees it: each is proposed by one, and decided by all whom it concerns, or the umpire. */
import type { Phrase } from '../../../kernel/phrase.ts';

/** How somebody may call a battle off: at once; by asking the other side; alone, with a reason that everyone reads. */
const CANCEL_WAYS = ['now', 'ask', 'reason'] as const;
export type CancelWay = (typeof CANCEL_WAYS)[number];

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
