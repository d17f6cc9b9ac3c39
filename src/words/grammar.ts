/**
 * The functions that messages of either language may call. Those that write a name take `as`: `"name"` (the default),
 * `"bold"` (only the name is bold, not its article) or `"id"` (the short name used in orders, `7C`).
 */
import { type FluentFunction, FluentNumber, type FluentValue } from '@fluent/bundle';
import type { Noun } from '../kernel/phrase.ts';
import type { Language } from '../kernel/ruleset.ts';
import { localeOf } from './language.ts';
import { plain } from './plain.ts';
import { ListValue, NounValue } from './values.ts';

export type Functions = Readonly<Record<string, FluentFunction>>;
export type As = 'name' | 'bold' | 'id';

export function nounOf(positional: readonly FluentValue[]): Noun {
  const value = positional[0];
  if (!(value instanceof NounValue)) throw new TypeError(`a noun is needed, not "${String(value)}"`);
  return value.value;
}

export function asOf(named: Record<string, FluentValue>): As {
  const as = named['as'] ?? 'name';
  if (as !== 'name' && as !== 'bold' && as !== 'id') throw new RangeError(`as: "${String(as)}" is unknown`);
  return as;
}

/** The name without an article. Names come from scenarios, which people write, so they are escaped. */
export function nameOf(noun: Noun, language: Language, as: As): string {
  const name = plain((as === 'id' && noun.noun) || noun[language].name);
  return as === 'bold' ? `**${name}**` : name;
}

/** Capitalises the first letter, after any opening markup. */
export function capital(text: string): string {
  return text.replace(/\p{L}|\p{N}/u, (first) => first.toUpperCase());
}

function numberOf(positional: readonly FluentValue[]): number {
  const value = positional[0];
  if (!(value instanceof FluentNumber)) throw new TypeError(`a number is needed, not "${String(value)}"`);
  return value.value;
}

function listOf(positional: readonly FluentValue[]): readonly string[] {
  const value = positional[0];
  if (!(value instanceof ListValue)) throw new TypeError(`a list is needed, not "${String(value)}"`);
  return value.value;
}

/** One of the texts given in the message, typeset by `type` like the message. */
export function choice(texts: readonly FluentValue[], index: number, type: (text: string) => string): string {
  const chosen = texts[index];
  if (typeof chosen !== 'string') throw new RangeError(`${index + 1} texts are needed, not ${texts.length}`);
  return type(chosen);
}

/** Functions common to both languages. */
export function common(language: Language, type: (text: string) => string): Functions {
  const plurals = new Intl.PluralRules(language);
  return {
    NAME: (positional, named) => nameOf(nounOf(positional), language, asOf(named)),
    ID: (positional) => nameOf(nounOf(positional), language, 'id'),
    /** s or p; or with two texts, the one that agrees: `NB($unit, "rides", "ride")`. */
    NB: (positional) => {
      const { plural } = nounOf(positional)[language];
      if (positional.length === 1) return plural ? 'p' : 's';
      return choice(positional.slice(1), plural ? 1 : 0, type);
    },
    /** The text for a number: `COUNT($n, "hex", "hexes")`. */
    COUNT: (positional) => choice(positional.slice(1), plurals.select(numberOf(positional)) === 'one' ? 0 : 1, type),
    CAP: (positional) => capital(textOf(positional[0])),
    /** A number with its sign, using a real minus. */
    SIGN: (positional) => signed(numberOf(positional)),
    /**
     * A list with a separator, perhaps another before the last: `JOIN($parts, " · ")`, `JOIN($units, ", ", last: " and
     * ")`.
     */
    JOIN: (positional, { last }) => {
      const list = listOf(positional);
      const separator = type(textOf(positional[1]));
      if (last === undefined || list.length < 2) return list.join(separator);
      return `${list.slice(0, -1).join(separator)}${type(textOf(last))}${list.at(-1)}`;
    },
    /** `a, b or c`. */
    OR: (positional) => new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(listOf(positional)),
  };
}

/** Finished text, or a plain name. */
export function textOf(value: FluentValue | undefined): string {
  if (typeof value === 'string') return value;
  if (value instanceof NounValue || value instanceof ListValue) return value.toString();
  throw new TypeError(`a text is needed, not "${String(value)}"`);
}

function signed(n: number): string {
  if (n === 0) return '±0';
  return n < 0 ? `−${-n}` : `+${n}`;
}
