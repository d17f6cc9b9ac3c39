/** A game as text, played by its own rulebook. */
import type { Chance } from '../../kernel/chance.ts';
import type { Fact as HexFact } from '../../rules/sabreur-hex/facts.ts';
import type { Order as HexOrder } from '../../rules/sabreur-hex/order.ts';
import type { State as HexState } from '../../rules/sabreur-hex/state.ts';
import type { Fact } from '../../rules/skirmish/facts.ts';
import type { Order } from '../../rules/skirmish/order.ts';
import type { State } from '../../rules/skirmish/state.ts';
import { readGame, rulesetOfGame } from './game.ts';
import { playGame, type Replay } from './play.ts';
import { sabreurHexGames } from './sabreur-hex.ts';
import { skirmishGames } from './skirmish.ts';

export type Replayed =
  | ({ readonly book: 'sabreur-hex' } & Replay<HexState, HexFact, HexOrder>)
  | ({ readonly book: 'skirmish' } & Replay<State, Fact, Order>);

/** With `chance`, what is not scripted is rolled or answered. */
export function replayed(text: string, chance?: Chance): Replayed {
  const game = readGame(text);
  const book = rulesetOfGame(game);
  if (book === 'skirmish') return { book, ...playGame(skirmishGames, game, chance) };
  if (book === 'sabreur-hex') return { book, ...playGame(sabreurHexGames, game, chance) };
  throw new Error(`games of ${book} are not written`);
}
