/** What people agree upon, as the bot sees it: each is proposed by one, and decided by all whom it concerns, or the umpire. */
import type { Completion } from '../../kernel/ruleset.ts';
import type { Phrase } from '../../kernel/phrase.ts';
import type { Refusal } from '../../kernel/play.ts';
import type { Reply, Request } from '../request.ts';

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

export interface Motions {
  /** What calling the battle off would lose, and how this person may. */
  readonly beforeCancel: (request: Request) => Promise<Cancelling | Refusal>;
  readonly cancel: (request: Request, wish: CancelWish) => Promise<Reply | Refusal>;
  /**
   * Takes back one's own last order; or, with a number, everything from that entry on. What told nobody anything is
   * taken back at once; of the rest all must agree whom it concerns.
   */
  readonly undo: (request: Request, entry?: number) => Promise<Reply | Refusal>;
  /** The entries to which one may go back, the last one first. */
  readonly undoable: (request: Request, typed: string) => Promise<readonly Completion[]>;
  readonly askForPause: (request: Request, why: string) => Promise<Reply | Refusal>;
  readonly offerDraw: (request: Request) => Promise<Reply | Refusal>;
  /** More waking hours for everybody who owes something now. */
  readonly askForTime: (request: Request, hours: string) => Promise<Reply | Refusal>;
  /** Another pace, as it is written behind `/battle new`. */
  readonly askForPace: (request: Request, pace: string) => Promise<Reply | Refusal>;
  /** Both are here, and nobody is called; the same again ends it. */
  readonly askForLive: (request: Request) => Promise<Reply | Refusal>;
  /** A press on the post of a proposal, by its battle and its id. */
  readonly vote: (request: Request, battle: string, id: string, agrees: boolean) => Promise<Reply | Refusal>;
  /** Is it still to be decided? */
  readonly isOpen: (battle: string, id: string) => Promise<boolean>;
  /** Ends what has lapsed by now, and the live play of those who have left without a word. */
  readonly expire: () => Promise<void>;
}
