/** The transcript of one order as the storyteller reads it: with the position at every line, and names that last. */
import type { Noun, Phrase } from '../../../kernel/phrase.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import { openStory as openWith, type Story as StoryOf } from '../../../kernel/story.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { nounOf } from '../noun.ts';
import type { State } from '../state.ts';

export { factsOf, unitAtLine, variantFor } from '../../../kernel/story.ts';

export type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;
export type Story = StoryOf<State, Fact>;

export function openStory(telling: Pick<Telling<State, Fact>, 'before' | 'transcript' | 'isOpen'>): Story {
  return openWith(apply, telling);
}

/** The name of a unit, wherever it is or was in this story. */
export function nameIn({ positions }: Story, id: string): Noun {
  const knows = ({ units, gone }: State) => [...units, ...gone].some((each) => each.id === id);
  return nounOf(positions.findLast(knows) ?? positions.at(-1)!, id);
}

/** The last roll before a line for this reason, if no other fact than those of losses stands between. */
export function rollBefore({ entries }: Story, at: number, why: string) {
  const found = entries.slice(0, at).findLast((entry) => 'roll' in entry && entry.roll.why === why);
  return found && 'roll' in found ? found : undefined;
}

/** A sentence with its small lines; each line is made of parts. */
export interface Passage {
  readonly says: Phrase;
  readonly lines: readonly (readonly Phrase[])[];
  /** The title of its own tale says it too. */
  readonly isTitled?: boolean;
}
