/** Sabreur-hex: Napoleonic battles on hexes with order points, reactions and morale tests. */
import { unitChoice } from '../../kernel/looking.ts';
import { phrase } from '../../kernel/phrase.ts';
import { rulesetFrom } from '../../kernel/defaults/index.ts';
import { legalityOf } from '../../kernel/legality.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { NOTHING, run } from '../../kernel/run.ts';
import { upgraded } from '../../kernel/upgrade.ts';
import { type Side, Refusal } from '../../kernel/play.ts';
import { bilingual } from '../../kernel/text/quoted.ts';
import { book } from './book.ts';
import { compose } from './compose/index.ts';
import { desk } from './desk/desk.ts';
import { DOCTRINES } from './ahead/doctrine.ts';
import { describe, topics } from './describe/index.ts';
import { draw } from './picture/draw.ts';
import { apply } from './apply.ts';
import { armies } from './army/index.ts';
import { deployment } from './deploy/index.ts';
import { sealed } from './deploy/sealed.ts';
import type { Fact } from './facts.ts';
import { ideas } from './ideas/index.ts';
import { leftToAct } from './turn/left.ts';
import { lesson } from './lesson/index.ts';
import { answer, complete, filed, orders, showOrder, suggest } from './language/index.ts';
import type { FirstStop } from './language/notes.ts';
import { luck } from './afterwards/luck.ts';
import { oddsAhead, place, sight, threats, unitLook } from './look/index.ts';
import { options } from './options/options.ts';
import { outlook } from './ahead/outlook.ts';
import { type Order, who } from './order.ts';
import { plans } from './ahead/plans.ts';
import { randomBattles } from './random/index.ts';
import { play } from './play.ts';
import { card, doctrine, showAnswer } from './questions/index.ts';
import { readScenario, writeScenario } from './scenario/index.ts';
import { aim, next, roster, score, turnPhrase } from './turn/sequence.ts';
import { readStandings, showStanding, standingAnswers } from './ahead/standing.ts';
import { completeStanding } from './language/standing-complete.ts';
import { dangersTo } from './look/dangers.ts';
import { type State, state as schema } from './state.ts';
import { sheet } from './sheet/index.ts';
import { stories } from './afterwards/stories.ts';
import { tell } from './tell/index.ts';
import { tableDice } from './table-dice/index.ts';
import { STEPS } from './upgrade.ts';
import { variants } from './options/variants.ts';
import { VERSION } from './version.ts';

const { whyNot: refused } = legalityOf({ orders, play, apply });

const may = (text: string, now: State, by: Side): boolean => refused(text, now, by) === undefined;

/** Where an order first needs dice or another player's answer. */
function firstStop(text: string, now: State, by: Side): ReturnType<FirstStop> {
  const read = orders(text, now, by);
  if (read instanceof Refusal || read.length !== 1) return undefined;
  const outcome = run({ play, apply }, now, read[0]!.order, by, [], NOTHING);
  if (outcome.kind === 'rolls') return { roll: outcome.roll, now: outcome.state };
  return outcome.kind === 'waits' ? { asked: outcome.question, now: outcome.state } : undefined;
}

export const sabreurHex: Ruleset<State, Fact, Order> = rulesetFrom({
  name: 'sabreur-hex',
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
  answer,
  doctrines: DOCTRINES,
  doctrine,
  standing: {
    read: readStandings,
    answers: standingAnswers,
    show: showStanding,
    complete: completeStanding,
    dangers: dangersTo,
  },
  plans,
  complete: (typed, now, by, language) =>
    complete(
      typed,
      now,
      by,
      language,
      (text) => may(text, now, by),
      (text) => firstStop(text, now, by),
    ),
  showOrder,
  showAnswer,
  stock: (order) => order,
  desk,
  compose,
  suggest: (now, by) => suggest(now, by, (text) => may(text, now, by)),
  ideas: (now, by) => ideas(now, by, (text) => refused(text, now, by)),
  leftToAct: (now) => leftToAct(now, (text) => may(text, now, now.active)),
  book,
  sheet,
  armies,
  deployment,
  sealed,
  random: randomBattles({ ...armies, ...deployment }),
  lesson,
  /** SH-GAP-09. There is no hidden information. */
  view: (now) => now,
  tell,
  card,
  draw,
  odds: oddsAhead,
  outlook,
  luck,
  tableDice,
  score,
  stories,
  turn: turnPhrase,
  aim,
  options,
  variants,
  roster,
  brigades: ({ brigades = [] }) =>
    brigades.map(({ name, ...rest }) => ({
      ...rest,
      name: name.en,
      says: phrase('brigade-name', { name: bilingual(name.en, name.fr) }),
    })),
  unit: (now, name) => unitLook(now, name, (text, unit) => refused(text, now, unit.side)),
  sight,
  describe,
  topics,
  threats,
  place,
  units: (now) => [...(now.reserve ?? []), ...now.units].map(unitChoice),
});
