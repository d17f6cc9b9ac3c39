import type { Choice, ModalBody } from '../bodies.ts';
import { Flag } from '../components.ts';
import type { FirstResponse, Interaction } from '../interactions.ts';
import type { Platform } from '../platform.ts';
import { messageToWire } from '../wire-message.ts';
import type { Message } from '../world.ts';
import { Trouble } from './trouble.ts';

/** A message as people get it: Discord's form, and plainly whether it is private or still being written. */
export type ShownMessage = {
  id: string;
  content: string;
  ephemeral: boolean;
  thinking: boolean;
  [more: string]: unknown;
};

export function messageForPeople(platform: Platform, message: Message): ShownMessage {
  return {
    ...messageToWire(platform, message),
    id: message.id,
    content: message.content,
    ephemeral: message.onlyFor !== null,
    thinking: (message.flags & Flag.loading) !== 0,
  };
}

/** What came of something a person did: the bot's message, the modal it showed, or the choices it offered. */
export type Outcome = {
  interaction: { id: string; type: number; state: Interaction['state']; name?: string };
  response?: ShownMessage;
  modal?: ModalBody & { id: string };
  choices?: Choice[];
};

/** How long people wait past an "is thinking". */
const FINAL_MS = 20_000;

/** Waits for what the bot makes of an interaction; with `untilFinal`, past its "is thinking". */
export async function outcomeOf(platform: Platform, interaction: Interaction, untilFinal: boolean): Promise<Outcome> {
  const first = await within(interaction.first.promise, platform.firstResponseMs, () => {
    throw new Trouble('the application did not respond', 504);
  });
  if (first.kind === 'deferred' && untilFinal) {
    const patience = Math.min(FINAL_MS, platform.tokenLifeMs);
    const message = await within(interaction.final.promise, patience, () => undefined);
    return { interaction: summary(interaction), ...(message && { response: messageForPeople(platform, message) }) };
  }
  return { interaction: summary(interaction), ...shown(platform, interaction, first) };
}

function summary({ id, type, name, state }: Interaction): Outcome['interaction'] {
  return { id, type, state, ...(name !== undefined && { name }) };
}

function shown(platform: Platform, interaction: Interaction, first: FirstResponse): Omit<Outcome, 'interaction'> {
  switch (first.kind) {
    case 'message':
    case 'update':
      return { response: messageForPeople(platform, first.message) };
    case 'deferred':
      return first.message ? { response: messageForPeople(platform, first.message) } : {};
    case 'modal':
      return { modal: { ...first.modal, id: interaction.id } };
    case 'choices':
      return { choices: first.choices };
  }
}

async function within<T>(promise: Promise<T>, ms: number, otherwise: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    const first = await Promise.race([promise.then((value) => ({ value })), tooLate]);
    return first ? first.value : otherwise();
  } finally {
    clearTimeout(timer);
  }
}
