/** A refusal as a note. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Refusal } from '../../kernel/play.ts';

/** Why a button leads nowhere. */
export function whyNote({ says, clause }: Refusal): Phrase {
  if (clause === 'HOST') return phrase('panel-why', { why: says });
  // Text faults have no clause of a rulebook.
  return /^[A-Z]{2,3}-[A-Z]/.test(clause)
    ? phrase('panel-why-clause', { why: says, clause })
    : phrase('panel-why-text', { why: says });
}
