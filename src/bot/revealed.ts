/**
 * A secret roll is shown to all. Nothing of it is kept by the bot: what fell stands in the private message, whose text
 * Discord itself hands back with the press, so nobody can have changed it; a custom id could hold neither all the dice
 * nor be trusted. It is shown once: the button goes, and a second press that was under way counts no more.
 */
import { ComponentType, MessageFlags } from 'discord.js';
import { phrase } from '../kernel/phrase.ts';
import type { Pressing } from './acknowledge.ts';
import { type Answer, sayer, words } from './answer.ts';
import type { Use } from './bot.ts';
import { small, text } from './parts.ts';
import { rememberer } from './rememberer.ts';

const isFirst = rememberer(1000);

interface Revealed {
  readonly announces?: Answer;
  readonly shows?: Answer;
}

export function revealed({ client, component, message }: Pressing, use: Use): Revealed {
  const say = sayer(use);
  const [told] = message.components;
  // The button stands in a private message of our own, below what fell.
  const isOurs = message.flags.has(MessageFlags.Ephemeral) && message.author.id === client.user.id;
  if (!isOurs || !component || told?.type !== ComponentType.TextDisplay) return {};
  const shows: Answer = { parts: [text(told.content), text(small(say(phrase('rolls-revealed'))))] };
  if (!isFirst(message.id)) return { shows };
  const who = say(phrase('rolls-reveals', { who: `<@${use.request.person.id}>` }));
  return { announces: words(`${who}\n${told.content}`), shows };
}
