/** What only words a question: it is stored and shown, but a game goes the same without it. */
import type { Asked } from './play.ts';

/** The question by which the other side agrees. */
export const AGREEMENT = 'TABLE-01';

/** TABLE-01. What a proposal does stands in its order; its deeds are told beside it, and may be worded anew. */
export function withoutWording(asked: Asked): Asked {
  if (asked.kind !== AGREEMENT) return asked;
  const { deeds: _deeds, ...about } = asked.about;
  return { ...asked, about };
}
