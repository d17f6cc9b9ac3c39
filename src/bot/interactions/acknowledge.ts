/**
 * Acknowledging an interaction within Discord's three seconds. Answers in the fifteen minutes after that: `deliver.ts`.
 */
import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  MessageFlags,
  type ModalSubmitInteraction,
  RateLimitError,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Modal } from '../features/desk-form.ts';
import type { Log } from '../log.ts';
import { Unanswered } from '../outbox/requests.ts';

/** A button press or a choice in a menu. */
export type Pressing = ButtonInteraction | StringSelectMenuInteraction;
export type Usable = ChatInputCommandInteraction | Pressing | ModalSubmitInteraction;
/**
 * `update`: changes the message with the button. `none`: the answer itself is the acknowledgement, sent immediately.
 */
export type AckMode = 'private' | 'public' | 'update' | 'none';

/** Unknown interaction; already acknowledged by another process. */
const TOO_LATE: ReadonlySet<unknown> = new Set([10062, 40060]);
/** The token has expired, or the message it refers to was deleted. */
const GONE: ReadonlySet<unknown> = new Set([10008, 10015, 10062, 50027]);

/**
 * Acknowledges to Discord. False: too late, or another process has it. Then do nothing, because the person saw a
 * failure.
 */
export async function acknowledge(interaction: Usable, ackMode: AckMode, late: string, log: Log): Promise<boolean> {
  try {
    if (ackMode === 'private') await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    else if (ackMode === 'public') await interaction.deferReply();
    else if (ackMode === 'update' && hasMessage(interaction)) await interaction.deferUpdate();
    return true;
  } catch (error) {
    if (!isLost(error)) throw error;
    log.warn({ err: error, interaction: interaction.id }, 'not acknowledged: nothing was done');
    if (error instanceof Unanswered && ackMode !== 'update') await apologise(interaction, late, log);
    return false;
  }
}

/** A press, or a form opened by a press: there is a message to change. */
function hasMessage(interaction: Usable): interaction is Extract<Usable, { deferUpdate: unknown }> {
  return interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());
}

/** The acknowledgement may or may not have arrived. If it did, "is thinking" must not stay there. */
async function apologise(interaction: Usable, late: string, log: Log): Promise<void> {
  interaction.deferred = true;
  try {
    await interaction.editReply({ content: late });
  } catch (error) {
    log.debug({ err: error, interaction: interaction.id }, 'the acknowledgement had not arrived');
  }
}

/** Errors of the connection, not of our code. */
export function isLost(error: unknown): boolean {
  if (error instanceof DiscordAPIError) return TOO_LATE.has(error.code);
  return error instanceof Unanswered || error instanceof RateLimitError;
}

/** Opens a form. Discord accepts it only as the first answer to a press. Nothing has changed yet. */
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
