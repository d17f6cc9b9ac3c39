import { changed, type Platform } from './platform.ts';
import { type Channel, ChannelType, directChannelWith } from './world.ts';

/** The direct channel of the bot with a person, created if necessary. */
export function directChannel(platform: Platform, personId: string): Channel {
  const { world } = platform;
  const known = directChannelWith(world, personId);
  if (known) return known;
  const channel: Channel = {
    id: platform.newId(),
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
  changed(platform);
  platform.bulletin.publish({ kind: 'channel', channelId: channel.id });
  return channel;
}
