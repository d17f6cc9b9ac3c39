/** Standing answers: a player's answers to everything that one unit, or any of their units, may be asked. */
import { type Asked, Refusal, refusal, type Side } from '../../../kernel/play.ts';
import type { Language, PreparedAnswer } from '../../../kernel/ruleset.ts';
import { readStanding, type StandingAnswer, standingText } from '../language/standing.ts';
import { type Conditions, conditionText } from '../language/standing-conditions.ts';
import { ORDER_TEXT } from '../../../kernel/text/reader.ts';
import { QUESTIONS, questionOf } from '../questions/index.ts';
import type { Question } from '../questions/question.ts';
import { isCavalry, isInfantry, type State } from '../state.ts';

/** Parses what a person typed: an answer for each question it mentions. */
export function readStandings(text: string, state: State, by: Side): readonly PreparedAnswer[] | Refusal {
  const found = readStanding(text, { state, by });
  if (found instanceof Refusal) return found;
  const said: PreparedAnswer[] = [];
  for (const answer of found) {
    const [kind] = kindsOf(answer);
    if (kind === undefined) return refusal(ORDER_TEXT, 'refuse-standing-when');
    const { unit } = answer;
    said.push({ text: standingText(answer, 'en'), kind, topic: topicOf(answer), ...(unit !== undefined && { unit }) });
  }
  return said;
}

/** In what event, and under which conditions of its first choice: of two about the same, the later one counts. */
function topicOf({ unit, event, friend, branches }: StandingAnswer): string {
  const [first] = branches;
  return [unit ?? '', event ?? first!.reply.say, friend ?? '', ...conditionText(first!.conditions, 'en')].join(' ');
}

export function showStanding(text: string, language: Language): string {
  const found = readStanding(text, undefined);
  return found instanceof Refusal ? text : found.map((each) => standingText(each, language)).join(', ');
}

/** The kinds of questions it answers, first one first; empty if it fits no question. */
function kindsOf({ event, branches }: StandingAnswer): readonly string[] {
  const { say } = branches[0]!.reply;
  const speaks = ({ standing: { events = [], says = [] } }: Question) =>
    event === undefined ? says.includes(say) : events.includes(event);
  return QUESTIONS.filter(speaks).map(({ kind }) => kind);
}

/** Its answer to a question, first choice first; empty if it says nothing about it. `mine`: the giver's units. */
export function standingAnswers(
  text: string,
  asked: Asked,
  now: State,
  mine: (unit: string) => boolean,
): readonly string[] {
  const found = readStanding(text, undefined);
  if (found instanceof Refusal) return [];
  return found.flatMap((answer) => (concerns(answer, asked, mine) ? answersOf(answer, asked, now, mine) : []));
}

function concerns(answer: StandingAnswer, asked: Asked, mine: (unit: string) => boolean): boolean {
  const { unit, event, friend } = answer;
  if (!kindsOf(answer).includes(asked.kind)) return false;
  if (asked.unit !== undefined && (unit === undefined ? !mine(asked.unit) : unit !== asked.unit)) return false;
  const how = asked.about['how'] ?? 'charge';
  if (event === 'charged' && how !== 'charge') return false;
  if (event === 'assaulted' && how !== 'assault') return false;
  return friend === undefined || asked.about['target'] === friend;
}

function answersOf(
  { unit, branches }: StandingAnswer,
  asked: Asked,
  now: State,
  mine: (unit: string) => boolean,
): readonly string[] {
  const may = (id: string) => (unit === undefined ? mine(id) : id === unit);
  return branches.flatMap((branch) => {
    if (!hold(branch.conditions, asked, now)) return [];
    const { chance = 0 } = branch.conditions;
    const said = questionOf(asked.kind)!.standing.texts(branch.reply, asked, may);
    return said.filter((text) => likely(text, asked, chance));
  });
}

function hold({ by, from }: Conditions, asked: Asked, now: State): boolean {
  if (from !== undefined && Number(asked.about['distance'] ?? 0) < from) return false;
  if (by === undefined) return true;
  const attacker = now.units.find(({ id }) => id === asked.about['charger']);
  if (!attacker) return false;
  if (by === 'cavalry') return isCavalry(attacker);
  return by === 'infantry' ? isInfantry(attacker) : attacker.id === by;
}

/** Without a test the chance is certain; an option that is not offered has no chance. */
function likely(text: string, { options }: Asked, least: number): boolean {
  const option = options.find((each) => each.text === text) ?? options.find((each) => each.text.startsWith(`${text} `));
  if (!option || option.about['noTest'] === true || typeof option.about['chance'] !== 'number') return true;
  return option.about['chance'] >= least;
}
