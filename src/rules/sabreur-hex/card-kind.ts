/** What a card needs of a kind of question, and how it reads what the question says of itself. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Asked, Json, Option } from '../../kernel/play.ts';
import { nounOf } from './noun.ts';
import type { Card } from '../../kernel/ruleset.ts';
import type { State } from './state.ts';
import { answerWords } from './tell/answers.ts';

export type About = { readonly [key: string]: Json };

/** What a kind of question asks, and which of its answers are grave. */
export interface Kind {
  readonly asks: (asked: Asked, now: State) => Phrase;
  readonly warns?: (asked: Asked, now: State) => readonly Phrase[];
  readonly says: (option: Option, now: State, asked: Asked) => Phrase;
  /** Shorter ways to say it that still tell what there is to choose by. */
  readonly shorter?: (option: Option, now: State, asked: Asked) => readonly Phrase[];
  readonly isGrave?: (option: Option) => boolean;
  /** What the menu is called that it shares with its like. */
  readonly menu?: (option: Option, asked: Asked) => Phrase | undefined;
  readonly weighs?: (asked: Asked, now: State) => Card['weighs'];
}

/** The unit asked, and with the strength it has. */
export function about(asked: Asked, now: State): { unit: Phrase['args'] & object; strength: number } {
  const id = asked.unit ?? '';
  return { unit: { unit: nounOf(now, id) }, strength: strengthOf(now, id) };
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

function capital(what: Phrase): Phrase {
  return phrase('card-answer', { what });
}

export function bare(option: Option, now: State): Phrase {
  return capital(answerWords(now, option.text));
}

/** What a test needs and its chance, or an act without one. */
export function odds(option: Option, now: State): Phrase {
  return oddsOf(option, bare(option, now));
}

/** The same of an answer in words of its own. */
export function oddsOf(option: Option, what: Phrase): Phrase {
  if (typeof option.about['needs'] !== 'number') return what;
  const needs = number(option.about, 'needs');
  if (needs < 2) return phrase('card-hopeless', { what });
  return phrase('card-needs', { what, needs, chance: number(option.about, 'chance') });
}

/** The chance alone. */
export function chanceOnly(option: Option, what: Phrase): readonly Phrase[] {
  if (typeof option.about['needs'] !== 'number') return [];
  const isHopeless = number(option.about, 'needs') < 2;
  return [phrase('card-chance', { what, chance: isHopeless ? 'none' : number(option.about, 'chance') })];
}
