/** No position stored by an earlier version is mistaken for an altered one. */
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newMemory } from '../../src/host/battle/deps.ts';
import { isPositionSound } from '../../src/host/orders/position-check.ts';
import { onSqlite } from '../host/store/databases.ts';
import { LANDINGS, unpacked } from './kept.ts';

onSqlite((bench) => {
  test.each(LANDINGS)('in the database of %s every position is the one after its last entry', async (landing) => {
    const url = await bench.freshUrl();
    writeFileSync(url.slice('file:'.length), unpacked(landing, 'aide.db'));
    const store = await bench.store(url);
    const database = { store, memory: newMemory(new Date()) };
    const ids = await store.tended();
    const sound = await Promise.all(ids.map(async (id) => isPositionSound(database, (await store.battle(id))!)));
    expect(ids.length).toBeGreaterThan(0);
    expect(sound).toEqual(ids.map(() => true));
  });
});
