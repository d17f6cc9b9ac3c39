/** Whether an order could be played now, tried without dice or answers. */
import { Refusal, type Side } from '../../../kernel/play.ts';
import { NOTHING, run } from '../../../kernel/run.ts';
import { apply } from '../apply.ts';
import { isCommanded } from '../position/leaders.ts';
import type { Order } from '../order.ts';
import { play } from '../play.ts';
import type { State } from '../state.ts';

export function refusalOf(now: State, order: Order, by: Side): Refusal | undefined {
  const outcome = run({ play, apply }, now, order, by, [], NOTHING);
  return outcome.kind === 'refused' ? outcome.refusal : undefined;
}

/** SK-STEP-01. As if a side's part of a turn began now. */
export function turnOf(now: State, side: Side): State {
  const led = now.units.filter((unit) => isCommanded(now, unit)).map(({ id }) => id);
  return apply(now, { type: 'opened', turn: now.turn, first: side, led });
}
