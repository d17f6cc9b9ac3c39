/**
 * A reader goes through the words of one order. Unreadable text is yielded as a refusal, and reading ends there: `read`
 * returns the first refusal yielded, or the value.
 */
import { type Noun, type Phrase, phrase } from '../phrase.ts';
import { Refusal } from '../play.ts';
import { nearestOf } from './nearest.ts';
import { quoted } from './quoted.ts';
import type { Token } from './tokens.ts';
import type { Form, Vocabulary, Word } from './vocabulary.ts';

export type Parse<T> = Generator<Refusal, T, never>;

export interface Reading {
  readonly typed: string;
  readonly tokens: readonly Token[];
  at: number;
}

/** No rulebook has a clause for the form of a text. */
export const ORDER_TEXT = 'ORDER-TEXT';

export function read<T>(parse: Parse<T>): T | Refusal {
  return parse.next().value;
}

/** What was typed, with one token replaced. */
export function replaced({ typed }: Reading, token: Token, by: string): string {
  return (typed.slice(0, token.from) + by + typed.slice(token.to)).trim();
}

/** The rest of the text, as typed. */
export function textFrom({ typed, tokens }: Reading, from: Token | undefined): string {
  return from ? typed.slice(from.from, tokens.at(-1)!.to) : '';
}

export function orderWord(word: Noun): Phrase {
  return phrase('order-word', { word });
}

export interface Words {
  /** The first remaining token that is not a filler word, if any. */
  readonly upcoming: (reader: Reading) => Token | undefined;
  /** Steps over the next token if it is of this kind. */
  readonly take: (reader: Reading, kind: Token['kind']) => Token | undefined;
  /** Steps over the next word if it is one of these. */
  readonly takeWord: <T extends Word>(reader: Reading, ...allowed: readonly T[]) => T | undefined;
  /** Whether one of these words is next. */
  readonly sees: (reader: Reading, ...allowed: readonly Word[]) => boolean;
  /** Steps over a form from another index, such as the names of directions. */
  readonly takeForm: (reader: Reading, index: Index, fits?: (form: Form) => boolean) => Form | undefined;
  /** The next word is not one of those allowed here: suggests the nearest ones. */
  readonly refuseWord: (reader: Reading, expected: readonly Word[]) => Refusal;
  readonly refuseUnknown: (reader: Reading, expected: readonly Noun[], forms: readonly Form[]) => Refusal;
  /** Reading must end here. */
  readonly readEnd: (reader: Reading, ...expected: readonly Word[]) => Parse<void>;
}

type Index = ReadonlyMap<string, readonly Form[]>;

/** How the words of a vocabulary are read. */
export function wordsOf(vocabulary: Vocabulary): Words {
  const { fillers, byPart, forms, noun } = vocabulary;
  const isFiller = (token: Token): boolean => token.kind === 'word' && fillers.has(token.text);

  function upcoming({ tokens, at }: Reading): Token | undefined {
    let next = at;
    while (next < tokens.length && isFiller(tokens[next]!)) next++;
    return tokens[next];
  }

  function take(reader: Reading, kind: Token['kind']): Token | undefined {
    const token = upcoming(reader);
    if (token?.kind !== kind) return undefined;
    reader.at = reader.tokens.indexOf(token) + 1;
    return token;
  }

  function takeForm(reader: Reading, index: Index, fits: (form: Form) => boolean = () => true): Form | undefined {
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

  /** The end of a form that begins at a token; filler words between its parts are skipped. */
  function endOf(tokens: readonly Token[], from: number, parts: readonly string[]): number | undefined {
    let at = from;
    for (const part of parts) {
      while (at > from && tokens[at] && tokens[at]!.text !== part && isFiller(tokens[at]!)) at++;
      if (tokens[at]?.text !== part) return undefined;
      at++;
    }
    return at;
  }

  function takeWord<T extends Word>(reader: Reading, ...allowed: readonly T[]): T | undefined {
    return takeForm(reader, byPart, ({ word }) => (allowed as readonly Word[]).includes(word))?.word as T | undefined;
  }

  function sees(reader: Reading, ...allowed: readonly Word[]): boolean {
    const { at } = reader;
    const word = takeWord(reader, ...allowed);
    reader.at = at;
    return word !== undefined;
  }

  function refuseUnknown(reader: Reading, expected: readonly Noun[], near: readonly Form[]): Refusal {
    const token = upcoming(reader);
    const listed = expected.slice(0, 8).map(orderWord);
    if (!token) return new Refusal(ORDER_TEXT, phrase('refuse-unfinished', { expected: listed }));
    const meant = token.kind === 'word' ? nearestOf(token.text, near) : [];
    const word = quoted(token.raw);
    if (expected.length === 0) return new Refusal(ORDER_TEXT, phrase('refuse-word-left', { word }));
    if (meant.length === 0) return new Refusal(ORDER_TEXT, phrase('refuse-word-here', { word, expected: listed }));
    return new Refusal(
      ORDER_TEXT,
      phrase('refuse-word', { word, near: meant.map((form) => orderWord(noun(form.word))) }),
      meant.map((form) => replaced(reader, token, form.shown)),
    );
  }

  function refuseWord(reader: Reading, expected: readonly Word[]): Refusal {
    const words = new Set(expected);
    return refuseUnknown(
      reader,
      expected.map(noun),
      forms.filter(({ word }) => words.has(word)),
    );
  }

  function* readEnd(reader: Reading, ...expected: readonly Word[]): Parse<void> {
    if (upcoming(reader)) yield refuseWord(reader, expected);
  }

  return { upcoming, take, takeWord, sees, takeForm, refuseWord, refuseUnknown, readEnd };
}
