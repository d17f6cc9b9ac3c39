/**
 * Presses on a card or on the private message it opened: an answer (a grave one needs a second press) or a choice in
 * advance.
 */
import { Refusal } from '../../kernel/play.ts';
import type { Said } from '../../host/store/store.ts';
import { phrase } from '../../kernel/phrase.ts';
import type { Pressing } from '../interactions/acknowledge.ts';
import { withChoices, readValue, tokenOf } from './ahead.ts';
import { type Answer, refusing, speak, words } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { answered, labelOf } from './card.ts';
import { chosenIn } from '../interactions/chosen-in.ts';
import { closeCards, tidying } from './close-cards.ts';
import { type IdOf, writeId } from '../interactions/id.ts';
import { button, rows, text } from './parts.ts';
import { questionRows } from './post-presses.ts';
import type { Pressed } from '../interactions/pressed.ts';

/** On the card, the buttons go. In a private message, the sentence stays and the card is tidied. */
export async function answer(id: IdOf<'answer'>, interaction: Pressing, use: Use): Promise<Pressed> {
  const { host, request, say, language } = use;
  const result = await host.answer(request, id.battle, id.no, id.option, 'ahead' in id ? id.ahead : []);
  const isPrivate = 'card' in id;
  if (result instanceof Refusal) {
    const why = refusing({ say, language }, result);
    return isPrivate ? { shows: why } : { followUp: why };
  }
  await tidying(use.log, async () => closeCards(interaction.client, await otherCards(id, interaction, use), use.log));
  return { shows: isPrivate ? words(speak(say, language, result.says)) : answered(interaction) };
}

/** The same from a menu, whose values are option numbers. */
export async function reply(id: IdOf<'reply'>, interaction: Pressing, use: Use): Promise<Pressed> {
  return answer({ ...id, kind: 'answer', option: Number(chosenIn(interaction)) }, interaction, use);
}

/** A question is posted again when someone takes over its side, so it may have several cards. */
async function otherCards(id: IdOf<'answer'>, { channelId, message }: Pressing, use: Use): Promise<Said[]> {
  const cards = await use.cards(id);
  if (!('card' in id)) return cards.filter(({ messageId }) => messageId !== message.id);
  return [{ channelId, messageId: id.card }, ...cards.filter(({ messageId }) => messageId !== id.card)];
}

/**
 * A choice in a card's menu. Opens a private message with the card's answers; nothing takes effect until one is
 * pressed.
 */
export async function ahead(id: IdOf<'ahead'>, interaction: Pressing, use: Use): Promise<Pressed> {
  return { shows: await withChoice({ ...id, card: interaction.message.id }, interaction, use) };
}

/** Another choice in that private message. */
export async function further(id: IdOf<'further'>, interaction: Pressing, use: Use): Promise<Pressed> {
  return { shows: await withChoice(id, interaction, use) };
}

async function withChoice(
  { battle, no, row, ahead: before, card }: Omit<IdOf<'further'>, 'kind'>,
  interaction: Pressing,
  use: Use,
): Promise<Answer> {
  const refusal = await use.host.mayAnswer(use.request, battle, no);
  if (refusal) return refusing(use, refusal);
  const chosen = before.map((choice, at) => (at === row ? readValue(chosenIn(interaction)) : choice));
  const says = use.say(use.language, phrase('bot-ahead'));
  return { parts: [text(says), ...withChoices(interaction.message, chosen, card)] };
}

/** Opens a private message with the answers of a card that does not show them. */
export async function openAnswers({ battle, no }: IdOf<'open'>, interaction: Pressing, use: Use): Promise<Pressed> {
  const found = await use.host.openAnswers(use.request, battle, no);
  if (found instanceof Refusal) return { shows: refusing(use, found) };
  const says = speak(use.say, use.language, found.says);
  return { shows: { parts: [text(says), ...questionRows(found.question, interaction.message.id)] } };
}

export async function grave(id: IdOf<'grave'>, interaction: Pressing, use: Use): Promise<Pressed> {
  const { battle, no, option } = id;
  const { say, language } = use;
  const carried = 'ahead' in id ? tokenOf(id.ahead) : [];
  const card = 'card' in id ? id.card : interaction.message.id;
  const label = labelOf(interaction) ?? String(option + 1);
  const sure = button(writeId('answer', battle, no, option, ...carried, card), label, 'grave');
  return { shows: { parts: [text(say(language, phrase('bot-grave'))), ...rows([sure])], hidden: true } };
}
