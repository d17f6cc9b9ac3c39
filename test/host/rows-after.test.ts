/** What a commit has left of a battle is what a fresh look at the database finds. */
import { expect, test } from 'vitest';
import { rowsAfter } from '../../src/host/advance/rows-after.ts';
import type { Rows } from '../../src/host/battle/loaded-battle.ts';
import { openStore, type Store } from '../../src/host/store/store.ts';
import { closeLater } from '../help/closing.ts';
import { freshDatabase } from '../help/fresh-database.ts';
import { accepted, ann, bob, eve } from '../help/room.ts';
import { clockedRoom } from './clock/room.ts';

async function rowsOf(store: Store, id: string): Promise<Rows> {
  return {
    battle: (await store.battle(id))!,
    places: await store.placesOf(id),
    seats: await store.seats(id),
    participants: await store.participants(id),
    waiting: await store.waiting(id),
    standing: await store.standing(id),
    plans: await store.plans(id),
    deadlines: await store.deadlines(id),
  };
}

/** Holds the one against the other at every commit; how often, and what of each was not known. */
function watching(store: Store) {
  const pairs: { readonly known: Rows; readonly read: Rows }[] = [];
  const seen = { known: 0, read: 0, entries: 0, waiting: 0, deadlines: 0, seats: 0 };
  const watched: Store = {
    ...store,
    commit: async (change) => {
      const id = change.battle?.id;
      if (id === undefined) return store.commit(change);
      const before = await rowsOf(store, id);
      const committed = await store.commit(change);
      if (committed !== 'committed') return committed;
      const after = rowsAfter(before, change);
      seen[after ? 'known' : 'read'] += 1;
      if (after) pairs.push({ known: after, read: await rowsOf(store, id) });
      for (const what of ['waiting', 'deadlines', 'seats'] as const) if (after && change[what]) seen[what] += 1;
      if (after && change.entry) seen.entries += 1;
      return committed;
    },
  };
  return { seen, pairs, watched };
}

test('a battle with a pace: orders, questions, rulings, deputies, missed turns, the end', async () => {
  const store = await openStore(await freshDatabase());
  closeLater(store.close);
  const { seen, pairs, watched } = watching(store);
  const at = await clockedRoom({ store: watched });
  accepted(await at.host.open(at.by(ann), 'toy', 'en', undefined, { pace: '24h/6h' }));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.join(at.by(eve), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  accepted(await at.host.deputy(at.by(bob), eve));
  await at.give(ann, 'R1 charge B1, pursue no');
  await at.later(5);
  await at.later(1);
  accepted(await at.answer(eve, 'run'));
  await at.rule(ann, 'B1 lose 1', 'a slip of the pen');
  await at.later(6);
  await at.later(6);
  await at.later(24);
  accepted(await at.host.away(at.by(bob), '3 days'));
  await at.give(eve, 'B2 move 6');
  accepted(await at.host.back(at.by(bob)));
  await at.later(24);
  await at.later(24);
  accepted(await at.host.resign(at.by(ann)));
  for (const { known, read } of pairs) expect(known).toEqual(read);
  // Of each kind some; what only the database knows is there too, and is read.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
  expect(seen.known).toBeGreaterThan(5 * seen.read);
});
