/** The possible outcomes of an order, in a few words and numbers, for a player who is considering it. */
import type { Roll, Side } from './play.ts';
import type { Entry } from './run.ts';

/** The worst that happened to a unit. `stays`: it has failed a test, and stays at the cost of losses. */
export type Fate = 'destroyed' | 'routs' | 'retires' | 'stays' | 'holds';

/** The worst first. */
export const FATES: readonly Fate[] = ['destroyed', 'routs', 'retires', 'stays', 'holds'];

export interface Outcome {
  /** The target's; absent if there is no target. */
  readonly target?: Fate;
  /** Of the acting unit. */
  readonly actor: Fate;
  /** Strength points that each side lost. */
  readonly losses: Readonly<Record<Side, number>>;
}

/** An order's target and actor: units by id. */
export interface About {
  readonly actor: string;
  readonly target?: string;
  /** A routed unit tries to rally: it holds if it succeeds, and routs if it fails. */
  readonly attempt?: 'rally';
}

/** An order from its first position to its last. */
export interface PlayedOrder<S, F, O> {
  readonly before: S;
  readonly after: S;
  readonly by: Side;
  readonly order: O;
  readonly transcript: readonly Entry<F>[];
}

/**
 * Which parts of a roll the rules use: rolls with the same result here have the same consequences. Rolls with the same
 * dice and name are treated alike.
 */
export type Sight =
  /** The sum of each die's value: for hits, their number. */
  | { readonly name: string; readonly worth: (die: number) => number }
  | { readonly name: string; readonly of: (dice: readonly number[]) => number };

export interface Outlook<S, F, O> {
  readonly outcome: (played: PlayedOrder<S, F, O>) => Outcome;
  /** Undefined: there is no outlook. */
  readonly about: (order: O, state: S) => About | undefined;
  /** Which parts of a roll matter in an order from this position. Undefined: every die separately. */
  readonly sees?: (roll: Roll, before: S) => Sight | undefined;
}
