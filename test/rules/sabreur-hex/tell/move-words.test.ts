/** Every refusal of march, formation and group can be spoken in both languages; also those whose id is passed about. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words } from '../../../help/words.ts';

const FILES = ['movement/displacement', 'movement/march', 'movement/march-why', 'formation/form', 'turn/group'];

test('each refusal of a march, a formation or a group has its message', () => {
  const source = FILES.map((name) =>
    readFileSync(new URL(`../../../../src/rules/sabreur-hex/${name}.ts`, import.meta.url), 'utf8'),
  ).join('\n');
  const ids = [...source.matchAll(/'(refuse-[a-z-]+)'/g)].map((match) => match[1]!);
  const points = ['n', 'ne', 'se', 's', 'sw', 'nw'].map((point) => `point-${point}`);
  const surcharges = ['08', '09', '10', '11', '12', '13'].map((number) => `surcharge-${number}`);
  expect(ids.length).toBeGreaterThan(50);
  expect([...ids, ...points, ...surcharges].filter((id) => !words.knows(id))).toEqual([]);
});
