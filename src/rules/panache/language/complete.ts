/** The next words of an order: what is legal now, narrowing while one types. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Completion, Language } from '../../../kernel/ruleset.ts';
import { lastOrder, offer } from '../../../kernel/text/grow.ts';
import type { State } from '../state.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { type Branch, isOpen, wordsIn } from './branch.ts';
import { sown } from './grown.ts';
import type { After } from './suggest.ts';
import { fillers } from './vocabulary.ts';

/** Orders behind others are offered from the position that those lead to. */
export function complete(typed: string, now: State, by: Side, language: Language, after: After): readonly Completion[] {
  const settled = after(typed.slice(0, lastOrder(typed)), now, by);
  const from = settled instanceof Refusal ? now : settled;
  const may = (text: string) => !(after(text, from, by) instanceof Refusal);
  return offer(typed, { branches: sown(from, by), wordsIn, fillers }, (branch) => {
    if (!isOpen(branch, may)) return undefined;
    const text = branch.grown.shown[language];
    const more = branch.more ?? priceNote(branch);
    return { text, shown: text, ...(more && { more }) };
  });
}

function priceNote({ note }: Branch): Phrase | undefined {
  return note('en') === '' ? undefined : phrase('pa-choice', { note: bilingual(note('en'), note('fr')) });
}
