/** Since when somebody is awaited: what is remembered says the same as the whole ledger. */
import { expect, test } from 'vitest';
import { awaitedSince } from '../../../src/host/advance/awaited-since.ts';
import { newMemory } from '../../../src/host/battle/deps.ts';
import { accepted, ann, bob } from '../../help/room.ts';
import { loadedIn, startedClock } from '../clock/room.ts';

test('turn by turn, with an undo; only new entries are read', async () => {
  const at = await startedClock();
  const memory = newMemory(at.now());
  let looks = 0;
  const store: typeof at.store = { ...at.store, entry: (...which) => ((looks += 1), at.store.entry(...which)) };
  const check = async () => {
    const loaded = await loadedIn(at);
    looks = 0;
    const since = await awaitedSince({ store, memory }, loaded);
    const cost = looks;
    expect(since).toEqual(await awaitedSince({ store, memory: newMemory(at.now()) }, loaded));
    // Nothing has happened since.
    looks = 0;
    expect(await awaitedSince({ store, memory }, loaded)).toEqual(since);
    expect(looks).toBe(0);
    return { since, cost, seq: loaded.battle.seq };
  };
  const first = await check();
  at.pass(1);
  await at.give(ann, 'R1 move 3');
  const second = await check();
  expect(second).toMatchObject({ since: first.since, cost: 0 });
  at.pass(1);
  await at.give(ann, 'R2 move 4');
  expect(await check()).toMatchObject({ since: first.since, cost: 0 });
  at.pass(1);
  accepted(await at.host.undo(at.by(ann)));
  const undone = await check();
  expect(undone.since).toEqual(first.since);
  at.pass(1);
  await at.give(ann, 'end');
  const bobs = await check();
  expect(bobs.since.getTime()).toBeGreaterThan(first.since.getTime());
  expect(bobs.cost).toBeLessThanOrEqual(bobs.seq - undone.seq + 1);
  at.pass(1);
  await at.give(bob, 'end');
  expect((await check()).since.getTime()).toBeGreaterThan(bobs.since.getTime());
});
