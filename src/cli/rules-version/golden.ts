/**
 * What decides how a battle of each book goes: a set of games, whose dice, transcripts and positions stand for the
 * version of its rules. Where anything in them changes, old entries may no longer replay, and the version must change.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '../../host/orders/chain.ts';
import { panacheBout } from '../fuzz/panache/bout.ts';
import { sabreurHexBout } from '../fuzz/sabreur-hex/bout.ts';
import { readGame } from '../games/game.ts';
import { playGame } from '../games/play.ts';
import { gameOf } from './game.ts';

const GAMES = fileURLToPath(new URL('../../../test/games', import.meta.url));

/** So many games of random orders: some thousand orders of each book, in a few seconds. */
const RANDOM = 30;

/** Of each book, the hash of all its games. */
export const GOLDEN: Readonly<Record<string, () => string>> = {
  'sabreur-hex': () => hashOf([...written(), ...random((seed) => gameOf(sabreurHexBout, seed))]),
  panache: () => hashOf(random((seed) => gameOf(panacheBout, seed))),
};

function random<T>(play: (seed: string) => T): T[] {
  return Array.from({ length: RANDOM }, (_, n) => play(`golden-${n}`));
}

/** The games that are there to be read. */
function written(): unknown[] {
  const files = readdirSync(GAMES).filter((file) => file.endsWith('.txt'));
  return files.toSorted().map((file) => {
    const { text, played } = playGame(readGame(readFileSync(join(GAMES, file), 'utf8')));
    return [text, played.map(({ transcript, after }) => [transcript, hashOf(after)])];
  });
}
