import { expect, test } from 'vitest';
import { createRowMemory } from '../../../src/host/store/row-memory.ts';
import { onEachDatabase } from './databases.ts';

/** A database of rows, and how often it was asked for whom. */
function asked(rows: Map<string, string>) {
  const reads: string[] = [];
  const read = async (ids: readonly string[]) => {
    reads.push(ids.join(' '));
    const found = new Map([...rows].filter(([id]) => ids.includes(id)));
    await Promise.resolve();
    return found;
  };
  return { reads, read };
}

test('a row is read once, even a missing one, and again after it was dropped', async () => {
  const rows = new Map([['ann', 'fr']]);
  const { reads, read } = asked(rows);
  const memory = createRowMemory(read);
  expect([...(await memory.rows(['ann', 'bob']))]).toEqual([['ann', 'fr']]);
  expect([...(await memory.rows(['bob', 'ann']))]).toEqual([['ann', 'fr']]);
  rows.set('bob', 'en');
  memory.drop(['bob']);
  expect((await memory.rows(['ann', 'bob'])).get('bob')).toBe('en');
  expect(reads).toEqual(['ann bob', 'bob']);
  rows.set('ann', 'de');
  memory.drop('everyone');
  expect((await memory.rows(['ann'])).get('ann')).toBe('de');
});

test('a row written while it is being read is not remembered in its old form', async () => {
  const rows = new Map([['ann', 'fr']]);
  const memory = createRowMemory(asked(rows).read);
  const before = memory.rows(['ann']);
  rows.set('ann', 'en');
  memory.drop(['ann']);
  expect((await before).get('ann')).toBe('fr');
  expect((await memory.rows(['ann'])).get('ann')).toBe('en');
});

test('the number of remembered people is limited', async () => {
  const { reads, read } = asked(new Map());
  const memory = createRowMemory(read, 2);
  for (const id of ['ann', 'bob', 'eve', 'eve', 'ann']) await memory.rows([id]);
  expect(reads).toEqual(['ann', 'bob', 'eve', 'ann']);
});

onEachDatabase((bench) => {
  test('changed settings and doctrines are read by the next reader', async () => {
    const store = await bench.store();
    const at = new Date('2026-11-23T12:00:00Z');
    expect((await store.people(['ann'])).get('ann')).toBeUndefined();
    await store.commit({ at, people: [{ userId: 'ann', settings: { theme: 'day' } }] });
    expect((await store.people(['ann'])).get('ann')).toEqual({ theme: 'day' });
    await store.commit({ at, people: [{ userId: 'ann', settings: {} }], doctrine: { userId: 'ann', name: 'bold' } });
    expect((await store.people(['ann'])).get('ann')).toEqual({});
    expect((await store.doctrines(['ann'])).get('ann')).toBe('bold');
  });
});
