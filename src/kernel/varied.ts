/** Varies repeated sentences: among the wordings of a sentence, takes the one after the last used. */
import type { Sentence } from './shown.ts';

export function varied<S extends Pick<Sentence, 'says'>>(sentences: readonly S[]): S[] {
  return sentences.map((sentence, at) => {
    const before = sentences.slice(0, at).filter(({ says }) => says.id === sentence.says.id);
    const first = before[0]?.says.args?.['variant'];
    if (typeof first !== 'number') return sentence;
    const args = { ...sentence.says.args, variant: first + before.length };
    return { ...sentence, says: { ...sentence.says, args } };
  });
}
