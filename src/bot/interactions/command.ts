/**
 * What a slash command is. Its description and French names are in the locale files under `command-<name>`, or for an
 * option that several commands have, under `command-option-<name>`; the command's own file has only its options and its
 * action.
 */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandType,
  ApplicationCommandOptionType,
  type ApplicationIntegrationType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Completion } from '../../kernel/ruleset.ts';
import { noted } from '../../kernel/text/note.ts';
import type { Words } from '../../words/words.ts';
import type { Answer } from './answer.ts';
import type { Use } from '../bot.ts';

/**
 * How the router acknowledges: `private` shows "thinking" to the person only, `public` to all, and `none` waits for the
 * answer itself, because it is fast.
 */
type Acknowledge = 'private' | 'public' | 'none';

export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** The host's completions in Discord's format. */
export function choicesOf({ say, language }: Pick<Use, 'say' | 'language'>, all: readonly Completion[]): Choice[] {
  return all.map(({ shown, text, more }) => ({ name: more ? noted(shown, say(language, more)) : shown, value: text }));
}

interface Option {
  readonly name: string;
  readonly required: boolean;
  /** An attached file, a server member, or yes/no. Default: text. */
  readonly takes?: 'file' | 'user' | 'yesOrNo';
  readonly maxLength?: number;
  /** Fixed values, each with its own label. Otherwise autocompleted. */
  readonly choices?: readonly string[];
  readonly completed?: boolean;
}

/**
 * Everyone, wherever they are; everyone in the channel concerned; those who command in the battle there, their side's
 * chief, its umpire, the server's administrators; or the owner of the army or scenario.
 */
export type Who = 'everyone' | 'present' | 'commander' | 'chief' | 'umpire' | 'administrator' | 'owner';

export interface Doing {
  readonly name: string;
  /** Who may use it. The host decides; `test/bot/who-may.test.ts` has everyone try it, and no others may succeed. */
  readonly who: readonly Who[];
  /** The command that this part has moved to. The old name still works. */
  readonly movedTo?: string;
  readonly options?: readonly Option[];
  readonly acknowledge: Acknowledge;
  readonly run: (interaction: ChatInputCommandInteraction, use: Use) => Promise<Answer>;
  /** What could be typed next, at most 25 entries. */
  readonly complete?: (interaction: AutocompleteInteraction, use: Use) => Promise<readonly Choice[]>;
}

export interface Scope {
  readonly contexts: readonly InteractionContextType[];
  readonly installs: readonly ApplicationIntegrationType[];
}

export type Command = Scope & (Doing | { readonly name: string; readonly parts: readonly Doing[] });

export type Described = RESTPostAPIChatInputApplicationCommandsJSONBody;

type Texts = Pick<Words, 'say' | 'knows'>;

/** A command as registered with Discord, in both languages. */
export function describe(command: Command, words: Texts): Described {
  const key = `command-${command.name}`;
  const options: APIApplicationCommandOption[] =
    'parts' in command
      ? command.parts.map((part): APIApplicationCommandSubcommandOption => {
          const own = `command-${part.movedTo ?? command.name}-${part.name}`;
          return {
            type: ApplicationCommandOptionType.Subcommand,
            ...named(`${key}-${part.name}`, part.name, words),
            options: (part.options ?? []).map((option) => describeOption(option, own, words)),
          };
        })
      : (command.options ?? []).map((option) => describeOption(option, key, words));
  return {
    type: ApplicationCommandType.ChatInput,
    ...named(key, command.name, words),
    options,
    contexts: [...command.contexts],
    integration_types: [...command.installs],
  };
}

/** English is the default; Discord's code for French is `fr`. */
function named(key: string, name: string, { say }: Texts) {
  return {
    name,
    name_localizations: { fr: say('fr', { id: `${key}.name` }) },
    description: say('en', { id: key }),
    description_localizations: { fr: say('fr', { id: key }) },
  };
}

/** The message of an option, or of one of its choices. */
function optionWords({ knows }: Pick<Words, 'knows'>, command: string, name: string): string {
  const own = `${command}-${name}`;
  return knows(own) ? own : `command-option-${name}`;
}

function describeOption(option: Option, command: string, words: Texts): APIApplicationCommandBasicOption {
  const { name, required } = option;
  const head = { ...named(optionWords(words, command, name), name, words), required };
  if (option.takes === 'file') return { type: ApplicationCommandOptionType.Attachment, ...head };
  if (option.takes === 'user') return { type: ApplicationCommandOptionType.User, ...head };
  if (option.takes === 'yesOrNo') return { type: ApplicationCommandOptionType.Boolean, ...head };
  const base = {
    type: ApplicationCommandOptionType.String as const,
    ...head,
    ...(option.maxLength !== undefined && { max_length: option.maxLength }),
  };
  if (option.choices) {
    return {
      ...base,
      choices: option.choices.map((value) =>
        describeChoice(value, optionWords(words, command, `${name}-${value}`), words),
      ),
    };
  }
  return option.completed ? { ...base, autocomplete: true } : base;
}

function describeChoice(value: string, id: string, { say }: Texts): APIApplicationCommandOptionChoice<string> {
  return { value, name: say('en', { id }), name_localizations: { fr: say('fr', { id }) } };
}
