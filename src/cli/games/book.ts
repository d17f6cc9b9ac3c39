/** What a rulebook adds to games as text: how a position is read, who commands, and how facts and the end are written. */
import type { Chance } from '../../kernel/chance.ts';
import type { Side } from '../../kernel/play.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Setting } from './game.ts';

export interface GameBook<S, F, O> {
  readonly rules: Ruleset<S, F, O>;
  readonly position: (setting: Setting) => S;
  /** What a simple commander orders next. */
  readonly choose: (now: S, side: Side, chance: Chance) => string;
  readonly factText: (fact: F) => string;
  /** A line for each unit, then the lost ones, then who has won. */
  readonly endLines: (now: S) => string[];
}

/** A whole scenario has no faults. */
export function stateIn<S>(read: { readonly state: S } | { readonly faults: readonly unknown[] }): S {
  if ('faults' in read) throw new Error('the scenario of a game has faults');
  return read.state;
}

/** The best of what the bot would think of. */
export function bestIdea<S, F, O>({ ideas, end }: Ruleset<S, F, O>): (now: S, side: Side) => string {
  return (now, side) => ideas(now, side)[0]?.text ?? end;
}
