/** What has happened since the last post: quiet orders, and answers without effect. */
import { passagesSince } from '../messages/played.ts';
import type { Passage } from '../battle/passage.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Deps } from '../battle/deps.ts';
import { notYetTold } from '../messages/tale.ts';
import type { AnyEntry } from '../ruleset.ts';

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
