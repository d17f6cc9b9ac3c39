/** The call to the side to move, and every post after which it goes on: with the buttons for its commanders. */
import { phrase } from '../../kernel/phrase.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { isShared } from '../seats/commanders.ts';
import type { Post } from '../post.ts';
import { isRobot } from '../seats/bot-seat.ts';
import { labelOf, type Voice } from '../battle/voice.ts';

/** After the end of a waiting order or a pause: the side to move may give orders. */
export function callAgain(loaded: LoadedBattle, voice: Voice): Called {
  return callOf({ ...loaded, voice }, loaded.state, loaded.battle.seq);
}

export function withCall(loaded: LoadedBattle, post: Post, state: unknown, seq: number): Post {
  return { ...post, ...callOf(loaded, state, seq) };
}

type Called = Pick<Post, 'turn' | 'deploys'>;

/**
 * A panel, private ideas, and the end of the turn; with several commanders, each says there that they are done. In an
 * open deployment, a button to deploy. `seq`: the last entry before it.
 */
function callOf(loaded: LoadedBattle, state: unknown, seq: number): Called {
  const { battle, holders, rules, voice } = loaded;
  const next = rules.next(state);
  if (next.kind !== 'orders' || isRobot(loaded, holders[next.side])) return {};
  const label = (id: string): string => labelOf(voice.say(phrase(id)));
  if (rules.deployment?.isDeploying(state)) return { deploys: { label: label('deploy-open-label') } };
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
