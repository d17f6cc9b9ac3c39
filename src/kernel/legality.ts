/**
 * May these orders be given now? They are played until they first need dice or somebody else: there is no second book of
 * rules.
 */
import { Refusal, type Side } from './play.ts';
import type { Ruleset } from './ruleset.ts';
import { NOTHING, run } from './run.ts';

/** What legality needs of a ruleset. */
export type Playing<S, F, O> = Pick<Ruleset<S, F, O>, 'orders' | 'play' | 'apply'>;

/** The position after the orders of a text, as far as they need nothing; or why the first illegal one is refused. */
export function positionAfter<S, F, O>(rules: Playing<S, F, O>, text: string, now: S, by: Side): S | Refusal {
  const read = rules.orders(text, now, by);
  if (read instanceof Refusal) return read;
  let at = now;
  for (const { order } of read) {
    const outcome = run(rules, at, order, by, [], NOTHING);
    if (outcome.kind === 'refused') return outcome.refusal;
    if (outcome.kind !== 'diverged') at = outcome.state;
  }
  return at;
}

/** Why an order cannot be given now; undefined: it can. */
export function whyNot<S, F, O>(rules: Playing<S, F, O>, text: string, now: S, by: Side): Refusal | undefined {
  const reached = positionAfter(rules, text, now, by);
  return reached instanceof Refusal ? reached : undefined;
}
