/** Dropped orders, shown to the person who gave them. */
import type { z } from 'zod';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { saidBefore, withNames } from '../../messages/spoken-lines.ts';
import { dropLine, linesOf } from '../../advance/dropped-orders.ts';
import type { Request } from '../../request.ts';
import type { Deps } from '../../battle/deps.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { no } from '../../battle/voice.ts';

export interface Dropped {
  readonly says: readonly Phrase[];
  /** The same orders as they could be typed. */
  readonly text: string;
}

/** Those of one person, by the battle's revision when they were dropped. */
export async function droppedOrders(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  battle: string,
  revision: number,
): Promise<Dropped | Refusal> {
  if (loaded.battle.id !== battle) return no(phrase('host-idea-gone'));
  const lines = (await deps.store.tableEntries(battle, 1, loaded.battle.tableSeq))
    .filter(({ kind, userId }) => kind === 'stopped' && userId === request.person.id)
    .map(({ seq, data }) => ({ seq, ...dropLine.parse(data) }));
  const own = lines.find((line) => line.revision === revision);
  if (!own) return no(phrase('queue-not-yours'));
  const { orders } = own;
  const because = await whyDropped(deps, battle, own);
  return { says: linesOf(loaded, { orders, because }, request.language), text: orders.join('; ') };
}

/** Earlier versions stored the id of a message that may no longer exist. */
async function whyDropped(
  { store, words }: Deps,
  battle: string,
  { seq, reason, because }: z.infer<typeof dropLine> & { readonly seq: number },
): Promise<Phrase> {
  if (!reason) return because && words.knows(because.id) ? because : phrase('queue-nothing-before');
  const [line] = await store.spokenEntries(battle, seq, seq);
  const people = line?.said?.people ?? {};
  const spoken = (language: Language) => withNames(words, people, language, reason[language]);
  return saidBefore({ finished: { en: spoken('en'), fr: spoken('fr') } });
}
