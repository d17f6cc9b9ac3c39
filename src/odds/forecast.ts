/**
 * What an order may come to: played to its end on forks of the position, some thousand times, by each answer the enemy
 * may give. `src/odds/forecaster.ts` does it beside the main thread.
 */
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
  /** What each side lets be answered for it, as far as the asker may know: the names of doctrines. */
  readonly doctrines: Readonly<Partial<Record<Side, string>>>;
  /** How often, by each answer. */
  readonly tries: number;
  readonly seed: string;
}

/** How often each thing came of it, and losses: the mean, and what 10 and 90 % of all tries stay below or at. */
export interface Lot {
  readonly tries: number;
  readonly actor: Readonly<Record<Fate, number>>;
  readonly target?: Readonly<Record<Fate, number>>;
  readonly losses: Readonly<Record<Side, { readonly mean: number; readonly low: number; readonly high: number }>>;
}

export interface Forecast {
  /** Every way the dice could fall was played, each by its weight: there is no sampling error. `tries` are then weights. */
  readonly exact: boolean;
  /** The first question to the enemy (or, of an order that waits, the one it waits for): its kind and its unit. */
  readonly asks?: { readonly kind: string; readonly to: Side; readonly unit?: string };
  /** By each legal answer to it, in the order of its options; one without an answer where nothing is asked. */
  readonly lots: readonly (Lot & { readonly answer?: string })[];
  /** What the enemy's doctrine would answer, where it is known and answers this. */
  readonly expected?: string;
}

export interface Forecaster {
  /** Undefined: nothing of the order is left to chance, or nothing can be reckoned. It fails where its thread does. */
  readonly forecast: (asking: Asking) => Promise<Forecast | undefined>;
  readonly close: () => Promise<void>;
}
