/** The books as people open them: every clause has its short text in both languages, all of them fit, and name what there is. */
import { describe, expect, test } from 'vitest';
import { createRuleLibrary } from '../../src/host/verbs/rulebook/clauses.ts';
import { textOf } from '../../src/host/verbs/rulebook/shelf.ts';
import { citedIn, clause, clausesIn, withoutClauses } from '../../src/kernel/text/clauses.ts';
import { RULING_NAMES, RULINGS } from '../../src/rules/sabreur-hex/options/rulings.ts';
import { LANGUAGES } from '../../src/words/language.ts';
import { BOOKS, having, lettersOf } from '../help/books.ts';
import { words } from '../help/words.ts';
import { sourcesOf } from '../help/source.ts';

/** What a short text may have, that it stands in one message with its frame and can be read on a phone. */
const SHORT = 1000;

const library = createRuleLibrary({ words, rulesets: BOOKS });
const chapters = library.books.flatMap((book) => book.chapters);
const clauses = chapters.flatMap((chapter) => chapter.clauses);
const inBoth = (of: (name: string, text: string) => readonly string[]): string[] =>
  LANGUAGES.flatMap((language) => clauses.flatMap((name) => of(name, words.say(language, textOf(name)))));

test('every short text belongs to a chapter of a book', () => {
  const own = new Set(clauses);
  const texts = words.called('clause-').map((id) => id.slice('clause-'.length));
  expect(texts.filter((name) => !own.has(name))).toEqual([]);
  expect(new Set(clauses).size).toBe(clauses.length);
});

test.each(chapters.map(({ name, clauses: own }) => [name, own] as const))(
  '%s: its clauses are numbered from 01 without a gap',
  (name, own) => {
    expect(own.length).toBeGreaterThan(0);
    expect(own).toEqual(own.map((_, index) => clause(name, index + 1)));
  },
);

test('every chapter has a title and text in both languages', () => {
  const faulty = LANGUAGES.flatMap((language) =>
    chapters.filter(({ name, says }) => {
      const called = words.say(language, { id: `chapter-${name}.words` });
      return words.say(language, says).length > 70 || called === '';
    }),
  );
  expect(faulty.map(({ name }) => name)).toEqual([]);
});

test('every short text is short', () => {
  expect(inBoth((name, text) => (text.length <= SHORT && text.trim() === text ? [] : [name]))).toEqual([]);
});

test('a line is shown without its clause numbers, and nothing else is lost', () => {
  expect(
    [
      'Test 11C: CR 7; 4+3 = **7** ✓ [MORALE-06, -10, FORM-15] · D6 5 = **5** hexes [ROUT-06]',
      'Move [PA-MOV-01, MNT-04] · [note] [12]',
      'She said \\[MORALE-06\\] and (ROUT-06)',
      '[MORALE-06] first',
      '[MOR-06, GEO-10]',
    ].map(withoutClauses),
  ).toEqual([
    'Test 11C: CR 7; 4+3 = **7** ✓ · D6 5 = **5** hexes',
    'Move · [note] [12]',
    'She said \\[MORALE-06\\] and (ROUT-06)',
    '[MORALE-06] first',
    '',
  ]);
});

test('every number and table that a short text names exists', () => {
  const own = new Set(clauses);
  const tables = new Set(library.books.flatMap((book) => book.tables.map(({ name }) => name.split('-').at(-1)!)));
  expect(
    inBoth((name, text) =>
      clausesIn(text)
        .filter((each) => !own.has(each))
        .map((each) => `${name}: ${each}`),
    ),
  ).toEqual([]);
  expect(
    inBoth((name, text) =>
      citedIn(text)
        .filter((each) => !own.has(each))
        .map((each) => `${name}: ${each}`),
    ),
  ).toEqual([]);
  if (tables.size === 0) return;
  expect(
    inBoth((name, text) =>
      (text.match(/\bT\d{1,2}\b/g) ?? []).filter((each) => !tables.has(each)).map((each) => `${name}: ${each}`),
    ),
  ).toEqual([]);
});

test('both languages name the same clauses in each text', () => {
  const named = (name: string) =>
    LANGUAGES.map((language) => [...new Set(clausesIn(words.say(language, textOf(name))))].toSorted().join(' '));
  expect(
    clauses.filter((name) => new Set(named(name)).size > 1).map((name) => `${name}: ${named(name).join(' / ')}`),
  ).toEqual([]);
});

test('every clause number of a refusal, a roll or a modifier can be opened', () => {
  const cited = new RegExp(
    `['"\`]((?:${having('book').map(lettersOf).join('|')})(?:-[A-Z]+)+-\\d\\d|ASK-\\d\\d)['"\`]`,
    'g',
  );
  const borne = sourcesOf('src/rules').flatMap(({ path, text }) =>
    [...text.matchAll(cited)].map(([, name]) => [path, name!] as const),
  );
  expect(borne.length).toBeGreaterThan(500);
  expect(borne.filter(([, name]) => !library.titled(name)).map(([path, name]) => `${path}: ${name}`)).toEqual([]);
});

test('a subject is found with and without the letters of its rulebook', () => {
  const found = (text: string, game: string) =>
    library
      .cited(text, game)
      .map(({ name }) => name)
      .join(' ');
  const test = 'Test 88L: **2** [MORALE-06], [SH-FIRE-04]; [MORALE-06]';
  expect(found(test, 'sabreur-hex')).toBe('SH-MORALE-06 SH-FIRE-04');
  expect(found('[SKILL-LANCER-02] [ASK-06] [MOV-02]', 'sabreur-hex')).toBe('SH-SKILL-LANCER-02 ASK-06');
  expect(found('[MOV-02, ROAD-03] [MORALE-06] ABC-01', 'panache')).toBe('PA-MOV-02 PA-ROAD-03');
});

test('every entry that can be opened has a name of its own', () => {
  const found = library.find('table');
  expect(new Set(found).size).toBe(found.length);
  const tables = library.books.flatMap((book) => book.tables.map(({ name }) => name));
  expect(tables.filter((name) => !library.open(name, 'en'))).toEqual([]);
});

test('a clause that is a table shows it', () => {
  expect(library.open('PA-TAB-01', 'en')).toMatchObject({ kind: 'clause', n: 1, table: { name: 'PA-TAB-01' } });
});

test('every rules option belongs to a clause that can be opened', () => {
  expect(RULING_NAMES.filter((name) => !library.titled(RULINGS[name].clause))).toEqual([]);
});

describe('looking up clauses', () => {
  const first = (typed: string, n = 5) => library.find(typed).slice(0, n);

  test.each([
    ['sh-Charge-10', 'SH-CHARGE-10'],
    ['charge-10', 'SH-CHARGE-10'],
    ['charge 10', 'SH-CHARGE-10'],
    ['q-07', 'SH-Q-07'],
    ['Q7', 'SH-Q-07'],
    ['pa-q-7', 'PA-Q-07'],
    ['ask 6', 'ASK-06'],
    ['lancer-02', 'SH-SKILL-LANCER-02'],
    ['sh-charge', 'SH-CHARGE'],
  ])('%s by its number', (typed, wanted) => {
    expect(first(typed)[0]).toBe(wanted);
  });

  test.each([
    ['countercharge', 'SH-COUNTER'],
    ['counter-charge', 'SH-COUNTER'],
    ['contre-charge', 'SH-COUNTER'],
    ['CONTRECHARGE', 'SH-COUNTER'],
    ['flank', 'SH-OUTFLANK'],
    ['saves', 'SH-SAVE'],
    ['sauvegarde', 'SH-SAVE'],
    ['line of sight', 'SH-LOS'],
    ['ligne de vue', 'SH-LOS'],
    ['fuir', 'SH-ROUT'],
    ['flee', 'SH-ROUT'],
    ['panic', 'SH-MORALE'],
    ['panique', 'SH-MORALE'],
    ['tir defensif', 'SH-DEFFIRE'],
    ['order points', 'SH-ORDERS'],
    ['points d’ordre', 'SH-ORDERS'],
    ['melee', 'SH-MELEE'],
    ['mêlée', 'SH-MELEE'],
    ['rallier', 'SH-RALLY'],
    ['routing off the map', 'SH-ROUT-14'],
    ['square in a wood', 'SH-FORM-18'],
    ['carré dans un bois', 'SH-FORM-18'],
    ['road march', 'PA-ROAD'],
    ['infanterie montée', 'PA-MNT'],
    ['retreat', 'SH-DISENGAGE'],
    ['retreat', 'SH-ROUT'],
    ['retraite', 'SH-DISENGAGE'],
    ['fall back', 'SH-DISENGAGE'],
    ['déploiement', 'SH-GAP-05'],
    ['deployment', 'SH-GAP-05'],
    ['setup', 'SH-GAP-05'],
    ['set up', 'SH-GAP-05'],
    ['mise en place', 'SH-GAP-05'],
  ])('%s', (typed, wanted) => {
    expect(first(typed)).toContain(wanted);
  });

  test.each([
    ['qui commence', 'SH-GAP-06'],
    ['who begins', 'SH-GAP-06'],
    ['who goes first', 'SH-GAP-06'],
    ['set up', 'SH-GAP-05'],
    ['déploiement', 'SH-GAP-05'],
  ])('%s before everything else', (typed, wanted) => {
    expect(first(typed)[0]).toBe(wanted);
  });

  test('nonsense finds nothing, and no input is too long', () => {
    expect(first('xyzzy')).toEqual([]);
    expect(first('')).toEqual([]);
    expect(first('-- ··')).toEqual([]);
    expect(first('charge '.repeat(5000))).toContain('SH-CHARGE');
  });
});
