/** What a storyteller writes for one line of a transcript: a sentence, and the small lines below it. */
import { type Phrase, phrase } from './phrase.ts';
import type { Entry } from './run.ts';
import type { Sentence } from './shown.ts';
import { shortClauses } from './text/clauses.ts';

/** A sentence with its small lines; each line is made of parts. */
export interface Passage {
  readonly says: Phrase;
  readonly lines: readonly (readonly Phrase[])[];
  /** The title that its own tale would have says it too. */
  readonly isTitled?: boolean;
}

/** The clauses that a line goes by. */
export function clausePart(...clauses: readonly string[]): Phrase {
  return phrase('shared-part-clause', { clause: shortClauses(...clauses) });
}

/** `follows`: it should stay with what led to it. */
export function sentenceOf({ says, lines, isTitled }: Passage, follows: boolean): Sentence {
  const dice = lines.filter((parts) => parts.length > 0).map((parts) => phrase('tell-line', { parts }));
  return { says, dice, ...(follows && { follows }), ...(isTitled && { titled: 'nothing' }) };
}

/** The last roll before a line that was made for this reason. */
export function rollBefore<F>({ entries }: { readonly entries: readonly Entry<F>[] }, at: number, why: string) {
  const found = entries.slice(0, at).findLast((entry) => 'roll' in entry && entry.roll.why === why);
  return found && 'roll' in found ? found : undefined;
}
