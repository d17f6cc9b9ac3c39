import { type Channel, channelOf, type Guild, guildOf, memberOf, type World } from './world.ts';

/** The permissions the stand-in knows by name, with Discord's bits. */
export const Permission = {
  Administrator: 1n << 3n,
  ManageChannels: 1n << 4n,
  AddReactions: 1n << 6n,
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  ManageMessages: 1n << 13n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  MentionEveryone: 1n << 17n,
  UseExternalEmojis: 1n << 18n,
  UseApplicationCommands: 1n << 31n,
  ManageThreads: 1n << 34n,
  CreatePublicThreads: 1n << 35n,
  CreatePrivateThreads: 1n << 36n,
  SendMessagesInThreads: 1n << 38n,
  UseExternalApps: 1n << 50n,
  PinMessages: 1n << 51n,
} as const;

export type PermissionName = keyof typeof Permission;

const EVERYTHING = (1n << 53n) - 1n;

export function bits(...names: PermissionName[]): bigint {
  return names.reduce((sum, name) => sum | Permission[name], 0n);
}

/** What an answer may contain where the bot is not a member. */
export const PRIVATE_TALK = bits('SendMessages', 'EmbedLinks', 'AttachFiles', 'MentionEveryone', 'UseExternalEmojis');

/** A person's permissions in a guild, before channel overwrites. */
export function guildPermissions(guild: Guild, personId: string): bigint {
  const member = memberOf(guild, personId);
  if (member === undefined) return 0n;
  if (guild.ownerId === personId) return EVERYTHING;
  const held = guild.roles.filter((role) => role.id === guild.id || member.roles.includes(role.id));
  const sum = held.reduce((all, role) => all | BigInt(role.permissions), 0n);
  return (sum & Permission.Administrator) === 0n ? sum : EVERYTHING;
}

/** A person's permissions in a channel. A thread inherits its parent's. */
export function channelPermissions(world: World, channel: Channel, personId: string): bigint {
  if (channel.people) return channel.people.includes(personId) ? EVERYTHING : 0n;
  if (channel.guildId === null) return channel.recipientId === personId || isBot(world, personId) ? EVERYTHING : 0n;
  const guild = guildOf(world, channel.guildId);
  if (guild === undefined) return 0n;
  const base = guildPermissions(guild, personId);
  if (base === EVERYTHING || base === 0n) return base;
  const ruling = channel.thread && channel.parentId ? (channelOf(world, channel.parentId) ?? channel) : channel;
  return withOverwrites(guild, ruling, personId, base);
}

export function mayInChannel(world: World, channel: Channel, personId: string, name: PermissionName): boolean {
  return (channelPermissions(world, channel, personId) & Permission[name]) !== 0n;
}

function isBot(world: World, personId: string): boolean {
  return world.application.id === personId;
}

/** Discord's order: @everyone's overwrite, then all roles together, then the member's own. */
function withOverwrites(guild: Guild, channel: Channel, personId: string, base: bigint): bigint {
  const roles = memberOf(guild, personId)?.roles ?? [];
  const layers = [
    channel.overwrites.filter((rule) => rule.id === guild.id),
    channel.overwrites.filter((rule) => rule.type === 0 && roles.includes(rule.id)),
    channel.overwrites.filter((rule) => rule.type === 1 && rule.id === personId),
  ];
  return layers.reduce((held, layer) => {
    const denied = layer.reduce((all, rule) => all | BigInt(rule.deny), 0n);
    const allowed = layer.reduce((all, rule) => all | BigInt(rule.allow), 0n);
    return (held & ~denied) | allowed;
  }, base);
}
