/**
 * Panache: the movement chapter of an old miniatures game on hexes. Moves follow the rules; players settle the fights,
 * on which the chapter is silent.
 */
import { rulesetFrom } from '../../kernel/defaults/index.ts';
import { legalityOf } from '../../kernel/legality.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { upgraded } from '../../kernel/upgrade.ts';
import { apply } from './apply.ts';
import { book } from './book.ts';
import { compose } from './compose.ts';
import { desk } from './desk/index.ts';
import { describe, topics } from './look/describe.ts';
import { draw } from './draw/index.ts';
import type { Fact } from './facts.ts';
import { ideas } from './ideas.ts';
import { answer, complete, orders, showAnswer, showOrder, suggest } from './language/index.ts';
import { place, sight, threats, unitLook } from './look/index.ts';
import { options } from './look/options.ts';
import { type Order, who } from './order.ts';
import { plans } from './plans.ts';
import { play } from './play.ts';
import { card, doctrine } from './questions.ts';
import { aim, roster, turnPhrase, unitsForChoice } from './look/roster.ts';
import { readScenario, writeScenario } from './scenario/index.ts';
import { next, score } from './sequence.ts';
import { type State, state as schema } from './state.ts';
import { sheet } from './sheet.ts';
import { stories } from './tell/stories.ts';
import { tell } from './tell/index.ts';
import { STEPS } from './upgrade.ts';
import { variants } from './variants.ts';
import { VERSION } from './version.ts';

const { whyNot } = legalityOf({ orders, play, apply });

export const panache: Ruleset<State, Fact, Order> = rulesetFrom({
  name: 'panache',
  version: VERSION,
  play,
  apply,
  next,
  read: readScenario,
  write: writeScenario,
  restore: (json) => schema.parse(upgraded(json, STEPS)),
  orders,
  who,
  answer,
  doctrine,
  plans,
  complete,
  showOrder,
  showAnswer,
  stock: (order) => order,
  desk,
  compose,
  suggest,
  ideas: (now, by) => ideas(now, by, (text) => whyNot(text, now, by)).map((text) => ({ text })),
  book,
  sheet,
  tell,
  card,
  draw,
  score,
  stories,
  turn: turnPhrase,
  aim,
  options,
  variants,
  roster,
  unit: (now, name) =>
    unitLook(
      now,
      name,
      (text, by) => whyNot(text, now, by),
      (text) => ({ en: showOrder(text, 'en'), fr: showOrder(text, 'fr') }),
    ),
  sight,
  describe,
  topics,
  threats,
  place,
  units: unitsForChoice,
});
