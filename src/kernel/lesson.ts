/** A first battle in steps, against an enemy that lets the learner try each of them. Optional for a ruleset. */
import type { Phrase } from './phrase.ts';
import type { Asked, Side } from './play.ts';
import type { Entry } from './run.ts';

export interface Lesson<S, F> {
  /** The name of its scenario. */
  readonly scenario: string;
  /** The learner's side. */
  readonly side: Side;
  readonly steps: readonly LessonStep<S, F>[];
  /** The game in miniature, in one sentence without an end: what all steps have shown. */
  readonly sum: Phrase;
  /** Questions that the learner answers personally, whatever their doctrine. */
  readonly asks: (asked: Asked) => boolean;
}

export interface LessonStep<S, F> {
  readonly title: Phrase;
  /** What the step is about and what to do, in two or three sentences. */
  readonly says: (state: S) => Phrase;
  /** Legal orders of the learner for this step, the best first, each once. Empty if there are none at present. */
  readonly ideas: (state: S) => readonly string[];
  /** Whether this is what the step was about, whatever its result; `by`: the side that gave the order. */
  readonly isDone: (transcript: readonly Entry<F>[], by: Side) => boolean;
  /** What to expect, if the enemy moves first. */
  readonly meanwhile?: Phrase;
  /** What has just happened, after the step. */
  readonly explains: (done: {
    readonly before: S;
    readonly after: S;
    readonly transcript: readonly Entry<F>[];
  }) => Phrase;
  /** Legal orders of the enemy that prepare the step, the best first. Empty: the enemy ends the turn. */
  readonly foe: (state: S) => readonly string[];
}
