/** Removes the buttons of questions and proposals that are no longer open; a press would be refused. */
import type { Client } from 'discord.js';
import type { Reply } from '../../host/request.ts';
import type { Said } from '../../host/store/store.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Usable } from '../interactions/acknowledge.ts';
import { type Answer, replied } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { withoutButtons } from './card.ts';
import type { Log } from '../log.ts';
import { unarchive } from '../threads/threads.ts';

/** Runs an action that may close the channel's open question: an answer as text, or the order itself. */
export async function closingAnswer(
  interaction: Usable,
  use: Use,
  work: () => Promise<Reply | Refusal>,
): Promise<Answer> {
  return replied(use.say, use.language, await whileClosing(interaction, use, work));
}

export async function whileClosing(
  { client }: Usable,
  use: Use,
  work: () => Promise<Reply | Refusal>,
): Promise<Reply | Refusal> {
  const result = await work();
  if (result instanceof Refusal || !result.closed) return result;
  const { battle, no, motions } = result.closed;
  await tidying(use.log, async () => {
    for (const motion of motions) await closeCards(client, await use.ballots({ battle, motion }), use.log);
    if (no !== undefined) await closeCards(client, await use.cards({ battle, no }), use.log);
  });
  return result;
}

/** A decision stands and is reported even if the database fails afterwards. */
export async function tidying(log: Log, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error }, 'what is closed keeps its buttons');
  }
}

/** A decision stands whether or not its cards can be changed. */
export async function closeCards(client: Client<true>, cards: readonly Said[], log: Log): Promise<void> {
  for (const { channelId, messageId } of cards) {
    try {
      const channel = client.channels.cache.get(channelId) ?? (await client.channels.fetch(channelId));
      if (!channel?.isTextBased()) continue;
      const slept = channel.isThread() && (await unarchive(channel));
      const message = await channel.messages.fetch({ message: messageId, cache: false });
      const { parts, keeps } = withoutButtons(message);
      await message.edit({ components: parts, attachments: keeps.map((id) => ({ id })) as never });
      // The battle may be over and its thread archived.
      if (slept) await channel.setArchived(true);
    } catch (error) {
      log.warn({ err: error, card: messageId }, 'an answered card keeps its buttons');
    }
  }
}
