/**
 * May these orders be given now? They are played until they first need dice or somebody else: there is no second book of
 * rules.
 */
import { Refusal, type Side } from '../../kernel/play.ts';
import { NOTHING, run } from '../../kernel/run.ts';
import { apply } from './apply.ts';
import { orders } from './language/index.ts';
import { play } from './play.ts';
import type { State } from './state.ts';

/** The position after them, or why not. */
export function after(text: string, now: State, by: Side): State | Refusal {
  const read = orders(text, now, by);
  if (read instanceof Refusal) return read;
  let at = now;
  for (const { order } of read) {
    const outcome = run({ play, apply }, at, order, by, [], NOTHING);
    if (outcome.kind === 'refused') return outcome.refusal;
    if (outcome.kind !== 'diverged') at = outcome.state;
  }
  return at;
}
