/** The call to the side to move, and every post after which it goes on: with the buttons for its commanders. */
import { phrase } from '../../kernel/phrase.ts';
import type { Next } from '../../kernel/ruleset.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { isShared } from '../seats/commanders.ts';
import type { Post } from '../post.ts';
import { isRobot } from '../seats/bot-seat.ts';
import { labelOf, type Voice } from '../battle/voice.ts';

/** After the end of a waiting order or a pause: the side to move may give orders. */
export function callAgain(loaded: LoadedBattle, voice: Voice): Pick<Post, 'turn'> {
  return callOf({ ...loaded, voice }, loaded.next, loaded.battle.seq);
}

export function withCall(loaded: LoadedBattle, post: Post, next: Next, seq: number): Post {
  return post.deploys ? post : { ...post, ...callOf(loaded, next, seq) };
}

/**
 * A panel, private ideas, and the end of the turn; with several commanders, each says there that they are done. `seq`:
 * the last entry before it.
 */
function callOf(loaded: LoadedBattle, next: Next, seq: number): Pick<Post, 'turn'> {
  const { battle, holders, voice } = loaded;
  if (next.kind !== 'orders' || isRobot(loaded, holders[next.side])) return {};
  const label = (id: string): string => labelOf(voice.say(phrase(id)));
  return {
    turn: {
      battle: battle.id,
      seq,
      label: label(isShared(loaded, next.side) ? 'seat-done-label' : 'end-turn-label'),
      panel: label('call-panel'),
      ideas: label('call-ideas'),
    },
  };
}
