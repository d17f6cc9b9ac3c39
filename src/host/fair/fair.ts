/** Dice that anybody can check: what a side adds to them, where each roll comes from, a whole battle recomputed. */
import type { Refusal } from '../../kernel/play.ts';
import type { Reply, Request } from '../host.ts';

export interface Fair {
  /** A side adds words of its own to what the dice are drawn from, before the first of them is thrown. */
  readonly salt: (request: Request, typed: string) => Promise<Reply | Refusal>;
}
