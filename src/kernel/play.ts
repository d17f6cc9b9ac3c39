/**
 * The vocabulary of the rules. An order is played by a generator that yields three kinds of thing: a fact, a roll, a
 * question. The kernel writes each down with what came of it: that is the transcript.
 *
 * A function with a star moves the world; a function without one only reads. After every `yield*` that may change
 * something, read the unit again from `table.now`.
 */
import type { Ledger } from './ledger.ts';
import type { Phrase } from './phrase.ts';

export type Side = 'red' | 'blue';
export const SIDES: readonly Side[] = ['red', 'blue'];

export function enemyOf(side: Side): Side {
  return side === 'red' ? 'blue' : 'red';
}

/** Values that survive being written down as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Dice to be thrown, and why. The kernel records the values, never a seed. */
export interface Roll {
  readonly clause: string;
  /** A word for the reason, told apart by `tell`: `fire`, `saves`, `morale`, ... */
  readonly why: string;
  /** The unit for which they are thrown. */
  readonly unit?: string;
  readonly dice: number;
  readonly sides: number;
  /** The number the modifiers start from, where there is one: a command rating, a factor. */
  readonly base?: number;
  readonly ledger: Ledger;
  /** What else the report needs to know of this throw: the score to reach, the dice that are kept. */
  readonly about: { readonly [key: string]: Json };
}

/** One legal answer: its canonical text, and what the card should say of it. */
export interface Option {
  readonly text: string;
  readonly about: { readonly [key: string]: Json };
}

/** A question as it is written down. */
export interface Asked {
  /** The book's id of this kind of question, for example `ASK-06`. */
  readonly kind: string;
  readonly to: Side;
  /** The unit whose commander answers; without one, the side's chief. */
  readonly unit?: string;
  readonly about: { readonly [key: string]: Json };
  readonly options: readonly Option[];
  /** The canonical answer when nobody gives one: the least committing legal answer. */
  readonly fallback: string;
  /** Never waits: where nobody has filed another answer, the fallback is given at once. */
  readonly quiet?: boolean;
}

/** What an answer means, with its canonical text; or why it cannot be given. */
export type Reading<T> = { readonly value: T; readonly text: string } | Refusal;

export interface Question<T = unknown> extends Asked {
  /** Understands canonical answers and conditional ones (`stay at 11+ else flee`), read against this moment. */
  readonly read: (text: string) => Reading<T>;
}

export type Step<F> = { readonly fact: F } | { readonly roll: Roll } | { readonly ask: Question };
export type Play<F, T = void> = Generator<Step<F>, T, unknown>;

/** The position as it stands at this moment of the order. */
export interface Table<S> {
  readonly now: S;
}

/** Why something may not be done. Thrown only before the first roll and the first answer from somebody else. */
export class Refusal extends Error {
  readonly clause: string;
  readonly says: Phrase;
  /** Nearest legal texts, best first. */
  readonly instead: readonly string[];

  constructor(clause: string, says: Phrase, instead: readonly string[] = []) {
    // Guards are asked by the thousand: a refusal is an answer, and where it was given is not worth walking the stack.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(`${clause} ${says.id}`);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'Refusal';
    this.clause = clause;
    this.says = says;
    this.instead = instead;
  }
}

/** Throws a guard's refusal, if it has one. */
export function insist(refusal: Refusal | undefined): void {
  if (refusal) throw refusal;
}

export function* happen<F>(fact: F): Play<F> {
  yield { fact };
}

/** Throws dice. Of no dice, nothing is thrown and nothing recorded. */
export function* roll(what: Roll): Play<never, readonly number[]> {
  if (what.dice <= 0) return [];
  return (yield { roll: what }) as readonly number[];
}

export function* ask<T>(question: Question<T>): Play<never, T> {
  return (yield { ask: question as Question }) as T;
}
