/** Two processes on one database, one of which does not serve the server: it leaves its posts to the other one. */
import { expect, test } from 'vitest';
import { type Aide, openAide } from '../../src/aide.ts';
import { openLog } from '../../src/bot/log.ts';
import { ids } from '../../src/practice/server.ts';
import { shardOf } from '../../src/practice/snowflake.ts';
import { closeLater } from '../help/closing.ts';
import { toy } from '../help/toy-house.ts';
import { onEachDatabase } from '../host/store/databases.ts';
import { openStage, publicTexts } from './stage.ts';
import { until } from '../help/until.ts';

const OTHER_SHARD = 1 - shardOf(ids.practice, 2);

/** discord.js takes its shard from the environment, which `npm start` refuses. */
async function inOtherShard<T>(work: () => Promise<T>): Promise<T> {
  Object.assign(process.env, { SHARDS: `[${OTHER_SHARD}]`, SHARD_COUNT: '2' });
  try {
    return await work();
  } finally {
    delete process.env['SHARDS'];
    delete process.env['SHARD_COUNT'];
  }
}

onEachDatabase((bench) => {
  test('a post for a server of another process waits for that one, and is sent once', async () => {
    const databaseUrl = await bench.freshUrl();
    const isShared = !databaseUrl.startsWith('file:');
    const stage = await openStage({ aide: { databaseUrl }, mayFail: true });
    stage.practice.faults.add({ method: 'POST', path: /^\/channels\/\d+\/messages$/, status: 503, times: 1000 });
    await stage.as('Alice').commandToTheEnd('battle', 'battle new', { scenario: 'toy' });

    // Otherwise the two would race for the post, and the other might never get it. A SQLite file has one process
    // anyway.
    await stage.aide.close();
    const log: string[] = [];
    const other: Aide = await inOtherShard(() =>
      openAide({
        ...toy(),
        forecaster: 'none',
        databaseUrl,
        practice: true,
        token: stage.practice.token,
        api: stage.practice.restApi,
        patient: false,
        stop: () => undefined,
        log: openLog('debug', [], (line) => void log.push(line)),
      }),
    );
    closeLater(other.close);
    await until(async () => log.some((line) => line.includes('another process serves this channel')));
    expect(log.filter((line) => line.includes('parked'))).toEqual([]);

    if (!isShared) await other.close();
    stage.practice.faults.clear();
    await stage.restart();
    await until(async () => (await publicTexts(stage, 'battle')).length > 0);
    if (isShared) await other.idle();
    expect(await publicTexts(stage, 'battle')).toHaveLength(1);
  });
});
