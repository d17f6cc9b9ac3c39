import { z } from 'zod';
import { removeChannel } from '../administration.ts';
import { channelPatch, read } from '../bodies.ts';
import { unknownGuild, unknownMember } from '../refusal.ts';
import { textChannel } from '../seed.ts';
import { tell } from '../telling.ts';
import { channelToWire, guildToWire, memberToWire, roleToWire } from '../wire.ts';
import { type Guild, guildOf, memberOf, threadsIn } from '../world.ts';
import { requirePermission } from './messages.ts';
import { type Call, channelIn, nothing, ok, param, type Reply, type Route } from './router.ts';
import { changeThread } from './threads.ts';

/** Requests about guilds, channels and members, and changes in channels. */
export const channelRoutes: Route[] = [
  ['GET', '/guilds/{guild_id}', (call) => ok(guildToWire(guildIn(call)))],
  ['GET', '/guilds/{guild_id}/channels', listChannels],
  ['POST', '/guilds/{guild_id}/channels', createChannel],
  ['GET', '/guilds/{guild_id}/threads/active', activeThreads],
  ['GET', '/guilds/{guild_id}/roles', (call) => ok(guildIn(call).roles.map(roleToWire))],
  ['GET', '/guilds/{guild_id}/members', listMembers],
  ['GET', '/guilds/{guild_id}/members/{user_id}', getMember],
  ['GET', '/channels/{channel_id}', getChannel],
  ['PATCH', '/channels/{channel_id}', patchChannel],
  ['DELETE', '/channels/{channel_id}', deleteChannel],
];

function guildIn(call: Call): Guild {
  const guild = guildOf(call.platform.world, param(call, 'guild_id'));
  if (guild === undefined || memberOf(guild, call.platform.world.application.id) === undefined) throw unknownGuild();
  return guild;
}

function listChannels(call: Call): Reply {
  const guild = guildIn(call);
  const channels = call.platform.world.channels.filter((channel) => channel.guildId === guild.id && !channel.thread);
  return ok(channels.map((channel) => channelToWire(call.platform, channel)));
}

const newChannelBody = z.looseObject({ name: z.string().min(1).max(100) });

function createChannel(call: Call): Reply {
  const { platform } = call;
  const guild = guildIn(call);
  const siblings = platform.world.channels.filter((channel) => channel.guildId === guild.id);
  for (const sibling of siblings.slice(0, 1)) requirePermission(platform, sibling, 'ManageChannels');
  const { name } = read(newChannelBody, call.body);
  const channel = textChannel(platform.newId(), guild.id, name, siblings.length);
  platform.world.channels.push(channel);
  tell(platform, 'CHANNEL_CREATE', channel);
  return { status: 201, body: channelToWire(platform, channel) };
}

function activeThreads(call: Call): Reply {
  const { platform } = call;
  const threads = threadsIn(platform.world, guildIn(call).id).filter((channel) => !channel.thread?.archived);
  return ok({ threads: threads.map((thread) => channelToWire(platform, thread)), members: [], has_more: false });
}

function listMembers(call: Call): Reply {
  const limit = Number(call.query.get('limit') ?? 1);
  const members = guildIn(call).members.slice(0, limit);
  return ok(members.map((member) => memberToWire(call.platform.world, member)));
}

function getMember(call: Call): Reply {
  const member = memberOf(guildIn(call), param(call, 'user_id'));
  if (member === undefined) throw unknownMember();
  return ok(memberToWire(call.platform.world, member));
}

function getChannel(call: Call): Reply {
  const channel = channelIn(call);
  requirePermission(call.platform, channel);
  return ok(channelToWire(call.platform, channel));
}

function patchChannel(call: Call): Reply {
  const { platform } = call;
  const channel = channelIn(call);
  if (channel.thread) return changeThread(call, channel, channel.thread);
  requirePermission(platform, channel, 'ManageChannels');
  const body = read(channelPatch, call.body);
  channel.name = body.name ?? channel.name;
  if (body.topic !== undefined) channel.topic = body.topic;
  tell(platform, 'CHANNEL_UPDATE', channel);
  return ok(channelToWire(platform, channel));
}

function deleteChannel(call: Call): Reply {
  const { platform } = call;
  const channel = channelIn(call);
  requirePermission(platform, channel, channel.thread ? 'ManageThreads' : 'ManageChannels');
  const wire = channelToWire(platform, channel);
  removeChannel(platform, channel);
  return channel.guildId === null ? nothing : ok(wire);
}
