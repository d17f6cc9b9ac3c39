/** What people say in advance: answers to later questions, and orders with conditions. */
import type { Phrase } from './phrase.ts';
import { type Asked, type Question, Refusal, type Side } from './play.ts';
import type { Completion, Language } from './shown.ts';

/** An answer given in advance, before its question is asked. `kind` is the question's. */
export interface Filed {
  readonly to: Side;
  readonly kind: string;
  readonly unit?: string;
  readonly text: string;
}

/** Of the answers given in advance, the most specific valid one: for the unit itself, otherwise for any of the side. */
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

/** A parsed answer to any later question. */
export interface PreparedAnswer {
  /** In canonical form. */
  readonly text: string;
  /** The unit it is for; if absent, all units of its giver. */
  readonly unit?: string;
  /** The first question that it answers. */
  readonly kind: string;
  /** Its topic: of two with the same topic, the later one applies. */
  readonly topic: string;
}

/** A unit that the enemy could reach if its turn began now. */
export interface Danger {
  readonly unit: string;
  readonly says: Phrase;
  /** The questions that this may lead to. */
  readonly kinds: readonly string[];
}

/** Standing answers of a player for one unit or for all of their units, in terms of the rulebook's own questions. */
export interface StandingAnswers<S> {
  /** Parses what a person typed, in either language; a comma separates answers to different questions. */
  readonly read: (text: string, state: S, by: Side) => readonly PreparedAnswer[] | Refusal;
  /**
   * The answers to a question, first choice first; empty if it does not mention this. The question decides whether any
   * of them is valid. `mine`: whether the giver commands this unit.
   */
  readonly answers: (text: string, asked: Asked, state: S, mine: (unit: string) => boolean) => readonly string[];
  /** A canonical text in a reader's language. */
  readonly show: (text: string, language: Language) => string;
  /** Completions for the text typed so far. */
  readonly complete: (typed: string, state: S, by: Side, language: Language) => readonly Completion[];
  /** A side's units in danger, using only what that side may see. */
  readonly dangers: (state: S, side: Side) => readonly Danger[];
}

/** A condition that must hold when a planned order is to be given. */
export type Condition =
  /** A unit is engaged, or not; an enemy is in reach of the units ordered. */
  | { readonly kind: 'engaged' | 'free' | 'reach'; readonly unit: string }
  /** At least this many order points are left. */
  | { readonly kind: 'points'; readonly least: number };

/** What a rulebook must provide for planned orders. */
export interface Plans<S> {
  /** The conditions it supports. */
  readonly conditions: readonly Condition['kind'][];
  /** `units`: the units that the order moves. */
  readonly holds: (condition: Condition, units: readonly string[], state: S, by: Side) => boolean;
  /** The position as if a side's turn began now, with unlimited resources: to show what could be ordered then. */
  readonly begun: (state: S, side: Side) => S;
  /** A side's units that no longer obey: broken or eliminated. */
  readonly broken: (state: S, side: Side) => readonly string[];
}
