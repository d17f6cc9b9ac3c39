/**
 * Forecasts an order: plays it to its end on forks of the position, some thousand times for each answer the enemy may
 * give. `src/odds/forecaster.ts` does this off the main thread.
 */
import type { Filed } from '../kernel/ahead.ts';
import type { Fate } from '../kernel/outlook.ts';
import type { Side } from '../kernel/play.ts';

/** A request: an order in a position that the asker may see. */
export interface Asking {
  readonly ruleset: string;
  /** JSON of a position between orders, as the asker sees it. */
  readonly state: unknown;
  readonly by: Side;
  /** One order in canonical text. For an open question: the order that asks it. */
  readonly order: string;
  /** The transcript so far of an order that waits; empty for a new one. */
  readonly past: readonly unknown[];
  /** Answers given in advance that the asker may know, besides those in the order's own text. */
  readonly filed?: readonly Filed[];
  /** Each side's doctrine, as far as the asker may know it. */
  readonly doctrines: Readonly<Partial<Record<Side, string>>>;
  /** How many tries for each answer. */
  readonly tries: number;
  /** The limit of processor time in milliseconds. Default: the worker's. */
  readonly forMs?: number;
  readonly seed: string;
}

/**
 * How often each outcome occurred in `tries` tries; losses as the mean and the 10th and 90th percentile. A share is the
 * count divided by `tries`.
 */
export interface Lot {
  readonly tries: number;
  readonly actor: Readonly<Record<Fate, number>>;
  readonly target?: Readonly<Record<Fate, number>>;
  readonly losses: Readonly<Record<Side, { readonly mean: number; readonly low: number; readonly high: number }>>;
}

export interface Forecast {
  /**
   * Every possible roll was played and weighted, so there is no sampling error. `tries` is then 1, and the counts are
   * shares of 1.
   */
  readonly exact: boolean;
  /** The first question to the enemy (for a waiting order, the open one): its kind and unit. */
  readonly asks?: {
    readonly kind: string;
    readonly to: Side;
    readonly unit?: string;
    /** It is always asked, whatever the dice. Otherwise a lot also counts the tries without it. */
    readonly sure: boolean;
  };
  /** One lot per legal answer, in the order of its options; a single one without an answer if there is no question. */
  readonly lots: readonly (Lot & { readonly answer?: string })[];
  /** The answer that the enemy's known doctrine gives. */
  readonly expected?: string;
}

export interface Forecaster {
  /**
   * Undefined: nothing about the order is random, it is refused, or its past does not fit these rules. `'full'`: too
   * many are waiting. Rejects if the rules or the thread fail, or the position is invalid.
   */
  readonly forecast: (asking: Asking) => Promise<Forecast | 'full' | undefined>;
  /** A request may come soon: start whatever takes time. */
  readonly wake: () => void;
  readonly close: () => Promise<void>;
}
