/** Skirmish: optional rules for foot units, on a table in centimetres. */
import { rulesetFrom } from '../../kernel/defaults/index.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { upgraded } from '../../kernel/upgrade.ts';
import { plans, standing } from './ahead.ts';
import { luck } from './odds/luck.ts';
import { odds } from './odds/preview.ts';
import { outlook } from './odds/outlook.ts';
import { apply } from './apply.ts';
import { book } from './book.ts';
import { compose } from './compose.ts';
import { describe, topics } from './look/describe.ts';
import { desk } from './desk/index.ts';
import { draw } from './draw/index.ts';
import type { Fact } from './facts.ts';
import { ideas } from './ideas/index.ts';
import { complete, filed, orders, showOrder, suggest, who } from './language/index.ts';
import { lesson } from './lesson.ts';
import { bars } from './look/bars.ts';
import { place, sight, threats, unitLook } from './look/index.ts';
import type { Order } from './order.ts';
import { play } from './play.ts';
import { card, doctrine, offered, show } from './questions.ts';
import { aim, roster, turnPhrase, unitsForChoice } from './look/roster.ts';
import { readScenario, writeScenario } from './scenario/index.ts';
import { type State, state as schema } from './state.ts';
import { sheet } from './sheet.ts';
import { stories } from './tell/stories.ts';
import { tell } from './tell/index.ts';
import { tableDice } from './table-dice/index.ts';
import { next } from './turn.ts';
import { STEPS } from './upgrade.ts';
import { options, variants } from './variants.ts';
import { VERSION } from './version.ts';
import { score } from './victory.ts';

export const skirmish: Ruleset<State, Fact, Order> = rulesetFrom({
  name: 'skirmish',
  version: VERSION,
  play,
  apply,
  next,
  read: readScenario,
  write: writeScenario,
  restore: (json) => schema.parse(upgraded(json, STEPS)),
  orders,
  who,
  filed,
  offered,
  doctrines: ['regulation', 'ask'],
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
  stock: (order) => order,
  tell,
  desk,
  card,
  draw,
  score,
  stories,
  book,
  sheet,
  turn: turnPhrase,
  aim,
  options,
  odds,
  outlook,
  luck,
  tableDice,
  variants,
  roster,
  units: unitsForChoice,
  unit: unitLook,
  sight,
  threats,
  place,
  bars,
  describe,
  topics,
});
