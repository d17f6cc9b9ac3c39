/** An order as text: canonical (English, short), or in a reader's language. */
import type { Language } from '../shown.ts';
import type { Prepared } from './table.ts';
import type { Slots } from './slot.ts';
import type { Draft, Verb } from './verb.ts';

export function textOf<S, W, O extends { readonly kind: string }>(
  { lines, alone, slots, vocabulary }: Prepared<S, W, O>,
  order: O,
  language: Language,
): string {
  const w = (word: string) => vocabulary.shown(word, language);
  for (const [name, verb] of lines) {
    const said = verb.said(order);
    if (said) return [said.unit, w(name), ...behind(verb, said, slots, language, w)].join(' ');
  }
  const [word] = Object.entries(alone).find(([, each]) => each.order.kind === order.kind) ?? [];
  // An order that is never typed is shown as its kind.
  return word === undefined ? order.kind : w(word);
}

function behind<S, W, O>(
  { pattern }: Verb<S, W, O>,
  said: Draft,
  slots: Slots<S>,
  language: Language,
  w: (word: string) => string,
): string[] {
  const found: string[] = [];
  for (const part of pattern.parts) {
    if ('slot' in part) found.push(slots[part.slot]!.write(said[part.slot], language));
  }
  for (const { slot, lead } of pattern.options) {
    const value = said[slot];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    if (lead !== undefined) found.push(w(lead));
    found.push(slots[slot]!.write(value, language));
  }
  return found;
}
