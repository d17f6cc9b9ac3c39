/** Sentences that stand in a post with others: below its title, or folded into it. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Sentence } from '../../kernel/ruleset.ts';
import { varied } from '../../kernel/varied.ts';

/** A sentence as it stands in a post, where its title may have said it. */
export type Told = Omit<Sentence, 'says'> & { readonly says: Phrase | 'nothing' };

/** What the title above it says is not said again; its dice are shown. */
export function underTitle({ titled, ...sentence }: Sentence): Told {
  return { ...sentence, says: titled ?? sentence.says };
}

/** What was folded into a post: of each thing that happened a sentence, none as the one before, and one small line. */
export function folded(sentences: readonly Sentence[]): Sentence[] {
  return varied(sentences).map(onOneLine);
}

function onOneLine({ dice, ...sentence }: Sentence): Sentence {
  return { ...sentence, dice: dice.length > 1 ? [phrase('host-folded', { lines: dice })] : dice };
}
