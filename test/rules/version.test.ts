/** The version of a book cannot be forgotten: it stands for how all of its games go, and they go so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GOLDEN } from '../../src/cli/rules-version/golden.ts';
import { compared } from '../../src/cli/rules-version/record.ts';
import { rulesets } from '../../src/rules/index.ts';
import { ROOT } from '../help/source.ts';

test('each rulebook has games recorded with its version', () => {
  expect(Object.keys(GOLDEN)).toEqual(Object.keys(rulesets));
});

/** What no recorded order does: lines are written on a side's own copy; squadrons rejoin too seldom (`friends.test.ts`). */
const UNRECORDED: ReadonlySet<string> = new Set(['wrote', 'joined']);

describe.each(Object.keys(rulesets))('%s', (book) => {
  test('its games go as recorded', () => {
    expect(compared(book).says).toBeUndefined();
  });

  test('every possible event happens in one of them', () => {
    const facts = readFileSync(join(ROOT, 'src/rules', book, 'facts.ts'), 'utf8');
    const all = new Set([...facts.matchAll(/readonly type: '(\w+)'/g)].map(([, type]) => type!));
    expect(all.size).toBeGreaterThan(10);
    const played = JSON.stringify(GOLDEN[book]!());
    expect([...all].filter((type) => !UNRECORDED.has(type) && !played.includes(`{"type":"${type}"`))).toEqual([]);
  });
});
