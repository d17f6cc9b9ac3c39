/**
 * Reveals a secret roll. The bot stores none of it: Discord returns the private message with the press, so no one can
 * have changed it. A custom id could not hold all the dice, nor be trusted. It is revealed once: the button goes, and a
 * simultaneous second press is ignored. If no one else could read it, the button stays, with a number of its own.
 */
import { ComponentType, MessageFlags } from 'discord.js';
import { phrase } from '../../kernel/phrase.ts';
import type { Pressing } from '../interactions/acknowledge.ts';
import { sayer, words } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { writeId, type IdOf } from '../interactions/id.ts';
import type { Say } from './dice-words.ts';
import { button, type Row, rows, small, text } from '../messages/parts.ts';
import type { Pressed } from '../interactions/pressed.ts';
import { seenOnce } from '../interactions/seen-once.ts';

const isFirst = seenOnce(1000);

/** `times`: how often revealing failed. */
export function revealRow(say: Say, times = 0): Row[] {
  return rows([button(writeId('reveal', times), say(phrase('rolls-reveal')))]);
}

export function revealed({ times }: IdOf<'reveal'>, { client, component, message }: Pressing, use: Use): Pressed {
  const say = sayer(use);
  const [told] = message.components;
  // The button is in our private message, below the dice.
  const isOurs = message.flags.has(MessageFlags.Ephemeral) && message.author.id === client.user.id;
  if (!isOurs || !component || told?.type !== ComponentType.TextDisplay) return {};
  if (!isFirst(`${message.id} ${times}`)) return {};
  const who = say(phrase('rolls-reveals', { who: `<@${use.request.person.id}>` }));
  const below = (id: string) => [text(told.content), text(small(say(phrase(id))))];
  return {
    announces: words(`${who}\n${told.content}`),
    shows: { parts: below('rolls-revealed') },
    unsaid: { parts: [...below('rolls-unshown'), ...revealRow(say, times + 1)] },
  };
}
