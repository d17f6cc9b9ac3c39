/** Addresses that a Discord client opens by itself: of a channel, or of a message there. */
interface Somewhere {
  readonly guildId?: string | undefined;
  readonly channelId: string;
  readonly messageId?: string | undefined;
}

export function addressOf({ guildId = '@me', channelId, messageId }: Somewhere): string {
  return ['https://discord.com/channels', guildId, channelId, ...(messageId === undefined ? [] : [messageId])].join(
    '/',
  );
}
