/** What a rulebook adds to games as text: how a position is read, and how facts and the end are written. */
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Setting } from './game.ts';

export interface GameBook<S, F, O> {
  readonly rules: Ruleset<S, F, O>;
  readonly position: (setting: Setting) => S;
  readonly factText: (fact: F) => string;
  /** A line for each unit, then the lost ones, then who has won. */
  readonly endLines: (now: S) => string[];
}

/** A whole scenario has no faults. */
export function stateIn<S>(read: { readonly state: S } | { readonly faults: readonly unknown[] }): S {
  if ('faults' in read) throw new Error('the scenario of a game has faults');
  return read.state;
}
