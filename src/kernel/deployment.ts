/** Two armies before a map, and how they deploy: a book that has armies by points may have this besides. */
import type { Fault } from './fault.ts';
import type { Phrase } from './phrase.ts';
import type { Side } from './play.ts';

/** What a battle between two armies is made of. */
export interface Encounter {
  /** The text of a scenario, of which only the ground, its objectives and its length count. */
  readonly ground: string;
  /** The texts of the armies. */
  readonly armies: Readonly<Record<Side, string>>;
  /** The agreed size of the game, the same for both, in army points. */
  readonly points: number;
  /** Each side all at once, or unit by unit in turn. */
  readonly deploys: 'whole' | 'byUnit';
  /** Whose units are called otherwise where both armies have the same names; without it blue's. */
  readonly newer?: Side;
  /** Who moves first; without it they throw for it when everybody stands. */
  readonly first?: Side;
}

export interface Deployment<S> {
  /** Two armies before a map on which nobody stands yet; and their texts, in which no name is on both sides. */
  readonly buildPosition: (
    encounter: Encounter,
  ) =>
    | { readonly state: S; readonly title: Phrase; readonly armies: Readonly<Record<Side, string>> }
    | { readonly faults: readonly Fault[] };
  /** Is it the time of deployment? */
  readonly isDeploying: (state: S) => boolean;
  /** The hexes in which a side may set up. */
  readonly zone: (state: S, side: Side) => readonly string[];
  /** The units of a side that stand nowhere yet. */
  readonly reserve: (state: S, side: Side) => readonly string[];
  /** Ways to set up, by name, the plainest first. */
  readonly lineUps: readonly { readonly name: string; readonly says: Phrase }[];
  /** All units of a side in such a line-up, as an order in canonical text. */
  readonly lineUp: (state: S, side: Side, name: string) => string;
  /** The same before one side alone: nothing of the enemy's units is in it, and they are not waited for. */
  readonly alone: (state: S, side: Side) => S;
  /** Where the units of a side stand, as an order in canonical text; '' where none does. */
  readonly stations: (state: S, side: Side) => string;
}
