/** Finds errors in a command line before it is sent. */
import { OptionType } from '../../discord.ts';
import { plain, type Pick } from './commands.ts';
import type { Field, Filled } from './line.ts';
import type { Enclosed } from './wire.ts';

/** A message of the page with its arguments. */
export interface Sentence {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** The values allowed in a field. Undefined: any. */
export type PicksOf = (field: Field) => readonly Pick[] | undefined;

/** The errors of fields, by field index; text in the tail, which names no option, is one of the index behind them. */
export function faultsOf(line: Filled, picksOf: PicksOf): ReadonlyMap<number, Sentence> {
  const faults = line.fields.map((field) => faultOf(field, picksOf(field)));
  const all = [...faults, line.tail.trim() === '' ? undefined : { id: 'page-fault-option' }];
  return new Map(all.flatMap((fault, index) => (fault ? [[index, fault] as const] : [])));
}

function faultOf(field: Field, picks: readonly Pick[] | undefined): Sentence | undefined {
  const { slot, text } = field;
  if (slot.type === OptionType.attachment ? !field.file : text.trim() === '') {
    if (slot.required) return { id: 'page-fault-missing' };
    return { id: slot.type === OptionType.attachment ? 'page-fault-file' : 'page-fault-empty' };
  }
  if (field.value !== undefined) return undefined;
  if (picks && !fitting(text, picks)) return { id: 'page-fault-choice' };
  if (slot.type === OptionType.integer || slot.type === OptionType.number)
    return picks ? undefined : numberFault(field);
  return slot.type === OptionType.string ? lengthFault(field) : undefined;
}

function numberFault({ slot, text }: Field): Sentence | undefined {
  const value = numberIn(text);
  if (!Number.isFinite(value)) return { id: 'page-fault-number' };
  if (slot.type === OptionType.integer && !Number.isInteger(value)) return { id: 'page-fault-whole' };
  if (slot.min_value !== undefined && value < slot.min_value) {
    return { id: 'page-fault-least', args: { least: slot.min_value } };
  }
  if (slot.max_value !== undefined && value > slot.max_value) {
    return { id: 'page-fault-most', args: { most: slot.max_value } };
  }
  return undefined;
}

/** Accepts a decimal comma. */
const numberIn = (text: string) => Number(text.trim().replace(',', '.'));

function lengthFault({ slot, text }: Field): Sentence | undefined {
  const { min_length: least = 0, max_length: most = 6000 } = slot;
  const length = Array.from(text).length;
  if (length < least) return { id: 'page-fault-short', args: { least } };
  if (length > most) return { id: 'page-fault-long', args: { most } };
  return undefined;
}

const same = (a: string, b: string) => plain(a.trim()) === plain(b.trim());

/** The value whose name or value was typed in full. */
function fitting(text: string, picks: readonly Pick[]): Pick | undefined {
  return picks.find(({ name, value }) => same(name, text) || same(String(value), text));
}

export interface Filling {
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly files: Readonly<Record<string, Enclosed>>;
}

/** What to send. Empty fields are left out. */
export function fillingOf(line: Filled, picksOf: PicksOf): Filling {
  const given = line.fields.filter(({ text, file }) => text.trim() !== '' && !file);
  const enclosed = line.fields.flatMap(({ slot, file }) =>
    file ? [[slot.name, { name: file.name, type: file.type, data: file.data }] as const] : [],
  );
  return {
    options: Object.fromEntries(given.map((field) => [field.slot.name, valueOf(field, picksOf(field))])),
    files: Object.fromEntries(enclosed),
  };
}

function valueOf(field: Field, picks: readonly Pick[] | undefined): string | number | boolean {
  if (field.value !== undefined) return field.value;
  const picked = fitting(field.text, picks ?? []);
  if (picked) return picked.value;
  const { type } = field.slot;
  return type === OptionType.integer || type === OptionType.number ? numberIn(field.text) : field.text.trim();
}
