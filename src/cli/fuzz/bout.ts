/** What a ruleset brings to be played at random: its positions, its orders, and what must hold of them besides. */
import type { Hand } from '../../kernel/hand.ts';
import type { Question, Refusal, Side } from '../../kernel/play.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Entry } from '../../kernel/run.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Tally } from './tally.ts';

export interface Bout<S, F, O> {
  readonly rules: Ruleset<S, F, O>;
  /** The text of a scenario, never a faulty one. */
  readonly scenario: (chance: Chance) => string;
  /** The canonical text of one legal order of this side, found among legal and illegal ones. */
  readonly order: (chance: Chance, now: S, by: Side, tally: Tally) => string;
  /** A canonical order read again, by itself. */
  readonly parse: (text: string) => O | Refusal;
  /** Something done at the desk, possible or not; undefined where the text of the deeds is not understood. */
  readonly hand: (chance: Chance, now: S) => Hand | undefined;
  readonly answer: (chance: Chance, question: Question) => string;
  readonly checkPosition: (now: S) => void;
  readonly checkQuestion: (question: Question, now: S) => void;
  /** An order that was played to its end, fact by fact. */
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
