/**
 * The games whose dice, transcripts and positions define a rulebook's version. If anything in them changes, old entries
 * may no longer replay, and the version must change.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '../../host/orders/chain.ts';
import { panacheBout } from '../fuzz/panache/bout.ts';
import { sabreurHexBout } from '../fuzz/sabreur-hex/bout.ts';
import { skirmishBout } from '../fuzz/skirmish/bout.ts';
import { replayed } from '../games/replayed.ts';
import { gameOf } from './game.ts';
import { meetingBout } from './meeting.ts';

const GAMES = fileURLToPath(new URL('../../../test/games', import.meta.url));

/** Random games per rulebook: some thousand orders in a few seconds. */
const RANDOM = 30;

/** The numbers of further random games in which something rare happens. */
const RARE = [30, 68];

/** For each rulebook, all its games. */
export const GOLDEN: Readonly<Record<string, () => readonly unknown[]>> = {
  'sabreur-hex': once(() => [
    ...written('sabreur-hex'),
    ...random((seed) => gameOf(sabreurHexBout, seed), RARE),
    ...meetings(),
  ]),
  panache: once(() => random((seed) => gameOf(panacheBout, seed))),
  skirmish: once(() => [...written('skirmish'), ...random((seed) => gameOf(skirmishBout, seed))]),
};

function once<T>(play: () => T): () => T {
  let played: T | undefined;
  return () => (played ??= play());
}

function random<T>(play: (seed: string) => T, more: readonly number[] = []): T[] {
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
    return [[game.text, game.played.map(({ transcript, after }) => [transcript, hashOf(after)])]];
  });
}
