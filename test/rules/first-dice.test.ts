/** A scenario may name the dice that its battle begins with, whatever its rulebook. */
import { expect, test } from 'vitest';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { rulesets } from '../../src/rules/index.ts';
import { readScenarios } from '../../src/scenarios.ts';

const ALL = rulesetsByName(rulesets);

test.each(readScenarios(ALL))('$ruleset: the dice of $name are read, and are not part of the position', (scenario) => {
  const { read, write } = ALL.get(scenario.ruleset)!;
  const without = read(scenario.text);
  const found = read(`${scenario.text}\ndice 3 5\ndice 6\n`);
  if ('faults' in found || 'faults' in without) throw new Error(JSON.stringify([found, without]));
  expect(without.dice).toBeUndefined();
  expect(found.dice).toEqual([3, 5, 6]);
  expect(found.state).toEqual(without.state);
  expect(write(found.state)).not.toMatch(/^dice /m);
});

test.each([...new Set(readScenarios(ALL).map(({ ruleset }) => ruleset))])('%s: no die shows nothing', (name) => {
  const { text } = readScenarios(ALL).find(({ ruleset }) => ruleset === name)!;
  const found = ALL.get(name)!.read(`${text}\ndice 3 0\n`);
  expect('faults' in found && found.faults.map(({ says }) => says.id)).toEqual(['fault-number']);
});
