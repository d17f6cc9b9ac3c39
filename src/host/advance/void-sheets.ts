/** Void commitments: announced in public, because everyone has read them. */
import { phrase } from '../../kernel/phrase.ts';
import { type Decision, together } from '../battle/decision.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { sideName } from '../battle/voice.ts';
import { announced } from '../messages/notice-line.ts';
import { whatOf } from '../orders/sheet.ts';
import { isRobot } from '../seats/bot-seat.ts';
import { commanders } from '../seats/commanders.ts';
import type { Sheet } from '../store/store.ts';

/**
 * A decision that drops these sheets too. Nobody who still commands their side is done; the bot has made no commitment.
 * `userId`: who causes it, and need not be called.
 */
export function voiding(
  loaded: LoadedBattle,
  decision: Decision,
  dropped: readonly Omit<Sheet, 'at'>[],
  userId: string | undefined,
): Decision {
  const left = new Set(decision.seats?.remove?.map((seat) => `${seat.side} ${seat.userId}`));
  const change = dropped
    .flatMap(({ side }) => commanders(loaded, side).map(({ id }) => ({ side, userId: id, patch: { done: false } })))
    .filter((seat) => !left.has(`${seat.side} ${seat.userId}`));
  const seats = change.length > 0 && { seats: { change } };
  const without = together({ sheets: { drop: dropped.map(({ id }) => id) }, ...seats }, decision);
  const sides = dropped.filter((row) => row.sealed && !isRobot(loaded, { id: row.userId })).map(({ side }) => side);
  if (sides.length === 0) return without;
  const called = sides.flatMap((side) => loaded.holders[side]?.id ?? []).filter((id) => id !== userId);
  const says = sides.map((side) => phrase('sheet-void', { side: sideName(side), what: whatOf(loaded) }));
  return together(without, announced({ kind: 'sealsVoid', userId, data: { sides } }, says, called));
}
