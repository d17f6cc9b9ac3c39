/** A ruleset of which the host knows only its interface. */
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Entry, Outcome } from '../kernel/run.ts';

export type AnyRuleset = Ruleset<unknown, unknown, unknown>;
export type AnyEntry = Entry<unknown>;
export type AnyOutcome = Outcome<unknown, unknown>;

/**
 * The rulesets of a registry, by name. That the type of their positions is erased is sound, because the host only passes
 * back what a ruleset itself made.
 */
export function rulesetsByName(registry: Readonly<Record<string, unknown>>): ReadonlyMap<string, AnyRuleset> {
  return new Map(Object.entries(registry).map(([name, rules]) => [name, rules as AnyRuleset]));
}
