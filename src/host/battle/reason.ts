/** The reason a person gives. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { plain } from '../../words/words.ts';
import { no } from './voice.ts';

/** The fewest and the most characters of a reason. */
export const REASON = { min: 3, max: 200 } as const;

/** A reason for everyone to read: one line of plain text. */
export function reasonOf(why: string): string | Refusal {
  const said = plain(why).replace(/\s+/g, ' ').trim();
  if (said.length < REASON.min || why.trim().length > REASON.max) return no(phrase('host-reason', { ...REASON }));
  return said;
}
