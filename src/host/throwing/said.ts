/** What is known for a throw: from menus or words that somebody chose, checked by the fields that ask for it. */
import type { Said, Throw, ThrowField } from '../../kernel/ruleset.ts';
import type { Values } from './throwing.ts';

/** Fields that depend on others, that depend on others: more of that is a mistake of the rules. */
const DEEP = 10;

export interface Settled {
  readonly fields: readonly ThrowField[];
  /** Of each of these fields, and of nothing else. */
  readonly said: Said;
}

/** Everything that must be known, as it was given where that can be, else as usual. */
export function settled({ fields: fieldsOf }: Pick<Throw<unknown>, 'fields'>, given: Values): Settled {
  let said = saidOf(fieldsOf({}), given);
  for (let round = 0; round < DEEP; round += 1) {
    const fields = fieldsOf(said);
    const next = saidOf(fields, given);
    if (JSON.stringify(next) === JSON.stringify(said)) return { fields, said };
    said = next;
  }
  throw new Error(`fields that depend on each other without an end: ${JSON.stringify(said)}`);
}

function saidOf(fields: readonly ThrowField[], given: Values): Said {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, given[field.name])]));
}

function valueOf(field: ThrowField, given: readonly string[] | undefined): Said[string] {
  if (given !== undefined && fits(field, given)) return field.kind === 'number' ? Number(given[0]) : given;
  if (field.kind === 'number') return field.usual;
  return field.kind === 'one' ? field.choices.slice(0, 1).map(({ name }) => name) : [];
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
