/** The transcript of one order as the storyteller reads it: with the position at every line, and names that last. */
import type { Story as StoryOf } from '../../../kernel/story.ts';
import { storiesWith } from '../../../kernel/teller.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { nounOf } from '../noun.ts';
import type { State, Unit } from '../state.ts';

export { clausePart, type Passage } from '../../../kernel/passage.ts';
export { factsOf, variantFor } from '../../../kernel/story.ts';

export type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;
export type Story = StoryOf<State, Fact>;

export const { openStory, nameIn, ids } = storiesWith<State, Fact>(
  apply,
  nounOf,
  ({ units, commanders, returning, gone }) => [...units, ...commanders, ...returning.map(({ unit }) => unit), ...gone],
);

/** A unit before or after a line; on its way back to the table too. */
export function unitIn({ positions }: Story, line: number, id: string): Unit | undefined {
  const { units, returning } = positions[line]!;
  return [...units, ...returning.map(({ unit }) => unit)].find((unit) => unit.id === id);
}

/** The fact at a line, if it is of this type. */
export function factIs<T extends Fact['type']>({ entries }: Story, line: number, type: T): Told<T> | undefined {
  const entry = entries[line];
  return entry && 'fact' in entry && entry.fact.type === type ? (entry.fact as Told<T>) : undefined;
}
