import { Intent } from './gateway.ts';
import { changed, type Platform } from './platform.ts';
import { channelToWire } from './wire.ts';
import type { Channel } from './world.ts';

/** Notifies the bot and the people that a channel or thread is new or has changed. */
export function tell(platform: Platform, event: string, channel: Channel, more: object = {}): void {
  changed(platform);
  platform.bulletin.publish({ kind: 'channel', channelId: channel.id });
  platform.gateway.dispatch({
    event,
    data: { ...channelToWire(platform, channel), ...more },
    guildId: channel.guildId,
    intent: Intent.guilds,
  });
}
