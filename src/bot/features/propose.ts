/** Proposals without options. */
import { phrase } from '../../kernel/phrase.ts';
import type { Usable } from '../interactions/acknowledge.ts';
import type { Answer } from '../interactions/answer.ts';
import { writeId } from '../interactions/id.ts';
import { closingAnswer } from '../messages/close-cards.ts';
import { button, rows, text } from '../messages/parts.ts';
import type { Use } from '../bot.ts';

/** A proposal that no one else has to agree to, such as a draw against the bot, takes a second press. */
export async function plainAnswer(interaction: Usable, use: Use, name: string): Promise<Answer> {
  const { host, request, say, language } = use;
  if ((await host.isDecidedAlone(request, name)) !== true)
    return closingAnswer(interaction, use, () => host.propose(request, name));
  const sure = button(writeId('alone', name), say(language, phrase(`proposal-alone-${name}-button`)), 'grave');
  return { parts: [text(say(language, phrase(`proposal-alone-${name}`))), ...rows([sure])], hidden: true };
}
