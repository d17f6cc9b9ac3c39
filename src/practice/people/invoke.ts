import { ChatInput } from '../commands.ts';
import type { Command, CommandOption } from '../command-shape.ts';
import { OptionType } from '../../page/discord.ts';
import { contextOf, ownersOf } from '../installs.ts';
import { InteractionType, open } from '../interactions.ts';
import type { Interaction } from '../interaction.ts';
import { channelPermissions, mayInChannel, Permission } from '../permissions.ts';
import type { Platform } from '../platform.ts';
import type { Channel, Person, World } from '../world.ts';
import { filledOptions, type Given, partialOptions } from './options.ts';
import { channelNamed, personNamed } from './lookup.ts';
import { nameOf } from './shown.ts';
import { listed, Trouble } from './trouble.ts';
import type { CommandWish } from './wishes.ts';

/** A command found by name: the levels below it (group, subcommand), and the options of the last. */
type Found = { command: Command; steps: CommandOption[]; expected: CommandOption[] };

/** Gives a slash command as a person. */
export function giveCommand(platform: Platform, wish: CommandWish): Interaction {
  const { person, channel, found } = prepare(platform, wish);
  const { options, resolved } = filledOptions({ platform, person, channel }, found.expected, wish);
  const data = { ...dataOf(found, options), ...(Object.keys(resolved).length > 0 && { resolved }) };
  const owners = ownersOf(platform.world, found.command, person, channel);
  return open(platform, { type: InteractionType.command, person, channel, data, name: wish.name, owners });
}

/** Requests completions as a person who types in an option. */
export function askChoices(platform: Platform, wish: Omit<CommandWish, 'files'> & { focused: string }): Interaction {
  const { person, channel, found } = prepare(platform, wish);
  const given: Given = { options: wish.options, files: {} };
  const data = dataOf(found, partialOptions(found.expected, given, wish.focused));
  const owners = ownersOf(platform.world, found.command, person, channel);
  return open(platform, { type: InteractionType.autocomplete, person, channel, data, name: wish.name, owners });
}

function prepare(platform: Platform, wish: { as: string; channel: string; name: string }) {
  const { world } = platform;
  const person = personNamed(world, wish.as);
  const channel = channelNamed(platform, person, wish.channel);
  if (!mayInChannel(world, channel, person.id, 'UseApplicationCommands')) {
    throw new Trouble('practice-commands-forbidden', { person: person.name, channel: nameOf(channel) }, 403);
  }
  return { person, channel, found: findCommand(world, person, channel, wish.name) };
}

/** The slash commands a person may use in a channel. A guild's own command hides a global one. */
export function commandsFor(world: World, person: Person, channel: Channel): Command[] {
  if (!mayInChannel(world, channel, person.id, 'UseApplicationCommands')) return [];
  const here = world.commands.filter(
    (command) =>
      command.type === ChatInput &&
      (command.guildId === null || command.guildId === channel.guildId) &&
      fitsContext(command, channel) &&
      Object.keys(ownersOf(world, command, person, channel)).length > 0 &&
      mayUse(world, person, channel, command),
  );
  const own = new Set(here.filter(({ guildId }) => guildId !== null).map(({ name }) => name));
  return here.filter(({ guildId, name }) => guildId !== null || !own.has(name));
}

function fitsContext(command: Command, channel: Channel): boolean {
  return command.contexts === null || command.contexts.includes(contextOf(channel));
}

function mayUse(world: World, person: Person, channel: Channel, command: Command): boolean {
  if (command.defaultMemberPermissions === null || channel.guildId === null) return true;
  const held = channelPermissions(world, channel, person.id);
  const needed = BigInt(command.defaultMemberPermissions);
  const administrator = (held & Permission.Administrator) !== 0n;
  return administrator || (needed !== 0n && (held & needed) === needed);
}

function findCommand(world: World, person: Person, channel: Channel, words: string): Found {
  const [first = '', ...others] = words.split(' ');
  const usable = commandsFor(world, person, channel);
  const command = usable.find(({ name }) => name === first);
  if (usable.length === 0) throw new Trouble('practice-command-none', { person: person.name });
  if (command === undefined) {
    const known = listed(usable.map(({ name }) => `/${name}`));
    throw new Trouble('practice-command-unknown', { person: person.name, named: first, known });
  }
  const steps: CommandOption[] = [];
  let expected = command.options;
  for (const word of others) {
    const step = nested(expected).find(({ name }) => name === word);
    if (step === undefined) throw unknownStep(words, expected);
    steps.push(step);
    expected = step.options ?? [];
  }
  if (nested(expected).length > 0) {
    throw new Trouble('practice-command-unfinished', { named: words, known: namesIn(expected) });
  }
  return { command, steps, expected };
}

function nested(options: readonly CommandOption[]): CommandOption[] {
  return options.filter(({ type }) => type === OptionType.subcommand || type === OptionType.group);
}

function unknownStep(named: string, expected: readonly CommandOption[]): Trouble {
  if (nested(expected).length === 0) return new Trouble('practice-subcommand-none', { named });
  return new Trouble('practice-subcommand-unknown', { named, known: namesIn(expected) });
}

const namesIn = (options: readonly CommandOption[]): string => listed(nested(options).map(({ name }) => name));

/** The interaction's data: options inside their subcommand, inside its group. */
function dataOf({ command, steps }: Found, options: object[]): object {
  const inside = steps.reduceRight<object[]>((inner, { name, type }) => [{ name, type, options: inner }], options);
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    ...(inside.length > 0 && { options: inside }),
    ...(command.guildId !== null && { guild_id: command.guildId }),
  };
}
