/** What docs/deeds.md tells people to type is understood, and means the same in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { desk as panacheDesk } from '../src/rules/panache/desk.ts';
import { desk as sabreurDesk } from '../src/rules/sabreur-hex/desk/desk.ts';
import { panache } from './help/panache.ts';
import { ROOT } from './help/source.ts';
import { position } from './help/telling.ts';

const [, sabreurHex, panacheChapter] = readFileSync(join(ROOT, 'docs/deeds.md'), 'utf8').split(/^## /m);

/** The first two cells of each row: English and French. */
function rowsOf(chapter: string): [string, string][] {
  return [...chapter.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|/gm)].map(([, english, french]) => [english!, french!]);
}

const LINES = position(
  'turn 1 red actions points 1',
  'red 1L line infantry line 0505 S',
  'red 2L line infantry linear order line 0305 S',
  'red 4C heavy cavalry panicked 0103 S',
  'blue 51L line infantry line 0507 N',
);
const FIELD = panache(
  'red 3L infantry heavy stands 6 0505',
  'red 5W infantry medium mounted wagons stands 5 0805',
  'red 6E infantry light mounted elephants stands 4 1005',
  'red G1 officer character light 0101',
  'blue 7L infantry heavy stands 6 0509',
).now;

test.each(rowsOf(sabreurHex!))('Sabreur-hex: %s, %s', (english, french) => {
  expect(sabreurDesk.deeds(english, LINES)).toBe(english);
  expect(sabreurDesk.deeds(french, LINES)).toBe(english);
});

test.each(rowsOf(panacheChapter!))('Panache: %s, %s', (english, french) => {
  expect(panacheDesk.deeds(english, FIELD)).toBe(english);
  expect(panacheDesk.deeds(french, FIELD)).toBe(english);
});

test('the chapters are not empty', () => {
  expect(rowsOf(sabreurHex!)).toHaveLength(13);
  expect(rowsOf(panacheChapter!)).toHaveLength(17);
});
