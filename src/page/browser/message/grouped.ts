import type { Shown } from './shown.ts';

/** As long as the same person goes on, his name is not written again. */
const PAUSE = 7 * 60_000;

/** Whether a message goes on with the one before it: no face and no name again. */
export function goesOn(message: Shown, before: Shown | undefined): boolean {
  if (!before || before.author.id !== message.author.id || before.ephemeral !== message.ephemeral) return false;
  if (!isSaid(message) || !isSaid(before) || hasOrigin(message)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < PAUSE;
}

/** Said by somebody, not told by Discord itself: a message, a reply, the answer to a command. */
export function isSaid({ type }: Shown): boolean {
  return type === 0 || type === 19 || type === 20 || type === 23;
}

/** Whether a line above tells what it answers. */
function hasOrigin(message: Shown): boolean {
  return isCommand(message) || message.type === 19 || Boolean(message.referenced_message);
}

/** Whether it answers a command; what answers a button bears no such line. */
export function isCommand({ interaction }: Shown): boolean {
  return interaction?.type === 2;
}
