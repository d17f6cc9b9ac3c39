/** The call to the side to move, and every post after which it goes on: with the buttons for its commanders. */
import { givesOrders, sidesToAct } from '../../kernel/open.ts';
import { phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import type { Next } from '../../kernel/ruleset.ts';
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
  const people = givesOrders(next) ? sidesToAct(next).filter((side) => !isRobot(loaded, holders[side])) : [];
  if (people.length === 0) return {};
  const label = (id: string): string => labelOf(voice.say(phrase(id)));
  if (rules.deployment?.isDeploying(state)) return { deploys: { label: label('deploy-open-label') } };
  return {
    turn: {
      battle: battle.id,
      seq,
      label: label(endLabel(loaded, next, people)),
      panel: label('call-panel'),
      ideas: label('call-ideas'),
    },
  };
}

function endLabel(loaded: LoadedBattle, next: Next, people: readonly Side[]): string {
  if (next.kind === 'sealed') return 'sheet-seal-label';
  return people.some((side) => isShared(loaded, side)) ? 'seat-done-label' : 'end-turn-label';
}
