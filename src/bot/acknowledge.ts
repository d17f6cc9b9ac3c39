/**
 * The first three seconds and the fifteen minutes after: how an interaction is acknowledged, and how what the bot has
 * to say reaches the person in spite of Discord's faults.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ButtonInteraction,
  type Channel,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  HTTPError,
  MessageFlags,
  type ModalSubmitInteraction,
  RateLimitError,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Answer } from './answer.ts';
import type { Modal } from './form.ts';
import type { Log } from './log.ts';
import { text } from './parts.ts';
import { Unanswered } from './requests.ts';

/** A button, or a choice in a menu. */
export type Pressing = ButtonInteraction | StringSelectMenuInteraction;
export type Usable = ChatInputCommandInteraction | Pressing | ModalSubmitInteraction;
/** `update`: the message with the button is what will change. `none`: the answer comes at once, without a first word. */
export type Manner = 'private' | 'public' | 'update' | 'none';

/** Unknown interaction; already acknowledged by another process. */
const TOO_LATE: ReadonlySet<unknown> = new Set([10062, 40060]);
/** The token is dead, or the message it means is gone. */
const GONE: ReadonlySet<unknown> = new Set([10008, 10015, 10062, 50027]);
const TRIES = 4;

/**
 * Tells Discord that we have it. False: somebody else has it, or it came too late; then nothing must be done, since
 * the person was told that it failed.
 */
export async function acknowledge(interaction: Usable, manner: Manner, late: string, log: Log): Promise<boolean> {
  try {
    if (manner === 'private') await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    else if (manner === 'public') await interaction.deferReply();
    else if (manner === 'update' && hasMessage(interaction)) await interaction.deferUpdate();
    return true;
  } catch (error) {
    if (!isLost(error)) throw error;
    log.warn({ err: error, interaction: interaction.id }, 'not acknowledged: nothing was done');
    if (error instanceof Unanswered && manner !== 'update') await apologise(interaction, late, log);
    return false;
  }
}

/** One sentence where the answer should stand. */
export async function admitFault(interaction: Usable, content: string): Promise<void> {
  await edit(interaction, false, { content });
}

/** A press, or a form that a press has opened: there is a message that can change. */
function hasMessage(interaction: Usable): interaction is Extract<Usable, { deferUpdate: unknown }> {
  return interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());
}

/** Nobody knows whether the acknowledgement arrived. If it did, "is thinking" must not stand there for ever. */
async function apologise(interaction: Usable, late: string, log: Log): Promise<void> {
  interaction.deferred = true;
  try {
    await interaction.editReply({ content: late });
  } catch (error) {
    log.debug({ err: error, interaction: interaction.id }, 'the acknowledgement had not arrived');
  }
}

/** Errors of the way, not of ours. */
export function isLost(error: unknown): boolean {
  if (error instanceof DiscordAPIError) return TOO_LATE.has(error.code);
  return error instanceof Unanswered || error instanceof RateLimitError;
}

/** The message body of an answer. */
function bodyOf(answer: Answer) {
  const files = (answer.files ?? []).map(({ data, name, alt }) => ({
    attachment: Buffer.from(data),
    name,
    ...(alt !== undefined && { description: alt }),
  }));
  const said =
    'parts' in answer
      ? { components: answer.parts }
      : { content: answer.content, ...(answer.rows && { components: answer.rows }) };
  return { ...said, ...(files.length > 0 && { files }) };
}

function flagsOf(answer: Answer, alone: boolean): (MessageFlags.Ephemeral | MessageFlags.IsComponentsV2)[] {
  return [
    ...(alone ? [MessageFlags.Ephemeral as const] : []),
    ...('parts' in answer ? [MessageFlags.IsComponentsV2 as const] : []),
  ];
}

/** Says it where the acknowledgement left room for it. Whatever changed is stored already: a reply may be lost. */
export async function deliver(interaction: Usable, manner: Manner, answer: Answer, log: Log): Promise<void> {
  try {
    if (manner === 'none') {
      await interaction.reply({ ...bodyOf(answer), flags: flagsOf(answer, answer.hidden === true) } as Reply);
    } else {
      await patiently(() => edit(interaction, manner === 'update', answer));
    }
  } catch (error) {
    if (!isLost(error) && !isGone(error)) throw error;
    log.warn({ err: error, interaction: interaction.id, manner }, 'the reply came too late');
    if (!answer.hidden && (manner === 'none' || manner === 'public')) await sayInChannel(interaction, answer, log);
  }
}

/** Replies that have been made of parts while their answer was still to come: they can never go back to plain words. */
const inParts = new WeakSet<Usable>();

/** How far something is that takes long; the answer comes later, so nothing depends on it. */
export async function sayMeanwhile(interaction: Usable, answer: Answer, log: Log): Promise<void> {
  try {
    if ('parts' in answer) inParts.add(interaction);
    await edit(interaction, false, answer);
  } catch (error) {
    log.warn({ err: error, interaction: interaction.id }, 'how far it is could not be told');
  }
}

/** Opens a form: the first answer to a press, or none at all. Nothing has changed yet. */
export async function open(interaction: Pressing, form: Modal, log: Log): Promise<void> {
  try {
    await interaction.showModal(form);
  } catch (error) {
    if (!isLost(error)) throw error;
    log.warn({ err: error, interaction: interaction.id }, 'a form could not be opened');
  }
}

type Reply = Parameters<ChatInputCommandInteraction['reply']>[0];
type Edit = Parameters<ChatInputCommandInteraction['editReply']>[0];

async function edit(interaction: Usable, update: boolean, answer: Answer): Promise<void> {
  // A message of parts can never go back to plain words.
  const shown: Answer =
    (update || inParts.has(interaction)) && 'content' in answer
      ? { ...answer, parts: [text(answer.content), ...(answer.rows ?? [])] }
      : answer;
  const body = 'parts' in shown ? { components: shown.parts, files: bodyOf(answer).files } : bodyOf(shown);
  // A changed message keeps only the files it still shows.
  const attachments = update ? { attachments: (shown.keeps ?? []).map((id) => ({ id })) } : {};
  await interaction.editReply({ ...body, ...attachments, flags: flagsOf(shown, false) } as Edit);
}

/** A private word beside what the interaction itself shows. */
export async function whisper(interaction: Usable, answer: Answer, log: Log): Promise<void> {
  try {
    await interaction.followUp({ ...bodyOf(answer), flags: flagsOf(answer, true) } as Reply);
  } catch (error) {
    if (!isGone(error) && !isFault(error)) throw error;
    log.warn({ err: error, interaction: interaction.id }, 'a private word was lost');
  }
}

/** Words for everybody, beside what the interaction itself shows. False: nobody else can read them. */
export async function announce(interaction: Usable, answer: Answer, log: Log): Promise<boolean> {
  try {
    const said = await interaction.followUp({ ...bodyOf(answer), flags: flagsOf(answer, false) } as Reply);
    // Where a server forbids what people bring along, Discord keeps all that it says between the two.
    return !said.flags.has(MessageFlags.Ephemeral);
  } catch (error) {
    if (!isGone(error) && !isFault(error)) throw error;
    log.warn({ err: error, interaction: interaction.id }, 'what everybody is to read was lost');
    return sayInChannel(interaction, answer, log);
  }
}

/** Public words matter more than their place: where the reply is too late, they are said in the channel. */
async function sayInChannel(interaction: Usable, answer: Answer, log: Log): Promise<boolean> {
  return sendTo(interaction.channel, interaction, answer, log);
}

/** Says it in another place than where it was asked for. False: nothing can be said there. */
export async function sayIn(interaction: Usable, channelId: string, answer: Answer, log: Log): Promise<boolean> {
  const { channels } = interaction.client;
  const channel = await channels.fetch(channelId).catch((error: unknown) => {
    log.warn({ err: error, channelId }, 'a place cannot be found');
    return null;
  });
  return sendTo(channel, interaction, answer, log);
}

async function sendTo(channel: Channel | null, { id }: Usable, answer: Answer, log: Log): Promise<boolean> {
  if (!channel?.isSendable()) return false;
  try {
    const flags = 'parts' in answer ? { flags: MessageFlags.IsComponentsV2 as const } : {};
    const nonce = { nonce: id, enforceNonce: true };
    await channel.send({ ...bodyOf(answer), ...flags, ...nonce } as Parameters<typeof channel.send>[0]);
    return true;
  } catch (error) {
    log.warn({ err: error, interaction: id }, 'it cannot be said in this place');
    return false;
  }
}

export function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && GONE.has(error.code);
}

/** Discord's fault or the network's: worth another try. */
function isFault(error: unknown): boolean {
  return (
    error instanceof HTTPError ||
    (error instanceof Error && ['AbortError', 'SocketError', 'TimeoutError'].includes(error.name))
  );
}

/** Changing a message twice is changing it once, so it may be tried again. */
async function patiently(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isFault(error)) throw error;
      await sleep(250 * 2 ** tries);
    }
  }
}
