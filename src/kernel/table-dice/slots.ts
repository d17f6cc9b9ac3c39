/**
 * What is asked for a roll at a real table, as data: a slot for each value. A slot says when it matters, how it changes
 * the scene that the rules then play, and how it is read from a battle.
 */
import { phrase } from '../phrase.ts';
import type { Said, RollChoice, RollField } from './table-dice.ts';

/** Slots by field name, in the order in which they are asked. `P`: the scene; `N`: what is seen of a battle. */
export type Slots<P, N> = Readonly<Record<string, Slot<P, N>>>;

export type Slot<P, N> = Asked<N> & (NumberSlot<P> | ListSlot<P, N>);

interface Asked<N> {
  readonly when?: When;
  /** The result is unclear without it, so it is always shown, even if usual. */
  readonly isAlwaysTold?: true;
  /** A length: any part of a centimetre counts as a whole one. */
  readonly isMeasured?: true;
  /** Its value in a battle. A list may leave that to its rows. */
  readonly seen?: (now: N) => number | string | readonly string[];
}

interface NumberSlot<P> {
  readonly kind: 'number';
  readonly limits: Of<readonly [least: number, most: number, usual: number]>;
  readonly put: (n: number) => Patch<P>;
}

interface ListSlot<P, N> {
  readonly kind: 'one' | 'any';
  /** How the keys of its choices' messages begin. */
  readonly words: string;
  readonly rows: Rows<P, N>;
}

type Rows<P, N> = Readonly<Record<string, Row<P, N>>>;

/**
 * A choice in columns: the clause that applies it, perhaps with its modifier; its change of the scene; when it is
 * offered; and whether a battle shows it.
 */
export type Row<P, N> = readonly [
  by?: Of<string | { readonly clause: string; readonly n?: number } | undefined>,
  put?: Patch<P>,
  when?: When,
  seen?: (now: N) => boolean,
];

/** The choices of other fields that make it matter, by field: one of these words of each. Or a condition on them. */
export type When = Readonly<Record<string, string>> | ((heard: Heard) => boolean);

/** A value that may depend on what else was said. */
type Of<T> = T | ((heard: Heard) => T);

/** Changes to a scene: objects are merged, lists are added to, anything else is replaced. */
export type Patch<P> = { readonly [K in keyof P]?: Partial<P[K]> };

/** The values given. */
export interface Heard {
  /** The number within its limits; 0 if it is not asked for. */
  readonly number: (name: string) => number;
  /** The choice; undefined if it is not asked for. */
  readonly one: (name: string) => string | undefined;
  /** Whether this was given, asked for or not. */
  readonly has: (name: string, choice: string) => boolean;
}

/** Slots that are asked for only in this case. */
export function only<P, N>(when: When, slots: Slots<P, N>): Slots<P, N> {
  return Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, { ...slot, when }]));
}

export function number<P, N>(
  limits: NumberSlot<P>['limits'],
  put: NumberSlot<NoInfer<P>>['put'],
  more: Asked<NoInfer<N>> = {},
): Slot<P, N> {
  return { kind: 'number', limits, put, ...more };
}

/** One of these; by default the first. */
export function one<P, N>(words: string, rows: Rows<NoInfer<P>, NoInfer<N>>, more: Asked<NoInfer<N>> = {}): Slot<P, N> {
  return { kind: 'one', words, rows, ...more };
}

/** Any number of these. */
export function any<P, N>(words: string, rows: Rows<NoInfer<P>, NoInfer<N>>, more: Asked<NoInfer<N>> = {}): Slot<P, N> {
  return { kind: 'any', words, rows, ...more };
}

interface Hearing extends Heard {
  readonly field: (name: string) => RollField | undefined;
  readonly is: (when: When | undefined) => boolean;
}

/** Slots may depend on each other in any order, but not in a circle. */
function hear<P, N>(words: string, slots: Slots<P, N>, said: Said): Hearing {
  const known = new Map<string, RollField | undefined>();
  const ones = new Map<string, string | undefined>();
  const heard: Hearing = {
    field: (name) => {
      const slot = slots[name];
      if (slot && !known.has(name)) known.set(name, fieldOf(`${words}-${name}`, name, slot, heard));
      return known.get(name);
    },
    number: (name) => {
      const field = heard.field(name);
      return field?.kind === 'number' ? numberIn(field, said) : 0;
    },
    one: (name) => {
      if (!ones.has(name)) ones.set(name, chosenIn(heard.field(name), said)[0]);
      return ones.get(name);
    },
    has: (name, choice) => wordsIn(said[name]).includes(choice),
    is: (when = {}) => {
      if (typeof when === 'function') return when(heard);
      return Object.entries(when).every(([name, words]) =>
        words
          .split(' ')
          .some((word) => (slots[name]?.kind === 'any' ? heard.has(name, word) : heard.one(name) === word)),
      );
    },
  };
  return heard;
}

function fieldOf<P, N>(label: string, name: string, slot: Slot<P, N>, heard: Hearing): RollField | undefined {
  const { when, isAlwaysTold, isMeasured } = slot;
  if (!heard.is(when)) return undefined;
  const field = { name, says: phrase(label), ...(isAlwaysTold && { isAlwaysTold }) };
  if (slot.kind === 'number') {
    const [least, most, usual] = valueOf(slot.limits, heard);
    return { ...field, kind: 'number', least, most, usual, ...(isMeasured && { isMeasured }) };
  }
  const open = Object.entries(slot.rows).filter(([, [, , when]]) => heard.is(when));
  return { ...field, kind: slot.kind, choices: open.map(([each, row]) => choiceOf(each, slot.words, row, heard)) };
}

function choiceOf<P, N>(name: string, words: string, [by]: Row<P, N>, heard: Heard): RollChoice {
  const applied = valueOf(by, heard);
  const { clause, n }: Pick<RollChoice, 'clause' | 'n'> =
    typeof applied === 'string' ? { clause: applied } : (applied ?? {});
  return {
    name,
    says: phrase(`${words}-${name}`),
    ...(clause !== undefined && { clause }),
    ...(n !== undefined && { n }),
  };
}

function valueOf<T>(of: Of<T>, heard: Heard): T {
  return typeof of === 'function' ? (of as (heard: Heard) => T)(heard) : of;
}

function wordsIn(value: Said[string] | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}

/** The given choices that are open; of a list with one choice, by default the first. */
function chosenIn(field: RollField | undefined, said: Said): readonly string[] {
  if (!field || field.kind === 'number') return [];
  const names = field.choices.map(({ name }) => name);
  const given = wordsIn(said[field.name]);
  if (field.kind === 'any') return names.filter((name) => given.includes(name));
  return [...given.filter((name) => names.includes(name)), ...names].slice(0, 1);
}

function numberIn({ name, least, most, usual }: Extract<RollField, { kind: 'number' }>, said: Said): number {
  const given = said[name];
  const isGiven = typeof given === 'number' && Number.isFinite(given);
  return isGiven ? Math.min(most, Math.max(least, Math.round(given))) : usual;
}

/** The fields to ask for. A list without a choice to make is none. */
export function fieldsOf<P, N>(words: string, slots: Slots<P, N>, said: Said): RollField[] {
  const heard = hear(words, slots, said);
  const fields = Object.keys(slots).flatMap((name) => heard.field(name) ?? []);
  return fields.filter((field) => field.kind === 'number' || field.choices.length > (field.kind === 'one' ? 1 : 0));
}

/** The scene described: the usual one, with the changes of each value in turn. */
export function sceneOf<P extends object, N>(words: string, slots: Slots<P, N>, said: Said, usual: P): P {
  const heard = hear(words, slots, said);
  const patches = Object.entries(slots).flatMap(([name, slot]): readonly (Patch<P> | undefined)[] => {
    const field = heard.field(name);
    if (!field) return [];
    if (slot.kind === 'number') return [slot.put(heard.number(name))];
    return chosenIn(field, said).map((choice) => slot.rows[choice]?.[1]);
  });
  return patches.reduce<P>((scene, patch) => (patch ? (joined(scene, patch) as P) : scene), usual);
}

function joined(old: unknown, more: unknown): unknown {
  if (Array.isArray(more)) return [...(Array.isArray(old) ? (old as unknown[]) : []), ...(more as unknown[])];
  if (typeof more !== 'object' || more === null) return more;
  const before = (old ?? {}) as Readonly<Record<string, unknown>>;
  return { ...before, ...Object.fromEntries(Object.entries(more).map(([key, to]) => [key, joined(before[key], to)])) };
}

/** The values that a battle shows. */
export function saidIn<P, N>(slots: Slots<P, N>, now: N): Said {
  const all = Object.entries(slots).flatMap(([name, slot]): [string, Said[string]][] => {
    const value = slot.seen?.(now) ?? (slot.kind === 'number' ? undefined : seenIn(slot, now));
    return value === undefined ? [] : [[name, typeof value === 'string' ? [value] : value]];
  });
  return Object.fromEntries(all);
}

function seenIn<P, N>({ kind, rows }: ListSlot<P, N>, now: N): readonly string[] | undefined {
  if (Object.values(rows).every(([, , , seen]) => !seen)) return undefined;
  const names = Object.entries(rows).flatMap(([name, [, , , seen]]) => (seen?.(now) ? [name] : []));
  return kind === 'one' ? names.slice(0, 1) : names;
}
