/** Words that the bot's texts do not use, and what to write instead: one word for one thing. */
import {
  type Attribute,
  type BaseNode,
  FluentParser,
  type StringLiteral,
  type TextElement,
  Visitor,
} from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/kernel/ruleset.ts';
import { LANGUAGES } from '../../src/words/language.ts';
import { filesOf, LOCALES } from '../../src/words/read.ts';

/** The text of a message as people may read it: without its variables and its search words. */
class Read extends Visitor {
  text = '';

  override visitTextElement(node: TextElement): void {
    this.text += node.value;
  }

  override visitStringLiteral(node: StringLiteral): void {
    this.text += ` ${node.value} `;
  }

  override visitAttribute(node: Attribute): void {
    this.text += '\n';
    if (node.id.name !== 'words') this.genericVisit(node);
  }
}

function textOf(node: BaseNode): string {
  const read = new Read();
  read.visit(node);
  return read.text;
}

/** Each is matched as a whole word or phrase, ignoring case. */
const FORBIDDEN: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'throws?|threw|thrown|throwing': 'roll',
    'hordes?': 'mob',
    'nobody|no-one': 'no one; of units: no unit',
    whoever: 'the player who, a unit that, anyone who',
    'somebody|everybody|anybody': 'someone, everyone, anyone',
    'he|him|his|himself|she|hers': 'they, the name, or you',
    awaited: 'waiting for, has to act, due',
    'reckon(s|ed|ing)?': 'calculate, count, work out',
    'anew|once more': 'again',
    'any more': 'no longer',
    'unbidden|ere|whence|thereby|upon|lest': 'plain words',
    ours: 'our rule, recommended',
    cd: 'CR',
    '(front|rear) cone': 'arc',
    'by pressing': 'with buttons',
    'completed while you type': 'autocompletes',
    'without it,': 'default: …, leave empty to …',
    'by themselves|by itself': 'automatically, without orders',
    '\\d %': 'per cent without a space',
    'annul(s|led|ling)?': 'cancel',
    '(put|set|sets) right': 'correct',
    'already(?=[.:])': 'before the verb: is already',
    '(wooded|impassable) side': 'hexside',
    'the umpire or the table|at this table|to the table': 'the players',
    'by the book': 'as the rules say',
    'comes with the bot': 'is supplied with the bot',
  },
  fr: {},
};

/** Messages that may use them, and why. */
const ALLOWED: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'chapter-SH-SAVE': 'a saving throw is called so',
    'ruling-saves': 'a saving throw is called so',
    'command-desk-annul': 'the name of the command',
  },
  fr: {},
};

describe.each(LANGUAGES)('texts in %s', (language) => {
  const forbidden = Object.keys(FORBIDDEN[language]).map(
    (words) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu'),
  );
  const said = new Map<string, string>();
  for (const { text } of filesOf(LOCALES, language)) {
    for (const entry of new FluentParser({ withSpans: false }).parse(text).body) {
      if (entry.type === 'Message' || entry.type === 'Term') said.set(entry.id.name, textOf(entry));
    }
  }
  const found = [...said].flatMap(([id, text]) =>
    forbidden.flatMap((word) => {
      const at = word.exec(text);
      return at ? [{ id, word: at[0].toLowerCase() }] : [];
    }),
  );

  test('they use the terms of the style guide', () => {
    const wrong = found.filter(({ id }) => !(id in ALLOWED[language]));
    expect(wrong.map(({ id, word }) => `${id}: ${word}`)).toEqual([]);
  });

  test('every exception is needed', () => {
    const needed = new Set(found.map(({ id }) => id));
    expect(Object.keys(ALLOWED[language]).filter((id) => !needed.has(id))).toEqual([]);
  });
});

test('French calls a side by an article and a plural: no “de les Rouges”, no “les Rouges est”', () => {
  const side = String.raw`\{ (?:CAP\()?\$(?:side|loser)\)? \}`;
  const wrong = new RegExp(
    String.raw`(?<!\p{L})(?:de|à) ${side}|(?<!camp )${side} (?:est|a|va|peut|doit)(?!\p{L})`,
    'u',
  );
  const lines = filesOf(LOCALES, 'fr').flatMap(({ text }) => text.split('\n'));
  expect(lines.filter((line) => wrong.test(line))).toEqual([]);
});

test('French joins articles with “à” and “de”: A and DE, no “à les archers”', () => {
  const lines = filesOf(LOCALES, 'fr').flatMap(({ text }) => text.split('\n'));
  expect(lines.filter((line) => /(?<!\p{L})(?:de|à) \{ THE\(/u.test(line))).toEqual([]);
});

test('French elides only before a vowel, in the singular and in the plural: no “n’sont”', () => {
  const lines = filesOf(LOCALES, 'fr').flatMap(({ text }) => text.split('\n'));
  const wrong = lines.filter((line) =>
    [...line.matchAll(/\p{L}'\{ NB\([^,]*,([^)]*)\)/gu)].some(([, forms = '']) =>
      [...forms.matchAll(/"([^"]+)"/g)].some(([, form = '']) => !/^[aeiouyhàâéèêîôûœ]/iu.test(form)),
    ),
  );
  expect(wrong).toEqual([]);
});
