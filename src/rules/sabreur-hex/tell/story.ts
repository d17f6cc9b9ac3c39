/** The transcript of one order as the report needs it: the line being told, and names that outlive their units. */
import { type OnPage, put } from '../../../kernel/page.ts';
import { type Noun, type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import {
  type ByType,
  deedOf,
  factAt,
  openStory as openWith,
  type Story as StoryOf,
  unitAtLine,
  variantFor,
} from '../../../kernel/story.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { nounOf, shortNamesOf } from '../noun.ts';
import { isArtillery, isCavalry, type State, type Unit } from '../state.ts';

export { deedOf, factAt, factsOf, firstOf, rollAt, unitAtLine, variantFor } from '../../../kernel/story.ts';

export type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

export type Story = StoryOf<State, Fact>;

export function openStory(telling: Pick<Telling<State, Fact>, 'before' | 'transcript' | 'isOpen'>): Story {
  return openWith(apply, telling);
}

/** A line of the transcript, and the page it is written on. */
export interface Here extends Story, OnPage {
  readonly at: number;
}

export type Tellers = Partial<ByType<Fact, [here: Here], void>>;

/** Another line, told on the same page. */
export function lineFrom(here: Here, by: number): Here {
  return { ...here, at: here.at + by };
}

/** A unit before this line. */
export function unitHere(here: Here, id: string): Unit | undefined {
  return unitAtLine(here, here.at, id);
}

/** The fact so many lines from here, if it is one of these and about this unit. */
export function deedBy<T extends Fact['type']>(here: Here, by: number, unit: string, ...types: readonly T[]) {
  return deedOf<Fact, T>([factAt(here, here.at + by)], unit, ...types);
}

export function strengthAtLine(story: Story, line: number, id: string): number {
  return unitAtLine(story, line, id)?.strength ?? 0;
}

export function armAtLine(story: Story, line: number, id: string): 'cavalry' | 'infantry' {
  const unit = unitAtLine(story, line, id);
  return unit && isCavalry(unit) ? 'cavalry' : 'infantry';
}

export function isGuns(story: Story, line: number, id: string): boolean {
  const unit = unitAtLine(story, line, id);
  return unit !== undefined && isArtillery(unit);
}

/** Words for the casualties of a unit: in its ranks, or at its guns. */
export function ranksOf(story: Story, line: number, id: string, as: 'plain' | 'bold'): Phrase {
  const guns = isGuns(story, line, id) ? 'yes' : 'no';
  return phrase(as === 'bold' ? 'tell-ranks-bold' : 'tell-ranks', { target: nameIn(story, id), guns });
}

export function nameIn(story: Story, id: string): Noun {
  return nounOf(story.positions.at(-1)!, id);
}

export function shortNames(story: Story, ids: readonly string[]): Phrase[] {
  return shortNamesOf(story.positions.at(-1)!, ids);
}

/** The units of a sentence, by the arguments that name them. */
type Cast = { readonly [arg: string]: string };

type Args = NonNullable<Phrase['args']>;

export function named(story: Story, id: string, cast: Cast, args: Args = {}): Phrase {
  const names = Object.entries(cast).map(([arg, unit]) => [arg, nameIn(story, unit)] as const);
  return phrase(id, { ...Object.fromEntries(names), ...args });
}

/** In the wording that is theirs in this turn. */
export function told(story: Story, id: string, cast: Cast, args: Args = {}): Phrase {
  return named(story, id, cast, { variant: variantFor(story, ...Object.values(cast)), ...args });
}

/** `flight`: the unit whose flight it reports. */
export function say(here: Here, id: string, cast: Cast = {}, args: Args = {}, flight?: string): void {
  put(here, told(here, id, cast, args), flight);
}
