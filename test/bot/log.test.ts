import { expect, test } from 'vitest';
import { DiscordAPIError } from 'discord.js';
import { openLog } from '../../src/bot/log.ts';

const BOT = 'MTE4NjY3ODkwMTIzNDU2Nzg5MA.GxYzAb.c4n4ry-c4n4ry-c4n4ry-c4n4ry-c4n4ry';
const INTERACTION = `aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OmNhbmFyeQ${'x'.repeat(80)}`;
const RANDOM = `Ab-_${'9zQk'.repeat(20)}`;
const HASH = 'a3'.repeat(32);

function lines(write: (log: ReturnType<typeof openLog>) => void, known: string[] = []): string {
  const written: string[] = [];
  write(openLog('trace', known, (line) => void written.push(line)));
  return written.join('');
}

test('no secret passes, wherever in a line it is', () => {
  const error = new DiscordAPIError(
    { code: 10062, message: 'Unknown interaction' },
    10062,
    404,
    'POST',
    `https://discord.com/api/v10/interactions/1234567890/${INTERACTION}/callback`,
    { body: { token: BOT }, files: [] },
  );
  const text = lines(
    (log) => {
      log.info(`logging in with ${BOT}`);
      log.info({ nested: { deeper: { token: BOT, list: [INTERACTION, RANDOM] } } }, 'nested');
      log.error({ err: error }, 'failed');
      log.error({ err: new Error(`PATCH /webhooks/1234567890/${RANDOM}/messages/@original`) }, 'failed');
      log.warn(`postgresql://aide:hunter2@db:5432/aide`);
      log.warn('my-known-secret is known');
    },
    ['my-known-secret'],
  );
  for (const secret of [BOT, INTERACTION, RANDOM, 'c4n4ry', 'hunter2', 'my-known-secret']) {
    expect(text).not.toContain(secret);
  }
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toHaveLength(6);
});

test('everything else stays: ids, hashes, ordinary words', () => {
  const text = lines((log) =>
    log.info({ interaction: '1100000000000000101', head: HASH, route: '/webhooks/:id/:token' }, 'a line'),
  );
  expect(text).toContain('1100000000000000101');
  expect(text).toContain(HASH);
  expect(text).toContain('a line');
});
