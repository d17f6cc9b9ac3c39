import { ChatInput, type CommandBody } from '../commands.ts';
import type { CommandOption } from '../command-shape.ts';
import { OptionType } from '../../page/discord.ts';
import type { Complaint } from '../refusal.ts';
import { atMost, distinct, filled, lengthOf, sized } from './lengths.ts';

type Place = (string | number)[];
type Named = Pick<CommandOption, 'name' | 'name_localizations' | 'description' | 'description_localizations'>;

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const CHARACTERS_IN_ALL = 8000;

/** The languages of Discord clients. */
export const LOCALES: ReadonlySet<string> = new Set(
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko'.split(
    ' ',
  ),
);

/** The rules for a complete set of commands. */
export function* commandSetLimits(bodies: readonly CommandBody[]): Generator<Complaint> {
  for (const [type, most] of [
    [ChatInput, 100],
    [2, 15],
    [3, 15],
  ] as const) {
    if (bodies.filter((body) => (body.type ?? ChatInput) === type).length > most) yield tooMany(most);
  }
  for (const [index, body] of bodies.entries()) yield* commandLimits(body, [index]);
  yield* distinct(
    bodies.map((body, index) => ({ value: `${body.type ?? ChatInput} ${body.name}`, at: [index, 'name'] })),
    'APPLICATION_COMMANDS_DUPLICATE_NAME',
    'Application command names must be unique',
  );
}

export function tooMany(most: number): Complaint {
  return { at: [], code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${most} or fewer in length.` };
}

/** The rules for one command. */
export function* commandLimits(body: CommandBody, at: Place = []): Generator<Complaint> {
  if ((body.type ?? ChatInput) !== ChatInput) {
    yield* filled(body.name, 32, [...at, 'name']);
    if (body.description) {
      yield {
        at: [...at, 'description'],
        code: 'APPLICATION_COMMAND_DESCRIPTION_FORBIDDEN',
        message: 'Context menu commands cannot have description',
      };
    }
    return;
  }
  yield* nameLimits({ ...body, description: body.description ?? '' }, at);
  yield* optionsLimits(body.options ?? [], [...at, 'options']);
  if (charactersOf({ ...body, description: body.description ?? '', options: body.options ?? [] }) > CHARACTERS_IN_ALL) {
    yield { at, code: 'APPLICATION_COMMAND_TOO_LARGE', message: `Command exceeds maximum size (${CHARACTERS_IN_ALL})` };
  }
}

function* nameLimits(named: Named, at: Place): Generator<Complaint> {
  yield* oneName(named.name, [...at, 'name']);
  yield* filled(named.description, 100, [...at, 'description']);
  yield* localesLimits(named.name_localizations, [...at, 'name_localizations'], oneName);
  yield* localesLimits(named.description_localizations, [...at, 'description_localizations'], (text, place) =>
    filled(text, 100, place),
  );
}

function* oneName(name: string, at: Place): Generator<Complaint> {
  if (!NAME.test(name) || name !== name.toLowerCase()) {
    yield { at, code: 'APPLICATION_COMMAND_INVALID_NAME', message: 'Command name is invalid' };
  }
}

function* localesLimits(
  texts: Record<string, string> | null | undefined,
  at: Place,
  check: (text: string, at: Place) => Iterable<Complaint>,
): Generator<Complaint> {
  for (const [locale, text] of Object.entries(texts ?? {})) {
    if (!LOCALES.has(locale)) {
      yield { at: [...at, locale], code: 'APPLICATION_COMMAND_INVALID_LOCALE', message: `Unknown locale "${locale}"` };
    }
    yield* check(text, [...at, locale]);
  }
}

function* optionsLimits(options: readonly CommandOption[], at: Place): Generator<Complaint> {
  yield* sized(options, 0, 25, at);
  for (const [index, option] of options.entries()) {
    yield* nameLimits(option, [...at, index]);
    yield* optionLimits(option, [...at, index]);
  }
  yield* requiredFirst(options, at);
  yield* distinctNames(options, at);
  const nested = options.filter((option) => option.type <= OptionType.group).length;
  if (nested > 0 && nested < options.length) {
    yield {
      at,
      code: 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      message: 'Sub-command and sub-command group option types are mutually exclusive to all other types',
    };
  }
}

function* optionLimits(option: CommandOption, at: Place): Generator<Complaint> {
  if (option.type < 1 || option.type > 11) {
    yield { at: [...at, 'type'], code: 'BASE_TYPE_CHOICES', message: 'Value must be one of {1..11}.' };
  }
  if (option.type <= OptionType.group) yield* optionsLimits(option.options ?? [], [...at, 'options']);
  if (option.autocomplete && (option.choices?.length ?? 0) > 0) {
    yield {
      at,
      code: 'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
      message: 'Autocomplete is not allowed when choices are present',
    };
  }
  const typed: readonly number[] = [OptionType.string, OptionType.integer, OptionType.number];
  if (option.autocomplete && !typed.includes(option.type)) {
    yield {
      at: [...at, 'autocomplete'],
      code: 'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_TYPE',
      message: 'Autocomplete is only for texts and numbers',
    };
  }
  yield* choiceLimits(option, [...at, 'choices']);
}

function* choiceLimits(option: CommandOption, at: Place): Generator<Complaint> {
  const choices = option.choices ?? [];
  yield* sized(choices, 0, 25, at);
  for (const [index, choice] of choices.entries()) {
    yield* filled(choice.name, 100, [...at, index, 'name']);
    yield* localesLimits(choice.name_localizations, [...at, index, 'name_localizations'], (text, place) =>
      filled(text, 100, place),
    );
    yield* choiceValue(option, choice.value, [...at, index, 'value']);
  }
  const names = choices.map((choice, index) => ({ value: choice.name, at: [...at, index, 'name'] }));
  yield* distinct(names, 'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS', 'Choice names must be unique');
}

function* choiceValue(option: CommandOption, value: string | number, at: Place): Generator<Complaint> {
  if (option.type === OptionType.string && typeof value === 'string') yield* atMost(value, 100, at);
  else if (option.type !== OptionType.string && typeof value === 'number') return;
  else yield { at, code: 'BASE_TYPE_BAD', message: 'The value must have the type of the option.' };
}

function* requiredFirst(options: readonly CommandOption[], at: Place): Generator<Complaint> {
  let optionalSeen = false;
  for (const [index, option] of options.entries()) {
    if (option.type <= OptionType.group) continue;
    if (option.required && optionalSeen) {
      yield {
        at: [...at, index],
        code: 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        message: 'Required options must be placed before non-required options',
      };
    }
    optionalSeen ||= !option.required;
  }
}

/** Names must be unique, by default and within every locale. */
function* distinctNames(options: readonly CommandOption[], at: Place): Generator<Complaint> {
  const locales = new Set(options.flatMap((option) => Object.keys(option.name_localizations ?? {})));
  const code = 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS';
  const message = 'Option name already exists';
  yield* distinct(
    options.map((option, index) => ({ value: option.name, at: [...at, index, 'name'] })),
    code,
    message,
  );
  for (const locale of locales) {
    const names = options.map((option, index) => ({
      value: option.name_localizations?.[locale] ?? option.name,
      at: [...at, index, 'name_localizations', locale],
    }));
    yield* distinct(names, code, message);
  }
}

/** The characters of names, descriptions and choice values over all levels, each in its longest language. */
function charactersOf(
  part: Named & { options?: CommandOption[] | undefined; choices?: CommandOption['choices'] },
): number {
  const choices = (part.choices ?? []).reduce(
    (sum, choice) => sum + longest(choice.name, choice.name_localizations) + String(choice.value).length,
    0,
  );
  const inside = (part.options ?? []).reduce((sum, option) => sum + charactersOf(option), 0);
  const own = longest(part.name, part.name_localizations) + longest(part.description, part.description_localizations);
  return own + choices + inside;
}

function longest(text: string, others: Record<string, string> | null | undefined): number {
  return Math.max(...[text, ...Object.values(others ?? {})].map(lengthOf));
}
