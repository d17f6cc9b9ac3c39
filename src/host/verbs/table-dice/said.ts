/** The values for a roll: from menus or typed text, checked against its fields. */
import type { Said, TableRoll, RollField } from '../../../kernel/ruleset.ts';
import type { Values } from './table-dice.ts';

/** Fields depend on other fields, but never this deep. */
const DEEP = 10;
const LONGEST = 100;

/** The value given for a field, if any. */
export type Given = (field: RollField) => readonly string[] | undefined;

export function givenBy(values: Values): Given {
  return ({ name }) => values[name];
}

export interface Settled {
  readonly fields: readonly RollField[];
  /** For each of these fields, and nothing else. */
  readonly said: Said;
}

/** All fields with the value given, if valid; otherwise the usual one. */
export function settled({ fields: fieldsOf }: Pick<TableRoll<unknown>, 'fields'>, given: Given): Settled {
  const lost = new Set<string>();
  let said = saidOf(fieldsOf({}), given);
  for (let round = 1; ; round += 1) {
    const fields = fieldsOf(said);
    const next = saidOf(fields, (field) => (lost.has(field.name) ? undefined : given(field)));
    const changed = fields.filter(({ name }) => JSON.stringify(next[name]) !== JSON.stringify(said[name]));
    if (changed.length === 0 && Object.keys(said).length === fields.length) return { fields, said };
    // A value that rules itself out through another field reverts to the usual one.
    if (round > DEEP) for (const { name } of changed) lost.add(name);
    if (round > LONGEST) throw new Error(`fields without an end: ${JSON.stringify(said)}`);
    said = next;
  }
}

function saidOf(fields: readonly RollField[], given: Given): Said {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, given(field))]));
}

/** The given choices that still exist. */
function valueOf(field: RollField, given: readonly string[] = []): Said[string] {
  if (field.kind === 'any') return field.choices.map(({ name }) => name).filter((name) => given.includes(name));
  if (fits(field, given)) return field.kind === 'number' ? Number(given[0]) : given;
  return field.kind === 'number' ? field.usual : field.choices.slice(0, 1).map(({ name }) => name);
}

/** Whether these values are valid for a field. */
export function fits(field: RollField, values: readonly string[]): boolean {
  if (field.kind === 'number') return values.length === 1 && isWithin(field, values[0]!);
  const areKnown = values.every((value) => field.choices.some(({ name }) => name === value));
  const isOnce = new Set(values).size === values.length;
  return areKnown && isOnce && (field.kind === 'any' || values.length === 1);
}

function isWithin({ least, most }: Extract<RollField, { kind: 'number' }>, value: string): boolean {
  return /^-?\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most;
}

/** As menu values. */
export function valuesOf(said: Said): Values {
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, typeof value === 'number' ? [String(value)] : value]),
  );
}
