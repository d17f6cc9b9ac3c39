/** Presses on a proposal: each agreement is added to its message. Once decided, the buttons go. */
import { ComponentType, type Message } from 'discord.js';
import { Refusal } from '../../kernel/play.ts';
import { plain } from '../../words/words.ts';
import type { Pressing } from '../interactions/acknowledge.ts';
import { type Answer, refusing, replied } from '../interactions/answer.ts';
import { attached } from './attached.ts';
import type { Use } from '../bot.ts';
import { answered, type KeptParts, withoutButtons } from './card.ts';
import { whileClosing } from './close-cards.ts';
import type { IdOf } from '../interactions/id.ts';
import { type Part, small, text } from './parts.ts';

export async function ballot(
  { battle, motion, agrees }: IdOf<'vote'>,
  interaction: Pressing,
  use: Use,
): Promise<{ readonly shows?: Answer; readonly followUp?: Answer }> {
  const { host, request, say, language } = use;
  const result = await whileClosing(interaction, use, () => host.vote(request, battle, motion, agrees));
  const isOpen = await host.isOpen(battle, motion);
  if (result instanceof Refusal) {
    const why = refusing({ say, language }, result);
    return isOpen ? { followUp: why } : { shows: withoutButtons(interaction.message), followUp: why };
  }
  if (!isOpen) return { shows: answered(interaction) };
  return {
    shows: noted(interaction.message, `✓ ${plain(request.person.name)}`),
    followUp: replied(say, language, result),
  };
}

/** The same message with one more line above its buttons. */
function noted(message: Message, note: string): KeptParts {
  const keeps: string[] = [];
  const parts = message.components.map((component): Part => {
    const part = component.toJSON() as Part;
    if (part.type !== ComponentType.Container) return part;
    const said = part.components.filter(({ type }) => type !== ComponentType.ActionRow);
    const pressed = part.components.filter(({ type }) => type === ComponentType.ActionRow);
    const components = [...said.map((each) => attached(each, keeps)), text(small(note)), ...pressed];
    return { ...part, components } as Part;
  });
  return { parts, keeps };
}
