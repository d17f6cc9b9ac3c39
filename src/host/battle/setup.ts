/** The options given when opening a battle. */
import type { Side } from '../../kernel/play.ts';
import type { Level } from './odds-level.ts';

/** What may be chosen when opening a battle. */
export interface How {
  /** Threads for reports and sides; by default, as soon as a side has several commanders. */
  readonly threads?: boolean;
  /** Its deadlines: one word, or waking hours as `24h/8h`; by default none. */
  readonly pace?: string;
  /** Readings of the rules other than the recommended ones, as typed. */
  readonly options?: string;
  /** Two armies by name: only the scenario's terrain is used. */
  readonly armies?: Readonly<Record<Side, string>>;
  /** The agreed game size in army points; by default the size of the larger army. */
  readonly points?: number;
  /** Sealed and simultaneous (default), by whole command in turn, or unit by unit. */
  readonly deploys?: 'sealed' | 'whole' | 'byUnit';
  /** Who moves first; by default, both roll for it. */
  readonly first?: Side;
  /** How much of the odds is shown; by default, everything. */
  readonly odds?: Level;
  /** Against the bot, what the opening person's side adds to the dice, as typed. */
  readonly salt?: string;
}
