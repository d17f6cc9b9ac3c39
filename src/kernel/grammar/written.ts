/** An order as text: canonical (English, short), or in a reader's language. */
import type { Language } from '../shown.ts';
import type { Table } from './table.ts';
import type { Slots } from './slot.ts';
import type { Draft, Verb } from './verb.ts';

export function textOf<S, W, O extends { readonly kind: string }>(
  { verbs, alone, slots, vocabulary }: Table<S, W, O>,
  order: O,
  language: Language,
): string {
  const w = (word: string) => vocabulary.shown(word, language);
  for (const [name, verb] of Object.entries(verbs)) {
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
  const one = (slot: string) => slots[slot]!.write(said[slot], language);
  const musts = pattern.parts.flatMap((part) => ('slot' in part ? [one(part.slot)] : []));
  const mays = pattern.options.flatMap(({ slot, lead }) => {
    const value = said[slot];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    return lead === undefined ? [one(slot)] : [w(lead), one(slot)];
  });
  return [...musts, ...mays];
}
