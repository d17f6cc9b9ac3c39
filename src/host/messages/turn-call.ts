/** The call to a side that is to move: below it stands what its commanders do then. */
import { phrase } from '../../kernel/phrase.ts';
import type { Next } from '../../kernel/ruleset.ts';
import type { Loaded } from '../battle/loaded-battle.ts';
import { isShared } from '../seats/commanders.ts';
import type { Post } from '../post.ts';
import { isRobot } from '../seats/bot-seat.ts';
import { labelOf } from '../battle/voice.ts';

/**
 * A panel, ideas for one's own eyes, and the end of the turn; where several command, each says there that they are done.
 * `seq`: the last entry before their turn.
 */
export function withCall(loaded: Loaded, post: Post, next: Next, seq: number): Post {
  const { battle, holders, voice } = loaded;
  if (next.kind !== 'orders' || post.deploys || isRobot(loaded, holders[next.side])) return post;
  const label = (id: string): string => labelOf(voice.say(phrase(id)));
  const turn = {
    battle: battle.id,
    seq,
    label: label(isShared(loaded, next.side) ? 'many-done-label' : 'host-end-turn'),
    panel: label('call-panel'),
    ideas: label('call-ideas'),
  };
  return { ...post, turn };
}
