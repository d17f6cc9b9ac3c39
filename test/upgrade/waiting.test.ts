/** An order that waited during an upgrade continues if today's rules play it alike; otherwise it is annulled. */
import { expect, test } from 'vitest';
import { laterToy } from '../help/later-toy.ts';
import { accepted, ann, bob, shown, withDice } from '../help/room.ts';
import { createToy, type Toy } from '../help/toy.ts';

/** The charge has contact and hits, and Blue is asked what its unit does. */
async function asked() {
  const at = await withDice('6 6 6 6');
  await at.give(ann, 'R1 charge B1, pursue no');
  accepted(await at.answer(bob, 'stand'));
  expect(await at.store.waiting((await at.battle()).id)).toMatchObject({ question: { kind: 'ASK-HIT' } });
  await at.posts();
  return at;
}

/** Plays alike, but can no longer write what it wrote. */
function broken(): Toy {
  return { ...laterToy(), play: createToy().play, version: '3' };
}

/** The same in another format. */
function alike(): Toy {
  return { ...createToy(), version: '2', restore: laterToy().restore };
}

test('a version with the same results continues from the old position, in today’s format', async () => {
  const at = await asked();
  const host = at.again({ toy: alike(), scriptedDice: true });
  await host.resume();
  accepted(await at.answer(bob, 'stay', host));
  expect(await at.battle()).toMatchObject({ seq: 3, position: 3, rulesVersion: '2', state: { format: 2 } });
  expect(accepted(await host.check(at.by(ann)))).toMatchObject({ faults: [], unplayed: [] });
});

test.each([
  ['plays differently', laterToy],
  ['fails', broken],
] as const)(
  'an order that %s is annulled: both sides are told, everything can be viewed, and the battle continues',
  async (_what, later) => {
    const at = await asked();
    const host = at.again({ toy: later(), scriptedDice: true });
    await host.resume();
    accepted(await host.status(at.by(ann)));
    accepted(await host.map(at.by(bob)));
    accepted(await host.log(at.by(ann), 1));
    accepted(await host.catchUp(at.by(bob)));
    const { id } = await at.battle();
    if (await at.store.waiting(id)) accepted(await at.answer(bob, 'stay', host));
    expect(await at.store.waiting(id)).toBeUndefined();
    expect((await at.battle()).status).toBe('playing');
    expect((await at.posts()).map(shown).join('\n')).toMatch(/R1 charge B1/);
    await at.give(ann, 'R1 shoot B1', host);
    expect(await at.battle()).toMatchObject({ seq: 3, rulesVersion: later().version });
    expect(accepted(await host.check(at.by(ann))).faults).toEqual([]);
  },
);
