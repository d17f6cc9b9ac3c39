/** An undo goes back into entries of an earlier version. */
import { expect, test } from 'vitest';
import { accepted } from '../help/room.ts';
import { expectTrusted } from './held.ts';
import { LANDINGS } from './kept.ts';
import { openLanding } from './opened.ts';
import { agreed } from './player.ts';

test.each(LANDINGS)('%s: its entries are taken back, to a position that it stored', async (landing) => {
  const at = await openLanding(landing);
  const here = at.battles.find(({ name }) => name === 'under-way')!;
  const { id, seq } = await here.battle();
  const [first] = (await at.store.entries(id, 1, seq)).filter(({ kind }) => kind === 'order');
  accepted(await at.host.undo(here.by(first!.side === 'red' ? 'Alice' : 'Bruno'), first!.seq));
  await agreed(at, here);
  const back = await here.battle();
  expect(back).toMatchObject({ seq: seq + 1, position: first!.seq - 1 });
  expect(back.state).toEqual((await at.store.entry(id, first!.seq - 1))!.state);
  await expectTrusted(at, here);
  expect(at.failures).toEqual([]);
});
