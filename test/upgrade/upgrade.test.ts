/** The battles of the oldest and the newest landing are played to their end, turn by turn; in a soak those of all. */
import { test } from 'vitest';
import { soaking } from '../help/soak.ts';
import { expectFought } from './held.ts';
import { LANDINGS } from './kept.ts';
import { openLanding } from './opened.ts';

const WHOLE = soaking ? LANDINGS : [LANDINGS[0]!, LANDINGS.at(-1)!];

test.each(WHOLE)('%s: every battle is played to its end', async (landing) => {
  await expectFought(await openLanding(landing), () => 'whole');
});
