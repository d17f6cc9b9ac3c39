/**
 * The games whose dice, transcripts and positions define a rulebook's version. If anything in them changes, old entries
 * may no longer replay, and the version must change.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '../../host/orders/chain.ts';
import { BOUTS } from '../fuzz/bouts.ts';
import { replayed } from '../games/replayed.ts';
import { asPlayed, gameOf } from './game.ts';
import { meetingBout } from './meeting.ts';

const GAMES = fileURLToPath(new URL('../../../test/games', import.meta.url));

/** Random games per rulebook: some thousand orders in a few seconds. */
const RANDOM = 30;

interface Further {
  /** The numbers of further random games in which something rare happens. */
  readonly rare: readonly number[];
  readonly games: () => readonly unknown[];
}

/** What some rulebooks have besides. */
const FURTHER: Readonly<Record<string, Further>> = {
  'sabreur-hex': { rare: [30, 68], games: meetings },
  periods: { rare: [35, 45, 65, 211], games: () => [] },
  'fantasy-battle': { rare: [42, 116], games: () => [] },
};

/** For each rulebook, all its games. */
export const GOLDEN: Readonly<Record<string, () => readonly unknown[]>> = Object.fromEntries(
  Object.entries(BOUTS).map(([book, bout]) => {
    const { rare, games } = FURTHER[book] ?? { rare: [], games: () => [] };
    return [book, once(() => [...written(book), ...random((seed) => gameOf(bout, seed), rare), ...games()])];
  }),
);

function once<T>(play: () => T): () => T {
  let played: T | undefined;
  return () => (played ??= play());
}

function random<T>(play: (seed: string) => T, more: readonly number[]): T[] {
  return [...Array.from({ length: RANDOM }, (_, n) => n), ...more].map((n) => play(`golden-${n}`));
}

/** Both ways to deploy, with the first move fixed or rolled for. */
function meetings(): unknown[] {
  return [meetingBout('whole'), meetingBout('whole', 'blue'), meetingBout('byUnit')].map((bout, n) =>
    gameOf(bout, `meeting-${n}`),
  );
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
