/**
 * What an order may come to: played to its end on forks of the position, some thousand times, by each answer the enemy
 * may give. `src/odds/forecaster.ts` does it beside the main thread.
 */
import type { Filed } from '../kernel/ahead.ts';
import type { Fate } from '../kernel/outlook.ts';
import type { Side } from '../kernel/play.ts';

/** What is asked: an order from a position that the asker may see. */
export interface Asking {
  readonly ruleset: string;
  /** JSON of a position at rest, as the asker sees it. */
  readonly state: unknown;
  readonly by: Side;
  /** One order, in canonical text; of a question that waits, the order that asks it. */
  readonly order: string;
  /** What is written down already of an order that waits; empty for a new one. */
  readonly past: readonly unknown[];
  /** Answers given ahead that the asker may know of, besides those in the order's own text. */
  readonly filed?: readonly Filed[];
  /** What each side lets be answered for it, as far as the asker may know: the names of doctrines. */
  readonly doctrines: Readonly<Partial<Record<Side, string>>>;
  /** How often, by each answer. */
  readonly tries: number;
  /** So much of the processor's time it may have, in milliseconds; without it, what is usual. */
  readonly forMs?: number;
  readonly seed: string;
}

/**
 * How often each thing came of it, of so many tries, and losses: the mean, and what 10 and 90 % of all tries stay below
 * or at. A share is its number by `tries`.
 */
export interface Lot {
  readonly tries: number;
  readonly actor: Readonly<Record<Fate, number>>;
  readonly target?: Readonly<Record<Fate, number>>;
  readonly losses: Readonly<Record<Side, { readonly mean: number; readonly low: number; readonly high: number }>>;
}

export interface Forecast {
  /**
   * Every way the dice could fall was played, each by its weight: there is no sampling error. `tries` is then 1, and what
   * came of it are shares of 1.
   */
  readonly exact: boolean;
  /** The first question to the enemy (or, of an order that waits, the one it waits for): its kind and its unit. */
  readonly asks?: {
    readonly kind: string;
    readonly to: Side;
    readonly unit?: string;
    /** It is asked whatever the dice; else only where they fall so, and a lot counts all other tries as well. */
    readonly sure: boolean;
  };
  /** By each legal answer to it, in the order of its options; one without an answer where nothing is asked. */
  readonly lots: readonly (Lot & { readonly answer?: string })[];
  /** What the enemy's doctrine would answer, where it is known and answers this. */
  readonly expected?: string;
}

export interface Forecaster {
  /**
   * Undefined: nothing of the order is left to chance, or nothing can be reckoned: it is refused, or its past is none of
   * these rules. `'full'`: too many wait already. It fails where the rules or its thread do, or a position is none.
   */
  readonly forecast: (asking: Asking) => Promise<Forecast | 'full' | undefined>;
  /** Somebody may ask soon: what takes time to get ready, gets ready. */
  readonly wake: () => void;
  readonly close: () => Promise<void>;
}
