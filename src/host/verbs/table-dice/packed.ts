/**
 * Fields that have no room in a message, packed so that a custom id holds a page of them: `k3f4,0q10.2`, for each field
 * three letters for its name, then its number, or the positions of its choices.
 */
import type { Said, RollField } from '../../../kernel/ruleset.ts';
import type { Given } from './said.ts';

const SHORT = 36;
const LETTERS = 3;

export function packed(fields: readonly RollField[], said: Said): string {
  return fields.map((field) => keyOf(field.name) + valueOf(field, said[field.name] ?? [])).join(',');
}

/** The packed values, in one part or several. */
export function unpacked(texts: readonly string[]): Given & { readonly size: number } {
  const all = new Map(entriesOf(texts).map((entry) => [entry.slice(0, LETTERS), entry.slice(LETTERS)]));
  const given: Given = (field) => {
    const text = all.get(keyOf(field.name));
    return text === undefined ? undefined : valuesIn(field, text);
  };
  return Object.assign(given, { size: all.size });
}

function entriesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => (text === '' ? [] : text.split(',')));
}

function valueOf(field: RollField, value: Said[string]): string {
  if (typeof value === 'number') return (value - (field.kind === 'number' ? field.least : 0)).toString(SHORT);
  if (field.kind === 'number') return '';
  return value.map((name) => field.choices.findIndex((choice) => choice.name === name).toString(SHORT)).join('.');
}

/** A position without a choice is no value of any field. */
function valuesIn(field: RollField, text: string): readonly string[] {
  const numbers = text === '' ? [] : text.split('.').map((each) => Number.parseInt(each, SHORT));
  if (field.kind === 'number') return numbers.map((n) => String(n + field.least));
  return numbers.map((n) => field.choices[n]?.name ?? '');
}

/** FNV-1a, shortened to three letters. */
function keyOf(name: string): string {
  let sum = 0x811c9dc5;
  for (const letter of name) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193);
  return ((sum >>> 0) % SHORT ** LETTERS).toString(SHORT).padStart(LETTERS, '0');
}
