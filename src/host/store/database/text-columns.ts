/** Text columns: JSON that zod checks on reading, or an error that names the column. */
import { z } from 'zod';

/** Names a column of a row for an error: `Battle 1234 options`. */
export type Where = readonly [model: string, key: string | number, column: string];

/** A row holds what this version cannot read; other rows may be fine. */
export class WrongRow extends Error {}

/** The result, or the replacement if its row is wrong. */
export async function readableOr<T>(reading: Promise<T>, instead: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof WrongRow) return instead;
    throw error;
  }
}

export function readJson<T>(schema: z.ZodType<T>, text: string, where: Where): T {
  return readValue(schema, parse(text, where), where);
}

/** A column that holds one of a few words. */
export function readValue<T>(schema: z.ZodType<T>, value: unknown, where: Where): T {
  const read = schema.safeParse(value);
  if (!read.success)
    throw new WrongRow(`the database holds a wrong ${where.join(' ')}: ${z.prettifyError(read.error)}`);
  return read.data;
}

export function parse(text: string, where: Where): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new WrongRow(`the database holds a wrong ${where.join(' ')}: no JSON`, { cause });
  }
}

/** For a column that is compared with something else, so that invalid JSON is found there. */
export function parseIfAny(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A row as the store gives it: empty columns are undefined. */
export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [name, value ?? undefined]),
  ) as WithoutNulls<Row>;
}

type WithoutNulls<Row> = {
  [Name in keyof Row]: null extends Row[Name] ? NonNullable<Row[Name]> | undefined : Row[Name];
};

/** The text of a JSON column; anything JSON cannot hold is a caller's bug. */
export function jsonOf(value: unknown): string {
  const text: unknown = JSON.stringify(value);
  if (typeof text !== 'string') throw new TypeError('only what JSON can hold is stored');
  return text;
}
