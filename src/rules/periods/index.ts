/** Periods: both sides write their sheets in secret, and the table plays the quarters of an hour. */
import { rulesetFrom } from '../../kernel/defaults/index.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { upgraded } from '../../kernel/upgrade.ts';
import { apply } from './apply.ts';
import { book } from './book.ts';
import { card, offered, show } from './cards.ts';
import { compose } from './panel/compose.ts';
import { bars } from './look/bars.ts';
import { describe, topics } from './look/describe.ts';
import { desk } from './desk/index.ts';
import { DOCTRINES, doctrine } from './doctrines.ts';
import { draw } from './draw/index.ts';
import type { Fact } from './facts.ts';
import { complete, orders, showOrder, suggest, who } from './language/index.ts';
import { ideas } from './ideas/index.ts';
import { lesson } from './lesson.ts';
import { place, sight, threats, unitLook } from './look/index.ts';
import { next } from './next.ts';
import type { Order } from './order.ts';
import { owned } from './owned.ts';
import { play as playOrder } from './play.ts';
import { aim, roster, unitsForChoice } from './look/roster.ts';
import { readScenario, writeScenario } from './scenario/index.ts';
import { sealed } from './sheet/sealed.ts';
import { secrets, view } from './secrets.ts';
import { type State, state as schema } from './state.ts';
import { plans, standing } from './standing.ts';
import { stories } from './tell/stories.ts';
import { sheet } from './tables.ts';
import { tell } from './tell/index.ts';
import { turnPhrase } from './turn.ts';
import { STEPS } from './upgrade.ts';
import { options, variants } from './variants.ts';
import { VERSION } from './version.ts';
import { score } from './victory.ts';

const play: typeof playOrder = (table, order, by) => owned(table, playOrder(table, order, by));

export const periods: Ruleset<State, Fact, Order> = rulesetFrom({
  name: 'periods',
  version: VERSION,
  play,
  apply,
  next,
  read: readScenario,
  write: writeScenario,
  restore: (json) => schema.parse(upgraded(json, STEPS)),
  orders,
  who,
  offered,
  doctrines: DOCTRINES,
  doctrine,
  plans,
  standing,
  complete,
  compose,
  suggest,
  ideas,
  lesson,
  showOrder,
  showAnswer: show,
  end: 'seal',
  stock: (order) => order,
  sealed,
  view,
  secrets,
  tell,
  card,
  desk,
  draw,
  score,
  stories,
  book,
  sheet,
  turn: turnPhrase,
  aim,
  options,
  variants,
  roster,
  units: unitsForChoice,
  unit: unitLook,
  sight,
  bars,
  threats,
  place,
  describe,
  topics,
});
