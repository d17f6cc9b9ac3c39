/** The course of an order, for reports. */
import type { Side } from '../../kernel/play.ts';
import type { AnyEntry } from '../ruleset.ts';
import type { Phrase } from '../../kernel/phrase.ts';

/** What one order did, or has done so far. */
export interface Passage {
  readonly before: unknown;
  readonly after: unknown;
  readonly by: Side;
  readonly transcript: readonly AnyEntry[];
  /** Shown instead of the report: another version of the rules has played it, and today's texts fail. */
  readonly untold?: Phrase;
}

/**
 * start: the first position · order: a person's · plan: written in advance · auto: automatic · hand: settled by hand ·
 * undo: back to an earlier position
 */
export type EntryKind = 'start' | 'order' | 'plan' | 'auto' | 'hand' | 'undo';

/** The order that is now done: entry `seq` to be. `heard`: how much of it a card has already told. */
export interface News extends Passage {
  readonly kind: EntryKind;
  readonly text: string;
  readonly seq: number;
  readonly head: string;
  readonly heard: number;
}
