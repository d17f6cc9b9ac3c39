/** A draft of an order as the panel's own steps need it: who acts, and the order if it is one. */
import { Refusal } from '../../../kernel/play.ts';
import { parse, write } from '../language/index.ts';
import { shownWord } from '../language/vocabulary.ts';
import type { Action, Order } from '../order.ts';
import type { Unit } from '../state.ts';

/** Who acts: a unit, alone or as one of a group that the same order opens. */
export interface Actor {
  /** `45L 57L: `, or nothing. */
  readonly opening: string;
  readonly unit: Unit;
}

/** The order of one unit. */
export type Act = Extract<Order, { kind: 'act' }> & { readonly unit: string };

export function actIn(text: string): Act | undefined {
  const order = parse(text);
  return order instanceof Refusal || order.kind !== 'act' || order.unit === undefined ? undefined : (order as Act);
}

/** The draft of an actor followed by these words. */
export function draftOf({ opening, unit }: Actor, ...words: readonly string[]): string {
  return opening + [unit.id, ...words].join(' ');
}

/** As an order of nothing but this action. */
export function actText({ opening, unit: { id } }: Actor, action: Action): string {
  return opening + write({ kind: 'act', unit: id, actions: [action], presets: {} });
}

export function wordsOf(word: string): { readonly en: string; readonly fr: string } {
  return { en: shownWord(word, 'en'), fr: shownWord(word, 'fr') };
}
