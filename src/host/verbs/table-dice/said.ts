/** What is known for a throw: from menus or words that somebody chose, checked by the fields that ask for it. */
import type { Said, Throw, ThrowField } from '../../../kernel/ruleset.ts';
import type { Values } from './table-dice.ts';

/** Fields depend on others, that depend on others; but not as deep as that. */
const DEEP = 10;
const LONGEST = 100;

/** What was given for a field, if anything was. */
export type Given = (field: ThrowField) => readonly string[] | undefined;

export function givenBy(values: Values): Given {
  return ({ name }) => values[name];
}

export interface Settled {
  readonly fields: readonly ThrowField[];
  /** Of each of these fields, and of nothing else. */
  readonly said: Said;
}

/** Everything that must be known, as it was given where that can be, else as usual. */
export function settled({ fields: fieldsOf }: Pick<Throw<unknown>, 'fields'>, given: Given): Settled {
  const lost = new Set<string>();
  let said = saidOf(fieldsOf({}), given);
  for (let round = 1; ; round += 1) {
    const fields = fieldsOf(said);
    const next = saidOf(fields, (field) => (lost.has(field.name) ? undefined : given(field)));
    const changed = fields.filter(({ name }) => JSON.stringify(next[name]) !== JSON.stringify(said[name]));
    if (changed.length === 0 && Object.keys(said).length === fields.length) return { fields, said };
    // What rules itself out, by way of something else, is as usual.
    if (round > DEEP) for (const { name } of changed) lost.add(name);
    if (round > LONGEST) throw new Error(`fields without an end: ${JSON.stringify(said)}`);
    said = next;
  }
}

function saidOf(fields: readonly ThrowField[], given: Given): Said {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, given(field))]));
}

/** Of any that were given, those that there are still. */
function valueOf(field: ThrowField, given: readonly string[] = []): Said[string] {
  if (field.kind === 'any') return field.choices.map(({ name }) => name).filter((name) => given.includes(name));
  if (fits(field, given)) return field.kind === 'number' ? Number(given[0]) : given;
  return field.kind === 'number' ? field.usual : field.choices.slice(0, 1).map(({ name }) => name);
}

/** Whether these values can be said of a field. */
export function fits(field: ThrowField, values: readonly string[]): boolean {
  if (field.kind === 'number') return values.length === 1 && isWithin(field, values[0]!);
  const areKnown = values.every((value) => field.choices.some(({ name }) => name === value));
  const isOnce = new Set(values).size === values.length;
  return areKnown && isOnce && (field.kind === 'any' || values.length === 1);
}

function isWithin({ least, most }: Extract<ThrowField, { kind: 'number' }>, value: string): boolean {
  return /^-?\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most;
}

/** The same as menus would say it. */
export function valuesOf(said: Said): Values {
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, typeof value === 'number' ? [String(value)] : value]),
  );
}
