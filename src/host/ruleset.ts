/** A ruleset of which the host knows only its interface. */
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Entry, Outcome } from '../kernel/run.ts';

export type AnyRuleset = Ruleset<unknown, unknown, unknown>;
export type AnyEntry = Entry<unknown>;
export type AnyOutcome = Outcome<unknown, unknown>;

/**
 * Erases the type of a ruleset's positions. This is sound because the host only passes back what the ruleset itself
 * made.
 */
export function anyRuleset<S, F, O>(rules: Ruleset<S, F, O>): AnyRuleset {
  return rules as unknown as AnyRuleset;
}

/** The rulesets of a registry, by name. */
export function rulesetsByName(registry: Readonly<Record<string, unknown>>): ReadonlyMap<string, AnyRuleset> {
  return new Map(Object.entries(registry).map(([name, rules]) => [name, rules as AnyRuleset]));
}
