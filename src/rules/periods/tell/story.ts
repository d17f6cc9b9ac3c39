/** The transcript of one order as the storyteller reads it: with the position at every line, and names that last. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Story as StoryOf, variantFor as variantOf } from '../../../kernel/story.ts';
import { storiesWith } from '../../../kernel/teller.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { nounOf } from '../noun.ts';
import { clockOf, type State, type Unit } from '../state.ts';

export { clausePart, type Passage } from '../../../kernel/passage.ts';
export { factsOf } from '../../../kernel/story.ts';

export type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;
export type Story = StoryOf<State, Fact>;

export const { openStory, nameIn, ids } = storiesWith<State, Fact>(apply, nounOf, ({ units, officers, gone }) => [
  ...units,
  ...officers,
  ...gone,
]);

/** A unit before a line. */
export function unitIn({ positions }: Story, line: number, id: string): Unit | undefined {
  return positions[line]!.units.find((unit) => unit.id === id);
}

/** The same wording for the same units in the same quarter. */
export function variantFor({ positions: [first] }: Story, ...units: readonly string[]): number {
  return variantOf({ positions: [{ turn: clockOf(first!) }] }, ...units);
}

export function names(story: Story, all: readonly string[]): Phrase[] {
  return all.map((id) => phrase('shared-the-bold', { unit: nameIn(story, id) }));
}

/** Whether the fact at a line is the first of the story that this is true of: what is told together is told there. */
export function isFirst({ entries }: Story, at: number, is: (fact: Fact) => boolean): boolean {
  return entries.findIndex((entry) => 'fact' in entry && is(entry.fact)) === at;
}
