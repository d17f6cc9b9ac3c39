/** The part of a question that is only wording: it is stored and shown, but makes no difference to the game. */
import type { Asked } from './play.ts';

/** The question by which the other side agrees. */
export const AGREEMENT = 'TABLE-01';

/** TABLE-01. What a proposal does is in its order; the deeds beside it only describe that, and their wording may change. */
export function withoutWording(asked: Asked): Asked {
  if (asked.kind !== AGREEMENT) return asked;
  const { deeds: _deeds, ...about } = asked.about;
  return { ...asked, about };
}
