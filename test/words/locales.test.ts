/** Parses the locale files strictly, and compares the two languages. */
import {
  type Entry,
  FluentParser,
  type FunctionReference,
  type Junk,
  type TermReference,
  Visitor,
} from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/kernel/ruleset.ts';
import { ENGLISH } from '../../src/words/english.ts';
import { FRENCH } from '../../src/words/french.ts';
import { LANGUAGES } from '../../src/words/language.ts';
import { filesOf, LOCALES } from '../../src/words/read.ts';
import { openWords } from '../../src/words/words.ts';

interface Parsed {
  readonly file: string;
  readonly entry: Entry;
}

function parse(language: Language): Parsed[] {
  const parser = new FluentParser({ withSpans: false });
  return filesOf(LOCALES, language).flatMap(({ name, text }) =>
    parser.parse(text).body.map((entry) => ({ file: name, entry })),
  );
}

class Used extends Visitor {
  readonly variables = new Set<string>();
  /** Other messages and terms, the latter with their hyphen. */
  readonly references = new Set<string>();
  readonly functions = new Set<string>();

  override visitVariableReference(node: { id: { name: string } }): void {
    this.variables.add(node.id.name);
  }

  override visitMessageReference(node: { id: { name: string }; attribute: { name: string } | null }): void {
    this.references.add(node.attribute ? `${node.id.name}.${node.attribute.name}` : node.id.name);
  }

  override visitTermReference(node: TermReference): void {
    this.references.add(`-${node.id.name}`);
    this.genericVisit(node);
  }

  override visitFunctionReference(node: FunctionReference): void {
    this.functions.add(node.id.name);
    this.genericVisit(node);
  }
}

/** Message id to the variables it uses, as one line. */
function variables(language: Language): Record<string, string> {
  const found: [string, string][] = [];
  for (const { entry } of parse(language)) {
    if (entry.type !== 'Message') continue;
    const used = new Used();
    used.visit(entry);
    found.push([entry.id.name, [...used.variables].sort().join(' ')]);
  }
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

describe.each(LANGUAGES)('the files in %s', (language) => {
  test('they contain nothing outside Fluent’s syntax', () => {
    const junk = parse(language).filter(({ entry }) => entry.type === 'Junk');
    expect(junk.map(({ file, entry }) => `${file}: ${(entry as Junk).content.split('\n')[0]}`)).toEqual([]);
  });

  test('they define no message twice', () => {
    const ids = parse(language).flatMap(({ entry }) =>
      entry.type === 'Message' || entry.type === 'Term' ? [`${entry.type} ${entry.id.name}`] : [],
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('they refer only to existing messages and terms', () => {
    const used = new Used();
    const defined = parse(language).flatMap(({ entry }) => {
      used.visit(entry);
      if (entry.type === 'Term') return [`-${entry.id.name}`];
      if (entry.type !== 'Message') return [];
      return [entry.id.name, ...entry.attributes.map(({ id }) => `${entry.id.name}.${id.name}`)];
    });
    expect([...used.references].filter((name) => !defined.includes(name))).toEqual([]);
  });

  test('they name commands with their terms, never by hand', () => {
    const written = filesOf(LOCALES, language).flatMap(({ name, text }) =>
      [...text.matchAll(/(?<![\w:/.}])\/\p{L}[\p{L} ]*/gu)].map(([found]) => `${name}: ${found}`),
    );
    expect(written).toEqual([]);
  });

  test('they call only existing functions', () => {
    const known = new Set(['NUMBER', ...Object.keys(language === 'fr' ? FRENCH : ENGLISH)]);
    const used = new Used();
    for (const { entry } of parse(language)) used.visit(entry);
    expect([...used.functions].filter((name) => !known.has(name))).toEqual([]);
  });
});

test('in French, de and que before people are elided by ELIDE', () => {
  const bare = filesOf(LOCALES, 'fr').flatMap(({ name, text }) =>
    [...text.matchAll(/\b(?:de|que) (?:\*\*)?\{ \$(?:who|whose|chief)\b/g)].map(([found]) => `${name}: ${found}`),
  );
  expect(bare).toEqual([]);
});

test('both languages have the same files, messages and variables', () => {
  const names = (language: Language): string[] => filesOf(LOCALES, language).map(({ name }) => name.slice(3));
  expect(names('fr')).toEqual(names('en'));
  expect(variables('fr')).toEqual(variables('en'));
});

test('the strict reader accepts them', () => {
  expect(openWords().knows('no-such-message')).toBe(false);
});
