/** Sentences that share a post with others: below its title, or folded into it. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Sentence } from '../../kernel/ruleset.ts';
import { varied } from '../../kernel/varied.ts';

/** A sentence in a post whose title may already say it. */
export type TitledSentence = Omit<Sentence, 'says'> & { readonly says: Phrase | 'nothing' };

/** What the title above it says is not repeated; its dice are shown. */
export function underTitle({ titled, ...sentence }: Sentence): TitledSentence {
  return { ...sentence, says: titled ?? sentence.says };
}

/** What was folded into a post: for each event a sentence, none twice in a row, and one small line. */
export function folded(sentences: readonly Sentence[]): Sentence[] {
  return varied(sentences).map(onOneLine);
}

function onOneLine({ dice, ...sentence }: Sentence): Sentence {
  return { ...sentence, dice: dice.length > 1 ? [phrase('host-folded', { lines: dice })] : dice };
}
