/** What one Confirm asks of the database, from the press until its post and the battle's status stand. */
import { expect, test } from 'vitest';
import { askedSoFar } from '../../src/cli/bench/counted-sql.ts';
import { scenario } from '../../src/cli/bench/orders.ts';
import { begin } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openStage } from './stage.ts';

/** No clock strikes in between. */
const NEVER_MS = 1_000_000;

test('the battle is loaded once, and all is stored in one commit; a second one notes that it was said', async () => {
  const { text, ...rest } = scenario();
  // The guns miss, so that the table has nothing to do afterwards.
  const missing = { ...rest, text: `${text}\ndice ${'6 '.repeat(60)}\n` };
  const stage = await openStage({ aide: { ...REAL, scenarios: [missing], pollMs: NEVER_MS } });
  await begin(stage, 'battle', 'bench', { red: 'Alice', blue: 'Bruno' });
  const { response } = await stage.command('Bruno', 'battle', 'order', { text: '6B fire 2K' });
  const said = (await stage.seen('Bruno', 'battle')).length;
  const before = askedSoFar();
  await stage.press('Bruno', response!, buttonsOf(response)[0]!.label);
  const after = askedSoFar();
  expect((await stage.seen('Bruno', 'battle')).length).toBeGreaterThan(said);
  expect(after.commits - before.commits).toBe(2);
  expect(after.statements - before.statements).toBeLessThanOrEqual(40);
});
