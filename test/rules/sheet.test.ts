/** The tables and the sheet of each book: whole in both languages, and nothing the rules reckon with is missing on it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BookTable } from '../../src/kernel/book.ts';
import type { Phrase } from '../../src/kernel/phrase.ts';
import { rulesets } from '../../src/rules/index.ts';
import { FIRE, MORALE } from '../../src/rules/sabreur-hex/losses/modifiers.ts';
import { SAVE_CLAUSES } from '../../src/rules/sabreur-hex/losses/save.ts';
import { LANGUAGES } from '../../src/words/language.ts';
import { filesOf, LOCALES } from '../../src/words/read.ts';
import { words } from '../help/words.ts';
import { sourcesOf } from '../help/source.ts';

const BOOKS = Object.entries(rulesets).map(([game, { book, sheet }]) => ({ game, book: book!, sheet: sheet! }));
const SHEET = rulesets['sabreur-hex'].sheet!.pages.flatMap(({ tables }) => tables);

/** Every phrase in it, those inside others too. */
function phrasesIn(table: BookTable): Phrase[] {
  const inside = (says: Phrase): Phrase[] => [
    says,
    ...Object.values(says.args ?? {}).flatMap((arg) =>
      typeof arg === 'object' && 'id' in arg ? inside(arg) : Array.isArray(arg) ? arg.flatMap(inside) : [],
    ),
  ];
  return [table.says, ...table.head, ...table.rows.flat(), ...table.notes].flatMap(inside);
}

const SOURCES = sourcesOf('src/rules/sabreur-hex')
  .filter(({ path }) => !path.includes('/sheet/'))
  .map(({ path }) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

test.each(BOOKS)('$game: each table has its text in both languages, and as many cells as heads', ({ book, sheet }) => {
  const tables = [...book.tables, ...sheet.pages.flatMap((page) => page.tables)];
  expect(tables.length).toBeGreaterThan(4);
  for (const table of tables) {
    for (const row of table.rows) expect(row).toHaveLength(table.head.length);
    for (const language of LANGUAGES)
      for (const says of phrasesIn(table)) expect(words.say(language, says)).not.toMatch(/[{}]|undefined|NaN/);
  }
  const names = book.tables.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('the eight tables of Sabreur-hex are there', () => {
  const names = rulesets['sabreur-hex'].book!.tables.map(({ name }) => name);
  expect(names.slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `SH-T${n}`));
});

test('every modifier that has a text is on the sheet, and no other', () => {
  const known = filesOf(LOCALES, 'en').flatMap(({ text }) =>
    [...text.matchAll(/^(modifier-\w+) =/gm)].map(([, id]) => id!),
  );
  const shown = SHEET.flatMap(phrasesIn).flatMap(({ id }) => (id.startsWith('modifier-') ? [id] : []));
  expect([...new Set(shown)].toSorted()).toEqual(known.toSorted());
});

test('every modifier and limit of the code is known to the sheet', () => {
  const written = SOURCES.flatMap((text) => [...text.matchAll(/name: '(\w+)', (?:n|most):/g)].map(([, name]) => name!));
  const listed = [...Object.values(FIRE), ...Object.values(MORALE)].map(({ name }) => name);
  const shown = SHEET.flatMap(phrasesIn).map(({ id }) => id);
  for (const name of [...written, ...listed]) expect(shown).toContain(`modifier-${name}`);
  expect(written.toSorted()).toEqual([
    'capEnemyCover',
    'capOutflanked',
    'capOwnTerrain',
    'capOwnTerrain',
    'chargeLosses',
    'doubled',
  ]);
});

test('the values on the sheet are those of the code', () => {
  const rows = SHEET.flatMap((table) => table.rows);
  const added = (name: string) =>
    rows.filter(([first]) => first!.id === `modifier-${name}`).map(([, n]) => words.say('en', n!));
  for (const [name, { n }] of [...Object.entries(FIRE), ...Object.entries(MORALE)])
    expect(added(name)).toContain(n < 0 ? `−${-n}` : `+${n}`);
});

test('every kind of save is on the sheet, and none that the code does not grant', () => {
  const [save] = SOURCES.filter((text) => text.includes('function saveClause'));
  const granted = [...save!.slice(save!.indexOf('function saveClause')).matchAll(/return '(SH-SAVE-\d\d)'/g)];
  expect(new Set(granted.map(([, clause]) => clause))).toEqual(new Set(SAVE_CLAUSES));
  const shown = SHEET.flatMap(phrasesIn).flatMap(({ id }) => (id.startsWith('sheet-save-') ? [id.slice(-2)] : []));
  expect(shown).toEqual(SAVE_CLAUSES.map((clause) => clause.slice(-2)));
});

test('terrain is on the sheet as the rules apply it', () => {
  const ground = rulesets['sabreur-hex'].book!.tables.find(({ name }) => name === 'SH-T8')!;
  const rows = ground.rows.map((row) => row.map((each) => words.say('en', each)).join(' | '));
  expect(rows).toEqual([
    'wood | half | yes | no | 3 / 1 | 3',
    'village | half | yes | no | 3 / 1 | 3',
    'fortified point | half | yes | no | 3 / 1 | 3',
    'difficult ground | half | – | no | 3 / 1 | –',
    'impassable | closed | – | – | – | –',
    'ford in the hex | half | – | no | 3 / 1 | –',
    'bridge in the hex | half | – | no | – | –',
    'hill | – | yes | yes | – | –',
    'river between | half | – | no | – | –',
    'ford between | half | – | no | – | –',
    'bridge between | half | – | no | – | –',
    'wooded hexside between | half | – | no | 3 / 1 | 3',
    'impassable hexside | closed | – | – | – | –',
  ]);
});
