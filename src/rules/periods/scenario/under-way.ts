/**
 * How a battle under way has left a unit, as names and values: `now 3L doing.kind turn doing.left 1`. Nobody need write
 * it, so the names are those of the position, lengths in hundredths of a millimetre, headings in hundredths of a degree.
 */
import type { z } from 'zod';
import { type Bit, blame, type Cursor, here } from '../../../kernel/text/lines.ts';
import { inQuotes } from '../../../kernel/text/names.ts';
import { quoted } from '../../../kernel/text/quoted.ts';

type Scalar = string | number | boolean;

/** Long enough for any plan. */
const DEEPEST = 6;

function flat(value: unknown, path: readonly string[] = []): [string, Scalar][] {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? [] : [[path.join('.'), value as Scalar]];
  return Object.entries(value).flatMap(([key, each]) => flat(each, [...path, key]));
}

export function wordsOf(value: object): string {
  return flat(value)
    .flatMap(([path, each]) => [path, typeof each === 'string' && !/^[\w.]+$/.test(each) ? inQuotes(each) : each])
    .join(' ');
}

/** To the end of the line; a name or a value that the position does not have is a fault. */
export function needValue<T>(cursor: Cursor, schema: z.ZodType<T>): T | undefined {
  const start = here(cursor);
  const given: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const bits = new Map<string, Bit>();
  let pairs = 0;
  for (let bit = here(cursor); bit; bit = here(cursor)) {
    const value = cursor.line.bits[cursor.at + 1];
    cursor.at += 2;
    if (!value || !put(given, bit.text.split('.'), scalarOf(value))) return blameValue(cursor, bit);
    bits.set(bit.text, bit);
    pairs += 1;
  }
  const read = schema.safeParse(given);
  if (!read.success) return blameValue(cursor, bits.get(read.error.issues[0]!.path.join('.')) ?? start);
  return flat(read.data).length === pairs ? read.data : blameValue(cursor, start);
}

function scalarOf({ text, isQuoted }: Bit): Scalar {
  if (isQuoted) return text;
  if (/^-?\d{1,7}$/.test(text)) return Number(text);
  return text === 'true' ? true : text === 'false' ? false : text;
}

function blameValue(cursor: Cursor, bit: Bit | undefined): undefined {
  return blame(cursor, bit, 'fault-pe-value', { word: quoted(bit?.text ?? '…') });
}

/** False if the path leads into something that is no object. */
function put(into: Record<string, unknown>, path: readonly string[], value: Scalar): boolean {
  if (path.length > DEEPEST || path.some((key) => !/^(?:[a-z]+|\d{1,2})$/i.test(key))) return false;
  let at = into;
  for (const [n, key] of path.slice(0, -1).entries()) {
    at[key] ??= /^\d/.test(path[n + 1]!) ? [] : Object.create(null);
    const next = at[key];
    if (typeof next !== 'object') return false;
    at = next as Record<string, unknown>;
  }
  const last = path.at(-1)!;
  if (at[last] !== undefined) return false;
  at[last] = value;
  return true;
}
