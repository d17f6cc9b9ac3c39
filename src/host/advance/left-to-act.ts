/**
 * Tells players without orders left which units may still act, and offers their orders; otherwise the turn would seem
 * to be over.
 */
import type { Next } from '../../kernel/ruleset.ts';
import { endIdea } from './ideas.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { IDEA, type Post } from '../post.ts';
import { line } from '../messages/posts.ts';
import { isRobot } from '../seats/bot-seat.ts';
import { labelOf } from '../battle/voice.ts';

const MOST = 3;

/** Undefined: nothing needs to be said in this position. */
export function leftIn(loaded: LoadedBattle, after: unknown, next: Next): ((post: Post) => Post) | undefined {
  const { rules, battle, holders, voice } = loaded;
  if (next.kind !== 'orders' || isRobot(loaded, holders[next.side])) return undefined;
  const left = rules.seenBy(next.side).leftToAct?.(after);
  if (!left) return undefined;
  const orders = left.orders
    .filter((text) => IDEA.safeParse(text).success)
    .slice(0, MOST)
    .map((text) => ({ text, label: labelOf(rules.showOrder(text, voice.language)) }));
  return (post) => ({
    ...post,
    sentences: [...post.sentences, line(voice, left.says)],
    ...(orders.length > 0 && { ideas: { battle: battle.id, orders: [...orders, endIdea(loaded, after, voice)] } }),
  });
}
