/**
 * The landings that `upgrade.test.ts` leaves out, newest first. A battle is looked at and fought on, until a side resigns,
 * if anything of it is stored in a form that no battle of a later landing has. The others would only go the same ways
 * through today's code: their positions are restored and their entries verified. So a new landing costs little.
 */
import { beforeAll, test } from 'vitest';
import { formsOf } from './forms.ts';
import { expectFought } from './held.ts';
import { LANDINGS } from './kept.ts';
import { type Opened, openLanding } from './opened.ts';

const known = new Set<string>();

/** The battles in which there is a new form; from now on their forms are known. */
function withNews({ databaseUrl }: Opened): Set<string> {
  const news = new Set<string>();
  for (const [battleId, forms] of formsOf(databaseUrl)) {
    if ([...forms].some((form) => !known.has(form))) news.add(battleId);
    for (const form of forms) known.add(form);
  }
  return news;
}

beforeAll(async () => void withNews(await openLanding(LANDINGS.at(-1)!)));

test.each(LANDINGS.slice(1, -1).toReversed())('%s: every battle can be continued', async (landing) => {
  const at = await openLanding(landing);
  const news = withNews(at);
  await expectFought(at, (battleId) => (news.has(battleId) ? 'short' : 'held'));
});
