/** What a player may order. The grammar that parses it is in language/; the procedures are the other modules. */
import type { Facing } from '../../hex/facing.ts';
import type { Hex } from '../../hex/grid.ts';
import type { Hand } from '../../kernel/hand.ts';
import type { Formation } from './state.ts';

/** SH-TURN-03. One action; a compound action is a list of two. */
export type Action =
  /** SH-MARCH. `via`: the hexes to pass, in order; without a facing, keeps it or takes the only rotation that works. */
  | { readonly do: 'march'; readonly to: Hex; readonly via: readonly Hex[]; readonly facing?: Facing }
  | { readonly do: 'forcedMarch'; readonly to: Hex; readonly via: readonly Hex[]; readonly facing?: Facing }
  | { readonly do: 'oblique'; readonly to: Hex }
  /** SH-MARCH-06, SH-FACING-10. A rotation alone; `pivot` is the half on which an extended line wheels. */
  | { readonly do: 'turn'; readonly facing: Facing; readonly pivot?: 'left' | 'right' }
  | { readonly do: 'turnAbout' }
  | { readonly do: 'evade'; readonly to: Hex }
  | { readonly do: 'flee' }
  | { readonly do: 'fire'; readonly target: string; readonly half?: 'left' | 'right' }
  | { readonly do: 'charge'; readonly target: string; readonly via: readonly Hex[]; readonly facing?: Facing }
  | { readonly do: 'assault'; readonly target: string; readonly from?: Hex }
  /** SH-FORM. `to` is the second hex of an extended line; `facing` only on leaving a square (SH-GAP-16). */
  | { readonly do: 'form'; readonly formation: Formation; readonly to?: Hex; readonly facing?: Facing }
  /** SH-RALLY-06. Its formation and facing once its panic is over; `to` is the second hex of an extended line. */
  | { readonly do: 'rally'; readonly formation?: Formation; readonly to?: Hex; readonly facing?: Facing };

/** SH-GAP-05. A unit's place. Without a facing: towards the enemy's edge; without a formation: its usual one. */
export interface Station {
  readonly unit: string;
  readonly at: Hex;
  readonly facing?: Facing;
  readonly formation?: Formation;
  /** SH-FORM-11. The second hex of an extended line. */
  readonly also?: Hex;
}

/** Answers given in advance to questions the order itself may raise. */
export interface Presets {
  /** ASK-08, if the target has formed square: attack, stop, or (cavalry only) fall back (SH-CHARGE-21). */
  readonly ifSquare?: 'attack' | 'stop' | { readonly evadeTo: Hex };
  /** ASK-08 otherwise. */
  readonly attack?: 'attack' | 'stop';
  /** ASK-15, ASK-16. Whether to pursue, and towards which hex or unit. */
  readonly pursue?: 'yes' | 'no';
  readonly toward?: string;
  /** SH-PURSUIT-05. The friend that also pursues. */
  readonly support?: string;
  /** ASK-17. */
  readonly afterPursuit?: 'attack' | 'stop';
  /**
   * ASK-10 for the ordered unit: stay if at least this much strength would be left, otherwise flee; or always flee or
   * stay.
   */
  readonly ifFailed?: { readonly stayAt: number } | 'flee' | 'stay';
  /** ASK-12. Its destination if it flees. */
  readonly fleeToward?: string;
  /** ASK-18. Where friendly skirmishers go to make way for the unit. */
  readonly aside?: Hex;
}

export type Order =
  /** Opens a group; with a unit and actions, that unit acts straight away. A single unit is a group (SH-GROUP-01). */
  | {
      readonly kind: 'act';
      /** The group this order opens; absent if the unit acts in the active group, or alone. */
      readonly group?: { readonly members: readonly string[]; readonly extras: readonly string[] };
      readonly unit?: string;
      readonly actions: readonly Action[];
      readonly presets: Presets;
    }
  /** SH-GAP-05. Deploys units before the battle. */
  | { readonly kind: 'deploy'; readonly stations: readonly Station[] }
  /** SH-GAP-15. The side ends its actions. */
  | { readonly kind: 'end' }
  /** A manual correction, by an umpire or by both sides. */
  | { readonly kind: 'hand'; readonly hand: Hand }
  /** SH-GAP-20. */
  | { readonly kind: 'resign' }
  | { readonly kind: 'draw' }
  /** Orders played automatically: who moves first, phase A, the end of the orders, phase C. */
  | { readonly kind: 'firstMove' }
  | { readonly kind: 'rollPoints' }
  | { readonly kind: 'lateOrders' }
  | { readonly kind: 'checkVictory' };

/**
 * The units of the active side in an order: those it deploys, activates or acts with, and the friend that also pursues.
 */
export function who(order: Order): readonly string[] {
  if (order.kind === 'deploy') return order.stations.map(({ unit }) => unit);
  if (order.kind !== 'act') return [];
  const { group, unit, presets } = order;
  const named = [...(group?.members ?? []), ...(group?.extras ?? []), unit, presets.support];
  return [...new Set(named.filter((id) => id !== undefined))];
}
