/** A game as text, played by its own rulebook. */
import type { Chance } from '../../kernel/chance.ts';
import type { GameBook } from './book.ts';
import { type GAME_BOOKS, gameBookOf } from './books.ts';
import { readGame, rulesetOfGame } from './game.ts';
import { playGame, type Replay } from './play.ts';

type ReplayOf<B> = B extends GameBook<infer S, infer F, infer O> ? Replay<S, F, O> : never;

export type Replayed = {
  readonly [Book in keyof typeof GAME_BOOKS]: { readonly book: Book } & ReplayOf<(typeof GAME_BOOKS)[Book]>;
}[keyof typeof GAME_BOOKS];

/** With `chance`, what is not scripted is rolled or answered. */
export function replayed(text: string, chance?: Chance): Replayed {
  const game = readGame(text);
  const book = rulesetOfGame(game);
  return { book, ...playGame(gameBookOf(book), game, chance) } as Replayed;
}
