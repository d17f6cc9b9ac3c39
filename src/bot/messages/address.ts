/** Links that a Discord client opens itself: to a channel or to a message in it. */
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
