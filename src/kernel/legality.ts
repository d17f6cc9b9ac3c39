/**
 * Whether orders are legal now. They are played until they first need dice or another person's answer, so there is no
 * second implementation of the rules.
 */
import { Refusal, type Side } from './play.ts';
import type { Ruleset } from './ruleset.ts';
import { NOTHING, run } from './run.ts';

/** The part of a ruleset that the legality check needs. */
export type Playing<S, F, O> = Pick<Ruleset<S, F, O>, 'orders' | 'play' | 'apply'>;

/** The position after a text of orders, up to the first that needs input; or the refusal of the first illegal one. */
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

/** Why an order cannot be given now; undefined if it can. */
export function whyNot<S, F, O>(rules: Playing<S, F, O>, text: string, now: S, by: Side): Refusal | undefined {
  const reached = positionAfter(rules, text, now, by);
  return reached instanceof Refusal ? reached : undefined;
}

/** Both for one ruleset, as its language, panel and lesson need them. */
export interface Legality<S> {
  readonly after: (text: string, now: S, by: Side) => S | Refusal;
  readonly whyNot: (text: string, now: S, by: Side) => Refusal | undefined;
}

export function legalityOf<S, F, O>(rules: Playing<S, F, O>): Legality<S> {
  return {
    after: (text, now, by) => positionAfter(rules, text, now, by),
    whyNot: (text, now, by) => whyNot(rules, text, now, by),
  };
}
