/**
 * Routes each interaction to its command or button: once, within its person's limits, acknowledged first and always
 * answered. Discord may deliver an interaction several times; changes to a battle also pass its id to the host, which
 * accepts it once.
 */
import { randomUUID } from 'node:crypto';
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js';
import { momentDistance } from '../../kernel/moment.ts';
import { unstoredIn } from '../../host/store/database/unstored.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { acknowledge, isGone, isLost, type AckMode, open, type Pressing, type Usable } from './acknowledge.ts';
import type { Admission } from './admission.ts';
import { type Answer, hidden, speak, words } from './answer.ts';
import type { Bot, Use } from '../bot.ts';
import { UnreadableBattle, unreadableSays } from '../../host/battle/unreadable.ts';
import { languageOf } from '../../words/words.ts';
import type { Command, Doing } from './command.ts';
import { admit, announce, deliver, followUp } from './deliver.ts';
import { readFormId, readId } from './id.ts';
import type { Load } from './limits.ts';
import { loadOfCommand, loadOfPress } from './loads.ts';
import { lacking, missing } from './permissions.ts';
import type { Presses } from './presses.ts';
import { seenOnce } from './seen-once.ts';
import { ackModeOf, type Submissions } from './submissions.ts';
import { useOf } from './use-of.ts';
import type { Place } from './work-queue.ts';

export interface RouterOptions {
  readonly commands: readonly Command[];
  readonly presses: Presses;
  readonly submissions: Submissions;
  readonly admission: Admission;
  /** Something may have changed in this channel: look for posts to send and permissions to use. */
  readonly after: (channelId: string, allowed: boolean) => void;
}

/** How many interactions are remembered. Duplicates arrive within seconds, if at all. */
const REMEMBERED = 10_000;

export function createRouter(bot: Bot, options: RouterOptions): (interaction: Interaction) => Promise<void> {
  const first = seenOnce(REMEMBERED);
  return async (interaction) => {
    if (!first(interaction.id)) return;
    if (interaction.isAutocomplete()) return complete(bot, options, interaction);
    if (interaction.isChatInputCommand()) return command(bot, options, interaction);
    if (interaction.isButton() || interaction.isStringSelectMenu()) return press(bot, options, interaction);
    if (interaction.isModalSubmit()) return submit(bot, options, interaction);
    bot.log.warn({ interaction: interaction.id, type: interaction.type }, 'an interaction of an unknown kind');
  };
}

async function command(bot: Bot, options: RouterOptions, interaction: ChatInputCommandInteraction): Promise<void> {
  const doing = doingOf(options.commands, interaction);
  const ackMode: AckMode = doing?.acknowledge ?? 'none';
  let allowed = true;
  const load = loadOfCommand(wordsOf(interaction));
  const done = await answering(bot, options, { interaction, load, ackMode: ackMode }, async (use, inTurn) => {
    if (!doing)
      return say(interaction, ackMode, hidden(words(bot.say(use.language, phrase('bot-command-unknown')))), bot);
    const answer = await inTurn(() => doing.run(interaction, use));
    await say(interaction, ackMode, answer, bot);
    if (ackMode !== 'none') allowed = await mayWork(use, interaction);
  });
  // Answers without acknowledgement change nothing.
  if (done && ackMode !== 'none') options.after(interaction.channelId, allowed);
}

async function press(bot: Bot, options: RouterOptions, interaction: Pressing): Promise<void> {
  const id = readId(interaction.customId);
  const ackMode: AckMode = id ? options.presses.ackMode(id) : 'none';
  let allowed = true;
  const load = id ? loadOfPress(id) : 'other';
  const done = await answering(bot, options, { interaction, load, ackMode: ackMode }, async (use, inTurn) => {
    if (!id) return say(interaction, ackMode, hidden(words(bot.say(use.language, phrase('bot-button-unknown')))), bot);
    const pressed = await inTurn(() => options.presses.run(id, interaction, use));
    const { opens, announces, shows, unsaid, followUp: extra } = pressed;
    if (opens) return open(interaction, opens, bot.log);
    const isSaid = announces === undefined || (await announce(interaction, announces, bot));
    const shown = isSaid ? shows : (unsaid ?? shows);
    if (shown) await say(interaction, ackMode, shown, bot);
    if (extra) await followUp(interaction, extra, bot);
    allowed = await mayWork(use, interaction);
  });
  if (done) options.after(interaction.channelId, allowed);
}

async function submit(bot: Bot, options: RouterOptions, interaction: ModalSubmitInteraction): Promise<void> {
  const id = readFormId(interaction.customId);
  const ackMode = ackModeOf(id);
  let allowed = true;
  // Text typed into a form must not be lost, so it is never put off.
  const done = await answering(bot, options, { interaction, load: 'owed', ackMode: ackMode }, async (use, inTurn) => {
    const answer = id
      ? await inTurn(() => options.submissions(id, interaction, use))
      : words(bot.say(use.language, phrase('bot-button-unknown')));
    await say(interaction, ackMode, answer, bot);
    allowed = await mayWork(use, interaction);
  });
  if (done) options.after(interaction.channelId ?? '', allowed);
}

async function say(interaction: Usable, ackMode: AckMode, answer: Answer, bot: Bot): Promise<void> {
  await deliver(interaction, ackMode, answer, bot);
}

interface Asked {
  readonly interaction: Usable;
  readonly load: Load;
  readonly ackMode: AckMode;
}

/**
 * Acknowledges, runs the work and delivers its answer. Every error is reported to the person and logged. Slow work
 * waits for its turn; delivery happens outside the queue, because Discord may be slow. False: this person asked for too
 * much, and nothing was done.
 */
async function answering(
  bot: Bot,
  { admission }: RouterOptions,
  { interaction, load, ackMode }: Asked,
  work: (use: Use, inTurn: Place['inTurn']) => Promise<void>,
): Promise<boolean> {
  const place = admission(interaction.user.id, load);
  if ('againInMs' in place) {
    await putOff(bot, interaction, place.againInMs);
    return false;
  }
  const coming = useOf(bot, interaction, load);
  // The acknowledgement must not wait for the database.
  const late = bot.say(languageOf(interaction.locale), phrase('bot-late'));
  try {
    if (!(await acknowledge(interaction, ackMode, late, bot.log))) return true;
    const use = await coming;
    await work(use, place.inTurn);
    await tellUnreached(use, interaction);
  } catch (error) {
    const use = await coming;
    await admit(interaction, speak(use.say, use.language, failureSays(use, interaction, error)), ackMode, use);
  } finally {
    place.leave();
  }
  return true;
}

/** One sentence, immediately. It must be nearly free: not even a read of the person's language. */
async function putOff({ say, log }: Bot, interaction: Usable, againInMs: number): Promise<void> {
  const when = momentDistance(new Date(Date.now() + Math.max(1000, againInMs)));
  const content = say(languageOf(interaction.locale), phrase('bot-too-much', { when }));
  try {
    await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  } catch (error) {
    log.debug({ err: error, interaction: interaction.id }, 'somebody who asks for too much could not be told so');
  }
}

/** An unreadable battle has already been logged, and the person can do something about it. */
function failureSays({ log }: Use, interaction: Usable, error: unknown): readonly Phrase[] {
  if (error instanceof UnreadableBattle) return unreadableSays(error.why);
  const unstored = unstoredIn(error);
  if (unstored) {
    log.error({ err: error, interaction: interaction.id }, 'an interaction came to nothing');
    return [phrase(unstored.why === 'full' ? 'bot-store-full' : 'bot-store-gone')];
  }
  const reference = randomUUID().slice(0, 8);
  const what = 'customId' in interaction ? interaction.customId : interaction.commandName;
  log.error({ err: error, reference, interaction: interaction.id, what }, 'an interaction failed');
  return [phrase('bot-failed', { reference })];
}

async function complete(bot: Bot, options: RouterOptions, interaction: AutocompleteInteraction): Promise<void> {
  const { commands, admission } = options;
  try {
    // An empty list, immediately. The next letter asks again.
    if ('againInMs' in admission(interaction.user.id, 'completion')) return await interaction.respond([]);
    const use = await useOf(bot, interaction, 'completion');
    const choices = (await doingOf(commands, interaction)?.complete?.(interaction, use)) ?? [];
    const fitting = choices.filter(({ name, value }) => name !== '' && name.length <= 100 && value.length <= 100);
    await interaction.respond(fitting.slice(0, 25));
  } catch (error) {
    // The next letter asks again. Only errors of our own are worth logging.
    if (error instanceof UnreadableBattle) bot.log.debug({ err: error }, 'nothing can be completed');
    else if (isLost(error) || isGone(error)) bot.log.debug({ err: error }, 'a completion came too late');
    else bot.log.error({ err: error, what: interaction.commandName }, 'a completion failed');
  }
}

function doingOf(
  commands: readonly Command[],
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
): Doing | undefined {
  const found = commands.find(({ name }) => name === interaction.commandName);
  if (!found) return undefined;
  if (!('parts' in found)) return found;
  const part = interaction.options.getSubcommand(false);
  return found.parts.find(({ name }) => name === part);
}

function wordsOf({ commandName, options }: ChatInputCommandInteraction): string {
  const part = options.getSubcommand(false);
  return part === null ? commandName : `${commandName} ${part}`;
}

/** Tells a person once, where they play, that direct messages do not reach them. */
async function tellUnreached(use: Use, interaction: Usable): Promise<void> {
  if (!use.unreached || !interaction.deferred) return;
  await followUp(interaction, words(use.say(use.language, phrase('settings-unreached'))), use);
  await use.host.toldUnreached(use.request.person.id);
}

/** If the bot may not post here, tells the person what an administrator has to allow. */
async function mayWork(use: Use, interaction: Usable): Promise<boolean> {
  if (!interaction.inCachedGuild()) return true;
  const names = missing(interaction.appPermissions, interaction.channel?.isThread() ?? false);
  if (names.length === 0) return true;
  use.log.warn({ channel: interaction.channelId, names }, 'permissions are lacking');
  await followUp(interaction, words(lacking(use.say, use.language, names)), use);
  return false;
}
