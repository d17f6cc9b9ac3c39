/** What a player may order. The grammar that parses it is in language/. */
import type { Hex } from '../../hex/grid.ts';
import type { Hand } from '../../kernel/hand.ts';

export type Order =
  /** PA-STEP-03. `via`: hexes to pass, in order. `with`: accompanying characters from its hex (PA-GAP-07). */
  | {
      readonly kind: 'move';
      readonly unit: string;
      readonly to: Hex;
      readonly via: readonly Hex[];
      readonly with: readonly string[];
    }
  /** PA-RES-02. `at`: the edge hex by which it enters, the first of its move. */
  | {
      readonly kind: 'enter';
      readonly unit: string;
      readonly at: Hex;
      readonly to: Hex;
      readonly via: readonly Hex[];
    }
  /** PA-OFF-01, -05. `at`: the edge hex by which it leaves; by default, its own. */
  | { readonly kind: 'leave'; readonly unit: string; readonly at?: Hex }
  /** PA-Q-13. Whether its wagons form a palisade when it has not moved. */
  | { readonly kind: 'wagons'; readonly unit: string; readonly drawnUp: boolean }
  /** PA-ACT-06. The movement phase is over. */
  | { readonly kind: 'end' }
  | { readonly kind: 'resign' }
  | { readonly kind: 'draw' }
  /** A manual decision, at the desk. */
  | { readonly kind: 'hand'; readonly hand: Hand }
  /** Automatic. PA-STEP-01: a side's turn opens. */
  | { readonly kind: 'open' };

/** The units that an order moves: one, with the accompanying characters. */
export function who(order: Order): readonly string[] {
  if (order.kind === 'move') return [order.unit, ...order.with];
  return 'unit' in order ? [order.unit] : [];
}
