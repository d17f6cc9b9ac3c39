/** The database statements of one Confirm, from the press until its post and the battle's status are there. */
import { expect, test } from 'vitest';
import { askedSoFar } from '../../src/cli/bench/counted-sql.ts';
import { scenario } from '../../src/cli/bench/orders.ts';
import { begin } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openStage } from './stage.ts';

/** No deadline expires in between. */
const NEVER_MS = 1_000_000;

test('the battle is loaded once, and everything is stored in one commit; a second one records that it was posted', async () => {
  const { text, ...rest } = scenario();
  // The guns miss, so that no automatic step follows.
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
  expect(after.statements - before.statements).toBeLessThanOrEqual(35);
});
