/** The event stream must suffice for a page that shows everything live and survives every interruption. */
import { connect } from 'node:net';
import { ChannelType, MessageFlags, type TextChannel } from 'discord.js';
import { expect, test } from 'vitest';
import { ids, startPractice } from '../../src/practice/server.ts';
import { closeLater } from '../help/closing.ts';
import { logIn, practiceOnly, stage } from './bot.ts';
import { listen } from './stream.ts';
import { visitor } from './visit.ts';

const ping = [{ name: 'ping', description: 'Answers' }];

test('it begins with how to reconnect, who is meant, and whether the bot is online', async () => {
  const { practice } = await practiceOnly();
  const alice = await listen(practice.url, 'alice');
  const hello = await alice.next('hello');
  expect(hello).toMatchObject({ person: { id: ids.alice, name: 'Alice', locale: 'en-GB' }, bot: { online: false } });
  expect(alice.text()).toMatch(/^retry: \d+\n\n/);
});

test('another start of the server is another server', async () => {
  const first = await startPractice();
  const hello = await (await listen(first.url, 'Alice')).next('hello');
  await first.close();
  const second = await startPractice();
  closeLater(() => second.close());
  const again = await (await listen(second.url, 'Alice')).next('hello');
  expect(typeof hello['server']).toBe('string');
  expect(again['server']).not.toBe(hello['server']);
});

test('the bot goes offline and online; its commands change; a person sets their language', async () => {
  const { practice } = await practiceOnly();
  const dan = await listen(practice.url, 'Dan');
  const client = await logIn(practice);
  expect(await dan.next('bot')).toEqual({ online: true });
  await client.application?.commands.set(ping);
  await dan.next('commands');
  await visitor(practice.url, 'Bruno').act('settings', { locale: 'en-GB' });
  expect(await dan.next('person')).toEqual({ id: ids.bruno, name: 'Bruno', locale: 'en-GB' });
  await client.destroy();
  expect(await dan.next('bot')).toEqual({ online: false });
  await logIn(practice);
  expect(await dan.next('bot')).toEqual({ online: true });
});

test('it regularly sends a keep-alive', async () => {
  const { practice } = await practiceOnly({ beatMs: 1 });
  const alice = await listen(practice.url, 'Alice');
  await alice.until(/(: still here\n\n.*){2}/s);
  expect(alice.heard()).toHaveLength(1);
});

test('threads appear and disappear for the people who may see them', async () => {
  const { practice, client } = await stage();
  const [bruno, dan] = [await listen(practice.url, 'Bruno'), await listen(practice.url, 'Dan')];
  const battle = client.channels.cache.get(ids.battle) as TextChannel;
  const secret = await battle.threads.create({ name: 'Red staff', type: ChannelType.PrivateThread });
  await secret.members.add(ids.bruno);
  expect(await bruno.next('channel')).toMatchObject({ channel: { id: secret.id, name: 'Red staff' } });
  await secret.send('Only red.');
  expect(await bruno.next('message')).toMatchObject({ channel: secret.id, message: { content: 'Only red.' } });
  await secret.members.remove(ids.bruno);
  expect(await bruno.next('lost')).toEqual({ channel: secret.id });
  const later = await secret.send('Without Bruno.');
  await later.delete();
  await secret.delete();
  await battle.send('For all');
  await dan.next('message', ({ message }) => (message as { content: string }).content === 'For all');
  await bruno.next('message', ({ message }) => (message as { content: string }).content === 'For all');
  expect(bruno.heard().filter(({ event }) => event === 'lost')).toHaveLength(1);
  expect(bruno.text()).not.toMatch(new RegExp(`Without Bruno|${later.id}`));
  expect(dan.text()).not.toMatch(new RegExp(`staff|${secret.id}`));
});

test('a channel that is closed to a person disappears for them with its threads, and comes back with them', async () => {
  const { practice, client } = await stage();
  const dan = await listen(practice.url, 'Dan');
  const battle = client.channels.cache.get(ids.battle) as TextChannel;
  const thread = await battle.threads.create({ name: 'Ligny', type: ChannelType.PublicThread });
  await dan.next('channel', ({ channel }) => (channel as { id: string }).id === thread.id);
  const everybody = practice.world.guilds[0]!.id;
  const closed = practice.world.channels.find(({ id }) => id === ids.battle)!;
  closed.overwrites.push({ id: everybody, type: 0, allow: '0', deny: String(1n << 10n) });
  practice.deny('battle', 'AttachFiles');
  const lost = [await dan.next('lost'), await dan.next('lost')].map(({ channel }) => String(channel));
  expect(lost.toSorted()).toEqual([ids.battle, thread.id].toSorted());
  closed.overwrites.shift();
  practice.allow('battle', 'AttachFiles');
  const back = [await dan.next('channel'), await dan.next('channel')].map(
    ({ channel }) => (channel as { id: string }).id,
  );
  expect(back.toSorted()).toEqual([ids.battle, thread.id].toSorted());
});

test('a dismissed private reply is gone for its reader, on all their pages and after a reload', async () => {
  const { practice } = await stage({
    commands: ping,
    answer: async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply({ content: 'For you.', flags: MessageFlags.Ephemeral });
    },
  });
  const [alice, bruno] = [visitor(practice.url, 'Alice'), visitor(practice.url, 'Bruno')];
  const heard = await listen(practice.url, 'Alice');
  const id = (await alice.command('#battle', 'ping')).response?.id ?? '';
  expect((await bruno.act('dismiss', { message: id })).error).toContain('ne voit pas de message');
  expect(await alice.messages('#battle')).toHaveLength(1);
  expect((await alice.act('dismiss', { message: id })).status).toBe(200);
  expect(await heard.next('gone')).toEqual({ channel: ids.battle, message: id });
  expect(await alice.messages('#battle')).toEqual([]);
  expect((await alice.act('dismiss', { message: id })).error).toBe(`Alice sees no message ${id}.`);
});

test('a public message cannot be dismissed', async () => {
  const { practice, client } = await stage();
  const { id } = await (client.channels.cache.get(ids.battle) as TextChannel).send('For all');
  const alice = visitor(practice.url, 'Alice');
  expect((await alice.act('dismiss', { message: id })).error).toBe(
    `The message ${id} is for everyone: it cannot be dismissed.`,
  );
  expect(await alice.messages('#battle')).toHaveLength(1);
});

test('a page that does not read is disconnected; when it reconnects it starts over', async () => {
  const { practice, client } = await stage();
  const { hostname, port } = new URL(practice.url);
  const stuck = connect(Number(port), hostname);
  closeLater(async () => void stuck.destroy());
  stuck.write(`GET /api/events?as=Dan HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
  stuck.pause();
  await expect.poll(() => practice.visitors()).toBe(1);
  const battle = client.channels.cache.get(ids.battle) as TextChannel;
  const posted = await battle.send('Long');
  practice.world.messages[ids.battle]![0]!.content = 'x'.repeat(1024 * 1024);
  // Each pin sends the message once more.
  for (let pins = 0; pins < 50 && practice.visitors() > 0; pins++) {
    await posted.pin();
    await posted.unpin();
  }
  expect(practice.visitors()).toBe(0);
  const again = await listen(practice.url, 'Dan');
  await again.next('hello');
  await battle.send('For all');
  await again.next('message', ({ message }) => (message as { content: string }).content === 'For all');
});
