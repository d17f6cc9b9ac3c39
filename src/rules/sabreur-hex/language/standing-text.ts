/** A standing answer as text, in canonical form (English) or in a reader's language. */
import { Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { NERVE } from './conditions.ts';
import { REPLIES } from './reply.ts';
import { type Branch, type Conditions, readStanding, type StandingAnswer, type StandingReply } from './standing.ts';
import { speakIn } from './write.ts';
import type { Speak } from './vocabulary.ts';

export function standingText(answer: StandingAnswer, language: Language): string {
  const w = speakIn(language);
  const who = `${answer.unit ?? w('all')}${language === 'fr' ? '\u00a0:' : ':'}`;
  const branches = answer.branches.map((branch, i) => branchText(branch, i > 0, language));
  return [who, ...eventWords(answer, w), branches.join(` ${w('else')} `)].join(' ');
}

/** In what event, and under which conditions of its first choice: of two about the same, the later one counts. */
export function topicOf({ unit, event, friend, branches }: StandingAnswer): string {
  const [first] = branches;
  const said = event ?? first!.reply.say;
  return [unit ?? '', said, friend ?? '', ...conditionWords(first!.conditions, speakIn('en'))].join(' ');
}

export function showStanding(text: string, language: Language): string {
  const found = readStanding(text, undefined);
  return found instanceof Refusal ? text : found.map((each) => standingText(each, language)).join(', ');
}

function eventWords({ event, friend }: StandingAnswer, w: Speak): string[] {
  if (event === undefined) return [];
  if (event !== 'friend') return [w('if'), w(event)];
  return [w('if'), w('friend'), ...(friend === undefined ? [] : [friend]), w('attacked')];
}

function branchText({ conditions, reply }: Branch, isLater: boolean, language: Language): string {
  const w = speakIn(language);
  const words = conditionWords(conditions, w);
  const begins = isLater && words.length > 0 ? [w('if')] : [];
  return [...begins, ...words, answerText(reply, language)].join(' ');
}

function conditionWords({ by, from, chance }: Conditions, w: Speak): string[] {
  const kind = by === 'cavalry' || by === 'infantry';
  return [
    ...(by === undefined ? [] : [w('by'), kind ? w(by) : by]),
    ...(from === undefined ? [] : [w('from'), `${from}+`, w('hexes')]),
    ...(chance === undefined ? [] : [w('chance'), `${chance}+`]),
  ];
}

function answerText(reply: StandingReply, language: Language): string {
  const w = speakIn(language);
  if (reply.say === 'evadeFar') return w('evade');
  if (reply.say === 'save') return `${w('transfer')} ${w('to')} ${reply.to}`;
  if (reply.say === 'stayOrFlee') return NERVE.write(reply, language);
  return REPLIES.write(reply, language);
}
