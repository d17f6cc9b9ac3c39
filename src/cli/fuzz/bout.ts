/** What a ruleset provides for random play: positions, orders, and its own checks. */
import type { Hand } from '../../kernel/hand.ts';
import type { Question, Refusal, Side } from '../../kernel/play.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Entry } from '../../kernel/run.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Tally } from './tally.ts';

export interface Bout<S, F, O> {
  readonly rules: Ruleset<S, F, O>;
  /** The text of a valid scenario. */
  readonly scenario: (chance: Chance) => string;
  /** The canonical text of one legal order of this side, found among legal and illegal ones. */
  readonly order: (chance: Chance, now: S, by: Side, tally: Tally) => string;
  /** Parses a canonical order out of context. */
  readonly parse: (text: string) => O | Refusal;
  /** A ruling, possible or not. Undefined if its text cannot be parsed. */
  readonly hand: (chance: Chance, now: S) => Hand | undefined;
  readonly answer: (chance: Chance, question: Question) => string;
  readonly checkPosition: (now: S) => void;
  readonly checkQuestion?: (question: Question, now: S) => void;
  /** Checks a fully played order, fact by fact. */
  readonly checkPlayed: (played: Played<S, F, O>) => void;
  readonly countPosition: (tally: Tally, now: S) => void;
  readonly countOrder: (tally: Tally, order: O) => void;
  readonly countEntry: (tally: Tally, entry: Entry<F>) => void;
}

export interface Played<S, F, O> {
  readonly base: S;
  readonly order: O;
  readonly by: Side;
  readonly transcript: readonly Entry<F>[];
  readonly end: S;
}
