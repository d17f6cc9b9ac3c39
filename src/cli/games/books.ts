/** The rulebooks whose games are written as text. */
import type { GameBook } from './book.ts';
import { fantasyBattleGames } from './fantasy-battle.ts';
import { sabreurHexGames } from './sabreur-hex.ts';
import { skirmishGames } from './skirmish.ts';

export const GAME_BOOKS = {
  'sabreur-hex': sabreurHexGames,
  skirmish: skirmishGames,
  'fantasy-battle': fantasyBattleGames,
};

/** A book's games as seen by code that only passes back what the book made itself. */
type AnyGameBook = GameBook<unknown, unknown, unknown>;

export function gameBookOf(name: string): AnyGameBook {
  const book = new Map<string, unknown>(Object.entries(GAME_BOOKS)).get(name);
  if (!book) throw new Error(`games of ${name} are not written`);
  return book as AnyGameBook;
}
