/** What a player may order. */
import type { Hand } from '../../kernel/hand.ts';
import type { Leg } from '../../march/legs.ts';
import type { Facing, Place } from '../../march/place.ts';
import type { Length } from '../../field/length.ts';

export type Formation = 'line' | 'column';

/** FB-MOD-02, FB-GAP-01. Unless it is named, initiative where that is open, else by order. */
interface Activated {
  readonly unit: string;
  readonly mode?: 'order' | 'initiative';
  /** Who gives the order; unless named, the nearest commander who still may. */
  readonly commander?: string;
}

/** FB-EVA-04. The whole of it unless `by` says less. `from`: one of two equally near enemies; `aside`: of two ways round (FB-ASK-06). */
export interface Evade extends Activated {
  readonly kind: 'evade';
  readonly by?: Length;
  readonly formation?: Formation | 'irregular';
  readonly face?: Facing;
  readonly from?: string;
  readonly aside?: 'left' | 'right';
}

/** FB-IMP-01. Where those stands of a charge go that touch no enemy. */
export type Rest = 'behind' | 'beside' | 'echelonLeft' | 'echelonRight';

/** FB-CHG-02. What is named is answered beforehand: the first stand, envelopment, support, where idle stands go. */
export interface Charge extends Activated {
  readonly kind: 'charge';
  readonly target: string;
  readonly first?: number;
  readonly envelop?: boolean;
  /** `alone`, or the unit that comes with it. */
  readonly support?: string | false;
  readonly rest?: Rest;
}

export type Advance =
  /** FB-STD-03. Straight legs, the stands keeping their places to each other; the angle from the front of stand 1. */
  | (Activated & { readonly kind: 'advance'; readonly legs: readonly Leg[]; readonly toward?: Place })
  /** FB-GEO-22. To a place, in a formation, or as it stands. */
  | (Activated & {
      readonly kind: 'go';
      readonly to?: Place;
      readonly face?: Facing;
      readonly formation?: Formation;
    })
  /** FB-GEO-22. Irregular: stand by stand. */
  | (Activated & {
      readonly kind: 'stands';
      readonly to: readonly { readonly stand: number; readonly at: Place; readonly face?: Facing }[];
    });

export type Order =
  | Advance
  | Evade
  | Charge
  /** FB-GAP-07. A commander, straight; whoever ends near a unit of theirs joins it. */
  | { readonly kind: 'ride'; readonly commander: string; readonly to: Place }
  | { readonly kind: 'end' }
  | { readonly kind: 'resign' }
  | { readonly kind: 'draw' }
  /** A manual decision, at the desk. */
  | { readonly kind: 'hand'; readonly hand: Hand }
  /** Automatic. FB-STEP-08: a side's turn opens; FB-GAP-12: shooting and combat by the stand-in. */
  | { readonly kind: 'open' }
  | { readonly kind: 'fight' };
