import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/words/language.ts';
import { filesOf, LOCALES } from '../../src/words/read.ts';
import { words } from '../help/words.ts';

const SOURCES = ['src', 'commands'].map((folder) => join(import.meta.dirname, '../..', folder));

function sources(): readonly { readonly name: string; readonly text: string }[] {
  return SOURCES.flatMap((folder) => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    return names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  });
}

/** Present ids alone: former ones are known too. */
const written: ReadonlySet<string> = new Set(words.called(''));

/** Everything a pattern matches in the source without a message of that name, as `file: message`. */
function unknown(pattern: RegExp, prefix: string): string[] {
  return sources().flatMap(({ name, text }) =>
    [...text.matchAll(pattern)]
      .map((match) => `${prefix}${match[1]!}`)
      .filter((id) => !written.has(id))
      .map((id) => `${name}: ${id}`),
  );
}

test('each phrase that the program names directly has a message', () => {
  expect(unknown(/\bphrase\(\s*'([a-zA-Z][\w-]*)'/g, '')).toEqual([]);
});

test('each phrase of the practice Discord has a message', () => {
  expect(unknown(/(?:Trouble\(|\? |: )'(practice-[\w-]+)'/g, '')).toEqual([]);
});

test('each modifier has a message', () => {
  expect(unknown(/clause: '[A-Z0-9-]+', name: '(\w+)'/g, 'modifier-')).toEqual([]);
});

/** Read by their beginning, each for what it is about. */
const BY_NAME = /^(clause|chapter|search|command)-/;

/** Composed of a name that another function passes on: `formsOf('pa')`, a refusal beside `look-shot`. */
const COMPOSED =
  /^((pa|sk|fb|pe|correct|desk)-(tool|field|choice)-|table-dice-)|^look-(shot|charge|assault)-refused$|^pa-tell-wagons-(yes|no)-line$/;

test('each message is used', () => {
  const all = sources().map(({ text }) => text);
  const named = new Set(
    all.flatMap((text) => [...text.matchAll(/['"`]([a-zA-Z][\w-]*)(?:\.\w+)?['"`]/g)].map(([, id]) => id!)),
  );
  const composed = all
    .flatMap((text) => [...text.matchAll(/`((?:[a-z]+-)[^`\s]*\$\{[^`\n]*)`/g)].map(([, template]) => template!))
    .map((template) => template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/))
    .filter((fixed) => fixed.every((each) => /^[\w-]*$/.test(each)))
    .map((fixed) => new RegExp(`^${fixed.join('.*')}$`));
  const messages = LANGUAGES.flatMap((language) => filesOf(LOCALES, language)).map(({ text }) => text);
  const referred = new Set(
    messages.flatMap((text) => [...text.matchAll(/\{ ?([a-z][\w-]*)(?:\.\w+)? ?\}/g)].map(([, id]) => id!)),
  );
  const unused = words
    .called('')
    .filter((id) => !BY_NAME.test(id) && !COMPOSED.test(id))
    .filter((id) => !named.has(id) && !referred.has(id) && !composed.some((pattern) => pattern.test(id)));
  expect(unused).toEqual([]);
});
