/** The transcript of one order as the storyteller reads it: with the position at every line, and names that last. */
import type { Entry } from '../../../kernel/run.ts';
import type { Story as StoryOf } from '../../../kernel/story.ts';
import { storiesWith } from '../../../kernel/teller.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { nounOf } from '../noun.ts';
import type { State } from '../state.ts';

export { clausePart, type Passage, rollBefore } from '../../../kernel/passage.ts';
export { factsOf, unitAtLine, variantFor } from '../../../kernel/story.ts';

export type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;
export type Story = StoryOf<State, Fact>;

export const { openStory, nameIn, ids } = storiesWith<State, Fact>(apply, nounOf, ({ units, gone }) => [
  ...units,
  ...gone,
]);

/** SK-ASK-01. A fire whose dice have been rolled and that waits for an answer. */
export function waitingFire(
  entries: readonly Entry<Fact>[],
): { readonly unit: string; readonly target: string } | undefined {
  const at = entries.findLastIndex((entry) => 'roll' in entry && entry.roll.why === 'fire');
  const entry = entries[at];
  if (!entry || !('roll' in entry) || entry.roll.unit === undefined) return undefined;
  if (entries.slice(at).some((each) => 'fact' in each && each.fact.type === 'fired')) return undefined;
  return { unit: entry.roll.unit, target: entry.roll.about['target'] as string };
}
