/** The toy ruleset with its texts and scenarios, as the parts of a bot. */
import type { Scenario } from '../../src/host/battle/deps.ts';
import { anyRuleset } from './any-ruleset.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { toyWords } from './toy-words.ts';
import { createToy, TOY_SCENARIO } from './toy.ts';

function scenario(name: string, text: string): Scenario {
  return { name, title: phrase('toy-option', { text: name }), ruleset: 'toy', text };
}

export function toy() {
  return {
    words: toyWords(),
    rulesets: new Map([['toy', anyRuleset(createToy())]]),
    rulesetOf: () => 'toy',
    scenarios: [scenario('toy', TOY_SCENARIO), scenario('broken', 'ruleset toy\nnonsense\n')],
  };
}
