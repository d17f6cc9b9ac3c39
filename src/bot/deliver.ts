/**
 * The fifteen minutes in which an interaction can be answered: how what the bot has to say reaches the person in spite of
 * Discord's faults.
 */
import { type Channel, type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { isGone, isLost, type Manner, type Usable } from './acknowledge.ts';
import type { Answer } from './answer.ts';
import type { Bot } from './bot.ts';
import type { Log } from './log.ts';
import { text } from './parts.ts';
import { failureOf } from './patience.ts';

/** What saying needs of the bot. */
type Voice = Pick<Bot, 'log' | 'patience'>;

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
export async function deliver(interaction: Usable, manner: Manner, answer: Answer, voice: Voice): Promise<void> {
  try {
    if (manner === 'none') {
      await interaction.reply({ ...bodyOf(answer), flags: flagsOf(answer, answer.hidden === true) } as Reply);
    } else {
      await changed(interaction, manner === 'update', answer, voice);
    }
  } catch (error) {
    if (isLost(error) || isGone(error))
      voice.log.warn({ err: error, interaction: interaction.id, manner }, 'the reply came too late');
    else missed(interaction, error, 'a reply is lost', voice);
    if (!answer.hidden && (manner === 'none' || manner === 'public'))
      await sayInChannel(interaction, answer, voice.log);
  }
}

/** In spite of all patience; throws what is a fault of ours. */
function missed({ id }: Usable, error: unknown, what: string, { log }: Pick<Voice, 'log'>): void {
  if (isGone(error)) log.warn({ err: error, interaction: id }, `${what}: it came too late`);
  else if (failureOf(error) === 'refused') throw error;
  else log.error({ err: error, interaction: id }, what);
}

/** Changes what the interaction shows, as soon as Discord lets it. */
async function changed(interaction: Usable, update: boolean, answer: Answer, { patience }: Voice): Promise<void> {
  const messageId = update && 'message' in interaction ? interaction.message?.id : undefined;
  const isNewest = messageId === undefined ? () => true : newest(messageId);
  // What comes late must not show again what stood there before.
  const work = async (): Promise<void> => (isNewest() ? edit(interaction, update, answer) : undefined);
  await patience.keepTrying(work, { copies: Infinity });
}

/** The last messages that presses have changed, each with a sign of its last change. */
const changes = new Map<string, object>();
const REMEMBERED = 1000;

/** A message is to change now; whether this is still its last change. */
function newest(messageId: string): () => boolean {
  const sign = {};
  changes.delete(messageId);
  changes.set(messageId, sign);
  if (changes.size > REMEMBERED) changes.delete([...changes.keys()][0]!);
  return () => [undefined, sign].includes(changes.get(messageId));
}

/** One private sentence where the answer should stand, or beside it. */
export async function admit(interaction: Usable, content: string, manner: Manner, voice: Voice): Promise<void> {
  const alone = { content, flags: MessageFlags.Ephemeral } as const;
  const beside = interaction.isMessageComponent() || manner === 'update';
  try {
    if (interaction.deferred && beside) await besides(interaction, alone, voice);
    else if (interaction.deferred) await changed(interaction, false, { content }, voice);
    else if (!interaction.replied) await interaction.reply(alone);
  } catch (error) {
    voice.log.error({ err: error, interaction: interaction.id }, 'nor could the failure be told');
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
export async function whisper(interaction: Usable, answer: Answer, voice: Voice): Promise<void> {
  try {
    await besides(interaction, { ...bodyOf(answer), flags: flagsOf(answer, true) } as Reply, voice);
  } catch (error) {
    missed(interaction, error, 'a private word is lost', voice);
  }
}

/** Better twice than never, where one person alone reads it. */
async function besides(interaction: Usable, body: Reply, { patience }: Voice): Promise<void> {
  await patience.keepTrying(() => interaction.followUp(body), { copies: 2 });
}

/** Words for everybody, beside what the interaction itself shows. False: nobody else can read them. */
export async function announce(interaction: Usable, answer: Answer, { log, patience }: Voice): Promise<boolean> {
  const body = { ...bodyOf(answer), flags: flagsOf(answer, false) } as Reply;
  try {
    // Twice it would be another throw for whoever reads it; and there is a second way to say it, so this one is not kept up.
    const said = await patience.keepTrying(() => interaction.followUp(body), { copies: 1, tries: 4 });
    // Where a server forbids what people bring along, Discord keeps all that it says between the two.
    return !said.flags.has(MessageFlags.Ephemeral);
  } catch (error) {
    missed(interaction, error, 'what everybody is to read is lost here', { log });
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
