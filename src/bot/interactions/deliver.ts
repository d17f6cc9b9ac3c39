/**
 * Delivers the bot's answers in the fifteen minutes an interaction lives, despite Discord's errors.
 */
import { type Channel, type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { isGone, isLost, type AckMode, type Usable } from './acknowledge.ts';
import type { Answer } from './answer.ts';
import type { Bot } from '../bot.ts';
import type { Log } from '../log.ts';
import { text } from '../messages/parts.ts';
import { failureOf } from './patience.ts';

/** The parts of the bot that delivery needs. */
type Voice = Pick<Bot, 'log' | 'patience'>;

/** An answer as a message body. */
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

/** Puts the answer where the acknowledgement left room. All changes are already stored, so a reply may be lost. */
export async function deliver(interaction: Usable, ackMode: AckMode, answer: Answer, voice: Voice): Promise<void> {
  try {
    if (ackMode === 'none') {
      await interaction.reply({ ...bodyOf(answer), flags: flagsOf(answer, answer.hidden === true) } as Reply);
    } else {
      await changed(interaction, ackMode === 'update', answer, voice);
    }
  } catch (error) {
    if (isLost(error) || isGone(error))
      voice.log.warn({ err: error, interaction: interaction.id, ackMode }, 'the reply came too late');
    else missed(interaction, error, 'a reply is lost', voice);
    if (!answer.hidden && (ackMode === 'none' || ackMode === 'public'))
      await sayInChannel(interaction, answer, voice.log);
  }
}

/** Logs an answer that could not be delivered. Errors of our own are thrown. */
function missed({ id }: Usable, error: unknown, what: string, { log }: Pick<Voice, 'log'>): void {
  if (isGone(error)) log.warn({ err: error, interaction: id }, `${what}: it came too late`);
  else if (failureOf(error) === 'refused') throw error;
  else log.error({ err: error, interaction: id }, what);
}

/** Edits the interaction's message as soon as Discord allows. */
async function changed(interaction: Usable, update: boolean, answer: Answer, { patience }: Voice): Promise<void> {
  const messageId = update && 'message' in interaction ? interaction.message?.id : undefined;
  const isNewest = messageId === undefined ? () => true : newest(messageId);
  // A late edit must not restore older content.
  const work = async (): Promise<void> => (isNewest() ? edit(interaction, update, answer) : undefined);
  await patience.keepTrying(work, { copies: Infinity });
}

/** The most recently changed messages, each with a token of its last change. */
const changes = new Map<string, object>();
const REMEMBERED = 1000;

/** Registers a change of a message. Returns whether it is still the last one. */
function newest(messageId: string): () => boolean {
  const sign = {};
  changes.delete(messageId);
  changes.set(messageId, sign);
  if (changes.size > REMEMBERED) changes.delete([...changes.keys()][0]!);
  return () => [undefined, sign].includes(changes.get(messageId));
}

/** One private sentence, in place of the answer or next to it. */
export async function admit(interaction: Usable, content: string, ackMode: AckMode, voice: Voice): Promise<void> {
  const alone = { content, flags: MessageFlags.Ephemeral } as const;
  const beside = interaction.isMessageComponent() || ackMode === 'update';
  try {
    if (interaction.deferred && beside) await besides(interaction, alone, voice);
    else if (interaction.deferred) await changed(interaction, false, { content }, voice);
    else if (!interaction.replied) await interaction.reply(alone);
  } catch (error) {
    voice.log.error({ err: error, interaction: interaction.id }, 'nor could the failure be told');
  }
}

/** Replies that used components while their answer was pending. Discord cannot turn them back into plain text. */
const inParts = new WeakSet<Usable>();

/** Shows the progress of a long task. The answer follows, so a failure here does no harm. */
export async function sayMeanwhile(interaction: Usable, answer: Answer, log: Log): Promise<void> {
  try {
    if ('parts' in answer) inParts.add(interaction);
    await edit(interaction, false, answer);
  } catch (error) {
    log.warn({ err: error, interaction: interaction.id }, 'how far it is could not be told');
  }
}

type Reply = Parameters<ChatInputCommandInteraction['reply']>[0];
type Edit = Parameters<ChatInputCommandInteraction['editReply']>[0];

async function edit(interaction: Usable, update: boolean, answer: Answer): Promise<void> {
  // A message with components cannot go back to plain text.
  const shown: Answer =
    (update || inParts.has(interaction)) && 'content' in answer
      ? { ...answer, parts: [text(answer.content), ...(answer.rows ?? [])] }
      : answer;
  const body = 'parts' in shown ? { components: shown.parts, files: bodyOf(answer).files } : bodyOf(shown);
  // A changed message keeps only the files it still shows.
  const attachments = update ? { attachments: (shown.keeps ?? []).map((id) => ({ id })) } : {};
  await interaction.editReply({ ...body, ...attachments, flags: flagsOf(shown, false) } as Edit);
}

/** A private message next to what the interaction shows. */
export async function followUp(interaction: Usable, answer: Answer, voice: Voice): Promise<void> {
  try {
    await besides(interaction, { ...bodyOf(answer), flags: flagsOf(answer, true) } as Reply, voice);
  } catch (error) {
    missed(interaction, error, 'a private word is lost', voice);
  }
}

/** Only one person reads it, so twice is better than never. */
async function besides(interaction: Usable, body: Reply, { patience }: Voice): Promise<void> {
  await patience.keepTrying(() => interaction.followUp(body), { copies: 2 });
}

/** A public message next to what the interaction shows. False: no one else can read it. */
export async function announce(interaction: Usable, answer: Answer, { log, patience }: Voice): Promise<boolean> {
  const body = { ...bodyOf(answer), flags: flagsOf(answer, false) } as Reply;
  try {
    // A duplicate would look like a second roll. There is another way to say it, so do not retry here.
    const said = await patience.keepTrying(() => interaction.followUp(body), { copies: 1, tries: 4 });
    // If a server restricts external apps, Discord makes their messages private.
    return !said.flags.has(MessageFlags.Ephemeral);
  } catch (error) {
    missed(interaction, error, 'what everybody is to read is lost here', { log });
    return sayInChannel(interaction, answer, log);
  }
}

/** Public messages matter more than where they appear: too late for a reply, they go to the channel. */
async function sayInChannel(interaction: Usable, answer: Answer, log: Log): Promise<boolean> {
  return sendTo(interaction.channel, interaction, answer, log);
}

/** Posts in a channel other than the interaction's. False: the bot cannot post there. */
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
