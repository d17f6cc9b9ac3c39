/** What a commander may order. The grammar that reads it from text is in language/; the procedures are the chapters. */
import type { Facing } from '../../hex/facing.ts';
import type { Hex } from '../../hex/grid.ts';
import type { Hand } from '../../kernel/hand.ts';
import type { Formation } from './state.ts';

/** SH-TURN-03. One action; a compound action is a list of two. */
export type Action =
  /**
   * SH-MARCH. `via` are the hexes to pass, in order; without a facing: keep it, or take the only rotation that works.
   */
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
  /** SH-RALLY-06. How it is to stand once its panic is over; `to` is the second hex of an extended line. */
  | { readonly do: 'rally'; readonly formation?: Formation; readonly to?: Hex; readonly facing?: Facing };

/** SH-GAP-05. Where a unit is to stand. Without a facing: toward the enemy's edge; without a formation: its usual one. */
export interface Station {
  readonly unit: string;
  readonly at: Hex;
  readonly facing?: Facing;
  readonly formation?: Formation;
  /** SH-FORM-11. The second hex of an extended line. */
  readonly also?: Hex;
}

/** Answers given beforehand to questions that the order itself may raise. */
export interface Presets {
  /** ASK-08, if the target has formed square: attack, stop, or for cavalry fall back (SH-CHARGE-21). */
  readonly ifSquare?: 'attack' | 'stop' | { readonly evadeTo: Hex };
  /** ASK-08 otherwise. */
  readonly attack?: 'attack' | 'stop';
  /** ASK-15, ASK-16. Pursue or not, and toward which hex or unit. */
  readonly pursue?: 'yes' | 'no';
  readonly toward?: string;
  /** SH-PURSUIT-05. The friend that is to pursue too. */
  readonly support?: string;
  /** ASK-17. */
  readonly afterPursuit?: 'attack' | 'stop';
  /** ASK-10 for the ordered unit: stay when at least so much strength would be left, else flee; or simply flee. */
  readonly ifFailed?: { readonly stayAt: number } | 'flee' | 'stay';
  /** ASK-12. Where to, if it flees. */
  readonly fleeToward?: string;
  /** ASK-18. Where friendly skirmishers go that make way for the unit. */
  readonly aside?: Hex;
}

export type Order =
  /** Opens a group; with a unit and actions, that unit acts at once. A unit alone is a group (SH-GROUP-01). */
  | {
      readonly kind: 'act';
      /** The group this order opens; absent when the unit acts in the open group, or alone. */
      readonly group?: { readonly members: readonly string[]; readonly extras: readonly string[] };
      readonly unit?: string;
      readonly actions: readonly Action[];
      readonly presets: Presets;
    }
  /** SH-GAP-05. Units take their places before the battle. */
  | { readonly kind: 'deploy'; readonly stations: readonly Station[] }
  /** SH-GAP-15. The side ends its actions. */
  | { readonly kind: 'end' }
  /** Corrected by hand, by an umpire or by both sides. */
  | { readonly kind: 'hand'; readonly hand: Hand }
  /** SH-GAP-20. */
  | { readonly kind: 'resign' }
  | { readonly kind: 'draw' }
  /** Orders the table gives itself: who moves first, phase A, the end of the orders, phase C. */
  | { readonly kind: 'firstMove' }
  | { readonly kind: 'rollPoints' }
  | { readonly kind: 'lateOrders' }
  | { readonly kind: 'checkVictory' };

/** The units of the active side that an order speaks for: those it deploys, activates or acts with, and who is to pursue too. */
export function who(order: Order): readonly string[] {
  if (order.kind === 'deploy') return order.stations.map(({ unit }) => unit);
  if (order.kind !== 'act') return [];
  const { group, unit, presets } = order;
  const named = [...(group?.members ?? []), ...(group?.extras ?? []), unit, presets.support];
  return [...new Set(named.filter((id) => id !== undefined))];
}
