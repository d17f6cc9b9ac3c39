/** What happened, in the past tense. Facts hold outcomes; `apply` writes them into the position. */
import type { Facing } from '../../hex/facing.ts';
import type { Hex } from '../../hex/grid.ts';
import type { HandFact } from '../../kernel/hand.ts';
import { happen as happenAnywhere, type Play as PlayOf, type Side } from '../../kernel/play.ts';
import type { Formation, Unit } from './state.ts';

/**
 * A manual correction of a unit: only the changes. Both halves of an extended line are named; other units are in one
 * hex.
 */
export interface Corrected {
  readonly type: 'corrected';
  readonly unit: string;
  readonly to: Partial<
    Pick<Unit, 'at' | 'also' | 'facing' | 'formation' | 'strength' | 'acted' | 'activated' | 'displaced'>
  >;
}

export type Fact =
  | HandFact
  | { readonly type: 'gotPoints'; readonly side: Side; readonly points: number }
  /** The units activated with order points, and the cost. */
  | { readonly type: 'activated'; readonly units: readonly string[]; readonly cost: number }
  /** `at`, `also`: where the halves of an extended line end up (SH-FACING-10, -12). */
  | { readonly type: 'turned'; readonly unit: string; readonly facing: Facing; readonly at?: Hex; readonly also?: Hex }
  /** `path`: the hexes entered, in order; `also`: where the right half of an extended line ends (SH-MARCH-12). */
  | { readonly type: 'moved'; readonly unit: string; readonly path: readonly Hex[]; readonly also?: Hex }
  /** The path of an evasion; the facing stays. */
  | { readonly type: 'evaded'; readonly unit: string; readonly path: readonly Hex[] }
  /** Skirmishers moved behind a friend that took their hex; without a hex, there was no room for them. */
  | { readonly type: 'displaced'; readonly unit: string; readonly by: string; readonly to?: Hex }
  /** `at`, `also`: where a line is after extending or contracting (SH-FORM-24). */
  | {
      readonly type: 'formed';
      readonly unit: string;
      readonly formation: Formation;
      readonly facing: Facing;
      readonly at?: Hex;
      readonly also?: Hex;
    }
  | { readonly type: 'charged'; readonly unit: string; readonly target: string; readonly distance: number }
  | { readonly type: 'assaulted'; readonly unit: string; readonly target: string; readonly distance: number }
  /** A charge or assault that could not be carried out and had to be paid for. */
  | { readonly type: 'brokeOff'; readonly unit: string; readonly target: string }
  /** The chosen reaction of a charge's target. */
  | { readonly type: 'reacted'; readonly unit: string; readonly reaction: string }
  /** The act declared by a friend of the target, before its test. */
  | { readonly type: 'volunteered'; readonly unit: string; readonly friend: string; readonly how: 'counter' | 'fire' }
  /** The target of a charge, or a friend of it, met the charger. */
  | { readonly type: 'countercharged'; readonly unit: string; readonly target: string }
  | { readonly type: 'attacked'; readonly unit: string; readonly target: string; readonly back: boolean }
  | { readonly type: 'declined'; readonly unit: string; readonly target: string }
  | {
      readonly type: 'fired';
      readonly unit: string;
      readonly target: string;
      readonly how: 'fire' | 'return' | 'defensive';
      /** SH-FIRE-17, SH-Q-06. The hexes of the firing half and of the half fired at, for units in two hexes. */
      readonly from?: Hex;
      readonly to?: Hex;
    }
  /** SH-FIRE-17. The other half of a double fire had no target. */
  | { readonly type: 'heldFire'; readonly unit: string }
  | { readonly type: 'passed'; readonly unit: string }
  | { readonly type: 'failed'; readonly unit: string; readonly excess: number }
  | { readonly type: 'lost'; readonly unit: string; readonly strength: number; readonly by?: string }
  /** `at`: the hex that an extended line keeps (SH-ROUT-16). */
  | { readonly type: 'panicked'; readonly unit: string; readonly facing: Facing; readonly at?: Hex }
  /** The run of a rout: the hexes entered. */
  | { readonly type: 'fled'; readonly unit: string; readonly path: readonly Hex[]; readonly offMap: boolean }
  /** SH-RALLY-01. Strength recovered, or panic overcome. */
  | { readonly type: 'recovered'; readonly unit: string; readonly strength: number }
  | {
      readonly type: 'rallied';
      readonly unit: string;
      readonly formation: Formation;
      readonly facing: Facing;
      /** SH-FORM-11. The second hex of an extended line. */
      readonly also?: Hex;
    }
  /** The run of a pursuit: the hexes entered, the number rolled, and the enemies met at its end. */
  | {
      readonly type: 'pursued';
      readonly unit: string;
      readonly path: readonly Hex[];
      /** SH-MARCH-12. */
      readonly also?: Hex;
      readonly length: number;
      readonly contacts: readonly string[];
      /** SH-PURSUIT-05. The charger it supports. */
      readonly behind?: string;
      /** SH-Q-83. The charge was countercharged, which no longer matters. */
      readonly countercharged?: true;
    }
  | {
      readonly type: 'eliminated';
      readonly unit: string;
      readonly offMap: boolean;
      readonly cost: number;
      readonly victoryPoints: number;
    }
  | Corrected
  /** SH-GAP-05. A unit was placed, or moved, before the battle. */
  | {
      readonly type: 'deployed';
      readonly unit: string;
      readonly at: Hex;
      readonly also?: Hex;
      readonly facing: Facing;
      readonly formation: Formation;
    }
  /** SH-GAP-05. This side deploys next. */
  | { readonly type: 'deploysNext'; readonly side: Side }
  /** SH-GAP-06. Deployment is complete, and this side moves first. */
  | { readonly type: 'movesFirst'; readonly side: Side }
  /** Order points corrected manually. */
  | { readonly type: 'pointsSet'; readonly points: number }
  | { readonly type: 'barred'; readonly unit: string }
  | { readonly type: 'acted'; readonly unit: string }
  /** SH-Q-17. The points are spent or given up, and some units may still act on their own initiative. */
  | { readonly type: 'endedOrders'; readonly side: Side }
  /** SH-ORDERS-19. An Impetuous unit held back from attacking without orders. */
  | { readonly type: 'heldBack'; readonly unit: string }
  /** SH-ORDERS-20. Units that will not act on their own initiative. */
  | { readonly type: 'passedOver'; readonly units: readonly string[] }
  | { readonly type: 'endedActions'; readonly side: Side }
  | { readonly type: 'turnBegan'; readonly side: Side; readonly turn: number }
  | { readonly type: 'resigned'; readonly side: Side }
  | {
      readonly type: 'won';
      readonly winner: Side | 'draw';
      readonly why: 'broken' | 'lastTurn' | 'resigned' | 'agreed' | 'ruled';
    };

/** A part of an order as it is played; what it returns. */
export type Play<T = void> = PlayOf<Fact, T>;

export const happen: (fact: Fact) => Play = happenAnywhere;
