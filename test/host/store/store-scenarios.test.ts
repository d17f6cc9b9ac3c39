import { expect, test } from 'vitest';
import type { NewScenario } from '../../../src/host/store/scenarios.ts';
import { onEachDatabase } from './databases.ts';
import { at } from './store-examples.ts';

function ford(id: string, name = 'ford', guildId = 'guild'): NewScenario {
  const title = { en: 'The Ford', fr: 'Le gué' };
  const who = { userId: 'alice', userName: 'Alice @everyone' };
  return {
    id,
    guildId,
    name,
    ruleset: 'toy',
    title,
    cols: 8,
    rows: 6,
    ...who,
    text: `# ${id}\r\nÉtang\t☕ "\u{1F9ED}"\n`,
  };
}

onEachDatabase((bench) => {
  test('a scenario is kept as written, and found by its server', async () => {
    const store = await bench.store();
    expect(await store.commit({ at, interactionId: '1', scenario: { put: ford('a') } })).toBe('committed');
    expect(await store.commit({ at, scenario: { put: ford('b', 'bridge') } })).toBe('committed');
    expect(await store.commit({ at, scenario: { put: ford('c', 'ford', 'elsewhere') } })).toBe('committed');
    const { text, ...known } = ford('a');
    expect(await store.scenarios('guild')).toEqual([expect.objectContaining({ id: 'b' }), { ...known, at }]);
    expect(await store.scenarioText('a')).toBe(text);
    expect(await store.scenarios('nowhere')).toEqual([]);
    expect(await store.scenarioText('z')).toBeUndefined();
  });

  test('a server uses a name once; only an existing scenario is replaced or removed', async () => {
    const store = await bench.store();
    await store.commit({ at, scenario: { put: ford('a') } });
    expect(await store.commit({ at, interactionId: '2', scenario: { put: ford('b') } })).toBe('stale');
    expect(await store.seen('2')).toBe(false);
    expect(await store.commit({ at, scenario: { put: ford('b'), remove: 'a' } })).toBe('committed');
    expect(await store.commit({ at, scenario: { put: ford('c'), remove: 'a' } })).toBe('stale');
    expect((await store.scenarios('guild')).map(({ id }) => id)).toEqual(['b']);
    expect(await store.commit({ at, scenario: { remove: 'b' } })).toBe('committed');
    expect(await store.commit({ at, scenario: { remove: 'b' } })).toBe('stale');
    expect(await store.scenarios('guild')).toEqual([]);
  });

  test('an interaction adds once', async () => {
    const store = await bench.store();
    expect(await store.commit({ at, interactionId: '1', scenario: { put: ford('a') } })).toBe('committed');
    expect(await store.commit({ at, interactionId: '1', scenario: { put: ford('b', 'other') } })).toBe('seen');
    expect(await store.scenarios('guild')).toHaveLength(1);
  });

  test('a title that cannot be read is an error that names it', async () => {
    const url = await bench.freshUrl();
    const store = await bench.store(url);
    await store.commit({ at, scenario: { put: ford('a') } });
    await store.close();
    const database = await bench.database(url);
    await database.transaction((rows) => rows.scenario.updateMany({ data: { title: '{"en":1}' } }));
    await database.close();
    const again = await bench.store(url);
    await expect(again.scenarios('guild')).rejects.toThrow(/wrong Scenario a title/);
  });
});
