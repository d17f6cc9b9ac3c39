import type { CommandOption } from '../command-shape.ts';
import { OptionType } from '../../page/discord.ts';
import { lengthOf } from '../limits/lengths.ts';
import { type Gathering, gather } from './resolved.ts';
import { listed, Trouble } from './trouble.ts';
import type { SentFile, Setting } from './wishes.ts';

export type Given = {
  options: Record<string, string | number | boolean>;
  files: Record<string, SentFile>;
};
type WireOption = { name: string; type: number; value: string | number | boolean; focused?: boolean };

/** Validates values against a command's options, as Discord does before sending. */
export function filledOptions(
  setting: Setting,
  expected: readonly CommandOption[],
  given: Given,
): { options: WireOption[]; resolved: object } {
  refuseUnknown(expected, given);
  const resolved = gather(setting);
  const options = expected.flatMap((option): WireOption[] => {
    const file = given.files[option.name];
    if (file && option.type !== OptionType.attachment)
      throw new Trouble('practice-option-no-file', { name: option.name });
    if (file) return [{ name: option.name, type: option.type, value: resolved.file(file) }];
    const value = given.options[option.name];
    if (value !== undefined) return [{ name: option.name, type: option.type, value: valueOf(option, value, resolved) }];
    if (option.required) throw new Trouble('practice-option-missing', { name: option.name });
    return [];
  });
  return { options, resolved: resolved.toWire() };
}

/** The values so far, unvalidated, with the focused option marked. */
export function partialOptions(expected: readonly CommandOption[], given: Given, focused: string): WireOption[] {
  refuseUnknown(expected, given);
  const field = expected.find((option) => option.name === focused);
  if (field === undefined) throw unknownOption(expected, focused);
  if (!field.autocomplete) throw new Trouble('practice-option-no-completion', { name: focused });
  return expected.flatMap((option): WireOption[] => {
    const value = given.options[option.name];
    if (option === field) {
      return [{ name: option.name, type: option.type, value: String(value ?? ''), focused: true }];
    }
    return value === undefined ? [] : [{ name: option.name, type: option.type, value: asTyped(option, value) }];
  });
}

/** Converts texts to numbers and booleans. An invalid text stays, since nothing is sent yet. */
function asTyped({ type }: CommandOption, value: string | number | boolean): string | number | boolean {
  const isNumber = type === OptionType.integer || type === OptionType.number;
  if (isNumber && typeof value === 'string' && value.trim() !== '') {
    return Number.isNaN(Number(value)) ? value : Number(value);
  }
  return type === OptionType.boolean ? value === true || value === 'true' : value;
}

function refuseUnknown(expected: readonly CommandOption[], given: Given): void {
  for (const name of [...Object.keys(given.options), ...Object.keys(given.files)]) {
    if (!expected.some((option) => option.name === name)) throw unknownOption(expected, name);
  }
}

function unknownOption(expected: readonly CommandOption[], name: string): Trouble {
  if (expected.length === 0) return new Trouble('practice-option-none', { name });
  return new Trouble('practice-option-unknown', { name, known: listed(expected.map((option) => option.name)) });
}

function valueOf(
  option: CommandOption,
  value: string | number | boolean,
  resolved: Gathering,
): string | number | boolean {
  switch (option.type) {
    case OptionType.string:
      return textValue(option, String(value));
    case OptionType.integer:
    case OptionType.number:
      return numberValue(option, value);
    case OptionType.boolean:
      return booleanValue(option, value);
    case OptionType.user:
      return resolved.person(String(value));
    case OptionType.channel:
      return resolved.channel(String(value), option.channel_types);
    case OptionType.role:
      return resolved.role(String(value));
    case OptionType.mentionable:
      return resolved.mentionable(String(value));
    default:
      throw new Trouble('practice-option-file', { name: option.name });
  }
}

function textValue(option: CommandOption, text: string): string {
  const { name, choices, min_length: least = 0, max_length: most = 6000 } = option;
  if (choices?.length) return String(chosen(option, text));
  const length = lengthOf(text);
  if (length < least) throw new Trouble('practice-option-short', { name, least });
  if (length > most) throw new Trouble('practice-option-long', { name, most });
  return text;
}

function numberValue(option: CommandOption, given: string | number | boolean): number {
  const { name, type, choices, min_value: least, max_value: most } = option;
  if (choices?.length) return Number(chosen(option, String(given)));
  const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Trouble('practice-option-number', { name });
  if (type === OptionType.integer && !Number.isInteger(value)) {
    throw new Trouble('practice-option-whole', { name });
  }
  if (least !== undefined && value < least) throw new Trouble('practice-option-least', { name, least });
  if (most !== undefined && value > most) throw new Trouble('practice-option-most', { name, most });
  return value;
}

function booleanValue(option: CommandOption, given: string | number | boolean): boolean {
  if (given === true || given === 'true') return true;
  if (given === false || given === 'false') return false;
  throw new Trouble('practice-option-boolean', { name: option.name });
}

/** A choice by its value or its name in any language. */
function chosen(option: CommandOption, given: string): string | number {
  const choices = option.choices ?? [];
  const found = choices.find(
    ({ value, name, name_localizations }) =>
      String(value) === given || name === given || Object.values(name_localizations ?? {}).includes(given),
  );
  if (found) return found.value;
  throw new Trouble('practice-option-choice', { name: option.name, known: listed(choices.map(({ value }) => value)) });
}
