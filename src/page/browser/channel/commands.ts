/** A place's commands as the reader types them, each subcommand in full, in the reader's language. */
import { OptionType } from '../../discord.ts';
import type { Choice, Command, Option } from './wire.ts';

/** A value that an option may have: its name for people, its value for the bot. */
export interface Pick {
  readonly name: string;
  readonly value: string | number | boolean;
}

/** An option. `shown` is its name in the reader's language. */
export interface Slot extends Omit<Option, 'choices' | 'description'> {
  readonly shown: string;
  readonly description: string;
  readonly choices: readonly Pick[];
}

/** A command including its subcommand, and its options, required ones first. */
export interface Whole {
  /** The bot's name for it: `battle new`. */
  readonly name: string;
  /** The reader's name for it: `bataille nouvelle`. */
  readonly shown: string;
  readonly description: string;
  readonly slots: readonly Slot[];
}

type Named = Omit<Option, 'type'>;

export function wholeCommands(commands: readonly Command[], locale: string): Whole[] {
  return commands.flatMap((command) => below(command, locale, [], []));
}

function below(part: Named, locale: string, names: readonly string[], shown: readonly string[]): Whole[] {
  const [own, said] = [
    [...names, part.name],
    [...shown, nameIn(part, locale)],
  ];
  const options = part.options ?? [];
  const nested = options.filter(({ type }) => type === OptionType.subcommand || type === OptionType.group);
  if (nested.length > 0) return nested.flatMap((each) => below(each, locale, own, said));
  const slots = options.map((option) => slotOf(option, locale));
  return [
    {
      name: own.join(' '),
      shown: said.join(' '),
      description: descriptionIn(part, locale),
      slots: [...slots.filter(({ required }) => required), ...slots.filter(({ required }) => !required)],
    },
  ];
}

function slotOf(option: Option, locale: string): Slot {
  const choices = (option.choices ?? []).map((choice) => pickOf(choice, locale));
  return { ...option, shown: nameIn(option, locale), description: descriptionIn(option, locale), choices };
}

export function pickOf(choice: Choice, locale: string): Pick {
  return { name: nameIn(choice, locale), value: choice.value };
}

/** A locale's own name, or its language's: `fr-CA` uses `fr`. */
function nameIn({ name, name_localizations: others }: Choice | Named, locale: string): string {
  return inLocale(others, locale) ?? name;
}

function descriptionIn({ description, description_localizations: others }: Named, locale: string): string {
  return inLocale(others, locale) ?? description ?? '';
}

function inLocale(words: Readonly<Record<string, string>> | null | undefined, locale: string): string | undefined {
  return words?.[locale] ?? words?.[locale.split('-')[0] ?? ''];
}

/** Commands that begin with the text come before those that contain it. Either language works. */
export function commandsLike(typed: string, commands: readonly Whole[]): Whole[] {
  const words = plain(typed.replace(/^\//, '').trim());
  const within = (test: (name: string) => boolean) =>
    commands.filter(({ name, shown }) => test(plain(shown)) || test(plain(name)));
  const begins = within((name) => name.startsWith(words));
  const contains = within((name) => name.includes(words));
  return [...begins, ...contains.filter((each) => !begins.includes(each))];
}

/** The command that a text begins with, and the rest of the text. */
export function commandIn(text: string, commands: readonly Whole[]): { command: Whole; rest: string } | undefined {
  const words = plain(text.slice(1));
  const found = commands
    .flatMap((command) => [command.shown, command.name].map((name) => ({ command, name: plain(name) })))
    .filter(({ name }) => text.startsWith('/') && `${words} `.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  return found && { command: found.command, rest: text.slice(1 + found.name.length) };
}

/** Removes case and accents but keeps the length, so positions in both texts correspond. */
export function plain(text: string): string {
  return Array.from(text, (sign) => {
    const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return bare.length === sign.length ? bare : sign;
  }).join('');
}
