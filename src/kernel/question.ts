/**
 * A kind of question is one object: how its answers are read and written, what its card says, what a doctrine answers.
 * What is stored is text: an answer in its canonical (English) form. Only the kind's own `choice` reads that text;
 * the rule that asks, the card and the doctrines work with the value it stands for.
 */
import { type Phrase, phrase } from './phrase.ts';
import type { Asked, Json, Option } from './play.ts';
import type { Mark } from '../scene/scene.ts';
import type { AheadChoice, Card, Language } from './shown.ts';
import { fold } from './text/tokens.ts';
import type { NumberedSpot, Spot } from './spot.ts';

export type About = { readonly [key: string]: Json };

/** The answers of one kind of question, as text and as values. */
export interface Choice<V> {
  /** What a canonical answer says; undefined: it is no answer to this. */
  readonly parse: (text: string) => V | undefined;
  /** As a reader of this language would write it; in English it is canonical. */
  readonly write: (value: V, language: Language) => string;
  /** Other words that are understood for it. */
  readonly also?: (value: V) => readonly string[];
}

/** Answers that are fixed words: each value, its English word, which is stored, its French one, and others that are understood. */
export function wordChoice<V>(
  ...answers: readonly (readonly [value: V, en: string, fr: string, ...also: string[]])[]
): Choice<V> {
  const of = (value: V) => answers.find(([each]) => each === value)!;
  return {
    parse: (text) => answers.find(([, en]) => en === text)?.[0],
    write: (value, language) => of(value)[language === 'en' ? 1 : 2],
    also: (value) => of(value).slice(3) as string[],
  };
}

/** What the rule that asks must know of a kind of question. */
export interface Typed<V> {
  /** The book's id, which is stored: `ASK-06`. */
  readonly kind: string;
  /** The clause by which anything else is no answer. */
  readonly clause: string;
  readonly choice: Choice<V>;
}

/** An answer that is offered, understood. */
export interface Offered<V> extends Option {
  readonly value: V;
}

/** A question as it is written down, its answers understood. */
export interface Posed<V> extends Omit<Asked, 'options'> {
  readonly options: readonly Offered<V>[];
}

/** What a doctrine answers; undefined: the person is asked. */
type Rule<S, V> = (asked: Posed<V>, now: S) => V | undefined;

export interface QuestionSpec<S, V> extends Typed<V> {
  readonly asks: (asked: Posed<V>, now: S) => Phrase;
  /** The message that is enough below a post that has just told what led to it; it takes the same arguments. */
  readonly asksOn?: (asked: Posed<V>) => string | undefined;
  readonly warns?: (asked: Posed<V>, now: S) => readonly Phrase[];
  /** An answer as one reads it. */
  readonly words: (value: V, now: S) => Phrase;
  /** How one types it, where that is not how it is stored. */
  readonly shown?: Choice<V>['write'];
  /** The same on its button, where that says more. */
  readonly button?: (option: Offered<V>, now: S, asked: Posed<V>) => Phrase;
  /** The same in a line of several, where `words` does not tell them apart. */
  readonly name?: (option: Offered<V>, now: S) => Phrase;
  /** Shorter wordings that still tell the options apart. */
  readonly shorter?: (option: Offered<V>, now: S, asked: Posed<V>) => readonly Phrase[];
  readonly isGrave?: (option: Offered<V>) => boolean;
  /** The name of the menu that it shares with similar options. */
  readonly menu?: (option: Offered<V>, asked: Posed<V>) => Phrase | undefined;
  /** What may be answered together with it, before that is asked. */
  readonly ahead?: (asked: Posed<V>, now: S) => readonly AheadChoice[];
  readonly weighs?: (asked: Posed<V>, now: S) => Card['weighs'];
  /** What it is about, as a title before anything has happened. */
  readonly title?: (asked: Posed<V>, now: S) => Phrase;
  /** What is about to happen, in the picture. */
  readonly marks?: (asked: Posed<V>, now: S) => readonly Mark[];
  /** Where an answer lies on the map. */
  readonly place?: (option: Offered<V>, asked: Posed<V>, now: S) => NumberedSpot | undefined;
  /** By the name of the doctrine; one that is not there asks, or goes by the quiet fallback. */
  readonly doctrine?: { readonly [name: string]: Rule<S, V> };
}

/** A kind of question for callers that know its answers only as text. */
export interface QuestionKind<S> {
  readonly kind: string;
  readonly card: (asked: Asked, now: S) => Card;
  /** What a doctrine answers; undefined: it leaves this open. Without it, the question is for the person alone. */
  readonly doctrine?: (name: string, asked: Asked, now: S) => string | undefined;
  /** An answer as a reader of this language would write it; undefined: it is no answer to this. */
  readonly show?: (text: string, language: Language) => string | undefined;
  /** Other words that are understood for an answer. */
  readonly also?: (text: string) => readonly string[];
}

/** The same of a kind that was made by `question`: it has all of it. */
export interface TextKind<S> extends Required<QuestionKind<S>> {
  /** An answer in words; unreadable text is shown as it is. */
  readonly words: (text: string, now: S) => Phrase;
}

export function question<S, V>(spec: QuestionSpec<S, V>): TextKind<S> & Typed<V> {
  const { kind, clause, choice, shown = choice.write } = spec;
  return {
    kind,
    clause,
    choice,
    card: (asked, now) => cardOf(spec, posed(spec, asked), now),
    doctrine(name, asked, now) {
      const rule = spec.doctrine?.[name];
      const value = rule?.(posed(spec, asked), now);
      return value === undefined ? undefined : choice.write(value, 'en');
    },
    words(text, now) {
      const value = choice.parse(text);
      return value === undefined ? phrase('answer-other', { text }) : spec.words(value, now);
    },
    show(text, language) {
      const value = choice.parse(text);
      return value === undefined ? undefined : shown(value, language);
    },
    also(text) {
      const value = choice.parse(text);
      return value === undefined ? [] : (choice.also?.(value) ?? []);
    },
  };
}

export function posed<V>({ kind, choice }: Typed<V>, asked: Asked): Posed<V> {
  return {
    ...asked,
    options: asked.options.map((option) => {
      const value = choice.parse(option.text);
      if (value === undefined) throw new Error(`${kind} offers what it cannot read: ${option.text}`);
      return { ...option, value };
    }),
  };
}

function cardOf<S, V>(spec: QuestionSpec<S, V>, asked: Posed<V>, now: S): Card {
  const bare = ({ value }: Offered<V>) => phrase('card-answer', { what: spec.words(value, now) });
  const places = placesOf(asked.options.map((option) => spec.place?.(option, asked, now)));
  const ahead = spec.ahead?.(asked, now);
  const asks = spec.asks(asked, now);
  const title = spec.title?.(asked, now);
  const marks = spec.marks?.(asked, now);
  const shorter = spec.asksOn?.(asked);
  return {
    asks,
    ...(title && { title }),
    ...(marks && { marks }),
    ...(shorter !== undefined && { asksOn: phrase(shorter, asks.args) }),
    warns: spec.warns?.(asked, now) ?? [],
    options: asked.options.map((option, index) => {
      const menu = spec.menu?.(option, asked);
      const place = places[index];
      return {
        text: option.text,
        says: spec.button?.(option, now, asked) ?? bare(option),
        shorter: spec.shorter?.(option, now, asked) ?? [],
        name: spec.name?.(option, now) ?? bare(option),
        grave: spec.isGrave?.(option) ?? false,
        ...(menu && { menu }),
        ...(place && { place }),
      };
    }),
    ...(ahead && { ahead }),
    weighs: spec.weighs?.(asked, now) ?? 'holds',
  };
}

/** A number on the map cannot tell two apart that lie in one position: they have none. */
function placesOf(all: readonly (NumberedSpot | undefined)[]): (NumberedSpot | undefined)[] {
  const times = (at: Spot) => all.filter((place) => place?.at === at).length;
  return all.map((place) => (place && times(place.at) === 1 ? place : undefined));
}

/** What a ruleset has of its questions. */
export interface Questions<S> {
  readonly card: (asked: Asked, now: S) => Card;
  /** The answer of a doctrine; undefined where the person is asked. Under `ask` that is always, quiet or not. */
  readonly doctrine: (name: string, asked: Asked, now: S) => string | undefined;
  /** An answer to one of them in a language; what is no answer to it, and one that only another book asks, as it is. */
  readonly show: (kind: string, text: string, language: Language) => string;
  /** Other words that are understood for an answer. */
  readonly also: (kind: string, text: string) => readonly string[];
  /** The offered answer that was typed as it is written in either language, or in other words that are understood. */
  readonly offered: (typed: string, asked: Asked) => string | undefined;
}

export function questionsOf<S>(kinds: readonly QuestionKind<S>[]): Questions<S> {
  const byKind = new Map(kinds.map((each) => [each.kind, each]));
  const kindOf = ({ kind }: Asked): QuestionKind<S> => {
    const found = byKind.get(kind);
    if (!found) throw new Error(`this book does not ask ${kind}`);
    return found;
  };
  const isWritten = (asked: Asked, text: string, typed: string) => {
    const { show, also } = kindOf(asked);
    const all = [text, show?.(text, 'en'), show?.(text, 'fr'), ...(also?.(text) ?? [])];
    return all.some((each) => each !== undefined && fold(each) === typed);
  };
  return {
    card: (asked, now) => kindOf(asked).card(asked, now),
    show: (kind, text, language) => byKind.get(kind)?.show?.(text, language) ?? text,
    also: (kind, text) => byKind.get(kind)?.also?.(text) ?? [],
    offered: (typed, asked) => asked.options.find(({ text }) => isWritten(asked, text, fold(typed.trim())))?.text,
    doctrine(name, asked, now) {
      const answers = kindOf(asked).doctrine;
      if (!answers) return undefined;
      const [only, another] = asked.options;
      if (only && !another) return only.text;
      if (name === 'ask') return undefined;
      return answers(name, asked, now) ?? (asked.quiet ? asked.fallback : undefined);
    },
  };
}
