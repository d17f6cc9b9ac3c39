/** A first battle in steps, against an enemy who lets each of them be tried. A ruleset that has one provides it. */
import type { Phrase } from './phrase.ts';
import type { Asked, Side } from './play.ts';
import type { Entry } from './run.ts';

export interface Lesson<S, F> {
  /** The scenario on which it is given, by name. */
  readonly scenario: string;
  /** The learner's side. */
  readonly side: Side;
  readonly steps: readonly LessonStep<S, F>[];
  /** Questions that the learner answers in person, whatever their doctrine. */
  readonly asks: (asked: Asked) => boolean;
}

export interface LessonStep<S, F> {
  readonly title: Phrase;
  /** What it is about and what to do, in two or three sentences. */
  readonly says: (state: S) => Phrase;
  /** Legal orders of the learner that would do it, the best first. Empty: none would, as things stand. */
  readonly ideas: (state: S) => readonly string[];
  /** Whether this is what the step was about, whatever came of it; `by`: whose order it was. */
  readonly isDone: (transcript: readonly Entry<F>[], by: Side) => boolean;
  /** What to expect, if the enemy moves first. */
  readonly meanwhile?: Phrase;
  /** What has just happened, once it is done. */
  readonly explains: (done: {
    readonly before: S;
    readonly after: S;
    readonly transcript: readonly Entry<F>[];
  }) => Phrase;
  /** Legal orders of the enemy that lead to it, the best first. Empty: the enemy ends the turn. */
  readonly foe: (state: S) => readonly string[];
}
