/** A ruleset as the host knows it, without the type of its positions. */
import type { AnyRuleset } from '../../src/host/ruleset.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';

export function anyRuleset<S, F, O>(rules: Ruleset<S, F, O>): AnyRuleset {
  return rules as unknown as AnyRuleset;
}
