import type { Choice, ModalBody } from '../bodies.ts';
import type { FirstResponse, Interaction } from '../interaction.ts';
import type { Platform } from '../platform.ts';
import { channelOf, type Message } from '../world.ts';
import { sees, seesMessage } from './lookup.ts';
import { messageForPeople, type ShownMessage } from './shown.ts';
import { Trouble } from './trouble.ts';

/** The result of something a person did: the bot's message, its modal or its choices. */
export type Outcome = {
  interaction: { id: string; type: number; state: Interaction['state']; name?: string };
  response?: ShownMessage;
  modal?: ModalBody & { id: string };
  choices?: Choice[];
};

/** Whether to wait past "is thinking", and the prefix of file URLs. */
export type Awaiting = { untilFinal: boolean; address: string };

/** The longest wait after "is thinking": the bot may have much to do, and the clients of a request wait five minutes. */
const FINAL_MS = 240_000;

/** Waits for the bot's answer to an interaction. */
export async function outcomeOf(platform: Platform, interaction: Interaction, awaiting: Awaiting): Promise<Outcome> {
  const first = await within(interaction.first.promise, platform.firstResponseMs, () => {
    throw new Trouble('practice-silent', {}, 504);
  });
  const past = first.kind === 'deferred' && awaiting.untilFinal;
  const patience = Math.min(FINAL_MS, platform.tokenLifeMs);
  const last: FirstResponse = past
    ? { kind: 'deferred', message: await within(interaction.final.promise, patience, () => undefined) }
    : first;
  return { interaction: summary(interaction), ...shown(platform, interaction, last, awaiting.address) };
}

function summary({ id, type, name, state }: Interaction): Outcome['interaction'] {
  return { id, type, state, ...(name !== undefined && { name }) };
}

function shown(
  platform: Platform,
  interaction: Interaction,
  answer: FirstResponse,
  address: string,
): Omit<Outcome, 'interaction'> {
  switch (answer.kind) {
    case 'modal':
      return { modal: { ...answer.modal, id: interaction.id } };
    case 'choices':
      return { choices: answer.choices };
    case 'message':
    case 'update':
    case 'deferred': {
      const { person } = interaction;
      if (!answer.message || !mayStillSee(platform, interaction, answer.message)) return {};
      return { response: messageForPeople({ platform, person, address }, answer.message) };
    }
  }
}

/** The person may have been removed from the thread while the bot was thinking. */
function mayStillSee({ world }: Platform, { person }: Interaction, message: Message): boolean {
  const channel = channelOf(world, message.channelId);
  return channel !== undefined && sees(world, person, channel) && seesMessage(person, message);
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
