/** A message exists once: no two say the same, word for word, in both languages. */
import { type Entry, FluentParser, FluentSerializer, type Message, Visitor } from '@fluent/syntax';
import { expect, test } from 'vitest';
import type { Language } from '../../src/kernel/ruleset.ts';
import { lettersOf, NAMES } from '../help/books.ts';
import { filesOf, LOCALES } from '../../src/words/read.ts';

interface Said {
  readonly file: string;
  /** As written, without its name. */
  readonly text: string;
  readonly words: number;
}

/** What stands outside of variables, functions and references. */
class Written extends Visitor {
  readonly words: string[] = [];

  override visitTextElement({ value }: { value: string }): void {
    this.words.push(...(value.match(/\p{L}[\p{L}’'-]*/gu) ?? []));
  }
}

function isMessage(entry: Entry): entry is Message {
  return entry.type === 'Message';
}

function messages(language: Language): ReadonlyMap<string, Said> {
  const parser = new FluentParser({ withSpans: false });
  const serializer = new FluentSerializer();
  return new Map(
    filesOf(LOCALES, language).flatMap(({ name, text }) =>
      parser
        .parse(text)
        .body.filter(isMessage)
        .map((entry): [string, Said] => {
          const written = new Written();
          written.visit(entry);
          const { id } = entry;
          const [, ...said] = serializer
            .serializeEntry(entry)
            .replace(/^#.*\n/gm, '')
            .split('=');
          return [id.name, { file: name.slice(3), text: said.join('='), words: written.words.length }];
        }),
    ),
  );
}

/** The book whose own message it is. */
function bookOf(id: string, file: string): string | undefined {
  const named = id.replace(/^(refuse|fault)-/, '');
  return NAMES.find((book) => file.startsWith(book) || named.startsWith(`${lettersOf(book).toLowerCase()}-`));
}

const en = messages('en');
const fr = messages('fr');

function alike(): readonly (readonly string[])[] {
  const by = Map.groupBy(en.keys(), (id) => `${en.get(id)!.text}\n${fr.get(id)?.text}`);
  return [...by.values()].filter((ids) => ids.length > 1);
}

test('a message that two rulebooks share is in neither’s files', () => {
  const shared = alike().filter((ids) => {
    const isReference = /^ *\{ [a-z][\w-]* \}$/m.test(en.get(ids[0]!)!.text.trim());
    return !isReference && new Set(ids.flatMap((id) => bookOf(id, en.get(id)!.file) ?? [])).size > 1;
  });
  expect(shared).toEqual([]);
});

/** A label of one or two words may occur again: two places may come to need different ones. */
const LABEL = 2;

test('no two messages of more than two words are the same', () => {
  expect(alike().filter(([id]) => en.get(id!)!.words > LABEL)).toEqual([]);
});
