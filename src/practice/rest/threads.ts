import { channelPatch, read, threadBody } from '../bodies.ts';
import { Flag } from '../components.ts';
import { atMost, filled } from '../limits/lengths.ts';
import { announce } from '../posting.ts';
import { invalidForm, refuseIfAny, Refusal, threadAlreadyThere, unknownMember } from '../refusal.ts';
import { channelToWire, isInThread, threadMemberToWire } from '../wire.ts';
import { type Channel, ChannelType, channelOf, guildOf, memberOf, type Thread } from '../world.ts';
import { tell } from '../telling.ts';
import { requirePermission } from './messages.ts';
import { type Call, channelIn, messageIn, nothing, ok, param, type Reply, type Route } from './router.ts';

const ARCHIVE_MINUTES = [60, 1440, 4320, 10080];

export const threadRoutes: Route[] = [
  ['POST', '/channels/{channel_id}/threads', startAlone],
  ['POST', '/channels/{channel_id}/messages/{message_id}/threads', startFromMessage],
  ['GET', '/channels/{channel_id}/threads/archived/public', (call) => archived(call, ChannelType.publicThread)],
  ['GET', '/channels/{channel_id}/threads/archived/private', (call) => archived(call, ChannelType.privateThread)],
  ['GET', '/channels/{channel_id}/thread-members', members],
  ['GET', '/channels/{channel_id}/thread-members/{user_id}', oneMember],
  ['PUT', '/channels/{channel_id}/thread-members/{user_id}', addMember],
  ['DELETE', '/channels/{channel_id}/thread-members/{user_id}', removeMember],
];

function startAlone(call: Call): Reply {
  const parent = channelIn(call);
  const body = read(threadBody, call.body);
  const type = body.type ?? ChannelType.privateThread;
  const isPrivate = type === ChannelType.privateThread;
  requirePermission(call.platform, parent, isPrivate ? 'CreatePrivateThreads' : 'CreatePublicThreads');
  if (!isPrivate && type !== ChannelType.publicThread) {
    throw invalidForm([{ at: ['type'], code: 'BASE_TYPE_CHOICES', message: 'Value must be one of {11, 12}.' }]);
  }
  const thread = start(call, parent, type, call.platform.newId());
  return { status: 201, body: channelToWire(call.platform, thread) };
}

/** A thread started from a message has the message's id. */
function startFromMessage(call: Call): Reply {
  const { platform } = call;
  const parent = channelIn(call);
  requirePermission(platform, parent, 'CreatePublicThreads', 'ReadMessageHistory');
  const message = messageIn(call, parent);
  if (channelOf(platform.world, message.id)) throw threadAlreadyThere();
  const thread = start(call, parent, ChannelType.publicThread, message.id);
  message.flags |= Flag.hasThread;
  announce(platform, 'MESSAGE_UPDATE', message);
  return { status: 201, body: channelToWire(platform, thread) };
}

function start(call: Call, parent: Channel, type: number, id: string): Channel {
  const { platform } = call;
  const body = read(threadBody, call.body);
  refuseIfAny(filled(body.name, 100, ['name']));
  refuseOddDuration(body.auto_archive_duration);
  if (parent.thread || parent.guildId === null) {
    throw new Refusal(400, 50024, 'Cannot execute action on this channel type');
  }
  const now = platform.now();
  const own = platform.world.application.id;
  const channel: Channel = {
    id,
    type,
    guildId: parent.guildId,
    name: body.name,
    topic: null,
    parentId: parent.id,
    position: 0,
    overwrites: [],
    thread: {
      ownerId: own,
      archived: false,
      archiveAfterMinutes: body.auto_archive_duration ?? 4320,
      locked: false,
      invitable: body.invitable ?? true,
      changedAt: now,
      members: [{ personId: own, joinedAt: now }],
    },
  };
  platform.world.channels.push(channel);
  tell(platform, 'THREAD_CREATE', channel, { newly_created: true });
  return channel;
}

function refuseOddDuration(minutes: number | null | undefined): void {
  if (minutes == null || ARCHIVE_MINUTES.includes(minutes)) return;
  const message = `Value must be one of {${ARCHIVE_MINUTES.join(', ')}}.`;
  throw invalidForm([{ at: ['auto_archive_duration'], code: 'BASE_TYPE_CHOICES', message }]);
}

/** Renames, archives or locks a thread. */
export function changeThread(call: Call, channel: Channel, thread: Thread): Reply {
  const { platform } = call;
  const body = read(channelPatch, call.body);
  const own = thread.ownerId === platform.world.application.id;
  requirePermission(platform, channel, ...(own ? [] : (['ManageThreads'] as const)));
  refuseIfAny(atMost(body.name, 100, ['name']));
  refuseOddDuration(body.auto_archive_duration);
  if (thread.archived && body.archived !== false) throw new Refusal(400, 50083, 'Thread is archived');
  if (body.locked !== undefined) requirePermission(platform, channel, 'ManageThreads');
  channel.name = body.name ?? channel.name;
  Object.assign(thread, {
    archived: body.archived ?? thread.archived,
    locked: body.locked ?? thread.locked,
    invitable: body.invitable ?? thread.invitable,
    archiveAfterMinutes: body.auto_archive_duration ?? thread.archiveAfterMinutes,
    changedAt: platform.now(),
  });
  tell(platform, 'THREAD_UPDATE', channel);
  return ok(channelToWire(platform, channel));
}

function threadIn(call: Call): { channel: Channel; thread: Thread } {
  const channel = channelIn(call);
  if (channel.thread === undefined) throw new Refusal(400, 50024, 'Cannot execute action on this channel type');
  requirePermission(call.platform, channel);
  return { channel, thread: channel.thread };
}

function personIn(call: Call): string {
  const named = param(call, 'user_id');
  return named === '@me' ? call.platform.world.application.id : named;
}

function members(call: Call): Reply {
  const { channel, thread } = threadIn(call);
  return ok(thread.members.map((member) => threadMemberToWire(channel, member)));
}

function oneMember(call: Call): Reply {
  const { channel, thread } = threadIn(call);
  const member = thread.members.find(({ personId }) => personId === personIn(call));
  if (member === undefined) throw unknownMember();
  return ok(threadMemberToWire(channel, member));
}

function addMember(call: Call): Reply {
  const { platform } = call;
  const { channel, thread } = threadIn(call);
  const personId = personIn(call);
  requirePermission(platform, channel, 'SendMessagesInThreads');
  const guild = guildOf(platform.world, channel.guildId ?? '');
  if (guild === undefined || memberOf(guild, personId) === undefined) throw unknownMember();
  if (thread.archived) throw new Refusal(400, 50083, 'Thread is archived');
  if (!isInThread(channel, personId)) {
    if (thread.members.length >= 1000)
      throw new Refusal(400, 30033, 'Maximum number of thread participants reached (1000)');
    thread.members.push({ personId, joinedAt: platform.now() });
    tell(platform, 'THREAD_UPDATE', channel);
  }
  return nothing;
}

function removeMember(call: Call): Reply {
  const { channel, thread } = threadIn(call);
  const personId = personIn(call);
  const own = call.platform.world.application.id;
  // The creator of a private thread decides who is in it.
  const isHost = channel.type === ChannelType.privateThread && thread.ownerId === own;
  if (personId !== own && !isHost) requirePermission(call.platform, channel, 'ManageThreads');
  if (thread.archived) throw new Refusal(400, 50083, 'Thread is archived');
  thread.members = thread.members.filter((member) => member.personId !== personId);
  tell(call.platform, 'THREAD_UPDATE', channel);
  return nothing;
}

function archived(call: Call, type: number): Reply {
  const { platform } = call;
  const parent = channelIn(call);
  requirePermission(platform, parent, 'ReadMessageHistory');
  const threads = platform.world.channels.filter(
    (channel) => channel.parentId === parent.id && channel.type === type && channel.thread?.archived,
  );
  return ok({ threads: threads.map((each) => channelToWire(platform, each)), members: [], has_more: false });
}
