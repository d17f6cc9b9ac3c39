/** What docs/deeds.md tells people to type is understood, and means the same in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { rulesets } from '../src/rules/index.ts';
import { BOOKS, NAMES } from './help/books.ts';
import { readPosition } from '../src/rules/periods/scenario/index.ts';
import { fantasy } from './help/fantasy.ts';
import { panache } from './help/panache.ts';
import { skirmish } from './help/skirmish.ts';
import { ROOT } from './help/source.ts';
import { position } from './help/telling.ts';

/** A position of each rulebook that has the units of its chapter. */
const POSITIONS: Readonly<Record<keyof typeof rulesets, unknown>> = {
  'sabreur-hex': position(
    'turn 1 red actions points 1',
    'red 1L line infantry line 0505 S',
    'red 2L line infantry linear order line 0305 S',
    'red 4C heavy cavalry panicked 0103 S',
    'blue 51L line infantry line 0507 N',
  ),
  panache: panache(
    'red 3L infantry heavy stands 6 0505',
    'red 5W infantry medium mounted wagons stands 5 0805',
    'red 6E infantry light mounted elephants stands 4 1005',
    'red G1 officer character light 0101',
    'blue 7L infantry heavy stands 6 0509',
  ).now,
  skirmish: skirmish(
    'red 2L line close 8 ranks 2 at 60x20 face N',
    'red 4V elite voltigeurs loose figures 30x20 32x20 34x20',
    'red 1O officer of 4V at 32x16',
    'blue 7L line close 8 ranks 2 at 60x32 face S',
  ).now,
  'fantasy-battle': fantasy(
    'blue 3S infantry stands 3 in line at 53x45 face N',
    'red 4O infantry stands 3 in line at 50x60 face S',
  ).now,
  periods: readPosition([
    'red 3L infantry column 18 at 30x20 face N',
    'red 5H light cavalry column 12 at 60x20 face N',
    'red 5H.2 light cavalry line 3 at 80x20 face N',
    'red 1B foot battery deployed at 100x20 face N',
    'blue 4O infantry line 18 at 60x60 face S',
  ]),
};

/** By the name of its rulebook, each chapter's rows: English and French. */
const CHAPTERS: ReadonlyMap<string, readonly (readonly [string, string])[]> = new Map(
  readFileSync(join(ROOT, 'docs/deeds.md'), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((chapter) => [
      /^.*/.exec(chapter)![0].toLowerCase().replaceAll(' ', '-'),
      [...chapter.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|/gm)].map(([, english, french]) => [english!, french!]),
    ]),
);

test('every rulebook has a chapter, and no chapter is empty', () => {
  expect([...CHAPTERS.keys()]).toEqual(NAMES);
  expect([...CHAPTERS.values()].map((rows) => rows.length)).toEqual([13, 17, 23, 18, 18]);
});

const ROWS = [...CHAPTERS].flatMap(([book, rows]) => rows.map((row) => [book, ...row] as const));

test.each(ROWS)('%s: %s, %s', (book, english, french) => {
  const now = POSITIONS[book as keyof typeof rulesets];
  const { desk } = BOOKS.get(book)!;
  expect(desk.deeds(english, now)).toBe(english);
  expect(desk.deeds(french, now)).toBe(english);
});

test.each(Object.entries(POSITIONS))('%s: what each form writes is understood', (book, now) => {
  const { desk } = BOOKS.get(book)!;
  const [unit] = CHAPTERS.get(book)!
    .map(([english]) => /^\w+(?= lose)/.exec(english)?.[0])
    .filter((each) => each);
  for (const { text, fields } of desk.tools(now)) {
    const filled = fields.reduce((all, field) => {
      const value = { unit, words: 'example' in field ? field.example : '', choice: '' }[field.kind];
      const [choice] = field.kind === 'choice' ? field.choices : [];
      return all.replace(`{${field.name}}`, choice?.value ?? value!);
    }, text);
    expect([filled, desk.deeds(filled, now)]).toEqual([filled, expect.any(String)]);
  }
});
