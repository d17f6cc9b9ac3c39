/** The next words of an order: what is legal now, narrowing while one types. */
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Completion, Language } from '../../../kernel/ruleset.ts';
import { lastOrder, offer } from '../../../kernel/text/grow.ts';
import type { State } from '../state.ts';
import { wordsIn } from './branch.ts';
import { type After, sown } from './grown.ts';
import { fillers } from './vocabulary.ts';

/** Orders behind others are offered from the position that those lead to. */
export function complete(typed: string, now: State, by: Side, language: Language, after: After): readonly Completion[] {
  const settled = after(typed.slice(0, lastOrder(typed)), now, by);
  const from = settled instanceof Refusal ? now : settled;
  const branches = sown(from, by, (text) => !(after(text, from, by) instanceof Refusal));
  return offer(typed, { branches, wordsIn, fillers }, ({ grown, note }) => {
    const text = grown.shown[language];
    const said = note(language);
    return { text, shown: said === '' || said === text ? text : `${text} (${said})` };
  });
}
