import { expect, test } from 'vitest';
import type { Change } from '../../../src/host/store/store.ts';
import { onEachDatabase } from './databases.ts';
import { at, open } from './store-examples.ts';

type NewArmy = NonNullable<NonNullable<Change['armies']>['put']>[number];

function guards(id: string, more: Partial<NewArmy> = {}): NewArmy {
  return {
    id,
    userId: 'alice',
    userName: 'Alice @everyone',
    name: 'guards',
    ruleset: 'toy',
    title: { en: 'Guards', fr: 'La garde' },
    points: 1500,
    cost: 1480,
    text: `# ${id}\r\nÉtang\t☕\n`,
    guildId: undefined,
    building: { at: '' },
    ...more,
  };
}

onEachDatabase((bench) => {
  test('an army is kept as written; its owner finds it, and so does a server where it is shared', async () => {
    const store = await bench.store();
    const put = [guards('a'), guards('b', { name: 'horse', guildId: 'guild' }), guards('c', { userId: 'bob' })];
    expect(await store.commit({ at, interactionId: '1', armies: { put } })).toBe('committed');
    const { text, building, ...known } = guards('a');
    expect(await store.armiesOf('alice')).toEqual([{ ...known, at }, expect.objectContaining({ id: 'b' })]);
    expect(await store.armiesOn('guild')).toMatchObject([{ id: 'b' }]);
    expect(await store.army('a')).toEqual({ ...known, text, building, at });
    expect(await store.army('z')).toBeUndefined();
  });

  test('an army is rewritten, withdrawn from a server, and deleted; a name is used once', async () => {
    const store = await bench.store();
    await store.commit({ at, armies: { put: [guards('a', { guildId: 'guild' })] } });
    expect(await store.commit({ at, armies: { put: [guards('b')] } })).toBe('stale');
    expect(await store.commit({ at, armies: { put: [guards('a', { cost: 20 })] } })).toBe('committed');
    expect(await store.armiesOn('guild')).toEqual([]);
    expect(await store.army('a')).toMatchObject({ cost: 20 });
    await store.commit({ at, armies: { drop: ['a'], put: [guards('b')] } });
    expect(await store.armiesOf('alice')).toMatchObject([{ id: 'b' }]);
  });

  test('if another process has changed or deleted an army, the decision is made again', async () => {
    const store = await bench.store();
    const later = new Date(at.getTime() + 1);
    await store.commit({ at, armies: { put: [guards('a'), guards('b', { name: 'horse' })] } });
    const [a, b] = [await store.army('a'), await store.army('b')];
    expect(await store.commit({ at: later, armies: { put: [{ ...a!, cost: 1 }], drop: ['b'] } })).toBe('committed');
    expect(await store.commit({ at: later, armies: { put: [{ ...a!, cost: 2 }] } })).toBe('stale');
    expect(await store.commit({ at: later, armies: { put: [{ ...b!, cost: 2 }] } })).toBe('stale');
    expect(await store.army('a')).toMatchObject({ cost: 1, at: later });
    expect(await store.army('b')).toBeUndefined();
  });

  test('each side has one stored deployment', async () => {
    const store = await bench.store();
    const { id: battleId } = await open(store);
    const red = {
      id: 'r',
      battleId,
      side: 'red',
      name: 'deployment',
      text: 'deploy 1',
      sealed: false,
      userId: 'alice',
    } as const;
    await store.commit({ at, sheets: { put: [red, { ...red, id: 'b', side: 'blue' }] } });
    await store.commit({ at, sheets: { put: [{ ...red, sealed: true }] } });
    expect(await store.sheets(battleId)).toEqual([
      { ...red, sealed: true, at },
      { ...red, id: 'b', side: 'blue', at },
    ]);
    await store.commit({ at, sheets: { drop: ['r', 'b'] } });
    expect(await store.sheets(battleId)).toEqual([]);
  });
});
