/** Battles of earlier versions are played to their end: the landings that `upgrade.test.ts` leaves out. */
import { test } from 'vitest';
import { expectFought } from './held.ts';
import { LANDINGS } from './kept.ts';

test.each(LANDINGS.filter((_, index) => index % 2 === 1))('%s: every battle is played to its end', async (landing) => {
  await expectFought(landing);
});
