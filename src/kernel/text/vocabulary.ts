/**
 * The words of a language of orders, from a table: canonical name | English | French. The first form in each language
 * is the one written; the others, separated by a slash, are also understood.
 */
import type { Noun } from '../phrase.ts';
import type { Language } from '../ruleset.ts';
import { bilingual } from './quoted.ts';
import { fold } from './tokens.ts';

export type Word = string;

/** One way to write a word: its folded parts, and the word. */
export interface Form {
  readonly word: Word;
  readonly parts: readonly string[];
  readonly shown: string;
  readonly folded: string;
  readonly language: Language;
}

export interface Vocabulary {
  readonly forms: readonly Form[];
  /** By their first part, longest first: "turn about" is tried before "turn". */
  readonly byPart: ReadonlyMap<string, readonly Form[]>;
  /** Words that have no meaning anywhere in an order. */
  readonly fillers: ReadonlySet<string>;
  /** The word as written in a language. */
  readonly shown: (word: Word, language: Language) => string;
  /** Each reader sees their own language. */
  readonly noun: (word: Word) => Noun;
}

export function vocabularyOf(table: string, fillers: ReadonlySet<string>): Vocabulary {
  const forms = formsOf(table, fillers);
  const written = new Map<string, string>();
  for (const { word, language, shown } of forms) {
    const key = `${word} ${language}`;
    if (!written.has(key)) written.set(key, shown);
  }
  const shown = (word: Word, language: Language): string => {
    const found = written.get(`${word} ${language}`);
    if (found === undefined) throw new Error(`no word ${word} in the vocabulary`);
    return found;
  };
  return {
    forms,
    byPart: byFirstPart(forms.flatMap((each) => [each, ...fromFiller(each, fillers)])),
    fillers,
    shown,
    noun: (word) => bilingual(shown(word, 'en'), shown(word, 'fr')),
  };
}

function formsOf(table: string, fillers: ReadonlySet<string>): Form[] {
  const split = (cell = ''): string[] => cell.split(' / ').map((each) => each.trim());
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [name = '', en, fr] = row.split('|').map((cell) => cell.trim());
      return [
        ...split(en).map((shown) => form(name, shown, 'en', fillers)),
        ...split(fr).map((shown) => form(name, shown, 'fr', fillers)),
      ];
    });
}

function form(word: Word, shown: string, language: Language, fillers: ReadonlySet<string>): Form {
  const all = fold(shown).split(/[^\p{L}]+/u);
  const parts = all.length === 1 ? all : all.filter((part) => !fillers.has(part));
  return { word, parts, shown, folded: parts.join(' '), language };
}

/** A form that begins with a filler word is found by that too, before a shorter one: "en ligne" before "en". */
function fromFiller(each: Form, fillers: ReadonlySet<string>): Form[] {
  const [first = '', ...more] = fold(each.shown).split(/[^\p{L}]+/u);
  return more.length > 0 && fillers.has(first) ? [{ ...each, parts: [first, ...each.parts] }] : [];
}

function byFirstPart(forms: readonly Form[]): ReadonlyMap<string, readonly Form[]> {
  const found = new Map<string, Form[]>();
  for (const each of forms) found.set(each.parts[0]!, [...(found.get(each.parts[0]!) ?? []), each]);
  for (const list of found.values()) list.sort((a, b) => b.parts.length - a.parts.length);
  return found;
}
