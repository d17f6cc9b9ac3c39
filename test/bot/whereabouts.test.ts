/** Whether a place is gone, from Discord's answer and what is known of its server. */
import { type Client, DiscordAPIError } from 'discord.js';
import { expect, test } from 'vitest';
import { goneFrom, whereaboutsOf } from '../../src/bot/threads/whereabouts.ts';

const WHERE = { channelId: '77', guildId: '7' };

function refused(code: number): DiscordAPIError {
  const request = { files: undefined, body: undefined };
  return new DiscordAPIError({ code, message: '' }, code, 404, 'GET', '', request);
}

/** A client that knows the server or not, and Discord's answer about the channel. */
function client(guild: { available: boolean } | undefined, answer: unknown, known?: unknown): Client<true> {
  const fetch = async (): Promise<unknown> => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const cacheOf = (id: string, value: unknown) => ({ cache: new Map(value === undefined ? [] : [[id, value]]) });
  return {
    guilds: cacheOf('7', guild),
    channels: { ...cacheOf('77', known), fetch },
  } as unknown as Client<true>;
}

const there = { available: true };
const channel = { isTextBased: () => true, isDMBased: () => false };

test.each([
  ['deleted', there, 10003, 'deleted'],
  ['left with its server', undefined, 50001, 'left'],
  ['left with a server that is no more', undefined, 10004, 'left'],
  ['deleted, and the server left', undefined, 10003, 'deleted'],
] as const)('%s', async (_what, guild, code, how) => {
  expect(await whereaboutsOf(client(guild, refused(code)), WHERE)).toBe(how);
});

test.each([
  ['a permission that is lacking', there, refused(50001)],
  ['a server that Discord cannot reach', { available: false }, refused(10003)],
  ['a fault', undefined, new Error('no answer')],
] as const)('%s: unknown', async (_what, guild, error) => {
  await expect(whereaboutsOf(client(guild, error), WHERE)).rejects.toBe(error);
});

test('the cache is trusted unless it has failed; nothing is known of a server that the bot has left', async () => {
  const gone = refused(10003);
  expect(await whereaboutsOf(client(there, gone, channel), WHERE)).toBe(channel);
  expect(await goneFrom(client(there, gone, channel), WHERE)).toBe('deleted');
  expect(await goneFrom(client(there, channel), WHERE)).toBeUndefined();
  expect(await whereaboutsOf(client(undefined, refused(50001), channel), WHERE)).toBe('left');
});
