import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Noun } from '../../src/kernel/phrase.ts';
import { languageOf, openWords, type Words } from '../../src/words/words.ts';

function noun(
  id: string,
  en: string,
  enPlural: boolean,
  article: string,
  fr: string,
  feminine: boolean,
  plural = false,
): Noun {
  return {
    noun: id,
    en: { name: en, article: 'the', plural: enPlural },
    fr: { name: fr, article, feminine, plural },
  };
}

const CUIRASSIERS = noun('7C', '7th Cuirassiers', true, 'le', '7e cuirassiers', false);
const BATTERY = noun('6B', 'horse battery', false, 'la', 'batterie à cheval', true);
const GUNS = noun('2A', 'Guard artillery', false, "l'", 'artillerie de la Garde', true);
const CHASSEURS = noun('1Ch', 'Chasseurs of the Guard', true, 'les', 'chasseurs de la Garde', false, true);
const ALL = [CUIRASSIERS, BATTERY, GUNS, CHASSEURS];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
  for (const language of ['en', 'fr']) mkdirSync(join(folder, language));
});

afterEach(() => rmSync(folder, { recursive: true }));

function written(en: string, fr: string = en): Words {
  writeFileSync(join(folder, 'en', 'a.ftl'), en);
  writeFileSync(join(folder, 'fr', 'a.ftl'), fr);
  return openWords([folder]);
}

describe('names in sentences', () => {
  test.each([
    [
      'THE($unit)',
      ['le 7e cuirassiers', 'la batterie à cheval', 'l’artillerie de la Garde', 'les chasseurs de la Garde'],
    ],
    [
      'DE($unit)',
      ['du 7e cuirassiers', 'de la batterie à cheval', 'de l’artillerie de la Garde', 'des chasseurs de la Garde'],
    ],
    [
      'A($unit)',
      ['au 7e cuirassiers', 'à la batterie à cheval', 'à l’artillerie de la Garde', 'aux chasseurs de la Garde'],
    ],
    [
      'THECAP($unit, as: "bold")',
      [
        'Le **7e cuirassiers**',
        'La **batterie à cheval**',
        'L’**artillerie de la Garde**',
        'Les **chasseurs de la Garde**',
      ],
    ],
    ['DE($unit, as: "id")', ['du 7C', 'de la 6B', 'de la 2A', 'des 1Ch']],
    ['AGR($unit)', ['ms', 'fs', 'fs', 'mp']],
    ['AGR($unit, "battu", "battue", "battus", "battues")', ['battu', 'battue', 'battue', 'battus']],
    ['IL($unit)', ['il', 'elle', 'elle', 'ils']],
    ['NB($unit, "perd", "perdent")', ['perd', 'perd', 'perd', 'perdent']],
    [
      'CAP(DE($unit))',
      ['Du 7e cuirassiers', 'De la batterie à cheval', 'De l’artillerie de la Garde', 'Des chasseurs de la Garde'],
    ],
  ])('in French: %s', (call, said) => {
    const words = written('x = x', `x = { ${call} }`);
    expect(ALL.map((unit) => words.say('fr', { id: 'x', args: { unit } }))).toEqual(said);
  });

  test.each([
    ['Alice', 'd’Alice', 'qu’Alice'],
    ['Bob', 'de Bob', 'que Bob'],
    ['Élise', 'd’Élise', 'qu’Élise'],
    ['Œdipe', 'd’Œdipe', 'qu’Œdipe'],
    ['Hélène', 'd’Hélène', 'qu’Hélène'],
    ['Yves', 'd’Yves', 'qu’Yves'],
    ['Yannick', 'de Yannick', 'que Yannick'],
    ['**Alice**', 'd’**Alice**', 'qu’**Alice**'],
    ['\\_igor\\_', 'd’\\_igor\\_', 'qu’\\_igor\\_'],
    ['@\u2060Anna', 'd’@\u2060Anna', 'qu’@\u2060Anna'],
    ['<@1234>', 'de <@1234>', 'que <@1234>'],
    ['8 Ball', 'de 8 Ball', 'que 8 Ball'],
    ['🐎 Anna', 'de 🐎 Anna', 'que 🐎 Anna'],
    ['', 'de ', 'que '],
  ])('in French, before the name of a person: %s', (who, of, that) => {
    const words = written('x = x\ny = y', 'x = { ELIDE("de", $who) }\ny = { ELIDE("que", $who) }');
    expect(['x', 'y'].map((id) => words.say('fr', { id, args: { who } }))).toEqual([of, that]);
  });

  test('in French, before the names of several people, and in bold', () => {
    const words = written('x = x\ny = y', 'x = { ELIDE("de", $who) }\ny = { ELIDE("de", $who, as: "bold") }');
    const who = ['A', 'B'].map((id) => ({ id }));
    writeFileSync(join(folder, 'fr', 'b.ftl'), 'A = Alice\nB = Bob');
    writeFileSync(join(folder, 'en', 'b.ftl'), 'A = Alice\nB = Bob');
    const both = openWords([folder]);
    expect(both.say('fr', { id: 'x', args: { who } })).toBe('d’Alice et de Bob');
    expect(both.say('fr', { id: 'y', args: { who } })).toBe('d’**Alice** et de **Bob**');
    expect(words.say('fr', { id: 'y', args: { who: 'Alice' } })).toBe('d’**Alice**');
  });

  test.each([
    ['ELIDE("le", $who)', '"le" is not elided'],
    ['ELIDE("de", 3)', 'a text is needed, not "3"'],
    ['ELIDE("de", $who, as: "id")', 'as: "id" is unknown'],
  ])('in French: %s is a mistake', (call, fault) => {
    const words = written('x = x', `x = { ${call} }`);
    expect(() => words.say('fr', { id: 'x', args: { who: 'Alice' } })).toThrow(fault);
  });

  test.each([
    ['THECAP($unit)', ['The 7th Cuirassiers', 'The horse battery']],
    ['DE($unit, as: "bold")', ['of the **7th Cuirassiers**', 'of the **horse battery**']],
    ['A($unit, as: "id")', ['to 7C', 'to 6B']],
    ['NB($unit, "loses", "lose")', ['lose', 'loses']],
    ['IL($unit)', ['they', 'it']],
    ['THEIR($unit)', ['their', 'its']],
  ])('in English: %s', (call, said) => {
    const words = written(`x = { ${call} }`, 'x = x');
    expect([CUIRASSIERS, BATTERY].map((unit) => words.say('en', { id: 'x', args: { unit } }))).toEqual(said);
  });

  test('a name that contains markup is shown as plain text', () => {
    const rogue = noun('9X', '**x** <@1>', false, 'le', '', false);
    expect(written('x = { THE($unit) }').say('en', { id: 'x', args: { unit: rogue } })).toBe(
      'the \\*\\*x\\*\\* <\u2060@\u20601>',
    );
  });
});

describe('other arguments', () => {
  test('numbers are written in the language’s format', () => {
    const words = written('x = { $n } { SIGN($n) } { COUNT($n, "hex", "hexes") }');
    expect(words.say('en', { id: 'x', args: { n: 1250 } })).toBe('1,250 +1250 hexes');
    expect(words.say('fr', { id: 'x', args: { n: 1250 } })).toBe('1\u202f250 +1250 hexes');
    expect(words.say('en', { id: 'x', args: { n: -2 } })).toBe('-2 −2 hexes');
    expect(words.say('fr', { id: 'x', args: { n: 0 } })).toBe('0 ±0 hex');
  });

  test('phrases nest, and lists are joined', () => {
    const words = written('x = { $all }, { JOIN($all, " · ") }, { OR($all) }\ny = ({ $n })');
    const all = [1, 2, 3].map((n) => ({ id: 'y', args: { n } }));
    expect(words.say('en', { id: 'x', args: { all } })).toBe('(1), (2) and (3), (1) · (2) · (3), (1), (2) or (3)');
    expect(words.say('fr', { id: 'x', args: { all } })).toBe('(1), (2) et (3), (1) · (2) · (3), (1), (2) ou (3)');
  });

  test('a list may have another separator before its last', () => {
    const words = written('x = { JOIN($all, ", ", last: " and ") }\ny = ({ $n })');
    const listed = (...numbers: readonly number[]) =>
      words.say('en', { id: 'x', args: { all: numbers.map((n) => ({ id: 'y', args: { n } })) } });
    expect(listed(1)).toBe('(1)');
    expect(listed(1, 2)).toBe('(1) and (2)');
    expect(listed(1, 2, 3)).toBe('(1), (2) and (3)');
  });

  test('`variant` takes one of the attributes, as many as the language has', () => {
    const words = written('x = a\n    .v2 = b\n    .v3 = c', 'x = d\n    .v2 = e');
    const said = (language: 'en' | 'fr'): string[] =>
      [0, 1, 2, 3].map((variant) => words.say(language, { id: 'x', args: { variant } }));
    expect(said('en')).toEqual(['a', 'b', 'c', 'a']);
    expect(said('fr')).toEqual(['d', 'e', 'd', 'e']);
    expect(words.say('en', { id: 'x.v3' })).toBe('c');
  });

  test('French has its typographic apostrophes and spaces', () => {
    const words = written("x = l'as ; quoi ! « oui » 5 %");
    expect(words.say('fr', { id: 'x' })).toBe('l’as\u202f; quoi\u202f! «\u00a0oui\u00a0» 5\u00a0%');

    const list = written('x = { JOIN($all, " ; ") }\ny = ({ $n })');
    const all = [1, 2].map((n) => ({ id: 'y', args: { n } }));
    expect(list.say('fr', { id: 'x', args: { all } })).toBe('(1)\u202f; (2)');
  });
});

describe('errors', () => {
  test('a message that does not exist', () => {
    expect(() => written('x = x').say('fr', { id: 'y' })).toThrow('no message "y" in assets/locales/fr');
    expect(() => written('x = x').say('fr', { id: 'x.v9' })).toThrow('no message "x.v9"');
  });

  test('an argument that is missing, or of the wrong kind', () => {
    const words = written('x = { $n } { THE($unit) }');
    expect(() => words.say('en', { id: 'x', args: { n: 1 } })).toThrow('message "x" (en): Unknown variable: $unit');
    expect(() => words.say('en', { id: 'x', args: { n: 1, unit: 'x' } })).toThrow('a noun is needed, not "x"');
  });

  test('files that are invalid, incomplete, or conflicting', () => {
    expect(() => written('good = x\nbad = { $n\nfine = x')).toThrow('en/a.ftl: not understood: bad');
    expect(() => written('x = x\ny = y', 'x = x')).toThrow('assets/locales/fr lacks: y');
    expect(() => written('x = x', 'x = x\ny = y')).toThrow('assets/locales/en lacks: y');
    expect(() => written('x = x\nx = y', 'x = x')).toThrow('override an existing message: "x"');
  });
});

test('French for those who read French, English for all others', () => {
  expect(['fr', 'fr-CA', 'fr_FR', 'FR', 'en-GB', 'de', 'fro', ''].map(languageOf)).toEqual([
    'fr',
    'fr',
    'fr',
    'fr',
    'en',
    'en',
    'en',
    'en',
  ]);
});

test('a person appears by their escaped name, or as the caller shows them; finished text stays as it is', () => {
  const words = written('greet = { $who } and { $others }: { $text }\nname = { $who }');
  const person = (id: string, name: string) => ({ person: id, name });
  const says = {
    id: 'greet',
    args: {
      who: person('1', '*Ann*'),
      others: [{ id: 'name', args: { who: person('2', 'Bob') } }],
      text: { finished: { en: 'it is *so*', fr: 'c’est *ainsi*' } },
    },
  };
  expect(words.say('en', says)).toBe('\\*Ann\\* and Bob: it is *so*');
  expect(words.say('fr', says, (each) => `<${each.person}>`)).toBe('<1> and <2>: c’est *ainsi*');
});
