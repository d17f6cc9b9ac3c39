/** Deployments that an earlier version kept in a table of their own are sheets: none is lost, opened or shown. */
import { expect, test } from 'vitest';
import { LANDINGS } from './kept.ts';
import { openLanding } from './opened.ts';

test.each(LANDINGS)('%s: what was sealed is still sealed, and what was not, is not', async (landing) => {
  const at = await openLanding(landing);
  const here = at.battles.find(({ name }) => name === 'sealed');
  if (!here) return;
  const { id, tableSeq } = await here.battle();
  const rows = await at.store.sheets(id);
  const own = rows.map(({ side, name, sealed, text }) => [side, name, sealed, /^deploy \w/.test(text)]);
  expect(own).toEqual([
    ['red', 'deployment', true, true],
    ['blue', 'deployment', false, true],
  ]);
  // What Red has promised in public is still what it has written.
  const lines = await at.store.tableEntries(id, 1, tableSeq);
  expect(lines.filter(({ kind }) => kind === 'sealed')).toHaveLength(1);
});
