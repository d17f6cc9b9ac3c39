/** Sabreur-hex, played at random. */
import type { Question } from '../../../kernel/play.ts';
import type { Fact } from '../../../rules/sabreur-hex/facts.ts';
import { sabreurHex } from '../../../rules/sabreur-hex/index.ts';
import { parse } from '../../../rules/sabreur-hex/language/index.ts';
import type { Order } from '../../../rules/sabreur-hex/order.ts';
import { NERVE } from '../../../rules/sabreur-hex/questions/nerve.ts';
import type { State } from '../../../rules/sabreur-hex/state.ts';
import type { Bout } from '../bout.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { anyOf } from '../game.ts';
import { checkAsked, checkPlayed, checkPosition } from './checks.ts';
import { chooseOrder } from './choose.ts';
import { checkReports } from './report/check.ts';
import { randomHand } from './hands.ts';
import { randomScenario } from './positions.ts';
import { countEntry, countOrder, countPosition } from './tally.ts';

export const sabreurHexBout: Bout<State, Fact, Order> = {
  rules: sabreurHex,
  scenario: randomScenario,
  order: chooseOrder,
  parse,
  hand: randomHand,
  answer: answerTo,
  checkPosition,
  checkQuestion: checkAsked,
  checkPlayed: (played) => {
    checkPlayed(played);
    checkReports({ ...played, before: played.base, after: played.end });
  },
  countPosition,
  countOrder,
  countEntry,
};

/** One of the options, or the conditional answer that the rulebook's cards offer. */
function answerTo(chance: Chance, question: Question): string {
  if (question.kind === NERVE.kind && chance.oneIn(3)) {
    return NERVE.choice.write({ say: 'stayAt', least: chance.below(12) }, 'en');
  }
  return anyOf(chance, question);
}
