/** What a question says of itself and of its answers, for its card. */
import { type Noun, type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { About, Offered, Posed } from '../../../kernel/question.ts';
import { nounOf } from '../noun.ts';
import type { State } from '../state.ts';

export function unitOf({ unit: id = '' }: Posed<unknown>, now: State): { readonly unit: Noun } {
  return { unit: nounOf(now, id) };
}

/** A card that names the unit asked, and what else the question is about: numbers, and units. */
export function asking(id: string, from: { readonly [arg: string]: string } = {}) {
  return (asked: Posed<unknown>, now: State): Phrase => {
    const args = Object.entries(from).map(([arg, key]) => {
      const about = asked.about[key];
      return [arg, typeof about === 'number' ? about : nounOf(now, text(asked.about, key))] as const;
    });
    return phrase(id, { ...unitOf(asked, now), ...Object.fromEntries(args) });
  };
}

export function strengthOf(now: State, id: string): number {
  return now.units.find((unit) => unit.id === id)?.strength ?? 0;
}

export function number(from: About, key: string): number {
  const value = from[key];
  return typeof value === 'number' ? value : 0;
}

export function text(from: About, key: string): string {
  const value = from[key];
  return typeof value === 'string' ? value : '';
}

export function names(from: About, key: string): readonly string[] {
  const value = from[key];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

export function button(what: Phrase): Phrase {
  return phrase('card-answer', { what });
}

/** The total a test needs and its chance, or an act without a test. */
export function odds({ about }: Offered<unknown>, what: Phrase): Phrase {
  if (typeof about['needs'] !== 'number') return what;
  const needs = number(about, 'needs');
  if (needs < 2) return phrase('card-hopeless', { what });
  return phrase('card-needs', { what, needs, chance: number(about, 'chance') });
}

export function chanceOnly({ about }: Offered<unknown>, what: Phrase): readonly Phrase[] {
  if (typeof about['needs'] !== 'number') return [];
  const isHopeless = number(about, 'needs') < 2;
  return [phrase('card-chance', { what, chance: isHopeless ? 'none' : number(about, 'chance') })];
}

export function isEven({ about }: Offered<unknown>): boolean {
  return about['noTest'] === true || Number(about['chance']) >= 50;
}
