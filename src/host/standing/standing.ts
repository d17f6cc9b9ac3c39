/** Answers that a person files for whatever his units may be asked in a battle, as the bot sees them. */
import type { Refusal } from '../../kernel/play.ts';
import type { Completion } from '../../kernel/ruleset.ts';
import type { Reply, Request } from '../request.ts';

export interface StandingOrders {
  /** Files what was typed, for one unit or for all of his; what he said before about the same is replaced. */
  readonly setStanding: (request: Request, text: string) => Promise<Reply | Refusal>;
  /** His standing orders, the units in danger they concern, and his doctrine. */
  readonly listStanding: (request: Request) => Promise<Reply | Refusal>;
  /** Drops one by its id or its text, or all. */
  readonly dropStanding: (request: Request, which: string) => Promise<Reply | Refusal>;
  readonly completeStanding: (request: Request, typed: string) => Promise<readonly Completion[]>;
  /** What he may drop, by what has been typed so far: ids with their texts. */
  readonly standingToDrop: (request: Request, typed: string) => Promise<readonly Completion[]>;
}
