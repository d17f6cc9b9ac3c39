/** Where the card stands that somebody must answer, for those who have scrolled past it. */
import { type Phrase, phrase } from '../kernel/phrase.ts';
import { addressOf } from './address.ts';
import type { Use } from './bot.ts';

/** A line with the way to the newest card of the question that waits here; nothing where none does. */
export async function cardLink({ awaited, cards, request }: Use): Promise<Phrase[]> {
  const { channelId, guildId } = request.place;
  const question = await awaited(channelId);
  const [card] = question ? await cards(question) : [];
  if (!card) return [];
  return [phrase('bot-card-link', { address: addressOf({ guildId, ...card }) })];
}
