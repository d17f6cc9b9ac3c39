import { Events, type Interaction } from 'discord.js';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { codeOf, logIn, practiceOnly, stage } from './bot.ts';
import { visitor } from './visit.ts';

const commands = [{ name: 'ping', description: 'Answers' }];

const pong = async (interaction: Interaction) => {
  if (interaction.isChatInputCommand()) await interaction.reply('pong');
};

test('the client logs in and knows the guilds, their languages and channels', async () => {
  const { client } = await stage();
  const guilds = client.guilds.cache.map((guild) => ({
    name: guild.name,
    language: guild.preferredLocale,
    channels: guild.channels.cache.map(({ name }) => name),
  }));
  expect(client.user?.username).toBe('Aide-de-camp');
  expect(guilds).toEqual([
    { name: 'Practice', language: 'en-GB', channels: ['battle', 'tavern'] },
    { name: 'Entraînement', language: 'fr', channels: ['bataille', 'taverne'] },
  ]);
});

test('after a dropped socket the session is resumed and missed events are delivered', async () => {
  const { practice, client } = await stage({ commands, answer: pong });
  const resumed = new Promise((resolve) => client.once(Events.ShardResume, (_, replayed) => resolve(replayed)));
  practice.gateway.drop();
  const { response } = await visitor(practice.url, 'Alice').command('#battle', 'ping');
  expect(response?.content).toBe('pong');
  expect(await resumed).toBeGreaterThan(0);
});

test('op 7 makes the client reconnect and resume', async () => {
  const { practice, client } = await stage({ commands, answer: pong });
  const resumed = new Promise((resolve) => client.once(Events.ShardResume, resolve));
  practice.gateway.reconnect();
  await resumed;
  const { response } = await visitor(practice.url, 'Alice').command('#battle', 'ping');
  expect(response?.content).toBe('pong');
});

test('op 9 makes the client begin a new session; events in between are lost', async () => {
  const { practice, client } = await stage({ commands, answer: pong, options: { firstResponseMs: 50 } });
  const ready = new Promise((resolve) => client.once(Events.ShardReady, resolve));
  practice.gateway.invalidate();
  const lost = await visitor(practice.url, 'Alice').command('#battle', 'ping');
  expect(lost).toMatchObject({ status: 504, error: 'The application did not respond.' });
  await ready;
  expect(practice.gateway.connected()).toBe(1);
});

test('an unanswered heartbeat makes the client resume', async () => {
  const { practice, client } = await stage({ options: { heartbeatMs: 200 } });
  const resumed = new Promise((resolve) => client.once(Events.ShardResume, resolve));
  practice.gateway.ignoreHeartbeats(true);
  await resumed;
  practice.gateway.ignoreHeartbeats(false);
  expect(practice.gateway.connected()).toBe(1);
});

test('an interaction delivered twice can be answered once', async () => {
  const { practice, failures } = await stage({ commands, answer: pong });
  const { interaction } = await visitor(practice.url, 'Alice').command('#battle', 'ping');
  practice.deliverAgain(interaction.id);
  await expect.poll(() => failures).toMatchObject([{ code: 40060 }]);
});

test('each shard gets the events of its own guilds', async () => {
  const { practice } = await practiceOnly();
  const client = await logIn(practice, { shards: [0, 1], shardCount: 2 });
  expect(client.guilds.cache.size).toBe(2);
  expect(practice.gateway.connected()).toBe(2);
});

test('a wrong token is refused by both interfaces', async () => {
  const { practice } = await practiceOnly();
  const response = await fetch(`${practice.restApi}/v10/users/@me`, { headers: { authorization: 'Bot wrong' } });
  expect([response.status, await response.json()]).toEqual([401, { message: '401: Unauthorized', code: 0 }]);
  const wrong = Object.assign({}, practice, { token: 'wrong' });
  expect(await codeOf(logIn(wrong))).toBe('TokenInvalid');
});

test('the gateway closes with Discord’s codes', async () => {
  const { practice } = await practiceOnly();
  const closed = (text: string) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(practice.url.replace('http', 'ws'));
      socket.on('message', () => socket.send(text));
      socket.on('close', resolve);
    });
  const codes = await Promise.all(
    [
      'no packet',
      JSON.stringify({ op: 3, d: {} }),
      JSON.stringify({ op: 2, d: { token: 'wrong', intents: 1 } }),
      'x'.repeat(5000),
    ].map(closed),
  );
  expect(codes).toEqual([4002, 4003, 4004, 4002]);
});
