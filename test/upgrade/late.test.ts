/** The bot comes back a month later: everything overdue is handled. */
import { expect, test } from 'vitest';
import { expectTrusted } from './held.ts';
import { LANDINGS } from './kept.ts';
import { openLanding } from './opened.ts';

const MONTH_MS = 30 * 24 * 3_600_000;

/** What the clock has posted, the open proposals, and whether the battle continues. */
const LATE: ReadonlyMap<string, readonly [clocked: boolean, proposed: number, status: string]> = new Map([
  ['clock', [true, 0, 'playing']],
  ['paused', [false, 0, 'paused']],
  ['motions', [false, 0, 'playing']],
]);

test.each(LANDINGS)('%s: deadlines, a pause and proposals, a month later', async (landing) => {
  const at = await openLanding(landing, MONTH_MS);
  for (const here of at.battles.filter(({ name }) => LATE.has(name))) {
    const { id, tableSeq, status } = await here.battle();
    const lines = await at.store.tableEntries(id, 1, tableSeq);
    const isClocked = lines.some(({ kind }) => kind === 'clock');
    const proposed = (await at.store.motions(id)).length;
    expect([here.name, isClocked, proposed, status]).toEqual([here.name, ...LATE.get(here.name)!]);
    await expectTrusted(at, here);
  }
  expect(at.failures).toEqual([]);
});
