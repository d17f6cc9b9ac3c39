/** What a battle has cost each side, and what each unit did in it. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { type Side, SIDES } from '../../kernel/play.ts';
import type { UnitStory } from '../../kernel/ruleset.ts';
import type { AnyEntry, AnyRuleset } from '../ruleset.ts';
import { sideName } from '../voice.ts';
import type { Ending } from './glance.ts';

const BARS = 10;

/** The stories of one side, under its name. */
export function grouped(stories: readonly UnitStory[], side: Side): Ending['stories'] {
  const own = stories.filter((story) => story.side === side).map(({ says }) => says);
  return own.length === 0 ? [] : [{ title: phrase('ending-side', { side: sideName(side) }), lines: own }];
}

/** Side by side, those first of whom there is most to tell. */
export function storiesOf(
  rules: AnyRuleset,
  first: unknown,
  transcripts: readonly (readonly AnyEntry[])[],
): readonly UnitStory[] {
  const all = rules.stories?.(rules.view(first), transcripts) ?? [];
  return SIDES.flatMap((side) => all.filter((story) => story.side === side).toSorted((a, b) => b.weight - a.weight));
}

/** What each side has left of what it brought, as a bar and in numbers. */
export function casualties(rules: AnyRuleset, first: unknown, last: unknown): Phrase[] {
  const after = rules.score(rules.view(last));
  return rules.score(rules.view(first)).map(({ side, strength: brought }) => {
    const left = Math.min(brought, after.find((each) => each.side === side)?.strength ?? 0);
    const full = brought === 0 ? 0 : Math.round((BARS * left) / brought);
    const bar = `${'▰'.repeat(full)}${'▱'.repeat(BARS - full)}`;
    return phrase('ending-casualties', { side: sideName(side), bar, left, of: brought, lost: brought - left });
  });
}
