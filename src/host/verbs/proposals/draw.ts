/** A draw by agreement: an order of the ruleset's own ends the battle. */
import { z } from 'zod';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { type Decision, together } from '../../battle/decision.ts';
import { endingDecision } from '../../advance/order-decision.ts';
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
    const decision = await endingDecision(deps, loaded, side, userId, 'drawn');
    if (decision instanceof Refusal) return decision;
    const says = [phrase('proposal-drawn', { by: decidedBy(by) })];
    const drawn = noticeLine({ kind: 'drawn', userId, data: { by: kept(by) } }, says);
    return { ...together(decision, { table: [drawn] }), says: () => says };
  },
});
