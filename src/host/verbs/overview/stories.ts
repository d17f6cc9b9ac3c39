/** The cost of a battle for each side, and what each unit did. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Side, SIDES } from '../../../kernel/play.ts';
import type { UnitStory } from '../../../kernel/ruleset.ts';
import type { Deps } from '../../battle/deps.ts';
import { fromPast, type BattleAndRules } from '../../messages/past-passages.ts';
import type { AnyEntry } from '../../ruleset.ts';
import { sideName, voiceOf } from '../../battle/voice.ts';
import type { Ending } from './overview.ts';
import type { Counted } from '../../messages/played.ts';
import type { ShownRuleset } from '../../battle/shown.ts';

const BARS = 10;

/** The stories of one side, under its name. */
export function grouped(stories: readonly UnitStory[], side: Side): Ending['stories'] {
  const own = stories.filter((story) => story.side === side).map(({ says }) => says);
  return own.length === 0 ? [] : [{ title: phrase('ending-side', { side: sideName(side) }), lines: own }];
}

/** Side by side, those with the most to tell first; or that these rules cannot tell what another version has played. */
export async function storiesOf(
  deps: Deps,
  played: BattleAndRules,
  { first, entries }: Counted,
  last: readonly (readonly AnyEntry[])[] = [],
): Promise<{ readonly stories: readonly UnitStory[]; readonly untold?: Phrase }> {
  const { rules } = played;
  const { say } = voiceOf(deps.words, 'en');
  const entry = entries.find(({ rulesVersion }) => rulesVersion !== rules.version);
  const tell = (): readonly UnitStory[] => {
    const transcripts = [...entries.map(({ transcript }) => transcript), ...last];
    const all = rules.stories?.(first, transcripts) ?? [];
    // Finds out here whether a text is missing.
    if (entry) for (const { says } of all) say(says);
    return SIDES.flatMap((side) => all.filter((story) => story.side === side).toSorted((a, b) => b.weight - a.weight));
  };
  if (!entry) return { stories: tell() };
  const stories = await fromPast(deps, played, entry, tell);
  return stories ? { stories } : { stories: [], untold: phrase('ending-unreported', { version: entry.rulesVersion }) };
}

/** What each side has left of its army, as a bar and in numbers. */
export function casualties(rules: ShownRuleset, first: unknown, last: unknown): Phrase[] {
  const after = rules.score(last);
  return rules.score(first).map(({ side, strength: brought }) => {
    const left = Math.min(brought, after.find((each) => each.side === side)?.strength ?? 0);
    const full = brought === 0 ? 0 : Math.round((BARS * left) / brought);
    const bar = `${'▰'.repeat(full)}${'▱'.repeat(BARS - full)}`;
    return phrase('ending-casualties', { side: sideName(side), bar, left, of: brought, lost: brought - left });
  });
}
