/** A draw by agreement: an order of the ruleset's own ends the battle. */
import { z } from 'zod';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Move, TableLine } from '../../battle/decision.ts';
import { agreedDrawMove } from '../../advance/order-decision.ts';
import { notice } from '../../messages/posts.ts';
import { underWay } from '../../advance/verb.ts';
import { no } from '../../battle/voice.ts';
import { kept, kindOf } from '../../advance/proposals/proposal-kind.ts';
import { chiefOnly, chiefs, decidedBy, sidesLed } from '../../advance/proposals/who-agrees.ts';

/** The umpire, who must give a reason, ends a battle at the desk. */
export const drawKind = kindOf({
  name: 'draw',
  what: z.object({}),
  isOfPosition: true,
  mayNot: ({ battle }) => underWay(battle),
  proposer: chiefOnly,
  voters: chiefs,
  says: (_loaded, _what, who) => phrase('motion-proposes-draw', { who }),
  carried: async (parts, loaded, { by, userId }): Promise<Move | Refusal> => {
    if (by.how === 'umpire') return no(phrase('motion-draw-umpire'));
    const side = sidesLed(loaded, { id: userId })[0];
    if (!side) return no(phrase('motion-chief-only'));
    const move = await agreedDrawMove(parts, loaded, side, { userId, rest: [] });
    if (move instanceof Refusal) return move;
    const { waiting } = loaded;
    const says = [phrase('motion-drawn', { by: decidedBy(by) })];
    const annulled: TableLine[] = waiting
      ? [{ kind: 'annulled', userId, data: { why: 'drawn', order: waiting.text }, annuls: true }]
      : [];
    return {
      ...move,
      table: [
        ...annulled,
        { kind: 'drawn', userId, data: { by: kept(by) }, posts: (voice) => [notice(voice, says)] },
        ...(move.table ?? []),
      ],
      says: () => says,
    };
  },
});
