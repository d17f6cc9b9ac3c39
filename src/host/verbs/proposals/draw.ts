/** A draw by agreement: an order of the ruleset's own ends the battle. */
import { z } from 'zod';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Decision, TableLine } from '../../battle/decision.ts';
import { agreedDrawDecision } from '../../advance/order-decision.ts';
import { noticeLine } from '../../messages/notice-line.ts';
import { underWay } from '../../advance/verb.ts';
import { no } from '../../battle/voice.ts';
import { kept, kindOf, decidedBy } from '../../advance/proposals/proposal-kind.ts';
import { chiefs, sidesLed } from '../../advance/proposals/who-agrees.ts';

/** The umpire, who must give a reason, ends a battle at the desk. */
export const drawKind = kindOf({
  name: 'draw',
  what: z.object({}),
  isOfPosition: true,
  mayNot: ({ battle }) => underWay(battle),
  voters: chiefs,
  says: (_loaded, _what, who) => phrase('proposal-proposes-draw', { who }),
  carried: async (deps, loaded, { by, userId }): Promise<Decision | Refusal> => {
    if (by.how === 'umpire') return no(phrase('proposal-draw-umpire'));
    const side = sidesLed(loaded, { id: userId })[0];
    if (!side) return no(phrase('proposal-chief-only'));
    const decision = await agreedDrawDecision(deps, loaded, side, { userId, rest: [] });
    if (decision instanceof Refusal) return decision;
    const { waiting } = loaded;
    const says = [phrase('proposal-drawn', { by: decidedBy(by) })];
    const annulled: TableLine[] = waiting
      ? [{ kind: 'annulled', userId, data: { why: 'drawn', order: waiting.text }, annuls: true }]
      : [];
    return {
      ...decision,
      table: [
        ...annulled,
        noticeLine({ kind: 'drawn', userId, data: { by: kept(by) } }, says),
        ...(decision.table ?? []),
      ],
      says: () => says,
    };
  },
});
