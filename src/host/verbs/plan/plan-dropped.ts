/** Orders that were dropped, shown to whoever gave them. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { dropLine, linesOf } from '../../advance/dropped-orders.ts';
import type { Request } from '../../request.ts';
import type { Parts } from '../../battle/deps.ts';
import { loadAt } from '../../advance/verb.ts';
import { no } from '../../battle/voice.ts';

export interface Dropped {
  readonly says: readonly Phrase[];
  /** The same orders as they could be typed. */
  readonly text: string;
}

/** Those of one person, by the battle's revision when they were dropped. */
export async function droppedOrders(
  parts: Parts,
  request: Request,
  battle: string,
  revision: number,
): Promise<Dropped | Refusal> {
  const loaded = await loadAt(parts, request);
  if (loaded instanceof Refusal) return loaded;
  if (loaded.battle.id !== battle) return no(phrase('host-idea-gone'));
  const lines = (await parts.store.tableEntries(battle, 1, loaded.battle.tableSeq))
    .filter(({ kind }) => kind === 'stopped')
    .map(({ userId, data }) => ({ userId, ...dropLine.parse(data) }));
  const own = lines.find((line) => line.revision === revision && line.userId === request.person.id);
  if (!own) return no(phrase('queue-not-yours'));
  return { says: linesOf(loaded, own, request.language), text: own.orders.join('; ') };
}
