import type { Shown } from './shown.ts';

/** Messages by the same person within this time share one name. */
const PAUSE = 7 * 60_000;

/** Whether a message continues the one before it, without repeating avatar and name. */
export function goesOn(message: Shown, before: Shown | undefined): boolean {
  if (!before || before.author.id !== message.author.id || before.ephemeral !== message.ephemeral) return false;
  if (!isSaid(message) || !isSaid(before) || hasOrigin(message)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < PAUSE;
}

/** Whether a person or bot said it, not Discord itself: a message, a reply, the answer to a command. */
export function isSaid({ type }: Shown): boolean {
  return type === 0 || type === 19 || type === 20 || type === 23;
}

/** Whether a line above shows what it answers. */
function hasOrigin(message: Shown): boolean {
  return isCommand(message) || message.type === 19 || Boolean(message.referenced_message);
}

/** Whether it answers a command. Answers to buttons have no such line. */
export function isCommand({ interaction }: Shown): boolean {
  return interaction?.type === 2;
}
