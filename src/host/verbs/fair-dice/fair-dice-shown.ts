/** Verifiable dice: a side's addition to them, the source of each roll, a whole battle recomputed. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Verified } from './verify.ts';

/** One roll, with the full input of its dice. */
export interface RollOpened {
  /** The number of the roll within its order, from 0: part of the input of its dice. */
  readonly index: number;
  /** Its purpose and its unit or side. */
  readonly says: Phrase;
  readonly sides: number;
  /** All of them, as rolled. */
  readonly got: readonly number[];
  /** The modifiers of the roll, if any. */
  readonly modifiers: readonly Phrase[];
  readonly clauses: readonly string[];
  /** The hash input of its first 32 bytes, once the battle is over. */
  readonly input?: string;
}

/** An order with its rolls. */
export interface EntryOpened {
  /** Its number in the ledger; `waits`: still under way; `annulled`: void. */
  readonly seq: number | 'waits' | 'annulled';
  /** Who gave it, for which side. */
  readonly by?: Phrase;
  /** In its reader's language, and as hashed; absent while its continuation is secret. */
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
  /** The number of scripted dice in this battle: practice only. */
  readonly scripted: number;
}

/** The result of checking a whole battle. */
export interface Checked extends Verified {
  readonly battle: string;
  /** Whether the secret is public now, so that anyone can check the dice. */
  readonly isRevealed: boolean;
  readonly secretHash: string;
}
