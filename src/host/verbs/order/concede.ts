/** Conceding a battle. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Request } from '../../request.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import { sideOf } from '../../seats/commanders.ts';
import { concessionMove } from '../../advance/order-decision.ts';
import type { Parts } from '../../battle/deps.ts';
import { underWay } from '../../advance/verb.ts';
import { nameOf, no } from '../../battle/voice.ts';

/** The commander concedes the battle. A waiting order is dropped. */
export async function resign(parts: Parts, loaded: Loaded, request: Request): Promise<Move | Refusal> {
  const refusal = underWay(loaded.battle);
  if (refusal) return refusal;
  const side = sideOf(loaded, request);
  if (!side) return no(phrase('host-no-seat'));
  const chief = loaded.holders[side];
  if (chief?.id !== request.person.id) return no(phrase('many-chief-only', { who: nameOf(chief) }));
  const userId = request.person.id;
  const move = await concessionMove(parts, loaded, side, { userId, rest: [] });
  if (move instanceof Refusal || !loaded.waiting) return move;
  const data = { why: 'resigned', order: loaded.waiting.text };
  return { ...move, table: [{ kind: 'annulled', userId, data, annuls: true }, ...(move.table ?? [])] };
}
