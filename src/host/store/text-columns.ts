/** Text columns: JSON that zod checks on its way out, or an error that says where it stands. */
import { z } from 'zod';

/** Names a column of a row for an error: `Battle 1234 options`. */
export type Where = readonly [model: string, key: string | number, column: string];

/** A row holds what this version cannot read; its other rows may be sound. */
export class WrongRow extends Error {}

/** What is read, or this instead where its row is wrong. */
export async function asFarAsRead<T>(reading: Promise<T>, instead: T): Promise<T> {
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

/** A column that holds one word of a few. */
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

/** Of a column that is held against something else, so that what is no JSON is found out there. */
export function parseIfAny(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text column for what JSON can hold; anything else is a mistake of the caller. */
export function jsonOf(value: unknown): string {
  const text: unknown = JSON.stringify(value);
  if (typeof text !== 'string') throw new TypeError('only what JSON can hold is stored');
  return text;
}
