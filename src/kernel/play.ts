/**
 * The vocabulary of the rules. An order is played by a generator that yields three kinds of step: a fact, a roll, a
 * question. The kernel records each with its result: that is the transcript.
 *
 * A function with a star changes the position; a function without one only reads. After every `yield*` that may change
 * something, read the unit again from `table.now`.
 */
import type { Ledger } from './ledger.ts';
import { type Args, type Phrase, phrase } from './phrase.ts';

export type Side = 'red' | 'blue';
export const SIDES: readonly Side[] = ['red', 'blue'];

export function enemyOf(side: Side): Side {
  return side === 'red' ? 'blue' : 'red';
}

export function sidePhrase(side: Side): Phrase {
  return phrase(`side-${side}`);
}

/** Values that JSON can store. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Dice to roll, and why. The kernel records the results, never a seed. */
export interface Roll {
  readonly clause: string;
  /** A word for the reason, which `tell` distinguishes: `fire`, `saves`, `morale`, ... */
  readonly why: string;
  /** The unit that rolls. */
  readonly unit?: string;
  readonly dice: number;
  readonly sides: number;
  /** The number before modifiers, if there is one: a command rating, a factor. */
  readonly base?: number;
  readonly ledger: Ledger;
  /** Other details for the report: the score to reach, the dice that are kept. */
  readonly about: { readonly [key: string]: Json };
}

/** One legal answer: its canonical text, and details for the card. */
export interface Option {
  readonly text: string;
  readonly about: { readonly [key: string]: Json };
}

/** A question as recorded. */
export interface Asked {
  /** The rulebook's id of this kind of question, such as `ASK-06`. */
  readonly kind: string;
  readonly to: Side;
  /** The unit whose commander answers; if absent, the side's chief answers. */
  readonly unit?: string;
  readonly about: { readonly [key: string]: Json };
  readonly options: readonly Option[];
  /** The default answer: the least committing legal one. */
  readonly fallback: string;
  /** Never waits: without a standing answer, the fallback is given straight away. */
  readonly quiet?: boolean;
}

/** The meaning of an answer with its canonical text, or why it cannot be given. */
export type Reading<T> = { readonly value: T; readonly text: string } | Refusal;

export interface Question<T = unknown> extends Asked {
  /** Parses canonical and conditional answers (`stay at 11+ else flee`) for the present position. */
  readonly read: (text: string) => Reading<T>;
}

export type Step<F> = { readonly fact: F } | { readonly roll: Roll } | { readonly ask: Question };
export type Play<F, T = void> = Generator<Step<F>, T, unknown>;

/** The position at this moment of the order. */
export interface Table<S> {
  readonly now: S;
}

/** Why something may not be done. Thrown only before the first roll and before any other person's answer. */
export class Refusal extends Error {
  readonly clause: string;
  readonly says: Phrase;
  #instead: Instead;

  constructor(clause: string, says: Phrase, instead: Instead = []) {
    // Checks create refusals by the thousand as ordinary results, so no stack trace is captured.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(`${clause} ${says.id}`);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'Refusal';
    this.clause = clause;
    this.says = says;
    this.#instead = instead;
  }

  /** The nearest legal texts, best first. */
  get instead(): readonly string[] {
    this.#instead = typeof this.#instead === 'function' ? this.#instead() : this.#instead;
    return this.#instead;
  }
}

/** Texts; or how to find them, if that takes long and few will ask. */
type Instead = readonly string[] | (() => readonly string[]);

export function refusal(clause: string, id: string, args?: Args, instead?: Instead): Refusal {
  return new Refusal(clause, phrase(id, args), instead);
}

/** What was found, if it is no refusal: that is thrown. */
export function insist<T>(found: T): Exclude<T, Refusal> {
  if (found instanceof Refusal) throw found;
  return found as Exclude<T, Refusal>;
}

export function* happen<F>(fact: F): Play<F> {
  yield { fact };
}

/** Rolls dice. With no dice, nothing is rolled or recorded. */
export function* roll(what: Roll): Play<never, readonly number[]> {
  if (what.dice <= 0) return [];
  return (yield { roll: what }) as readonly number[];
}

/** One die without modifiers: what it shows. */
export function* rollDie({ clause, why, unit, sides = 6, about }: OneDie): Play<never, number> {
  const [die] = yield* roll({ clause, why, ...(unit !== undefined && { unit }), dice: 1, sides, ledger: [], about });
  return die!;
}

type OneDie = Pick<Roll, 'clause' | 'why' | 'unit' | 'about'> & { readonly sides?: number };

export function* ask<T>(question: Question<T>): Play<never, T> {
  return (yield { ask: question as Question }) as T;
}
