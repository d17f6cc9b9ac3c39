/** What earlier versions left behind is played to its end. Every other landing; the rest beside it, at the same time. */
import { test } from 'vitest';
import { expectFought } from './held.ts';
import { LANDINGS } from './kept.ts';

test.each(LANDINGS.filter((_, index) => index % 2 === 0))('%s: every battle is played to its end', async (landing) => {
  await expectFought(landing);
});
