/**
 * What a completion shows behind its text, for the reader's eyes alone: `29L · Lindenau · line 20`. Whoever has picked one
 * finds all of it in what he types on, so each note ends with a mark that nobody sees, and is taken away with it.
 */

/** Discord shows and takes so many characters of a completion. */
export const LONGEST_CHOICE = 100;

/** The invisible separator: of no width, and no space. */
const END = '\u2063';
const NOTE = /\s*·[^;\n\u2063]*\u2063?/gu;

/** The text alone, where both are too long for a choice. */
export function noted(text: string, note: string): string {
  const whole = `${text} · ${note}${END}`;
  return whole.length > LONGEST_CHOICE ? text : whole;
}

export function withoutNotes(typed: string): string {
  return typed.includes('·') ? typed.replace(NOTE, '') : typed;
}

/** With spaces for it, so that everything else stays where it is. */
export function blanked(typed: string): string {
  return typed.includes('·') ? typed.replace(NOTE, (note) => ' '.repeat(note.length)) : typed;
}
