/** Dice that anybody can check: what a side adds to them, where each roll comes from, a whole battle recomputed. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Verified } from './verify.ts';

/** One roll, and all that its dice were drawn from. */
export interface RollOpened {
  /** The number of the roll within its order, from 0: part of what its dice are drawn from. */
  readonly index: number;
  /** What for and whose. */
  readonly says: Phrase;
  readonly sides: number;
  /** All of them, as they fell. */
  readonly got: readonly number[];
  /** What the throw was reckoned from, where it was. */
  readonly modifiers: readonly Phrase[];
  readonly clauses: readonly string[];
  /** What was hashed for its first 32 bytes, once the battle is over. */
  readonly input?: string;
}

/** An order with its rolls. */
export interface EntryOpened {
  /** Its number in the ledger; `waits`: it is still under way; `annulled`: it came to nothing. */
  readonly seq: number | 'waits' | 'annulled';
  /** Who gave it, for which side. */
  readonly by?: Phrase;
  /** As its reader would write it, and as it is hashed; nothing while nobody else may know how it goes on. */
  readonly order?: { readonly shown?: string; readonly text: string };
  /** The number of the position it was given from. */
  readonly position: number;
  readonly link?: { readonly hash: string; readonly previous: string };
  readonly rolls: readonly RollOpened[];
}

export interface DiceOpened {
  readonly entries: readonly EntryOpened[];
  readonly secretHash: string;
  /** What the sides have added. */
  readonly salts: { readonly red: string; readonly blue: string };
  /** Once the battle is over. */
  readonly secret?: string;
  /** Dice of this battle that were written beforehand: practice only. */
  readonly scripted: number;
}

/** What a check of a whole battle has found. */
export interface Checked extends Verified {
  readonly battle: string;
  /** Whether everybody knows the secret by now, and can check the dice himself. */
  readonly isRevealed: boolean;
  readonly secretHash: string;
}
