/** The call to a side that is to move, where several people command it. */
import { phrase } from '../../kernel/phrase.ts';
import type { Next } from '../../kernel/ruleset.ts';
import type { Loaded } from '../load.ts';
import { isShared } from '../owners.ts';
import type { Post } from '../post.ts';
import { labelOf } from '../voice.ts';

/** With the button by which each of them says that he is done. `seq`: the last entry before their turn. */
export function withDone(loaded: Loaded, post: Post, next: Next, seq: number): Post {
  if (next.kind !== 'orders' || !isShared(loaded, next.side)) return post;
  const label = labelOf(loaded.voice.say(phrase('many-done-label')));
  return { ...post, turn: { battle: loaded.battle.id, seq, label } };
}
