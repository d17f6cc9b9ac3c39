/** What people say ahead of time: answers to what may be asked, and orders with conditions. */
import type { Phrase } from './phrase.ts';
import { type Asked, type Question, Refusal, type Side } from './play.ts';
import type { Completion, Language } from './shown.ts';

/** An answer given ahead, before its question is asked. `kind` is the question's. */
export interface Filed {
  readonly to: Side;
  readonly kind: string;
  readonly unit?: string;
  readonly text: string;
}

/** Of answers given ahead, the narrowest that can be given at this moment: for the unit itself, else for any of the side. */
export function answerAhead<Ahead extends Filed>(question: Question, ahead: readonly Ahead[]): Ahead | undefined {
  const fitting = ahead.filter(
    ({ to, kind, unit }) =>
      to === question.to && kind === question.kind && (unit === undefined || unit === question.unit),
  );
  const narrowest = [
    ...fitting.filter(({ unit }) => unit !== undefined),
    ...fitting.filter(({ unit }) => unit === undefined),
  ];
  return narrowest.find(({ text }) => !(question.read(text) instanceof Refusal));
}

/** An answer filed for whatever may be asked from now on, understood. */
export interface Standing {
  /** In canonical form. */
  readonly text: string;
  /** The unit it is for; without one, all units of its giver. */
  readonly unit?: string;
  /** The question that it answers first. */
  readonly kind: string;
  /** What it is about: of two about the same, the later one counts. */
  readonly topic: string;
}

/** A unit that the enemy could reach if the enemy's turn began now. */
export interface Danger {
  readonly unit: string;
  readonly says: Phrase;
  /** The questions that this may lead to. */
  readonly kinds: readonly string[];
}

/** Answers that a commander files for one unit, or for all of theirs, in the terms of the book's own questions. */
export interface StandingAnswers<S> {
  /** From what a person typed, in either language; a comma separates answers to different questions. */
  readonly read: (text: string, state: S, by: Side) => readonly Standing[] | Refusal;
  /**
   * What such an answer says to a question, the first choice first; none: it says nothing of this. Whether any of it can
   * be given is for the question to say. `mine`: does the giver command this unit?
   */
  readonly answers: (text: string, asked: Asked, state: S, mine: (unit: string) => boolean) => readonly string[];
  /** A text in canonical form as a reader of this language would write it. */
  readonly show: (text: string, language: Language) => string;
  /** The next words, narrowing while one types. */
  readonly complete: (typed: string, state: S, by: Side, language: Language) => readonly Completion[];
  /** Which units of a side are in danger, from what that side may see. */
  readonly dangers: (state: S, side: Side) => readonly Danger[];
}

/** What must hold when the time of an order comes that was written ahead. */
export type Condition =
  /** A unit is engaged, or not; an enemy is in reach of the units ordered. */
  | { readonly kind: 'engaged' | 'free' | 'reach'; readonly unit: string }
  /** So many order points are left. */
  | { readonly kind: 'points'; readonly least: number };

/** What a book must say of orders that are written ahead. */
export interface Plans<S> {
  /** The conditions that it knows. */
  readonly conditions: readonly Condition['kind'][];
  /** `units`: those that the order sets in motion. */
  readonly holds: (condition: Condition, units: readonly string[], state: S, by: Side) => boolean;
  /** The position as if a side's turn began now, with all that it could wish for: to show what could be ordered then. */
  readonly begun: (state: S, side: Side) => S;
  /** The units of a side that obey no longer: broken, or gone. */
  readonly broken: (state: S, side: Side) => readonly string[];
}
