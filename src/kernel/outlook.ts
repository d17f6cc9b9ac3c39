/** The possible outcomes of an order, in a few words and numbers: for a player who has not committed to it yet. */
import type { Roll, Side } from './play.ts';
import type { Entry } from './run.ts';

/** What has become of a unit; the worst that was. `stays`: it has failed a test, and stays at the price of losses. */
export type Fate = 'destroyed' | 'routs' | 'retires' | 'stays' | 'holds';

/** The worst first. */
export const FATES: readonly Fate[] = ['destroyed', 'routs', 'retires', 'stays', 'holds'];

export interface Outcome {
  /** Of whom it was aimed at; without it, at nobody. */
  readonly target?: Fate;
  /** Of the acting unit. */
  readonly actor: Fate;
  /** Strength points that each side lost by it. */
  readonly losses: Readonly<Record<Side, number>>;
}

/** Whom an order is aimed at, and who acts: units by their ids. */
export interface About {
  readonly actor: string;
  readonly target?: string;
  /** A routed unit tries to rally: it holds if it succeeds, and routs if it stays as it was. */
  readonly attempt?: 'rally';
}

/** An order from its first position to its last. */
export interface Played<S, F, O> {
  readonly before: S;
  readonly after: S;
  readonly by: Side;
  readonly order: O;
  readonly transcript: readonly Entry<F>[];
}

/**
 * What the rules see of a throw: dice that come to the same here come to the same in all that follows. Throws of equal
 * dice and of one name are looked at alike.
 */
export type Sight =
  /** The sum of what each die is worth by itself: of hits, how many. */
  | { readonly name: string; readonly worth: (die: number) => number }
  | { readonly name: string; readonly of: (dice: readonly number[]) => number };

export interface Outlook<S, F, O> {
  readonly outcome: (played: Played<S, F, O>) => Outcome;
  /** None: there is nothing to work out. */
  readonly about: (order: O, state: S) => About | undefined;
  /** What counts of a throw in an order from this position. Undefined: every die by itself. */
  readonly sees?: (roll: Roll, before: S) => Sight | undefined;
}
