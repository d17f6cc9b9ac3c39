/** Where a battle is played on Discord, and whether that still exists. */
import { type Client, DiscordAPIError, type GuildTextBasedChannel } from 'discord.js';
import type { How } from '../../host/verbs/threads/thread-news.ts';

interface Where {
  readonly channelId: string;
  readonly guildId: string | undefined;
}

const UNKNOWN_CHANNEL = 10003;
/** Missing access, unknown server: Discord's errors for a bot that is not a member. */
const OUTSIDE: ReadonlySet<unknown> = new Set([50001, 10004]);

/** The channel, or how it was lost, or undefined if it is not a server channel. `refresh`: ignores the cache. */
export async function whereaboutsOf(
  { guilds, channels }: Client<true>,
  { channelId, guildId }: Where,
  refresh = false,
): Promise<GuildTextBasedChannel | How | undefined> {
  const guild = guildId === undefined ? undefined : guilds.cache.get(guildId);
  const isMember = guildId === undefined || guild !== undefined;
  const known = isMember && !refresh ? channels.cache.get(channelId) : undefined;
  try {
    const channel = known ?? (await channels.fetch(channelId, { force: true }));
    return channel?.isTextBased() && !channel.isDMBased() ? channel : undefined;
  } catch (error) {
    // While Discord cannot reach a server, nothing is known about its channels.
    if (!(error instanceof DiscordAPIError) || guild?.available === false) throw error;
    if (error.code === UNKNOWN_CHANNEL) return 'deleted';
    if (!isMember && OUTSIDE.has(error.code)) return 'left';
    throw error;
  }
}

/** How it was lost. Undefined: it seems to exist. */
export async function goneFrom(client: Client<true>, where: Where): Promise<How | undefined> {
  const found = await whereaboutsOf(client, where, true);
  return typeof found === 'string' ? found : undefined;
}
