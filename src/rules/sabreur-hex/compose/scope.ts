/** What every step of composing needs: the position, whose orders, how an order is tried, and which units are offered. */
import type { Side } from '../../../kernel/play.ts';
import type { Mark } from '../../../scene/hex.ts';
import type { WhyNot } from '../look/orders-open.ts';
import { hexesOf } from '../field/place.ts';
import type { State, Unit } from '../state.ts';

export interface Scope {
  readonly now: State;
  readonly by: Side;
  readonly whyNot: WhyNot;
  /** Units that this person may order. */
  readonly isOwn: (unit: string) => boolean;
  /** It is the enemy's turn: `now` is as if the side's own next turn had begun, with an unknown number of points. */
  readonly isAhead: boolean;
}

export function marksOf(units: readonly Unit[]): Mark[] {
  return units.flatMap(hexesOf).map((at) => ({ kind: 'awaited', at }));
}
