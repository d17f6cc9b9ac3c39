/** Links to the card that needs an answer, for people who have scrolled past it. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { addressOf } from './address.ts';
import type { Use } from '../bot.ts';

/** A line that links to the newest card of the open question, if there is one. */
export async function cardLink({ awaited, cards, request }: Use): Promise<Phrase[]> {
  const { channelId, guildId } = request.place;
  const question = await awaited(channelId);
  const [card] = question ? await cards(question) : [];
  if (!card) return [];
  return [phrase('bot-card-link', { address: addressOf({ guildId, ...card }) })];
}
