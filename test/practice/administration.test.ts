/** What happens to a guild, as discord.js sees it, and what the bot can still do there. */
import { type Client, Events, type TextChannel } from 'discord.js';
import { expect, test } from 'vitest';
import { ids } from '../../src/practice/server.ts';
import { codeOf, stage } from './bot.ts';

/** The events the client receives from now on, each with the id it is about. */
function heard(client: Client): string[] {
  const told: string[] = [];
  const { ChannelDelete, ThreadDelete, GuildDelete, GuildCreate, GuildUnavailable, GuildAvailable } = Events;
  for (const event of [ChannelDelete, ThreadDelete, GuildDelete, GuildCreate, GuildUnavailable, GuildAvailable]) {
    client.on(event as never, ({ id }: { id: string }) => void told.push(`${event as string} ${id}`));
  }
  return told;
}

const tavern = ({ channels }: Client) => channels.cache.get(ids.tavern) as TextChannel;

test('a channel is deleted with its threads; a single thread is reported by itself', async () => {
  const { practice, client } = await stage();
  const told = heard(client);
  const [kept, alone] = [
    await tavern(client).threads.create({ name: 'a' }),
    await tavern(client).threads.create({ name: 'b' }),
  ];
  practice.removeChannel('b');
  await expect.poll(() => told).toEqual([`threadDelete ${alone.id}`]);
  practice.removeChannel('tavern');
  await expect.poll(() => told).toEqual([`threadDelete ${alone.id}`, `channelDelete ${ids.tavern}`]);
  for (const id of [ids.tavern, kept.id]) expect(await codeOf(client.channels.fetch(id, { force: true }))).toBe(10003);
});

test('a bot removed from a guild has no access there until it is added again', async () => {
  const { practice, client } = await stage();
  const told = heard(client);
  practice.expel('Practice');
  await expect.poll(() => told).toEqual([`guildDelete ${ids.practice}`]);
  expect(await codeOf(client.channels.fetch(ids.tavern))).toBe(50001);
  practice.admit('Practice');
  await expect.poll(() => told.slice(1)).toEqual([`guildCreate ${ids.practice}`]);
  expect((await tavern(client).send('here again')).channelId).toBe(ids.tavern);
});

test('an outage is not a removal', async () => {
  const { practice, client } = await stage();
  const told = heard(client);
  practice.outage('Practice');
  practice.recovery('Practice');
  await expect.poll(() => told).toEqual([`guildUnavailable ${ids.practice}`, `guildAvailable ${ids.practice}`]);
});
