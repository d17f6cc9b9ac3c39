/** Orders that a person writes ahead, for his next turn or for the time after an order of his that waits. */
import type { Refusal } from '../../kernel/play.ts';
import type { Completion } from '../../kernel/ruleset.ts';
import type { Reply, Request } from '../request.ts';
import type { Dropped } from './dropped.ts';

export interface Planning {
  /** Orders in order text, each with conditions behind its `if`; they take the place of what he had written. */
  readonly writePlan: (request: Request, text: string) => Promise<Reply | Refusal>;
  /** What he has written, and where it stopped and why. */
  readonly showPlan: (request: Request) => Promise<Reply | Refusal>;
  readonly dropPlan: (request: Request) => Promise<Reply | Refusal>;
  /** Orders of his that waited behind another one and were dropped, at a revision of the battle. */
  readonly droppedOrders: (request: Request, battle: string, revision: number) => Promise<Dropped | Refusal>;
  readonly completePlan: (request: Request, typed: string) => Promise<readonly Completion[]>;
}
