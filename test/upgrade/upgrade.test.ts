/**
 * Battles of earlier versions are played to their end: every other landing. The rest are in another file, to run in
 * parallel.
 */
import { test } from 'vitest';
import { expectFought } from './held.ts';
import { LANDINGS } from './kept.ts';

test.each(LANDINGS.filter((_, index) => index % 2 === 0))('%s: every battle is played to its end', async (landing) => {
  await expectFought(landing);
});
