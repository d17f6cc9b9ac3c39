import type { Complaint } from '../refusal.ts';

type Place = (string | number)[];

/** Complains if a text is too long. Missing texts pass. */
export function* atMost(text: string | null | undefined, limit: number, at: Place): Generator<Complaint> {
  if (text != null && lengthOf(text) > limit) {
    yield { at, code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${limit} or fewer in length.` };
  }
}

/** Complains unless a required text has between 1 and `limit` characters. */
export function* filled(text: string | null | undefined, limit: number, at: Place): Generator<Complaint> {
  if (text == null || text === '') {
    yield { at, code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };
  } else {
    yield* atMost(text, limit, at);
  }
}

/** Complains if a list has too few or too many entries. */
export function* sized(list: readonly unknown[], least: number, most: number, at: Place): Generator<Complaint> {
  if (list.length < least || list.length > most) {
    yield { at, code: 'BASE_TYPE_BAD_LENGTH', message: `Must be between ${least} and ${most} in length.` };
  }
}

/** Complains about each entry that repeats an earlier one. */
export function* distinct(
  entries: Iterable<{ value: string; at: Place }>,
  code: string,
  message: string,
): Generator<Complaint> {
  const seen = new Set<string>();
  for (const { value, at } of entries) {
    if (seen.has(value)) yield { at, code, message };
    seen.add(value);
  }
}

/** Discord counts characters, not UTF-16 code units. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
