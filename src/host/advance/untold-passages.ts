/** What has happened since the last post: quiet orders, and answers without effect. */
import { passagesSince } from '../messages/played.ts';
import type { Passage } from '../battle/passage.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Deps } from '../battle/deps.ts';
import { taleOf, notYetTold } from '../messages/tale.ts';
import type { AnyEntry } from '../ruleset.ts';
import type { ShownRuleset } from '../battle/shown.ts';

/** Without undone orders; for an order that a card has told, only what came after its last answer. */
export async function untold(deps: Deps, { battle, rules }: LoadedBattle): Promise<readonly Passage[]> {
  if (battle.told >= battle.seq) return [];
  const passages = await passagesSince(deps, battle, rules, battle.told);
  return passages.map((passage) =>
    notYetTold(rules, passage, Math.max(0, passage.transcript.findLastIndex(wasWaitedFor))),
  );
}

/** An answer to a question on a card. */
function wasWaitedFor(entry: AnyEntry): boolean {
  return 'ask' in entry && ['person', 'umpire', 'overdue'].includes(entry.by.who);
}

/** The only news is an answer that its card already shows: it is reported with what follows. */
export function isAnswerAlone(rules: ShownRuleset, passage: Passage, heard: number): boolean {
  return taleOf(rules, notYetTold(rules, passage, heard)).answered === true;
}
