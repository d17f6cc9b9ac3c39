/**
 * A reader goes through the words of one order. What cannot be read is yielded as a refusal, and reading ends there:
 * `read` hands back the first thing yielded or the value.
 */
import { type Facing, FACINGS } from '../../../hex/facing.ts';
import type { Noun, Phrase } from '../../../kernel/phrase.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { bilingual, quoted } from '../../../kernel/text/quoted.ts';
import type { State } from '../state.ts';
import { nearestOf } from '../../../kernel/text/nearest.ts';
import type { Token } from '../../../kernel/text/tokens.ts';
import { FACINGS_BY_PART, FILLERS, type Form, FORMS, FORMS_BY_PART, shownWord, type Word } from './vocabulary.ts';

export type Parse<T> = Generator<Refusal, T, never>;

/** The position an order is read against, and whose order it is. Without one every name and hex is believed. */
export interface Ground {
  readonly state: State;
  readonly by: Side;
}

export interface Reader {
  readonly typed: string;
  readonly tokens: readonly Token[];
  readonly ground: Ground | undefined;
  at: number;
}

/** The book has no clause for the form of a text. */
export const ORDER_TEXT = 'ORDER-TEXT';

export function read<T>(parse: Parse<T>): T | Refusal {
  return parse.next().value;
}

function isFiller(token: Token): boolean {
  return token.kind === 'word' && FILLERS.has(token.text);
}

/** The first token that is not a little word, if any is left. */
export function upcoming(reader: Reader): Token | undefined {
  let { at } = reader;
  while (at < reader.tokens.length && isFiller(reader.tokens[at]!)) at++;
  return reader.tokens[at];
}

/** Steps over the next token if it is of this kind. */
export function take(reader: Reader, kind: Token['kind']): Token | undefined {
  const token = upcoming(reader);
  if (token?.kind !== kind) return undefined;
  reader.at = reader.tokens.indexOf(token) + 1;
  return token;
}

/** Steps over the next word if it is one of these. */
export function takeWord(reader: Reader, ...allowed: readonly Word[]): Word | undefined {
  return takeForm(reader, FORMS_BY_PART, ({ word }) => allowed.includes(word))?.word;
}

/** Is one of these words next? */
export function sees(reader: Reader, ...allowed: readonly Word[]): boolean {
  const at = reader.at;
  const word = takeWord(reader, ...allowed);
  reader.at = at;
  return word !== undefined;
}

type Index = ReadonlyMap<string, readonly Form[]>;

function takeForm(reader: Reader, index: Index, fits: (form: Form) => boolean): Form | undefined {
  for (let at = reader.at; at < reader.tokens.length; at++) {
    const token = reader.tokens[at]!;
    for (const form of index.get(token.text) ?? []) {
      const end = fits(form) ? endOf(reader.tokens, at, form.parts) : undefined;
      if (end === undefined) continue;
      reader.at = end;
      return form;
    }
    if (!isFiller(token)) return undefined;
  }
  return undefined;
}

/** Where a form that begins at a token ends; little words between its parts do not count. */
function endOf(tokens: readonly Token[], from: number, parts: readonly string[]): number | undefined {
  let at = from;
  for (const part of parts) {
    while (at > from && tokens[at] && tokens[at]!.text !== part && isFiller(tokens[at]!)) at++;
    if (tokens[at]?.text !== part) return undefined;
    at++;
  }
  return at;
}

/** SH-FACING-01. One of the six points; what lies between two of them is refused with the reason. */
export function* readFacing(reader: Reader): Parse<Facing> {
  const before = reader.at;
  const form = takeForm(reader, FACINGS_BY_PART, () => true);
  if (!form) {
    const points = FACINGS.map(String);
    return yield refuseUnknown(reader, points.map(vocabularyWord), []);
  }
  if (form.word !== 'E' && form.word !== 'W') return Number(form.word) as Facing;
  const token = reader.tokens.slice(before).find((each) => each.text === form.parts[0])!;
  const either = form.word === 'E' ? ['NE', 'SE'] : ['NW', 'SW'];
  const instead = either.map((point) => replaced(reader, token, point));
  return yield new Refusal('SH-FACING-01', phrase('refuse-facing', { given: quoted(token.raw) }), instead);
}

/** Reading must be over. */
export function* readEnd(reader: Reader, ...expected: readonly Word[]): Parse<void> {
  if (upcoming(reader)) yield refuseWord(reader, expected);
}

/** The next word is none of those that may stand here: names those nearest to it. */
export function refuseWord(reader: Reader, expected: readonly Word[]): Refusal {
  const forms = FORMS.filter(({ word }) => expected.includes(word));
  return refuseUnknown(reader, expected.map(vocabularyWord), forms);
}

function refuseUnknown(reader: Reader, expected: readonly Noun[], forms: readonly Form[]): Refusal {
  const token = upcoming(reader);
  const listed = expected.slice(0, 8).map(orderWord);
  if (!token) return new Refusal(ORDER_TEXT, phrase('refuse-unfinished', { expected: listed }));
  const near = token.kind === 'word' ? nearestOf(token.text, forms) : [];
  const word = quoted(token.raw);
  if (near.length === 0) return new Refusal(ORDER_TEXT, phrase('refuse-word-here', { word, expected: listed }));
  return new Refusal(
    ORDER_TEXT,
    phrase('refuse-word', { word, near: near.map((form) => orderWord(vocabularyWord(form.word))) }),
    near.map((form) => replaced(reader, token, form.shown)),
  );
}

/** What was typed, with one token replaced. */
export function replaced(reader: Reader, token: Token, by: string): string {
  return (reader.typed.slice(0, token.from) + by + reader.typed.slice(token.to)).trim();
}

export function orderWord(word: Noun): Phrase {
  return phrase('order-word', { word });
}

/** A word of the vocabulary: each reader sees his own. */
export function vocabularyWord(word: Word): Noun {
  return bilingual(shownWord(word, 'en'), shownWord(word, 'fr'));
}
