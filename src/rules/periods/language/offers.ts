/** What is offered for the things that a line may say, the best first. */
import type { Offer } from '../../../kernel/grammar/verb.ts';
import type { Place } from '../../../march/place.ts';
import type { State, Unit } from '../state.ts';
import type { Item } from './items.ts';
export function firstItems(_now: State, _unit: Unit, _word: string): Offer<Item>[] {
  return [];
}
export function laterItems(_now: State, _unit: Unit): Offer<Item>[] {
  return [];
}
export function places(): Offer<Place>[] {
  return [];
}
