/** A book's desk, as far as every book has the same one: deeds as text, and the forms that write them. */
import type { Hand } from './hand.ts';
import type { Desk, Field, Tool } from './open.ts';
import { type Phrase, phrase } from './phrase.ts';
import { Refusal } from './play.ts';
import type { Language } from './shown.ts';

/** What a book says of its own. `D`: a deed. */
interface Deeds<S, D> {
  readonly tools: (state: S) => readonly Tool[];
  /** Without a position every name and place is believed. */
  readonly read: (text: string, state?: S) => readonly D[] | Refusal;
  readonly write: (deeds: readonly D[], language: Language) => string;
  readonly complete: Desk<S, unknown>['complete'];
}

export function deskFrom<S, O, D>({ tools, read, write, complete }: Deeds<S, D>, order: (hand: Hand) => O): Desk<S, O> {
  return {
    tools,
    deeds: (text, state) => {
      const found = read(text, state);
      return found instanceof Refusal ? found : write(found, 'en');
    },
    show: (text, language) => {
      const found = read(text);
      return found instanceof Refusal ? text : write(found, language);
    },
    order,
    complete,
  };
}

type Choices = readonly (readonly [value: string, says: Phrase])[];

/** Forms whose messages begin with a book's own word: `pa-field-n`, `pa-tool-losses`. */
export function formsOf(prefix: string) {
  return {
    typed: (name: string, example: string, says = name): Field => ({
      kind: 'words',
      name,
      says: phrase(`${prefix}-field-${says}`),
      example,
    }),
    chosen: (name: string, choices: Choices): Field => ({
      kind: 'choice',
      name,
      says: phrase(`${prefix}-field-${name}`),
      choices: choices.map(([value, says]) => ({ value, says })),
    }),
    /** What is done to a unit. */
    tool: (name: string, text: string, ...fields: readonly Field[]): Tool => ({
      name,
      says: phrase(`${prefix}-tool-${name}`),
      fields: [{ kind: 'unit', name: 'unit' }, ...fields],
      text: `{unit} ${text}`,
    }),
  };
}
