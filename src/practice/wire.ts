import { channelPermissions, guildPermissions } from './permissions.ts';
import type { Platform } from './platform.ts';
import {
  botOf,
  type Channel,
  ChannelType,
  type Guild,
  type Member,
  memberOf,
  type Message,
  type Person,
  personOf,
  type Role,
  threadsIn,
  type World,
} from './world.ts';

/** People, guilds and channels as Discord sends them. Messages: `wire-message.ts`. */

export const iso = (time: number) => new Date(time).toISOString();

export function userToWire(person: Person): object {
  return {
    id: person.id,
    username: person.username,
    global_name: person.bot ? null : person.name,
    discriminator: person.bot ? '0001' : '0',
    avatar: null,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
    public_flags: 0,
    flags: 0,
    ...(person.bot && { bot: true }),
  };
}

export function memberToWire(world: World, member: Member): object {
  const person = personOf(world, member.personId);
  if (person === undefined) throw new Error(`the practice world has no person ${member.personId}`);
  return { ...bareMember(member), user: userToWire(person) };
}

function bareMember(member: Member): object {
  return {
    roles: member.roles,
    joined_at: iso(member.joinedAt),
    nick: null,
    avatar: null,
    banner: null,
    premium_since: null,
    communication_disabled_until: null,
    pending: false,
    deaf: false,
    mute: false,
    flags: 0,
  };
}

/** A member in an interaction, with their permissions in that channel. */
export function actingMember(world: World, guild: Guild, channel: Channel, personId: string): object {
  const member = memberOf(guild, personId);
  if (member === undefined) throw new Error(`${personId} is no member of ${guild.name}`);
  const permissions = channelPermissions(world, channel, personId).toString();
  return { ...memberToWire(world, member), permissions };
}

export function resolvedMember(guild: Guild, member: Member): object {
  return { ...bareMember(member), permissions: guildPermissions(guild, member.personId).toString() };
}

export function roleToWire(role: Role, position: number): object {
  return {
    id: role.id,
    name: role.name,
    description: null,
    permissions: role.permissions,
    position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: role.managed,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: 0,
  };
}

export function guildToWire(guild: Guild): object {
  return {
    id: guild.id,
    name: guild.name,
    owner_id: guild.ownerId,
    preferred_locale: guild.locale,
    icon: null,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    features: [],
    roles: guild.roles.map(roleToWire),
    emojis: [],
    stickers: [],
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw: false,
    nsfw_level: 0,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    premium_progress_bar_enabled_user_updated_at: null,
    region: 'deprecated',
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    application_id: null,
    vanity_url_code: null,
    max_members: 500_000,
    max_presences: null,
    max_video_channel_users: 25,
    max_stage_video_channel_users: 50,
    incidents_data: null,
    hub_type: null,
    moderator_reporting: null,
    owner_configured_content_level: 0,
  };
}

/** The guild as the gateway first sends it: with channels, threads, and the bot as a member. */
export function arrivingGuild(platform: Platform, guild: Guild): object {
  const { world } = platform;
  const own = memberOf(guild, world.application.id);
  const channels = world.channels.filter((channel) => channel.guildId === guild.id && !channel.thread);
  return {
    ...guildToWire(guild),
    joined_at: iso(own?.joinedAt ?? platform.now()),
    large: false,
    unavailable: false,
    member_count: guild.members.length,
    members: own ? [memberToWire(world, own)] : [],
    channels: channels.map((channel) => channelToWire(platform, channel)),
    threads: threadsIn(world, guild.id)
      .filter((thread) => thread.thread?.archived === false && maySeeThread(world, thread))
      .map((thread) => channelToWire(platform, thread)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

function maySeeThread(world: World, thread: Channel): boolean {
  return thread.type !== ChannelType.privateThread || isInThread(thread, world.application.id);
}

export function isInThread(thread: Channel, personId: string): boolean {
  return thread.thread?.members.some((member) => member.personId === personId) ?? false;
}

export function channelToWire(platform: Platform, channel: Channel): object {
  const { world } = platform;
  const base = {
    id: channel.id,
    type: channel.type,
    flags: 0,
    last_message_id: publicIn(world, channel).at(-1)?.id ?? null,
    last_pin_timestamp: lastPin(world, channel),
  };
  if (channel.people) return { ...base, name: channel.name, recipients: recipients(world, channel) };
  if (channel.guildId === null) return { ...base, recipients: recipients(world, channel) };
  const inGuild = { ...base, guild_id: channel.guildId, name: channel.name, parent_id: channel.parentId };
  if (channel.thread) return { ...inGuild, ...threadToWire(platform, channel, channel.thread) };
  return {
    ...inGuild,
    position: channel.position,
    topic: channel.topic,
    nsfw: false,
    rate_limit_per_user: 0,
    permission_overwrites: channel.overwrites,
  };
}

/** What everyone in the channel sees. Private replies are neither counted nor named. */
function publicIn(world: World, channel: Channel): Message[] {
  return (world.messages[channel.id] ?? []).filter(({ onlyFor }) => onlyFor === null);
}

function recipients(world: World, channel: Channel): object[] {
  if (channel.people) return channel.people.flatMap((id) => personOf(world, id) ?? []).map(userToWire);
  const person = personOf(world, channel.recipientId ?? '') ?? botOf(world);
  return [userToWire(person)];
}

function lastPin(world: World, channel: Channel): string | null {
  const times = (world.messages[channel.id] ?? []).flatMap((message) => message.pinnedAt ?? []);
  return times.length === 0 ? null : iso(Math.max(...times));
}

function threadToWire(platform: Platform, channel: Channel, thread: NonNullable<Channel['thread']>): object {
  const posted = publicIn(platform.world, channel).length;
  const own = thread.members.find((member) => member.personId === platform.world.application.id);
  return {
    owner_id: thread.ownerId,
    rate_limit_per_user: 0,
    message_count: posted,
    total_message_sent: posted,
    member_count: thread.members.length,
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: iso(thread.changedAt),
      auto_archive_duration: thread.archiveAfterMinutes,
      locked: thread.locked,
      create_timestamp: iso(thread.changedAt),
      ...(channel.type === ChannelType.privateThread && { invitable: thread.invitable }),
    },
    ...(own && { member: threadMemberToWire(channel, own) }),
  };
}

export function threadMemberToWire(channel: Channel, member: { personId: string; joinedAt: number }): object {
  return { id: channel.id, user_id: member.personId, join_timestamp: iso(member.joinedAt), flags: 1 };
}
