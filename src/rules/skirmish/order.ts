/** What a player may order. */
import type { Hand } from '../../kernel/hand.ts';
import type { Leg } from '../../march/legs.ts';
import type { Facing, Place } from '../../march/place.ts';
import type { Unit } from './state.ts';

/** SK-MRK-02. What a single shooter does with elite fire. */
export type Single = 'plusOne' | 'plain' | { readonly figure: number };

export interface Fire {
  readonly kind: 'fire';
  readonly unit: string;
  /** Only these figures. */
  readonly figures: readonly number[];
  readonly target: string;
  readonly single?: Single;
  /** SK-ASK-01, -06. Its answers, given beforehand. */
  readonly elite?: boolean;
  readonly difference?: boolean;
}

export type Order =
  | Fire
  /** SK-GEO-03, -13. Straight legs, from its own front or as it looks `toward` something; `face`: of those who stand loosely. */
  | {
      readonly kind: 'advance';
      readonly unit: string;
      readonly figures: readonly number[];
      readonly legs: readonly Leg[];
      readonly toward?: Place;
      readonly face?: Facing;
    }
  /** SK-GEO-13. To a place on the table, round what stands in the way. */
  | {
      readonly kind: 'go';
      readonly unit: string;
      readonly figures: readonly number[];
      readonly to: Place;
      readonly face?: Facing;
    }
  /** SK-TRN, SK-GEO-04. By right angles in close order; `then`: what follows it. */
  | { readonly kind: 'turn'; readonly unit: string; readonly by: 9_000 | 18_000 | 27_000 }
  | { readonly kind: 'reload'; readonly unit: string; readonly figures: readonly number[] }
  /** SK-GEO-12. */
  | {
      readonly kind: 'form';
      readonly unit: string;
      readonly formation: Unit['formation'];
      readonly depth?: { readonly ranks: number } | { readonly files: number };
      /** In close order: with its own left or right end where that of the unit is now. */
      readonly wing?: 'toLeft' | 'toRight';
      readonly at?: Place;
      readonly face?: Facing;
    }
  /** SK-GEO-14, SK-Q-27. */
  | { readonly kind: 'assault'; readonly unit: string; readonly target: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'resign' }
  | { readonly kind: 'draw' }
  /** A manual decision, at the desk. */
  | { readonly kind: 'hand'; readonly hand: Hand }
  /** Automatic. SK-STEP-01. */
  | { readonly kind: 'open' };
