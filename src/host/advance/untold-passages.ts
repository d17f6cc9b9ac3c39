/** What has happened since the last post: quiet orders, and answers of which nothing came. */
import { passagesSince } from '../messages/played.ts';
import type { Passage } from '../battle/passage.ts';
import type { Loaded } from '../battle/loaded-battle.ts';
import type { Parts } from '../battle/deps.ts';
import { taleOf, unheard } from '../messages/posts.ts';
import type { AnyEntry, AnyRuleset } from '../ruleset.ts';

/** Without what was taken back; of an order that a card has told of only what came after its last answer. */
export async function untold(parts: Parts, { battle, rules }: Loaded): Promise<readonly Passage[]> {
  if (battle.told >= battle.seq) return [];
  const passages = await passagesSince(parts, battle, rules, battle.told);
  return passages.map((passage) =>
    unheard(rules, passage, Math.max(0, passage.transcript.findLastIndex(wasWaitedFor))),
  );
}

/** An answer that was asked for on a card. */
function wasWaitedFor(entry: AnyEntry): boolean {
  return 'ask' in entry && ['person', 'umpire', 'overdue'].includes(entry.by.who);
}

/** All that is new is an answer that its card shows by now: it is told with what comes next. */
export function isAnswerAlone(rules: AnyRuleset, passage: Passage, heard: number): boolean {
  return taleOf(rules, unheard(rules, passage, heard)).answered === true;
}
