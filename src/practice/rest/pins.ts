import { Intent } from '../gateway.ts';
import { changed } from '../platform.ts';
import { place } from '../posting.ts';
import { tooManyPins } from '../refusal.ts';
import { iso } from '../wire.ts';
import { messageToWire } from '../wire-message.ts';
import type { Channel, Message, World } from '../world.ts';
import { requirePermission } from './messages.ts';
import { type Call, channelIn, messageIn, nothing, ok, type Reply, type Route } from './router.ts';

const PIN_LIMIT = 250;

/** Discord has two paths for pins: the old one, and one under `messages`. */
export const pinRoutes: Route[] = [
  ['GET', '/channels/{channel_id}/pins', oldList],
  ['GET', '/channels/{channel_id}/messages/pins', list],
  ['PUT', '/channels/{channel_id}/pins/{message_id}', pin],
  ['PUT', '/channels/{channel_id}/messages/pins/{message_id}', pin],
  ['DELETE', '/channels/{channel_id}/pins/{message_id}', unpin],
  ['DELETE', '/channels/{channel_id}/messages/pins/{message_id}', unpin],
];

/** A channel's pinned messages, latest pin first. */
function pinned(world: World, channel: Channel): Message[] {
  const all = (world.messages[channel.id] ?? []).filter((message) => message.pinnedAt !== null);
  return all.sort((a, b) => (b.pinnedAt ?? 0) - (a.pinnedAt ?? 0));
}

function oldList(call: Call): Reply {
  const channel = channelIn(call);
  requirePermission(call.platform, channel);
  return ok(pinned(call.platform.world, channel).map((message) => messageToWire(call.platform, message)));
}

function list(call: Call): Reply {
  const { platform, query } = call;
  const channel = channelIn(call);
  requirePermission(platform, channel);
  const before = query.get('before');
  const limit = Number(query.get('limit') ?? 50);
  const all = pinned(platform.world, channel).filter(
    ({ pinnedAt }) => before === null || (pinnedAt ?? 0) < Date.parse(before),
  );
  const items = all.slice(0, limit).map((message) => ({
    pinned_at: iso(message.pinnedAt ?? 0),
    message: messageToWire(platform, message),
  }));
  return ok({ items, has_more: all.length > limit });
}

function pin(call: Call): Reply {
  const { platform } = call;
  const channel = channelIn(call);
  requirePermission(platform, channel, 'PinMessages');
  const message = messageIn(call, channel);
  if (message.pinnedAt !== null) return nothing;
  if (pinned(platform.world, channel).length >= PIN_LIMIT) throw tooManyPins();
  message.pinnedAt = platform.now();
  tell(call, channel, message);
  place(platform, pinNotice(call, channel, message));
  return nothing;
}

function unpin(call: Call): Reply {
  const channel = channelIn(call);
  requirePermission(call.platform, channel, 'PinMessages');
  const message = messageIn(call, channel);
  message.pinnedAt = null;
  tell(call, channel, message);
  return nothing;
}

function tell(call: Call, channel: Channel, message: Message): void {
  const { platform } = call;
  changed(platform);
  platform.bulletin.publish({ kind: 'message', channelId: channel.id, messageId: message.id });
  platform.gateway.dispatch({
    event: 'CHANNEL_PINS_UPDATE',
    data: {
      channel_id: channel.id,
      ...(channel.guildId && { guild_id: channel.guildId }),
      last_pin_timestamp: pinned(platform.world, channel)[0] ? iso(platform.now()) : null,
    },
    guildId: channel.guildId,
    intent: channel.guildId === null ? Intent.directMessages : Intent.guilds,
  });
}

/** "Aide-de-camp pinned a message": a message of type 6, as on Discord. */
function pinNotice(call: Call, channel: Channel, message: Message): Message {
  const { platform } = call;
  return {
    id: platform.newId(),
    channelId: channel.id,
    authorId: platform.world.application.id,
    type: 6,
    content: '',
    embeds: [],
    components: [],
    attachments: [],
    flags: 0,
    tts: false,
    createdAt: platform.now(),
    editedAt: null,
    pinnedAt: null,
    mentions: { people: [], roles: [], everyone: false },
    onlyFor: null,
    repliesTo: message.id,
  };
}
