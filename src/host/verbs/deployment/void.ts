/** Cancelled commitments: announced in public, because everyone has read the commitment. */
import { phrase } from '../../../kernel/phrase.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { type Decision, together } from '../../battle/decision.ts';
import { announced } from '../../messages/notice-line.ts';
import { isRobot } from '../../seats/bot-seat.ts';
import type { Sheet } from '../../store/store.ts';
import { sideName } from '../../battle/voice.ts';

/** A decision that drops these deployments too. The person who caused it need not be called; the bot has made no commitment. */
export function voiding(loaded: LoadedBattle, decision: Decision, dropped: readonly Sheet[], userId: string): Decision {
  const { battle, holders } = loaded;
  const sides = dropped.filter((row) => row.sealed && !isRobot({ battle }, { id: row.userId })).map(({ side }) => side);
  const without = { ...decision, sheets: { ...decision.sheets, drop: dropped.map(({ id }) => id) } };
  if (sides.length === 0) return without;
  const called = sides.flatMap((side) => holders[side]?.id ?? []).filter((id) => id !== userId);
  const says = sides.map((side) => phrase('deploy-seal-void', { side: sideName(side) }));
  return together(without, announced({ kind: 'sealsVoid', userId, data: { sides } }, says, called));
}
