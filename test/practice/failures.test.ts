import { connect } from 'node:net';
import { ChannelType, type Interaction, MessageFlags, type TextChannel } from 'discord.js';
import { expect, test } from 'vitest';
import { ids } from '../../src/practice/server.ts';
import { codeOf, practiceOnly, stage } from './bot.ts';
import { listen } from './stream.ts';
import { visitor } from './visit.ts';

const commands = [{ name: 'ping', description: 'Answers' }];

/** A handler that passes the interaction to the test and does nothing else. */
function handedOver() {
  const got = Promise.withResolvers<Interaction>();
  return {
    answer: async (interaction: Interaction) => got.resolve(interaction),
    interaction: got.promise.then((interaction) => {
      if (!interaction.isChatInputCommand()) throw new Error('expected a command');
      return interaction;
    }),
  };
}

test('a late first response is refused, and the person is told', async () => {
  let later = 0;
  const { answer, interaction } = handedOver();
  const { practice } = await stage({
    commands,
    answer,
    options: { firstResponseMs: 100, now: () => Date.now() + later },
  });
  const outcome = await visitor(practice.url, 'Alice').command('#battle', 'ping');
  expect(outcome).toMatchObject({ status: 504, error: 'The application did not respond.' });
  later = 1000;
  expect(await codeOf((await interaction).reply('late'))).toBe(10062);
});

test('a second first response is refused', async () => {
  const { answer, interaction } = handedOver();
  const { practice } = await stage({ commands, answer });
  const outcome = visitor(practice.url, 'Alice').command('#battle', 'ping');
  const held = await interaction;
  const codes = await Promise.all([codeOf(held.deferReply()), codeOf(held.deferReply())]);
  expect(new Set(codes)).toEqual(new Set([40060, undefined]));
  expect((await outcome).response?.thinking).toBe(true);
});

test('after its token expires an interaction’s messages cannot be reached', async () => {
  let later = 0;
  const { answer, interaction } = handedOver();
  const { practice } = await stage({ commands, answer, options: { now: () => Date.now() + later } });
  const outcome = visitor(practice.url, 'Alice').command('#battle', 'ping');
  const held = await interaction;
  await held.deferReply();
  await outcome;
  later = 15 * 60_000 + 1;
  expect(await codeOf(held.editReply('late'))).toBe(50027);
  expect(await codeOf(held.followUp('late'))).toBe(50027);
});

test('deferring accepts no flag other than ephemeral', async () => {
  const { answer, interaction } = handedOver();
  const { practice } = await stage({ commands, answer });
  const outcome = visitor(practice.url, 'Alice').command('#battle', 'ping');
  const held = await interaction;
  const flags = MessageFlags.IsComponentsV2 as unknown as MessageFlags.Ephemeral;
  expect(await codeOf(held.deferReply({ flags }))).toBe(50035);
  await held.reply('ok');
  expect((await outcome).response?.content).toBe('ok');
});

test('simulated failures: an error, a cut connection, an answer lost after the effect, a rate limit', async () => {
  const { practice, client, records } = await stage();
  const channel = client.channels.cache.get(ids.battle) as TextChannel;
  const path = /^\/channels\/\d+\/messages$/;
  practice.faults.add({ method: 'POST', path, status: 403, body: { code: 50013, message: 'Missing Permissions' } });
  expect(await codeOf(channel.send('one'))).toBe(50013);
  practice.faults.add({ path, reset: true });
  practice.faults.add({ path, status: 502, applyFirst: true });
  practice.faults.add({
    path,
    status: 429,
    headers: { 'retry-after': '0' },
    body: { retry_after: 0, global: false, message: '' },
  });
  practice.faults.add({ path, delayMs: 20 });
  await channel.send('two');
  expect(practice.faults.left()).toBe(0);
  const posts = records.filter((record) => record.route === '/channels/{channel_id}/messages');
  expect(posts.map(({ status }) => status)).toEqual([403, 0, 502, 429, 200]);
  const seen = await visitor(practice.url, 'Alice').messages('#battle');
  expect(seen.map(({ content }) => content)).toEqual(['two']);
});

test('an offline bot does not respond', async () => {
  const { practice, client } = await stage({ commands, options: { firstResponseMs: 50 } });
  await client.destroy();
  const outcome = await visitor(practice.url, 'Alice').command('#battle', 'ping');
  expect(outcome).toMatchObject({ status: 504, error: 'The application did not respond.' });
});

test('an invalid address is not an error of ours', async () => {
  const { practice, errors } = await practiceOnly();
  const { hostname, port } = new URL(practice.url);
  const answerTo = (line: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.end(`${line} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
      });
      socket.once('data', (data: Buffer) => resolve(data.toString().split('\r\n')[0]!));
    });
  expect(await answerTo('GET //')).toBe('HTTP/1.1 400 Bad Request');
  expect(await answerTo('GET /api/v10/channels/%E0%A4%A')).toContain(' 4');
  expect(errors).toEqual([]);
});

test('disconnecting in the middle of a request is not an error of ours', async () => {
  const { practice, errors } = await practiceOnly();
  const { hostname, port } = new URL(practice.url);
  const socket = connect(Number(port), hostname);
  const head = `Host: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 100`;
  socket.write(`POST /api/settings HTTP/1.1\r\n${head}\r\n\r\n{`);
  await new Promise((resolve) => socket.write('"', resolve));
  socket.destroy();
  expect((await fetch(`${practice.url}/api/people`)).status).toBe(200);
  expect(errors).toEqual([]);
});

test('a post in an archived thread unarchives it for everyone; it is deleted with its channel', async () => {
  const { practice, client } = await stage();
  const battle = client.channels.cache.get(ids.battle) as TextChannel;
  const thread = await battle.threads.create({ name: 'Ligny', type: ChannelType.PublicThread });
  await thread.setArchived(true);
  const dan = await listen(practice.url, 'Dan');
  await thread.send('Once more.');
  expect(await dan.next('channel')).toMatchObject({ channel: { id: thread.id, archived: false } });
  practice.world.guilds[0]!.ownerId = ids.application;
  await battle.delete();
  const lost = [await dan.next('lost'), await dan.next('lost')].map(({ channel }) => channel);
  expect(new Set(lost)).toEqual(new Set([ids.battle, thread.id]));
  expect(practice.world.messages[thread.id]).toBeUndefined();
});
