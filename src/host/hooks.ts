/**
 * Where features take part in every battle without being known there: lists that `createHost` fills, each asked in its
 * order.
 */
import type { Move } from './decision.ts';
import type { Loaded } from './loaded-battle.ts';
import type { Parts } from './parts.ts';
import type { News } from './passage.ts';
import type { Post } from './post.ts';

export interface Hooks {
  /** After a stop, before a battle goes on by itself: what else it may have waited for. The caller holds its lock. */
  readonly wakes: readonly ((parts: Parts, battleId: string) => Promise<void>)[];
  /** What happens next where nothing waits and a side is to order; the first that knows something decides. */
  readonly next: readonly ((parts: Parts, loaded: Loaded) => Promise<Move | undefined>)[];
  /** What is added to the posts that tell of an order. */
  readonly adds: readonly ((
    parts: Parts,
    loaded: Loaded,
    news: News,
    posts: readonly Post[],
  ) => Promise<readonly Post[]>)[];
}
