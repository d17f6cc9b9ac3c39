import { z } from 'zod';
import { channelPatch, read } from '../bodies.ts';
import { changed } from '../platform.ts';
import { unknownGuild, unknownMember, unknownUser } from '../refusal.ts';
import { textChannel } from '../seed.ts';
import { applicationToWire, channelToWire, guildToWire, memberToWire, roleToWire, userToWire } from '../wire.ts';
import {
  botOf,
  type Channel,
  ChannelType,
  directChannelWith,
  type Guild,
  guildOf,
  memberOf,
  personOf,
  threadsIn,
  type World,
} from '../world.ts';
import { requirePermission } from './messages.ts';
import { type Call, channelIn, nothing, ok, param, type Reply, type Route } from './router.ts';
import { changeThread, tell } from './threads.ts';

/** What the bot may ask about itself, its guilds, their channels and members. */
export const channelRoutes: Route[] = [
  ['GET', '/gateway', (call) => ok({ url: gatewayAddress(call) })],
  ['GET', '/gateway/bot', gatewayForBot],
  ['GET', '/applications/@me', (call) => ok(applicationToWire(call.platform.world, botOf(call.platform.world)))],
  ['GET', '/oauth2/applications/@me', (call) => ok(applicationToWire(call.platform.world, botOf(call.platform.world)))],
  ['GET', '/users/@me', (call) => ok(userToWire(botOf(call.platform.world)))],
  ['GET', '/users/@me/guilds', (call) => ok(call.platform.world.guilds.map(guildSummary))],
  ['POST', '/users/@me/channels', openDirect],
  ['GET', '/users/{user_id}', getUser],
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

const gatewayAddress = (call: Call) => call.platform.address().replace('http', 'ws');

function gatewayForBot(call: Call): Reply {
  const session_start_limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 16 };
  return ok({ url: gatewayAddress(call), shards: 1, session_start_limit });
}

function guildIn(call: Call): Guild {
  const guild = guildOf(call.platform.world, param(call, 'guild_id'));
  if (guild === undefined) throw unknownGuild();
  return guild;
}

function guildSummary(guild: Guild): object {
  return { id: guild.id, name: guild.name, icon: null, banner: null, owner: false, permissions: '0', features: [] };
}

function getUser(call: Call): Reply {
  const person = personOf(call.platform.world, param(call, 'user_id'));
  if (person === undefined) throw unknownUser();
  return ok(userToWire(person));
}

const recipientBody = z.looseObject({ recipient_id: z.string() });

function openDirect(call: Call): Reply {
  const { platform } = call;
  const person = personOf(platform.world, read(recipientBody, call.body).recipient_id);
  if (person === undefined || person.bot) throw unknownUser();
  return ok(
    channelToWire(
      platform,
      directChannel(platform.world, person.id, platform.newId, () => changed(platform)),
    ),
  );
}

/** The direct channel of the bot with a person, opened when there is none yet. */
export function directChannel(world: World, personId: string, newId: () => string, onOpened: () => void): Channel {
  const known = directChannelWith(world, personId);
  if (known) return known;
  const channel: Channel = {
    id: newId(),
    type: ChannelType.direct,
    guildId: null,
    name: '',
    topic: null,
    parentId: null,
    position: 0,
    overwrites: [],
    recipientId: personId,
  };
  world.channels.push(channel);
  onOpened();
  return channel;
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
  platform.world.channels = platform.world.channels.filter((each) => each !== channel);
  delete platform.world.messages[channel.id];
  tell(platform, channel.thread ? 'THREAD_DELETE' : 'CHANNEL_DELETE', channel);
  return channel.guildId === null ? nothing : ok(wire);
}
