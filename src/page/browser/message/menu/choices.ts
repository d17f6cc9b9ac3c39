/** The choices of a select menu of any kind. */
import type { APISelectMenuComponent, APISelectMenuOption } from 'discord-api-types/v10';
import type { Named, Reader } from '../reader.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  /** An emoji, or the icon of a person, role or channel. */
  readonly sign?: string | undefined;
}

export interface Menu {
  readonly id: string;
  /** Its label, if different from the placeholder. */
  readonly label?: string | undefined;
  readonly placeholder: string;
  readonly least: number;
  readonly most: number;
  readonly disabled: boolean;
  readonly choices: readonly Choice[];
  /** What is chosen initially. */
  readonly chosen: readonly string[];
}

export function menuOf(select: APISelectMenuComponent, reader: Reader): Menu {
  return {
    id: select.custom_id,
    placeholder: select.placeholder || reader.say('page-message-choose'),
    least: select.min_values ?? 1,
    most: select.max_values ?? 1,
    disabled: select.disabled ?? false,
    choices: choicesOf(select, reader),
    chosen: chosenOf(select),
  };
}

function chosenOf(select: APISelectMenuComponent): string[] {
  if (select.type !== 3) return (select.default_values ?? []).map(({ id }) => id);
  return select.options.filter((option) => option.default).map(({ value }) => value);
}

function choicesOf(select: APISelectMenuComponent, { people, roles, channels }: Reader): Choice[] {
  if (select.type === 3) return select.options.map(choiceOf);
  if (select.type === 5) return named(people, '@');
  if (select.type === 6) return named(roles, '@');
  if (select.type === 7) return [...named(people, '@'), ...named(roles, '@')];
  return named(
    channels.filter(({ type }) => fits(type, select.channel_types)),
    '#',
  );
}

function choiceOf({ value, label, description, emoji }: APISelectMenuOption): Choice {
  return { value, label, description, sign: signOf(emoji) };
}

function signOf(
  emoji: { readonly id?: string | undefined; readonly name?: string | undefined } | undefined,
): string | undefined {
  return emoji?.id ? `:${emoji.name}:` : emoji?.name;
}

function named(known: readonly Named[], sign: string): Choice[] {
  return known.map(({ id, name }) => ({ value: id, label: name, sign }));
}

/** A channel of unknown type fits any. */
function fits(type: number | undefined, wanted: readonly number[] | undefined): boolean {
  return type === undefined || !wanted || wanted.length === 0 || wanted.includes(type);
}

/** The choices that contain every word typed. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ label, description = '' }) => {
    const said = folded(`${label} ${description}`);
    return words.every((word) => said.includes(word));
  });
}

/** Ignores case and accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The selection after `value` was pressed. In a single-choice menu it replaces the previous one. */
export function toggled({ least, most }: Menu, chosen: readonly string[], value: string): readonly string[] {
  if (chosen.includes(value)) return most === 1 && least > 0 ? chosen : chosen.filter((each) => each !== value);
  if (most === 1) return [value];
  return chosen.length < most ? [...chosen, value] : chosen;
}
