/** The transcript of one order as the storyteller reads it: with the position at every line, and names that last. */
import type { Noun, Phrase } from '../../../kernel/phrase.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import type { Entry } from '../../../kernel/run.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { nounOf } from '../noun.ts';
import type { State, Unit } from '../state.ts';

export type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

export interface Story {
  readonly entries: readonly Entry<Fact>[];
  /** The position before each entry, and at the end the one after all. */
  readonly positions: readonly State[];
}

export function openStory({ before, transcript }: Pick<Telling<State, Fact>, 'before' | 'transcript'>): Story {
  const positions = [before];
  for (const entry of transcript) {
    const now = positions.at(-1)!;
    positions.push('fact' in entry ? apply(now, entry.fact) : now);
  }
  return { entries: transcript, positions };
}

export function unitAtLine(story: Story, line: number, id: string): Unit | undefined {
  return story.positions[line]?.units.find((unit) => unit.id === id);
}

/** The name of a unit, wherever it was or will be in this story. */
export function nameIn({ positions }: Story, id: string): Noun {
  const knows = ({ units, reserves, gone }: State) =>
    [...units, ...reserves.map(({ unit }) => unit), ...gone].some((each) => each.id === id);
  return nounOf(positions.findLast(knows) ?? positions.at(-1)!, id);
}

/** A number that stays the same for the same units in the same turn: it picks among ways to say a thing. */
export function variantFor({ positions }: Story, ...ids: readonly string[]): number {
  const text = `${ids.join(' ')} ${positions[0]!.turn}`;
  return Array.from(text).reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)!) % 1_000_003, 7);
}

/** The facts of a story in their order. */
export function factsOf({ entries }: Story): Fact[] {
  return entries.flatMap((entry) => ('fact' in entry ? [entry.fact] : []));
}

/** A sentence with its small lines; each line is made of parts. */
export interface Passage {
  readonly says: Phrase;
  readonly lines: readonly (readonly Phrase[])[];
}
