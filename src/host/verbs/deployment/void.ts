/** Cancelled commitments: announced in public, because everyone has read the commitment. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { notice } from '../../messages/posts.ts';
import { isRobot } from '../../seats/bot-seat.ts';
import type { Deployment } from '../../store/store.ts';
import { sideName } from '../../battle/voice.ts';

/** A decision that drops deployments. The person who caused it need not be called; the bot has made no commitment. */
export function voiding(
  loaded: LoadedBattle,
  decision: Decision,
  dropped: readonly Deployment[],
  userId: string,
): Decision {
  const { battle, holders } = loaded;
  const sides = dropped.filter((row) => row.sealed && !isRobot({ battle }, { id: row.userId })).map(({ side }) => side);
  if (sides.length === 0) return decision;
  const called = sides.flatMap((side) => holders[side]?.id ?? []).filter((id) => id !== userId);
  return after(decision, saying(sides, called, userId));
}

function saying(sides: readonly Side[], called: readonly string[], userId: string): Decision {
  const says = sides.map((side) => phrase('deploy-seal-void', { side: sideName(side) }));
  return {
    table: [
      { kind: 'sealsVoid', userId, data: { sides: [...sides] }, posts: (voice) => [notice(voice, says, called)] },
    ],
    says: () => says,
  };
}

/** Two decisions as one: the second is made on the result of the first. */
export function after(first: Decision, then: Decision): Decision {
  return {
    ...first,
    ...then,
    table: [...(first.table ?? []), ...(then.table ?? [])],
    posts: [...(first.posts ?? []), ...(then.posts ?? [])],
    says: (language) => [...(first.says?.(language) ?? []), ...(then.says?.(language) ?? [])],
  };
}
