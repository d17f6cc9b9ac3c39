/** The command line as data: words first, then a command with its fields. */
import { commandIn, type Pick, plain, type Slot, type Whole } from './commands.ts';
import type { Enclosed } from './wire.ts';

/** An option in the line. `value` is set if it was picked and not typed over. */
export interface Field {
  readonly slot: Slot;
  readonly text: string;
  readonly value?: Pick['value'];
  readonly file?: Enclosed & { readonly size: number };
}

export interface Words {
  readonly kind: 'words';
  readonly text: string;
}

export interface Filled {
  readonly kind: 'command';
  readonly command: Whole;
  readonly fields: readonly Field[];
  /** Text typed after the last field, to find another one. */
  readonly tail: string;
  /** The index of the current field; one past the last is the tail. */
  readonly at: number;
}

export type Line = Words | Filled;

export const empty: Words = { kind: 'words', text: '' };

/** Words that begin with a whole command and a space become that command with the rest of the text. */
export function typed(text: string, commands: readonly Whole[]): Line {
  const found = commandIn(text, commands);
  if (!found || found.rest === '') return { kind: 'words', text };
  const longer = commands.some(({ shown, name }) =>
    [shown, name].some((each) => plain(each).startsWith(`${plain(text.slice(1).trimEnd())} `)),
  );
  if (longer) return { kind: 'words', text };
  return filledWith(begin(found.command), found.rest.trimStart());
}

/** A command with a field for each required option. */
export function begin(command: Whole): Filled {
  const fields = command.slots.filter(({ required }) => required).map((slot) => ({ slot, text: '' }));
  return { kind: 'command', command, fields, tail: '', at: 0 };
}

/** The options without a field. */
export function free({ command, fields }: Filled): Slot[] {
  return command.slots.filter((slot) => !fields.some((field) => field.slot.name === slot.name));
}

/**
 * Fills in text pasted or typed at once: `text:2K charge 88L side:Red`. Text before any name goes to the first option.
 */
function filledWith(line: Filled, rest: string): Filled {
  const names = line.command.slots.flatMap(({ name, shown }) => [name, shown]).map(escaped);
  if (names.length === 0 || rest === '') return { ...line, tail: rest };
  const found = [...rest.matchAll(new RegExp(`(?<=^|\\s)(${names.join('|')}):\\s*`, 'gu'))];
  const loose = rest.slice(0, found[0]?.index ?? rest.length).trimEnd();
  let next = line;
  const [first] = line.command.slots;
  if (loose !== '' && first) next = write(open(next, first), loose, next.fields.length === 0 ? 0 : undefined);
  for (const [index, match] of found.entries()) {
    const slot = line.command.slots.find(({ name, shown }) => name === match[1] || shown === match[1]);
    const value = rest.slice(match.index + match[0].length, found[index + 1]?.index ?? rest.length);
    if (slot) next = write(open(next, slot), index === found.length - 1 ? value : value.trimEnd());
  }
  return next;
}

const escaped = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '\\$&');

/** Goes to an option's field and creates it if necessary. */
export function open(line: Filled, slot: Slot): Filled {
  const known = line.fields.findIndex((field) => field.slot.name === slot.name);
  if (known >= 0) return { ...line, at: known };
  return { ...line, fields: [...line.fields, { slot, text: '' }], tail: '', at: line.fields.length };
}

export function goTo(line: Filled, at: number): Filled {
  return { ...line, at: Math.max(0, Math.min(at, line.fields.length)) };
}

/** Types in a field. In the tail, a name with a colon opens that field. */
export function write(line: Filled, text: string, at = line.at): Filled {
  const field = line.fields[at];
  if (!field) return writeTail(line, text);
  const own = namesOf(field.slot).find((name) => text.startsWith(`${name}:`));
  if (own !== undefined) return write(line, text.slice(own.length + 1).trimStart(), at);
  const further = furtherIn({ ...line, at }, text);
  const { slot, file } = field;
  const here = { slot, text: further?.before ?? text, ...(file && { file }) };
  const next = { ...line, fields: line.fields.with(at, here), at };
  return further ? write(open(next, further.slot), further.after) : next;
}

const namesOf = ({ shown, name }: Slot) => [shown, name];

/**
 * Another option named inside a value: `Red seats:`, or at its start, if it was typed before the field appeared. Of
 * several that were pasted at once, the first.
 */
function furtherIn(line: Filled, text: string): { before: string; slot: Slot; after: string } | undefined {
  const waiting = line.fields.filter((field, index) => index !== line.at && field.text === '');
  const named = [...free(line), ...waiting.map((field) => field.slot)].flatMap((slot) =>
    namesOf(slot).map((name) => ({ slot, name, place: ` ${text}`.indexOf(` ${name}:`) })),
  );
  const [first] = named.filter(({ place }) => place >= 0).toSorted((a, b) => a.place - b.place);
  if (!first) return undefined;
  const { slot, name, place } = first;
  return { before: text.slice(0, place).trimEnd(), slot, after: text.slice(place + name.length + 1).trimStart() };
}

function writeTail(line: Filled, text: string): Filled {
  const [, name, rest] = /^\s*(\S+?):\s*(.*)$/su.exec(text) ?? [];
  const slot = free(line).find((each) => each.shown === name || each.name === name);
  if (slot) return write(open(line, slot), rest ?? '');
  return { ...line, tail: text, at: line.fields.length };
}

/** Takes a value from a list and moves to the next required field. */
export function pick(line: Filled, { name, value }: Pick): Filled {
  const fields = line.fields.map((field, index) =>
    index === line.at ? { slot: field.slot, text: name, value } : field,
  );
  return onward({ ...line, fields });
}

export function enclose(line: Filled, at: number, file: NonNullable<Field['file']>): Filled {
  const fields = line.fields.map((field, index) =>
    index === at ? { slot: field.slot, text: file.name, file } : field,
  );
  return onward({ ...line, fields, at });
}

function onward(line: Filled): Filled {
  const waiting = line.fields.findIndex(({ slot, text }) => slot.required && text === '');
  return waiting < 0 ? line : { ...line, at: waiting };
}

/** Removes a field. A required one stays, but empty. */
export function remove(line: Filled, at: number): Filled {
  const field = line.fields[at];
  if (!field) return line;
  if (field.slot.required) {
    return { ...line, fields: line.fields.with(at, { slot: field.slot, text: '' }), at };
  }
  const fields = line.fields.toSpliced(at, 1);
  return { ...line, fields, at: Math.max(0, Math.min(at, fields.length)) };
}

/**
 * Backspace with nothing left to delete: removes the field or moves back. At the start the command becomes words again.
 */
export function stepBack(line: Filled): Line {
  const field = line.fields[line.at];
  if (field && !field.slot.required) return remove(line, line.at);
  if (line.at > 0) return goTo(line, line.at - 1);
  return { kind: 'words', text: `/${line.command.shown}` };
}

/** The line as one would type it. */
export function textOf(line: Line): string {
  if (line.kind === 'words') return line.text;
  const fields = line.fields.filter(({ text }) => text !== '').map(({ slot, text }) => `${slot.shown}:${text}`);
  return [`/${line.command.shown}`, ...fields].join(' ');
}
