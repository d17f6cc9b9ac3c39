/** Units of a scenario being parsed, each with its line, for checks that need the other units. */
import type { Noun, Phrase } from '../kernel/phrase.ts';
import type { Side } from '../kernel/play.ts';
import { type Bit, blame, type Cursor, here } from '../kernel/text/lines.ts';
import { quoted } from '../kernel/text/quoted.ts';

/** What all units have: on the map, in reserve, or gone. */
export interface Called {
  readonly id: string;
  readonly side: Side;
  readonly name: Noun;
}

export interface Lined<U> {
  unit: U;
  readonly cursor: Cursor;
  readonly id: Bit;
  readonly hex?: Bit | undefined;
}

/** Reports an error of one unit; without a position, at its name. */
export type Say = (id: string, args?: Phrase['args'], at?: Bit) => void;

export function sayOf({ cursor, id }: Pick<Lined<unknown>, 'cursor' | 'id'>): Say {
  return (fault, args, at) => blame(cursor, at ?? id, fault, args);
}

/** The part of a line that contains a word. */
export function bitOf({ line }: Cursor, word: string): Bit | undefined {
  return line.bits.find(({ folded }) => folded === word);
}

/** Short names are unique over both sides, ignoring case. */
export function checkNames(units: readonly Lined<Pick<Called, 'id'>>[], gone: readonly string[]): void {
  const taken = new Set(gone.map((id) => id.toLowerCase()));
  for (const { unit, cursor, id } of units) {
    const key = unit.id.toLowerCase();
    if (taken.has(key)) blame(cursor, id, 'fault-id-twice', { unit: unit.id });
    taken.add(key);
  }
}

/** Stores a value from a line; false if there was none. A second value is an error. */
export type Once<S> = <K extends keyof S>(key: K, value: S[K] | undefined) => boolean;

export function onceIn<S extends object>(cursor: Cursor, bit: Bit, said: S): Once<S> {
  return (key, value) => {
    if (value === undefined) return false;
    if (said[key] !== undefined) blame(cursor, bit, 'fault-said-twice', { word: quoted(bit.text) });
    said[key] = value;
    return true;
  };
}

/** A short name of this form. */
export function needShortName(cursor: Cursor, shape: RegExp): string | undefined {
  const bit = here(cursor);
  if (!bit || bit.isQuoted || !shape.test(bit.text)) {
    return blame(cursor, bit, 'fault-id', { word: quoted(bit?.text ?? '…') });
  }
  cursor.at += 1;
  return bit.text;
}
