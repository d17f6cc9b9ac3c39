/**
 * The games whose dice, transcripts and positions define a rulebook's version. If anything in them changes, old entries
 * may no longer replay, and the version must change.
 *
 * The orders of the random ones are recorded, because finding them takes longer than playing them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '../../host/orders/chain.ts';
import type { Bout } from '../fuzz/bout.ts';
import { BOUTS } from '../fuzz/bouts.ts';
import { replayed } from '../games/replayed.ts';
import { chosenGame } from './chosen.ts';
import { asPlayed, type Game, gameOf, type Given, type Recorded } from './game.ts';
import { meetingBout } from './meeting.ts';

const GAMES = fileURLToPath(new URL('../../../test/games', import.meta.url));
const RECORDED = fileURLToPath(new URL('../../../test/rules/golden', import.meta.url));

/** Random games per rulebook: some thousand orders in a few seconds. */
const RANDOM = 30;

/** The numbers of further random games in which something rare happens. */
const RARE: Readonly<Record<string, readonly number[]>> = {
  'sabreur-hex': [30, 68],
  periods: [35, 45, 65, 211],
  'fantasy-battle': [42, 116],
};

/** For each rulebook, all its games. */
export const GOLDEN: Readonly<Record<string, () => readonly unknown[]>> = Object.fromEntries(
  Object.keys(BOUTS).map((book) => [book, once(() => [...written(book), ...random(book)])]),
);

function once<T>(play: () => T): () => T {
  let played: T | undefined;
  return () => (played ??= play());
}

/** Chooses new random games for a rulebook, records them, and returns all its games. */
export function record(book: string): readonly unknown[] {
  const own = written(book);
  const lines = bouts(book).flatMap(([name, bout]) => {
    const { scenario, orders } = chosenGame(bout, name);
    return [{ name, scenario }, ...orders].map((line) => `${JSON.stringify(line)}\n`);
  });
  writeFileSync(fileOf(book), lines.join(''));
  return [...own, ...random(book)];
}

function random(book: string): Game[] {
  const games = recorded(book);
  const names = bouts(book).map(([name]) => name);
  if (games.map(({ name }) => name).join() !== names.join()) throw new Error('other games are on record');
  return games.map((game) => gameOf(boutOf(book).rules, game));
}

function boutOf(book: string) {
  return BOUTS[book as keyof typeof BOUTS];
}

/** By name, what each of its random games is chosen with. */
function bouts(book: string): readonly (readonly [name: string, bout: Bout<any, any, any>])[] {
  const bout = boutOf(book);
  const numbers = [...Array.from({ length: RANDOM }, (_, n) => n), ...(RARE[book] ?? [])];
  const further = book === 'sabreur-hex' ? meetings() : [];
  return [
    ...numbers.map((n) => [`golden-${n}`, bout] as const),
    ...further.map((each, n) => [`meeting-${n}`, each] as const),
  ];
}

/** Both ways to deploy, with the first move fixed or rolled for. */
function meetings() {
  return [meetingBout('whole'), meetingBout('whole', 'blue'), meetingBout('byUnit')];
}

function fileOf(book: string): string {
  return join(RECORDED, `${book}.jsonl`);
}

/** The games on record: a line for each, and one for each of its orders. */
function recorded(book: string): Recorded[] {
  const games: (Recorded & { readonly orders: Given[] })[] = [];
  for (const line of readFileSync(fileOf(book), 'utf8').split('\n').slice(0, -1)) {
    const read = JSON.parse(line) as Given | Omit<Recorded, 'orders'>;
    if ('name' in read) games.push({ ...read, orders: [] });
    else games.at(-1)!.orders.push(read);
  }
  return games;
}

/** The games written to be read. */
function written(book: string): unknown[] {
  const files = readdirSync(GAMES).filter((file) => file.endsWith('.txt'));
  return files.toSorted().flatMap((file) => {
    const game = replayed(readFileSync(join(GAMES, file), 'utf8'));
    if (game.book !== book) return [];
    return [[game.text, game.played.map(({ transcript, after }) => [asPlayed(transcript), hashOf(after)])]];
  });
}
