/** One person asks for more than anyone could look at: it is politely put off, and no one else has to wait for it. */
import { expect, test } from 'vitest';
import { LIMITS } from '../../src/bot/interactions/limits.ts';
import { closeLater } from '../help/closing.ts';
import { PIXEL } from '../help/pixel.ts';
import { begin } from './game.ts';
import { buttonsOf, openStage, picturesOf, textOf } from './stage.ts';

const players = { red: 'Alice', blue: 'Bruno' };
const REFUSED = /^You have asked for a lot at once.* Ready for you again: <t:\d+:R>\.$/;
const MAPS = 30;

/** Paints requested maps when the test says so, and everything else immediately. */
function heldStudio() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let held = 0;
  const studio = {
    paint: async (_scene: unknown, { isUrgent }: { readonly isUrgent: boolean }) => {
      if (isUrgent) return PIXEL;
      held += 1;
      await released;
      return PIXEL;
    },
    paintPage: async () => [],
  };
  return { studio, release, held: () => held };
}

test('of many simultaneous maps most are refused with a sentence, and an order comes before the rest', async () => {
  const { studio, release, held } = heldStudio();
  const stage = await openStage({ aide: { limits: LIMITS, studio } });
  closeLater(async () => release());
  await begin(stage, 'battle', 'toy', players);
  const maps = await Promise.all(Array.from({ length: MAPS }, () => stage.as('Dan').command('battle', 'battle map')));
  const [thinking, refused] = [true, false].map((waits) => maps.filter(({ response }) => response?.thinking === waits));
  // One is being painted, and as many as may wait are waiting.
  const kept = 1 + LIMITS.look.queue.waiting;
  expect([thinking, refused].map((each) => each!.length)).toEqual([kept, MAPS - kept]);
  for (const { response } of refused!) {
    expect(textOf(response)).toMatch(REFUSED);
    expect(response?.ephemeral).toBe(true);
  }

  const { response: preview } = await stage.as('Alice').commandToTheEnd('battle', 'order', { text: 'end' });
  expect(picturesOf(preview)).toHaveLength(1);
  const { response: done } = await stage.as('Alice').pressToTheEnd(preview!.id, buttonsOf(preview)[0]!.label);
  expect(textOf(done)).toContain('end');
  const seen = async () => {
    const messages = await stage.as('Dan').messages('battle');
    return thinking!.map(({ response }) => messages.find(({ id }) => id === response!.id));
  };
  expect((await seen()).map((message) => message?.thinking)).toEqual(thinking!.map(() => true));
  expect(held()).toBeLessThanOrEqual(1);

  release();
  await stage.settled();
  expect((await seen()).map((message) => picturesOf(message).length)).toEqual(thinking!.map(() => 1));
  expect(held()).toBe(kept);
});

test('a person who may look at no more maps may still play, and type without completions', async () => {
  const spent = { burst: 1, perSecond: 0.001 };
  const limits = { ...LIMITS, look: { ...LIMITS.look, ...spent }, completion: spent };
  const stage = await openStage({ aide: { limits } });
  await begin(stage, 'bataille', 'toy', { red: 'Chloé', blue: 'Bruno' });
  const looked = async () => textOf((await stage.command('Chloé', 'bataille', 'battle map')).response);
  expect(await looked()).not.toContain('<t:');
  expect(await looked()).toMatch(/À vous de nouveau[^:]*: <t:\d+:R>\.$/);
  const completed = async () => (await stage.as('Chloé').complete('bataille', 'order', 'text', { text: '' })).choices;
  expect((await completed())!.length).toBeGreaterThan(0);
  expect(await completed()).toEqual([]);
  const { response } = await stage.command('Chloé', 'bataille', 'order', { text: 'end' });
  expect(buttonsOf(response)[0]?.label).toBe('Confirmer');
});
