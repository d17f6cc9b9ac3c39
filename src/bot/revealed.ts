/**
 * A secret roll is shown to all. Nothing of it is kept by the bot: what fell stands in the private message, whose text
 * Discord itself hands back with the press, so nobody can have changed it; a custom id could hold neither all the dice
 * nor be trusted. It is shown once: the button goes, and a second press that was under way counts no more. Where nobody
 * else can read it, the button stays, under a number of its own.
 */
import { ComponentType, MessageFlags } from 'discord.js';
import { phrase } from '../kernel/phrase.ts';
import type { Pressing } from './acknowledge.ts';
import { sayer, words } from './answer.ts';
import type { Use } from './bot.ts';
import { writeId, type IdOf } from './id.ts';
import type { Say } from './dice-words.ts';
import { button, type Row, rows, small, text } from './parts.ts';
import type { Pressed } from './pressed.ts';
import { rememberer } from './rememberer.ts';

const isFirst = rememberer(1000);

/** `times`: how often it could not be shown. */
export function revealRow(say: Say, times = 0): Row[] {
  return rows([button(writeId('reveal', times), say(phrase('rolls-reveal')))]);
}

export function revealed({ times }: IdOf<'reveal'>, { client, component, message }: Pressing, use: Use): Pressed {
  const say = sayer(use);
  const [told] = message.components;
  // The button stands in a private message of our own, below what fell.
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
