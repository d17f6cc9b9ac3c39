/** What was promised and holds no more: it is said in public, for everybody has read the promise. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import { notice } from '../../messages/posts.ts';
import { isRobot } from '../../seats/bot-seat.ts';
import type { Deployment } from '../../store/store.ts';
import { sideName } from '../../battle/voice.ts';

/** A move by which deployments are dropped. Whoever is its cause need not be called; the bot has promised nothing. */
export function voiding(loaded: Loaded, move: Move, dropped: readonly Deployment[], userId: string): Move {
  const { battle, holders } = loaded;
  const sides = dropped.filter((row) => row.sealed && !isRobot({ battle }, { id: row.userId })).map(({ side }) => side);
  if (sides.length === 0) return move;
  const called = sides.flatMap((side) => holders[side]?.id ?? []).filter((id) => id !== userId);
  return after(move, saying(sides, called, userId));
}

function saying(sides: readonly Side[], called: readonly string[], userId: string): Move {
  const says = sides.map((side) => phrase('deploy-seal-void', { side: sideName(side) }));
  return {
    table: [
      { kind: 'sealsVoid', userId, data: { sides: [...sides] }, posts: (voice) => [notice(voice, says, called)] },
    ],
    says: () => says,
  };
}

/** Two moves as one: the second is decided on what the first has made. */
export function after(first: Move, then: Move): Move {
  return {
    ...first,
    ...then,
    table: [...(first.table ?? []), ...(then.table ?? [])],
    posts: [...(first.posts ?? []), ...(then.posts ?? [])],
    says: (language) => [...(first.says?.(language) ?? []), ...(then.says?.(language) ?? [])],
  };
}
