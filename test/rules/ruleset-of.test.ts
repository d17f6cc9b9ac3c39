import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { rulesetOf, rulesets } from '../../src/rules/index.ts';
import { readScenarios } from '../../src/scenarios.ts';

describe('the first line of a scenario names its game', () => {
  test.each([
    ['rules panache\ntitle', 'panache'],
    ['RULES Panache', 'panache'],
    ['\uFEFF# A remark.\n\n  # Another.\r\nrules panache # and a third', 'panache'],
    ['rules sabreur-hex', 'sabreur-hex'],
    ['title en "rules panache"', 'sabreur-hex'],
    ['title en "A"\nrules panache', 'sabreur-hex'],
    ['# rules panache', 'sabreur-hex'],
    ['', 'sabreur-hex'],
    ['rules of-tomorrow', 'of-tomorrow'],
  ])('%j', (text, name) => {
    expect(rulesetOf(text)).toBe(name);
  });
});

test('scenarios are listed by title, those of an unknown game by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lines = ['title en "A" fr "B"', 'map 8 x 8', 'army red en "R" fr "R"', 'army blue en "B" fr "B"'];
  const panache = ['rules panache', ...lines, 'red 1L infantry light 0404', 'blue 2L infantry light 0504'];
  writeFileSync(join(folder, 'one.txt'), panache.join('\n'));
  writeFileSync(join(folder, 'two.txt'), 'rules of-tomorrow');
  const found = readScenarios(rulesetsByName(rulesets), folder);
  expect(found.map(({ name, ruleset, title }) => [name, ruleset, title.id])).toEqual([
    ['one', 'panache', 'scenario-title'],
    ['two', 'of-tomorrow', 'bot-scenario'],
  ]);
});
