/** What was said of a proposal, and of what was agreed upon, once more: from its line in the table ledger. */
import { z } from 'zod';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import type { Parts } from '../../battle/deps.ts';
import type { TableEntry } from '../../store/store.ts';
import { drawnPost } from './draw.ts';
import { extendedAgain } from './extend.ts';
import { decided, proposalOf } from '../../advance/proposals/proposal-kind.ts';
import { kindNamed } from './kinds.ts';
import { switchedAgain } from './live.ts';
import { pacedAgain } from './new-pace.ts';
import { ending, endingPosts, proposalPost } from '../../advance/proposals/proposal-post.ts';

const proposed = z.looseObject({ id: z.string(), kind: z.string() });
const drawn = z.object({ by: decided });

export async function agreedAgain(
  parts: Parts,
  then: Loaded,
  { kind, data, userId = '' }: Pick<TableEntry, 'kind' | 'data' | 'userId'>,
): Promise<Move> {
  switch (kind) {
    case 'proposed': {
      const { id, kind: name } = proposed.parse(data);
      const proposal = proposalOf({ id, kind: name, userId, data, votes: [userId] });
      return { posts: [await proposalPost(parts, then, kindNamed(name), proposal)] };
    }
    case 'closed': {
      const end = ending.parse(data);
      return { posts: endingPosts(then, kindNamed(end.kind), end) };
    }
    case 'drawn':
      return { posts: [drawnPost(then, drawn.parse(data).by)] };
    case 'extended':
      return extendedAgain(then, data);
    case 'paced':
      return pacedAgain(then, data, userId);
    default:
      return switchedAgain(then, data, userId);
  }
}
