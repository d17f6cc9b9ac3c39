/**
 * A note that a completion shows after its text: `29L · Lindenau · line 20`. After picking one, a person's text
 * contains the note, so each note ends with an invisible mark and is removed with it.
 */

/** Discord's limit for the characters of a completion. */
export const LONGEST_CHOICE = 100;

/** The invisible separator: it has no width and is not a space. */
const END = '\u2063';
const NOTE = /\s*·[^;\n\u2063]*\u2063?/gu;

/** The text alone, if both are too long for a completion. */
export function noted(text: string, note: string): string {
  const whole = `${text} · ${note}${END}`;
  return whole.length > LONGEST_CHOICE ? text : whole;
}

export function withoutNotes(typed: string): string {
  return typed.includes('·') ? typed.replace(NOTE, '') : typed;
}

/** Replaced by spaces, so that all other positions stay the same. */
export function blanked(typed: string): string {
  return typed.includes('·') ? typed.replace(NOTE, (note) => ' '.repeat(note.length)) : typed;
}
