/** What is pressed on a card: an answer, perhaps on a second press; a choice ahead of it. */
import { Refusal } from '../kernel/play.ts';
import type { Said } from '../host/store/store.ts';
import { phrase } from '../kernel/phrase.ts';
import type { Pressing } from './acknowledge.ts';
import { readValue, tokenOf, withChosen } from './ahead.ts';
import { refusing, speak, words } from './answer.ts';
import type { Use } from './bot.ts';
import { answered, labelOf } from './card.ts';
import { tidy } from './closing.ts';
import { type IdOf, writeId } from './id.ts';
import { button, rows, text } from './parts.ts';
import type { Pressed } from './pressed.ts';

/** On a public card: the buttons go. On the private second press: the sentence stays, and the card is tidied. */
export async function answer(id: IdOf<'answer'>, interaction: Pressing, use: Use): Promise<Pressed> {
  const { host, request, say, language } = use;
  const result = await host.answer(request, id.battle, id.no, id.option, 'ahead' in id ? id.ahead : []);
  const secondPress = 'card' in id;
  if (result instanceof Refusal) {
    const why = refusing({ say, language }, result);
    return secondPress ? { shows: why } : { whispers: why };
  }
  await tidy(interaction.client, await otherCards(id, interaction, use), use.log);
  return { shows: secondPress ? words(speak(say, language, result.says)) : answered(interaction) };
}

/** A question is shown again to whoever takes over its side, so it may stand on several cards. */
async function otherCards(id: IdOf<'answer'>, { channelId, message }: Pressing, use: Use): Promise<Said[]> {
  const cards = await use.cards(id);
  if (!('card' in id)) return cards.filter(({ messageId }) => messageId !== message.id);
  return [{ channelId, messageId: id.card }, ...cards.filter(({ messageId }) => messageId !== id.card)];
}

/** A choice in a menu is shown on the card, and counts for nothing until an answer is pressed. */
export async function ahead(id: IdOf<'ahead'>, interaction: Pressing, use: Use): Promise<Pressed> {
  const refusal = await use.host.mayAnswer(use.request, id.battle, id.no);
  if (refusal) return { whispers: refusing(use, refusal) };
  if (!interaction.isStringSelectMenu()) return {};
  const chosen = id.ahead.map((choice, row) => (row === id.row ? readValue(interaction.values[0]) : choice));
  return { shows: withChosen(interaction.message, chosen) };
}

export async function grave(id: IdOf<'grave'>, interaction: Pressing, use: Use): Promise<Pressed> {
  const { battle, no, option } = id;
  const { say, language } = use;
  const carried = 'ahead' in id ? tokenOf(id.ahead) : [];
  const label = labelOf(interaction) ?? String(option + 1);
  const sure = button(writeId('answer', battle, no, option, ...carried, interaction.message.id), label, 'grave');
  return { shows: { parts: [text(say(language, phrase('bot-grave'))), ...rows([sure])], hidden: true } };
}
