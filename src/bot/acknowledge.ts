/** The first three seconds: how an interaction is acknowledged. What is said in the fifteen minutes after: `deliver.ts`. */
import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  MessageFlags,
  type ModalSubmitInteraction,
  RateLimitError,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Modal } from './form.ts';
import type { Log } from './log.ts';
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

/** Opens a form: the first answer to a press, or none at all. Nothing has changed yet. */
export async function open(interaction: Pressing, form: Modal, log: Log): Promise<void> {
  try {
    await interaction.showModal(form);
  } catch (error) {
    if (!isLost(error)) throw error;
    log.warn({ err: error, interaction: interaction.id }, 'a form could not be opened');
  }
}

export function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && GONE.has(error.code);
}
