/** How a battle is to be played, as whoever opens it wishes. */
import type { Side } from '../../kernel/play.ts';
import type { Level } from './odds-level.ts';

/** What may be settled with the opening of a battle. */
export interface How {
  /** Threads for reports and sides; without a word, as soon as a side has several commanders. */
  readonly threads?: boolean;
  /** Its deadlines: one word, or waking hours as `24h/8h`; without it, none. */
  readonly pace?: string;
  /** Readings of the book other than those recommended, as a person typed them. */
  readonly options?: string;
  /** Two armies by name: the scenario gives no more than its ground. */
  readonly armies?: Readonly<Record<Side, string>>;
  /** The agreed size of the game in army points; without it, that of the larger army. */
  readonly points?: number;
  /** Sealed and at once (without a word), by whole command in turn, or unit by unit. */
  readonly deploys?: 'sealed' | 'whole' | 'byUnit';
  /** Who moves first; without it, they throw for it. */
  readonly first?: Side;
  /** How much may be reckoned beforehand; without a word, everything. */
  readonly odds?: Level;
  /** Against the bot, what the side of whoever opens it adds to the dice, as he typed it. */
  readonly salt?: string;
}
