/** Single figures as reports name them: `9C.3 fire 4V` is `9C fire 4V figures 3`. */
import type { Completion } from '../../../kernel/shown.ts';
import { lastOrder } from '../../../kernel/text/grow.ts';
import { withoutNotes } from '../../../kernel/text/note.ts';

/** A unit, the numbers of its figures after a point, and what they do. */
const NAMED = /^(\s*\d{1,3}\p{L}{1,3})((?:[.,]\d{1,2})+)(?=\s|$)(.*)$/u;

interface Spelled {
  /** In the words of the grammar. */
  readonly text: string;
  /** The same orders to whole units, if any of them names figures. */
  readonly whole?: string;
}

export function spelledOut(typed: string): Spelled {
  const parts = typed.split(/([;\n])/u).map(spelled);
  const text = parts.map((part) => part.text).join('');
  return parts.some(({ whole }) => whole !== undefined)
    ? { text, whole: parts.map((part) => part.whole ?? part.text).join('') }
    : { text };
}

function spelled(part: string): Spelled {
  const found = NAMED.exec(withoutNotes(part));
  if (!found) return { text: part };
  const [, unit = '', numbers = '', rest = ''] = found;
  const whole = unit + rest;
  if (rest.trim() === '') return { text: whole, whole };
  return { text: `${whole} figures ${numbers.split(/[.,]/u).join(' ').trim()}`, whole };
}

/** A unit that is not the first word, and numbers after a point. */
const TARGETED = /(?<=\s)(\d{1,3}\p{L}{1,3})(?:\.\d{1,2})+(?![\p{L}\d])/gu;

/** SK-Q-37. The unit of a figure that is named as a target, and the order without the figure: `1V fire 2K.3`. */
export function figureOf(typed: string): { readonly unit: string; readonly without: string } | undefined {
  const [, unit] = [...typed.matchAll(TARGETED)][0] ?? [];
  return unit === undefined ? undefined : { unit, without: typed.replace(TARGETED, '$1') };
}

/** What is typed for figures, and completed for their unit; each completion names the figures again. */
export function completedFor(typed: string, complete: (whole: string) => readonly Completion[]): readonly Completion[] {
  const at = lastOrder(typed);
  const found = NAMED.exec(withoutNotes(typed.slice(at)));
  if (!found) return complete(typed);
  const [, unit = '', numbers = '', rest = ''] = found;
  const named = (text: string): string => {
    const from = lastOrder(text);
    return text.slice(0, from) + text.slice(from).replace(/^\s*\S+/u, (id) => id + numbers);
  };
  return complete(typed.slice(0, at) + unit + rest).map((each) => ({
    ...each,
    text: named(each.text),
    shown: named(each.shown),
  }));
}
