/** Every registered rulebook, for tests that hold for all of them: the next one is covered as soon as it is registered. */
import type { Scenario } from '../../src/host/battle/deps.ts';
import { type AnyRuleset, rulesetsByName } from '../../src/host/ruleset.ts';
import { rulesetOf, rulesets } from '../../src/rules/index.ts';
import { readScenarios } from '../../src/scenarios.ts';

export const BOOKS: ReadonlyMap<string, AnyRuleset> = rulesetsByName(rulesets);
export const NAMES: readonly string[] = [...BOOKS.keys()];
export const SHIPPED: readonly Scenario[] = readScenarios(BOOKS);

/** What a room or a stage with all of them is opened with. */
export const ALL_BOOKS = { rulesets: BOOKS, scenarios: SHIPPED, rulesetOf };

/** The first scenario supplied with the bot that is of this rulebook. */
export function shippedOf(book: string): Scenario {
  return SHIPPED.find(({ ruleset }) => ruleset === book)!;
}

/** Those that have a part which not every rulebook needs: `lesson`, `tableDice`. */
export function having(part: keyof AnyRuleset): readonly string[] {
  return NAMES.filter((name) => BOOKS.get(name)![part] !== undefined);
}

/** Those without it. */
export function lacking(part: keyof AnyRuleset): readonly string[] {
  return NAMES.filter((name) => BOOKS.get(name)![part] === undefined);
}

/** The letters that its clauses begin with: `SH`. */
export function lettersOf(book: string): string {
  return BOOKS.get(book)!.book!.chapters[0]!.name.split('-')[0]!;
}
