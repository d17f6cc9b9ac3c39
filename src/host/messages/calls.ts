/** The people a post calls. */
import type { Post } from '../post.ts';
import { isRobot } from '../seats/bot-seat.ts';
import { isLive } from '../seats/live-pace.ts';
import type { Battle } from '../store/store.ts';

/** The bot is never called, because its own seat needs no call; nor is anyone while both sides are present. */
export function callingPeople(battle: Pick<Battle, 'options'>, post: Post): Post {
  const isHeard = isLive(battle);
  return { ...post, calls: post.calls.filter((id) => !isHeard && !isRobot({ battle }, { id })) };
}
