/**
 * Past entries, told with today's texts. These may no longer fit what another version of the rules has played: then a
 * line says so, and nothing else fails.
 */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Deps } from '../battle/deps.ts';
import { sceneOf } from './posts.ts';
import { taleOf } from './tale.ts';
import type { Passage } from '../battle/passage.ts';
import { type Entry, type EntryWithState, Unreadable } from '../store/store.ts';
import { voiceOf } from '../battle/voice.ts';
import type { ShownRuleset } from '../battle/shown.ts';

/** A battle, and its present rules. */
export type BattleAndRules = Pick<LoadedBattle, 'battle' | 'rules'>;

/** The result for an entry. Undefined: these rules fail, and are not those that played it. */
export async function fromPast<T>(
  { failed }: Deps,
  { battle, rules }: BattleAndRules,
  { rulesVersion, text }: Pick<Entry, 'rulesVersion' | 'text'>,
  make: () => T | Promise<T>,
): Promise<T | undefined> {
  if (rulesVersion === rules.version) return make();
  try {
    return await make();
  } catch (error) {
    // An unanswered database query says nothing about the entry.
    if (error instanceof Unreadable) throw error;
    failed?.(battle.id, error, text);
    return undefined;
  }
}

/** A side's entry, between the position before it and its own. */
export async function passageOf(
  deps: Deps,
  played: BattleAndRules,
  before: EntryWithState,
  entry: EntryWithState & { readonly side: Side },
): Promise<Passage> {
  const { rules } = played;
  const { side: by, transcript } = entry;
  const passage = { before: rules.restore(before.state), after: rules.restore(entry.state), by, transcript };
  const isOwn = entry.rulesVersion === rules.version;
  const canTell = isOwn || (await fromPast(deps, played, entry, () => tryOut(deps, rules, passage)));
  return canTell ? passage : { ...passage, untold: untoldSays(entry) };
}

export function untoldSays({ rulesVersion: version }: Pick<Entry, 'rulesVersion'>): Phrase {
  return phrase('host-unreported', { version });
}

/** Tries its texts, which need the same in every language, and its picture. */
function tryOut({ words }: Deps, rules: ShownRuleset, passage: Passage): true {
  const voice = voiceOf(words, 'en');
  const { title, sentences, footer } = taleOf(rules, passage);
  for (const says of [
    title,
    ...sentences.flatMap((each) => [each.says, ...(each.spent ?? []), ...each.dice]),
    ...footer,
  ])
    voice.say(says);
  sceneOf({ rules, voice }, passage, 'action');
  return true;
}
