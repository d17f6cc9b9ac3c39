import { expect, test } from 'vitest';
import type { SavedRoll } from '../../../src/host/store/store.ts';
import { onEachDatabase } from './databases.ts';
import { at } from './store-examples.ts';

function volley(id: string, more: Partial<SavedRoll> = {}): Omit<SavedRoll, 'at'> {
  return { id, userId: 'alice', name: 'Salve à mitraille ☕', text: '8 dés à 4+, 6 doubles\t# "feu"', ...more };
}

onEachDatabase((bench) => {
  test('dice are kept as typed, and found only by their owner, by name', async () => {
    const store = await bench.store();
    const put = [volley('a'), volley('b', { name: 'Charge' }), volley('c', { userId: 'bob' })];
    expect(await store.commit({ at, interactionId: '1', rolls: { put } })).toBe('committed');
    expect(await store.rollsOf('alice')).toEqual([
      { ...volley('b', { name: 'Charge' }), at },
      { ...volley('a'), at },
    ]);
    expect(await store.rollsOf('bob')).toEqual([{ ...volley('c', { userId: 'bob' }), at }]);
    expect(await store.rollsOf('eve')).toEqual([]);
  });

  test('each person uses a name once, and stored dice are not overwritten', async () => {
    const store = await bench.store();
    await store.commit({ at, rolls: { put: [volley('a')] } });
    expect(await store.commit({ at, interactionId: '2', rolls: { put: [volley('b')] } })).toBe('stale');
    expect(await store.seen('2')).toBe(false);
    expect(await store.commit({ at, rolls: { drop: ['a'], put: [volley('b')] } })).toBe('committed');
    expect(await store.rollsOf('alice')).toMatchObject([{ id: 'b' }]);
  });

  test('dice are rewritten and deleted; an interaction counts once', async () => {
    const store = await bench.store();
    const later = new Date(at.getTime() + 1);
    await store.commit({ at, rolls: { put: [volley('a')] } });
    const change = { at: later, interactionId: '3', rolls: { put: [volley('a', { text: '2d6' })] } };
    expect(await store.commit(change)).toBe('committed');
    expect(await store.commit({ ...change, rolls: { drop: ['a'] } })).toBe('seen');
    expect(await store.rollsOf('alice')).toEqual([{ ...volley('a', { text: '2d6' }), at: later }]);
    expect(await store.commit({ at, rolls: { drop: ['a', 'z'] } })).toBe('committed');
    expect(await store.rollsOf('alice')).toEqual([]);
  });
});
