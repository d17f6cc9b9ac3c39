/** What a guild's administrators or Discord itself do there, independent of the bot. */
import { Intent } from './gateway.ts';
import { Permission, type PermissionName } from './permissions.ts';
import { changed, type Platform } from './platform.ts';
import { tell } from './telling.ts';
import { arrivingGuild } from './wire.ts';
import { type Channel, ChannelType, type Guild } from './world.ts';

/** Guilds and channels by id or name. */
export type Administration = {
  /** Denies the bot permissions in a channel, or restores them. */
  deny(channel: string, ...names: PermissionName[]): void;
  allow(channel: string, ...names: PermissionName[]): void;
  /** Deletes a channel with its threads, or a thread. */
  removeChannel(channel: string): void;
  /** Removes the bot from a guild, or adds it again. */
  expel(guild: string): void;
  admit(guild: string): void;
  /** Makes a guild unavailable for a while; then available again. */
  outage(guild: string): void;
  recovery(guild: string): void;
};

export function administrationOf(platform: Platform): Administration {
  const channelNamed = (named: string): Channel => oneOf(platform.world.channels, named);
  const guildNamed = (named: string): Guild => oneOf(platform.world.guilds, named);
  return {
    deny: (channel, ...names) => overrule(platform, channelNamed(channel), 'deny', names),
    allow: (channel, ...names) => overrule(platform, channelNamed(channel), 'allow', names),
    removeChannel: (channel) => removeChannel(platform, channelNamed(channel)),
    expel: (guild) => expel(platform, guildNamed(guild)),
    admit: (guild) => admit(platform, guildNamed(guild)),
    outage: (guild) => dispatch(platform, 'GUILD_DELETE', guildNamed(guild), { unavailable: true }),
    recovery: (guild) => arrive(platform, guildNamed(guild)),
  };
}

function oneOf<Named extends { id: string; name: string }>(all: readonly Named[], named: string): Named {
  const found = all.find(({ id, name }) => id === named || name === named);
  if (found === undefined) throw new Error(`there is no ${named}`);
  return found;
}

function overrule(platform: Platform, channel: Channel, side: 'allow' | 'deny', names: PermissionName[]): void {
  const rule = ownRule(channel, platform.world.application.id);
  const bits = names.reduce((sum, name) => sum | Permission[name], 0n);
  const deny = BigInt(rule.deny);
  rule.deny = (side === 'deny' ? deny | bits : deny & ~bits).toString();
  tell(platform, channel.type === ChannelType.text ? 'CHANNEL_UPDATE' : 'THREAD_UPDATE', channel);
}

function ownRule(channel: Channel, personId: string): Channel['overwrites'][number] {
  const known = channel.overwrites.find((rule) => rule.type === 1 && rule.id === personId);
  if (known) return known;
  const rule = { id: personId, type: 1 as const, allow: '0', deny: '0' };
  channel.overwrites.push(rule);
  return rule;
}

/** Its threads go with it, and Discord only reports the channel. */
export function removeChannel(platform: Platform, channel: Channel): void {
  const { world } = platform;
  const threads = world.channels.filter(({ parentId }) => parentId === channel.id);
  world.channels = world.channels.filter((each) => each !== channel && !threads.includes(each));
  for (const { id } of [channel, ...threads]) delete world.messages[id];
  tell(platform, channel.thread ? 'THREAD_DELETE' : 'CHANNEL_DELETE', channel);
}

function expel(platform: Platform, guild: Guild): void {
  guild.members = guild.members.filter(({ personId }) => personId !== platform.world.application.id);
  dispatch(platform, 'GUILD_DELETE', guild, {});
}

/** With its own role there. */
function admit(platform: Platform, guild: Guild): void {
  const roles = guild.roles.filter(({ managed }) => managed).map(({ id }) => id);
  guild.members.push({ personId: platform.world.application.id, roles, joinedAt: platform.now() });
  arrive(platform, guild);
}

function arrive(platform: Platform, guild: Guild): void {
  dispatch(platform, 'GUILD_CREATE', guild, arrivingGuild(platform, guild));
}

function dispatch(platform: Platform, event: string, { id }: Guild, more: object): void {
  changed(platform);
  platform.gateway.dispatch({ event, data: { id, ...more }, guildId: id, intent: Intent.guilds });
}
