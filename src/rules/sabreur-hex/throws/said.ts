/** The fields of a roll at a real table, and how they are read. Anything not given is as usual. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Said, ThrowChoice, ThrowField } from '../../../kernel/throwing.ts';

type Kind = 'morale' | 'fire' | 'melee';
type List = Extract<ThrowField, { readonly kind: 'one' | 'any' }>;
type Count = Extract<ThrowField, { readonly kind: 'number' }>;

/** How one kind of roll asks. */
export interface Asking {
  readonly number: (name: string, least: number, most: number, usual: number) => Count;
  readonly one: (name: string, choices: readonly ThrowChoice[]) => List;
  readonly any: (name: string, choices: readonly ThrowChoice[]) => List;
}

/** The fields of one kind of roll, labelled `throw-<kind>-<name>`. */
export function fieldsOf(kind: Kind): Asking {
  const label = (name: string) => ({ name, says: phrase(`throw-${kind}-${name}`) });
  return {
    number: (name, least, most, usual) => ({ ...label(name), kind: 'number', least, most, usual }),
    one: (name, choices) => ({ ...label(name), kind: 'one', choices }),
    any: (name, choices) => ({ ...label(name), kind: 'any', choices }),
  };
}

/** Always shown with the result, even if usual. */
export function toldAlways(field: List): List {
  return { ...field, isAlwaysTold: true };
}

export function choice(name: string, says: Phrase, clause?: string, n?: number): ThrowChoice {
  return { name, says, ...(clause !== undefined && { clause }), ...(n !== undefined && { n }) };
}

/** The values given, as far as they were asked for. */
export interface Heard {
  /** The number, clamped to its limits; 0 if not asked for. */
  readonly number: (name: string) => number;
  /** The choice; undefined if not asked for. */
  readonly one: (name: string) => string | undefined;
  readonly has: (name: string, choice: string) => boolean;
}

export function hear(fields: readonly ThrowField[], said: Said): Heard {
  const field = (name: string) => fields.find((each) => each.name === name);
  return {
    number: (name) => {
      const asked = field(name);
      return asked?.kind === 'number' ? numberOf(asked, said) : 0;
    },
    one: (name) => {
      const asked = field(name);
      return asked && asked.kind !== 'number' ? oneOf(asked, said) : undefined;
    },
    has: (name, what) => {
      const asked = field(name);
      return asked !== undefined && asked.kind !== 'number' && namesIn(asked, said).includes(what);
    },
  };
}

function numberOf({ name, least, most, usual }: Count, said: Said): number {
  const given = said[name];
  return typeof given === 'number' && Number.isFinite(given)
    ? Math.min(most, Math.max(least, Math.round(given)))
    : usual;
}

/** The first choice given, otherwise the first available. */
export function oneOf(asked: List, said: Said): string {
  return namesIn(asked, said)[0] ?? asked.choices[0]!.name;
}

/** The given choices that are in the list. */
function namesIn({ name, choices }: List, said: Said): readonly string[] {
  const given = said[name];
  return Array.isArray(given) ? given.filter((each: string) => choices.some((known) => known.name === each)) : [];
}
