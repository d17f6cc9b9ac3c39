/** What has been said is said otherwise the next time: among the ways to say it, the one after the last. */
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
