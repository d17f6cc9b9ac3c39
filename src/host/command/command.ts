/** Sides with several commanders, as the bot sees them. */
import type { Phrase } from '../../kernel/phrase.ts';
import type { Refusal, Side } from '../../kernel/play.ts';
import type { Status } from '../host.ts';
import type { Reply, Request } from '../request.ts';
import type { Turn } from './done.ts';

export interface Command {
  /** Who commands what on a side; without one, on one's own. */
  readonly commandList: (request: Request, side?: Side) => Promise<Status | Refusal>;
  /** Units of one's own side to a commander, by his user id: their names, or a brigade's, with spaces between them. */
  readonly commandGive: (request: Request, who: string, units: string) => Promise<Reply | Refusal>;
  /** The chief takes units under his own orders. */
  readonly commandTake: (request: Request, units: string) => Promise<Reply | Refusal>;
  /** The chief allots order points of this turn to a commander; without a number they are common again. */
  readonly commandPoints: (request: Request, who: string, n?: number) => Promise<Reply | Refusal>;
  /** What of one's side can be given: brigades first, then units. */
  readonly commandBodies: (request: Request) => Promise<readonly { readonly name: string; readonly says: Phrase }[]>;
  /** One has nothing more to order in this turn. `turn`: the one that the button was shown for. */
  readonly done: (request: Request, turn?: Turn) => Promise<Reply | Refusal>;
  /** What that would waste, or that it cannot be said now. */
  readonly beforeDone: (
    request: Request,
    turn?: Turn,
  ) => Promise<{ readonly unspent: number; readonly seq: number } | Refusal>;
}
