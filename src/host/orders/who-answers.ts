/** What answers a question in its commander's place. */
import { answerAhead, type Filed as FiledAnswer } from '../../kernel/ahead.ts';
import type { Question, Side } from '../../kernel/play.ts';
import { robotAnswer } from '../../kernel/robot-answer.ts';
import { asked, type Given } from '../../kernel/run.ts';
import type { Respondent, Respondents } from '../auto-answer.ts';
import type { AnyRuleset } from '../ruleset.ts';
import { isLesson, isRobot } from '../seats/bot-seat.ts';
import { askedOf } from '../seats/commanders.ts';
import type { Battle } from '../store/store.ts';
import { type Filed, standingSays } from './standing-answer.ts';

/** An answer given in advance, and its source. */
export interface Ahead extends FiledAnswer {
  readonly by: 'order' | 'filed';
}

/** A question, the position in which it is asked, and the answers available. */
export interface Occasion {
  readonly question: Question;
  readonly now: unknown;
  /** In the order itself, and filed with it. */
  readonly ahead: readonly Ahead[];
  /** Undefined: there is no one to ask. */
  readonly respondent: Respondent | undefined;
}

/** `ask`: the commander has to answer. Undefined: this row does not apply. */
type Says = Given | 'ask' | undefined;

interface Row {
  readonly who: string;
  readonly says: (occasion: Occasion) => Says;
}

/** The first row that applies decides. An order and answers filed with it may be for a unit or for a whole side. */
export const WHO_ANSWERS: readonly Row[] = [
  { who: 'the order itself, or an answer filed with it', says: aheadSays },
  { who: 'a standing order for the unit', says: (occasion) => standing('unit', occasion) },
  { who: 'a standing order for all units of its commander', says: (occasion) => standing('all', occasion) },
  { who: 'the bot, in a seat of its own', says: (occasion) => byDoctrine(occasion, botsText(occasion)) },
  {
    who: 'the lesson, unless the question is what it teaches',
    says: (occasion) => byDoctrine(occasion, lessonsText(occasion)),
  },
  {
    who: 'the doctrine that the commander has chosen',
    says: (occasion) => byDoctrine(occasion, doctrinesText(occasion)),
  },
  { who: 'the overdue rule', says: (occasion) => byDoctrine(occasion, overdueText(occasion)) },
];

/** An answer, or `ask`. Undefined: no one answers; a quiet question gets its fallback, another one waits. */
export function whoAnswers(occasion: Occasion): Says {
  for (const { says } of WHO_ANSWERS) {
    const said = says(occasion);
    if (said === undefined) continue;
    const { quiet, fallback } = occasion.question;
    const isFallback = said !== 'ask' && said.by.who === 'doctrine' && quiet && said.text === fallback;
    return isFallback ? undefined : said;
  }
  return occasion.respondent && 'ask';
}

function aheadSays({ question, ahead }: Occasion): Says {
  const found = answerAhead(question, ahead);
  return found && { text: found.text, by: { who: found.by } };
}

function standing(scope: 'unit' | 'all', { question, now, respondent }: Occasion): Says {
  return respondent?.kind === 'person' ? respondent.standing(scope, question, now) : undefined;
}

function byDoctrine({ respondent }: Occasion, text: string | undefined): Says {
  return respondent && text !== undefined ? { text, by: { who: 'doctrine', name: respondent.doctrine } } : undefined;
}

/** The bot always answers. */
function botsText({ question, now, respondent }: Occasion): string | undefined {
  return respondent?.kind === 'bot' ? robotAnswer(respondent.rules, asked(question), now) : undefined;
}

function lessonsText({ question, now, respondent }: Occasion): string | undefined {
  if (respondent?.kind !== 'pupil') return undefined;
  const { rules, doctrine } = respondent;
  return rules.lesson?.asks(asked(question)) ? undefined : rules.doctrine(doctrine, asked(question), now);
}

function doctrinesText({ question, now, respondent }: Occasion): string | undefined {
  if (respondent?.kind !== 'person') return undefined;
  return respondent.rules.doctrine(respondent.doctrine, asked(question), now);
}

/** The plainest doctrine, otherwise the fallback: it is not worth another wait. */
function overdueText({ question, now, respondent }: Occasion): string | undefined {
  if (!respondent?.isOverdue) return undefined;
  const { rules } = respondent;
  return rules.doctrine(plainest(rules), asked(question), now) ?? question.fallback;
}

/** The final answer to a question that its commander has left open. Undefined: no doctrine has an answer. */
export function lateAnswer(
  rules: AnyRuleset,
  respondent: Respondent | undefined,
  question: Question,
  now: unknown,
): string | undefined {
  const occasion = { question, now, ahead: [], respondent };
  const own = botsText(occasion) ?? lessonsText(occasion) ?? doctrinesText(occasion);
  return own ?? rules.doctrine(plainest(rules), asked(question), now);
}

/** For each side, whom a question asks; each unit's own commander answers for it. */
export function respondentsOf(battle: Battle, filed: Filed, chosen: ReadonlyMap<string, string>): Respondents {
  const { rules } = filed;
  const usual = { rules, doctrine: plainest(rules), standing: () => undefined, isOverdue: false };
  const standing: Respondent['standing'] = (scope, question, now) => {
    const says = standingSays(filed, battle.seq, question, now, scope);
    return says && ('given' in says ? says.given : 'ask');
  };
  const respondent = (question: Question): Respondent | undefined => {
    const person = askedOf(filed, question);
    if (!person) return undefined;
    if (isRobot({ battle }, person)) return { ...usual, kind: 'bot' };
    if (isLesson(battle) && rules.lesson) return { ...usual, kind: 'pupil' };
    return { ...usual, kind: 'person', doctrine: doctrineOf(rules, chosen.get(person.id)), standing };
  };
  return { red: respondent, blue: respondent };
}

/** Without questions to this person (undefined: to a missing commander) on that side. */
export function withoutAsking<Table extends Filed & { readonly respondents: Respondents }>(
  table: Table,
  side: Side,
  absent: string | undefined,
): Table {
  const { rules, respondents } = table;
  const nobody = { kind: 'nobody', rules, doctrine: plainest(rules), standing: () => undefined } as const;
  const respondent = (question: Question): Respondent | undefined => {
    const usual = respondents[side]?.(question);
    return askedOf(table, question)?.id === absent ? { ...(usual ?? nobody), isOverdue: true } : usual;
  };
  return { ...table, respondents: { ...respondents, [side]: respondent } };
}

/** Only the bot agrees to manual decisions; people are always asked. */
export function onlyBots(respondents: Respondents): Respondents {
  const bot = (question: Question): Respondent | undefined => {
    const respondent = respondents[question.to]?.(question);
    return respondent?.kind === 'bot' ? respondent : undefined;
  };
  return { red: bot, blue: bot };
}

/** A person's chosen doctrine, or the initial one. */
export function doctrineOf(rules: AnyRuleset, chosen: string | undefined): string {
  return rules.doctrines.find((name) => name === chosen) ?? plainest(rules);
}

function plainest({ doctrines }: AnyRuleset): string {
  return doctrines[0]!;
}
