/** Standing answers: what a commander has filed for all that one unit, or any of theirs, may be asked. */
import { type Asked, type Option, Refusal, type Side } from '../../kernel/play.ts';
import type { Standing } from '../../kernel/ruleset.ts';
import { canonical } from './language/answer.ts';
import { flightAhead, pursuitAhead } from './language/filed.ts';
import type { Reply } from './language/reply.ts';
import { replyText } from './language/reply-text.ts';
import { type Branch, type Conditions, type Event, readStanding, type StandingAnswer } from './language/standing.ts';
import { standingText, topicOf } from './language/standing-text.ts';
import { phrase } from '../../kernel/phrase.ts';
import { ORDER_TEXT } from '../../kernel/text/reader.ts';
import { NOBODY } from './friend.ts';
import { isCavalry, isInfantry, type State } from './state.ts';

/** The question that an event raises. */
const KIND_OF: Readonly<Record<Event, string>> = {
  charged: 'ASK-06',
  assaulted: 'ASK-06',
  attacked: 'ASK-06',
  failed: 'ASK-10',
  friend: 'ASK-07',
  shotAt: 'ASK-14',
};

/** Questions that answers of one kind belong to, where no event is named. */
const KINDS: Partial<Record<Reply['say'], string>> = {
  hold: 'ASK-06',
  square: 'ASK-06',
  closedColumn: 'ASK-06',
  fire: 'ASK-06',
  turn: 'ASK-06',
  counter: 'ASK-06',
  evade: 'ASK-06',
  friend: 'ASK-07',
  attack: 'ASK-08',
  stop: 'ASK-08',
  ifSquare: 'ASK-08',
  strike: 'ASK-09',
  noStrike: 'ASK-09',
  stayOrFlee: 'ASK-10',
  toward: 'ASK-12',
  transfer: 'ASK-13',
  return: 'ASK-14',
  noFire: 'ASK-14',
  pursue: 'ASK-15',
  noPursue: 'ASK-15',
  stayPut: 'ASK-15',
  restrain: 'ASK-04',
  try: 'ASK-05',
  stand: 'ASK-19',
  keep: 'ASK-20',
};

/** What a person typed, an answer for each question it speaks of. */
export function readStandings(text: string, state: State, by: Side): readonly Standing[] | Refusal {
  const found = readStanding(text, { state, by });
  if (found instanceof Refusal) return found;
  const said: Standing[] = [];
  for (const answer of found) {
    const [kind] = kindsOf(answer);
    if (kind === undefined) return new Refusal(ORDER_TEXT, phrase('refuse-standing-when'));
    const { unit } = answer;
    said.push({ text: standingText(answer, 'en'), kind, topic: topicOf(answer), ...(unit !== undefined && { unit }) });
  }
  return said;
}

/** The kinds of questions it answers, the first one first; none: nobody could say which. */
function kindsOf({ event, branches }: StandingAnswer): readonly string[] {
  const replies = branches.map(({ reply }) => reply);
  if (event === 'failed') return [KIND_OF[event], 'ASK-11', 'ASK-12'];
  if (event !== undefined) return [KIND_OF[event]];
  const [reply] = replies;
  if (reply!.say === 'evadeFar') return ['ASK-06'];
  if (reply!.say === 'save') return ['ASK-13'];
  if (reply!.say === 'pursue') return ['ASK-15', 'ASK-16', 'ASK-17'];
  if (reply!.say === 'toward') return ['ASK-11', 'ASK-12'];
  const kind = KINDS[reply!.say];
  return kind === undefined ? [] : [kind];
}

/**
 * What it answers to a question, the first choice first; none: it says nothing of this. `mine`: the units of whoever
 * gave it.
 */
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
    return texts(branch, asked, may).filter((text) => likely(text, asked, chance));
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

/** Where nothing is tested the chance is certain; what is not offered is another matter. */
function likely(text: string, { options }: Asked, least: number): boolean {
  const option = options.find((each) => each.text === text) ?? options.find((each) => each.text.startsWith(`${text} `));
  if (!option || option.about['noTest'] === true || typeof option.about['chance'] !== 'number') return true;
  return option.about['chance'] >= least;
}

/** The answers that a reply stands for, the best first. */
function texts({ reply }: Branch, asked: Asked, may: (id: string) => boolean): readonly string[] {
  const { kind, options } = asked;
  if (reply.say === 'evadeFar') return [options.find(({ text }) => text.startsWith('evade '))?.text ?? 'evade'];
  if (reply.say === 'save') return [saving(reply.to, asked)];
  if (kind === 'ASK-07') return friendTexts(reply, options, may);
  if (kind === 'ASK-04' || kind === 'ASK-05') return lateTexts(reply, options, may);
  if (reply.say === 'stayOrFlee') return flightAhead(reply).flatMap((each) => (each.kind === kind ? [each.text] : []));
  if (reply.say === 'pursue') return pursuitAhead(reply).flatMap((each) => (each.kind === kind ? [each.text] : []));
  if (reply.say === 'toward') return [`toward ${reply.place}`];
  const text = canonical(kind, reply);
  return text === undefined ? [] : [text];
}

/** SH-ARTLOSS-04. The fewest points that keep the guns alive. */
function saving(to: string, { about }: Asked): string {
  const spare = Number(about['losses']) - Number(about['strength']) + 1;
  return spare <= 0 ? 'none' : `transfer ${spare} to ${to}`;
}

/** ASK-07. What one friend does, the likeliest first; that none of them helps only where all that could are meant. */
function friendTexts(reply: Reply, options: readonly Option[], may: (id: string) => boolean): readonly string[] {
  if (reply.say === 'friend' && reply.unit !== undefined) return [replyText(reply, 'en')];
  const helps = options.filter(({ text }) => text !== NOBODY);
  const own = helps.filter(({ text }) => may(text.split(' ')[1]!));
  if (reply.say === 'counter' || reply.say === 'fire') {
    const deeds = own.filter(({ text }) => text.split(' ')[2] === reply.say);
    return deeds.toSorted((a, b) => Number(b.about['chance']) - Number(a.about['chance'])).map(({ text }) => text);
  }
  const isNone = ['friend', 'none', 'hold', 'no'].includes(reply.say);
  return isNone && own.length === helps.length ? [NOBODY] : [];
}

/** ASK-04, ASK-05. Which of those that may act is held back, or tries; or none. */
function lateTexts(reply: Reply, options: readonly Option[], may: (id: string) => boolean): readonly string[] {
  const word = reply.say;
  const found = options.filter(({ text }) => may(text.split(' ')[0]!) && text.split(' ')[1] === word);
  if (found.length > 0) return found.slice(0, 1).map(({ text }) => text);
  return word === 'none' && options.some(({ text }) => text === 'none') ? ['none'] : [];
}
