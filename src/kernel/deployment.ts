/** Two armies facing a map, and how they deploy: optional for a ruleset with armies bought with points. */
import type { Fault } from './fault.ts';
import type { Phrase } from './phrase.ts';
import type { Side } from './play.ts';

/** What a battle between two armies needs. */
export interface Encounter {
  /** The text of a scenario, of which only the terrain, objectives and length are used. */
  readonly ground: string;
  /** The texts of the armies. */
  readonly armies: Readonly<Record<Side, string>>;
  /** The agreed game size in army points, the same for both. */
  readonly points: number;
  /** Both at once on sheets (`kernel/sealed.ts`), a whole side at a time, or unit by unit in turn. */
  readonly deploys: 'sealed' | 'whole' | 'byUnit';
  /** The side whose duplicate unit names change; by default Blue. */
  readonly newer?: Side;
  /** Who moves first; if absent, both roll for it after deployment. */
  readonly first?: Side;
}

export interface Deployment<S> {
  /** Two armies facing a map with no units on it yet; and their texts, in which no name is on both sides. */
  readonly buildPosition: (
    encounter: Encounter,
  ) =>
    | { readonly state: S; readonly title: Phrase; readonly armies: Readonly<Record<Side, string>> }
    | { readonly faults: readonly Fault[] };
  /** Whether the battle is in deployment. */
  readonly isDeploying: (state: S) => boolean;
  /** Line-ups by name, the plainest first. */
  readonly lineUps: readonly { readonly name: string; readonly says: Phrase }[];
  /** All units of a side in such a line-up, as an order in canonical text. */
  readonly lineUp: (state: S, side: Side, name: string) => string;
}
