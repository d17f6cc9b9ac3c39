/** TABLE-01. The only question: whether the other side agrees to a ruling. */
import { AGREEMENT, agreementCard } from '../../kernel/hand.ts';
import type { Asked } from '../../kernel/play.ts';
import type { Card } from '../../kernel/ruleset.ts';

/** What may be answered for a commander: nothing, for what he is asked is whether he agrees. */
export const DOCTRINES = ['ask'] as const;

export function card({ kind, about }: Asked): Card {
  if (kind !== AGREEMENT) throw new Error(`this book does not ask ${kind}`);
  return agreementCard(about);
}
