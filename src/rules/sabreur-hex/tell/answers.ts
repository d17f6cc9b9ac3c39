/** Answers as text, and how they were given. */
import { momentShown } from '../../../kernel/moment.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { By, Entry } from '../../../kernel/run.ts';
import type { Fact } from '../facts.ts';
import { questionOf } from '../questions/index.ts';
import type { State } from '../state.ts';
import { cited } from './dice.ts';

export type Answered = Extract<Entry<Fact>, { ask: unknown }>;

/** Answers to questions that the book does not ask are reported as written. */
function reportOf({ ask }: Answered) {
  return questionOf(ask.kind)?.report;
}

export function answerWords(now: State, { ask, got }: Answered): Phrase {
  return questionOf(ask.kind)?.words(got, now) ?? phrase('answer-other', { text: got });
}

/** An answer; and how it was given, unless immediately: with the order, in advance, by doctrine, or by default. */
export function answerPart(now: State, entry: Answered): Phrase {
  const report = reportOf(entry);
  const answer = report?.told(entry.got, now) ?? phrase('answer-other', { text: entry.got });
  const { by } = entry;
  const part = by.who === 'person' ? answer : phrase('tell-part-answer', { answer, given: givenBy(by) });
  return report?.cites === undefined ? part : cited('tell-part-clause', { part }, report.cites);
}

/** A standing order with its date; a missing answer with its deadline. */
function givenBy(by: By): Phrase {
  if (by.who === 'overdue') return phrase('given-overdue', { at: hourShown(by.at), how: by.how });
  if (by.who !== 'standing') return phrase(`given-${by.who}`);
  const [, month, day] = by.at.split('-').map(Number);
  return phrase('given-standing', { day: day!, month: month! });
}

/** The deadline that passed; in older battles in the table's time, without a zone. */
function hourShown(at: string): string {
  return at.endsWith('Z') ? momentShown(at) : at.slice(11);
}

/** What follows says what was chosen: no small line repeats it. */
export function isUntold(entry: Answered): boolean {
  return reportOf(entry)?.isUntold(entry.got, entry.by) === true;
}

/** What goes without saying: a default that never waits, and what else its question says so of. */
export function isMatterOfCourse(entry: Answered): boolean {
  const { ask, by, got } = entry;
  return reportOf(entry)?.isOfCourse(got, by) || (ask.quiet === true && by.who === 'default');
}
