/** A length or a place that was typed without a verb: the verb that it needs is offered. */
import type { Reader } from '../kernel/grammar/slot.ts';
import { Refusal } from '../kernel/play.ts';
import { replaced, type Words } from '../kernel/text/reader.ts';

export function bareRefusal(words: Words, verbs: readonly string[]) {
  return <S>(reader: Reader<S>, isNamed: boolean): Refusal | undefined => {
    const next = words.upcoming(reader);
    if (!isNamed || next?.kind !== 'number') return undefined;
    const { clause, says } = words.refuseWord(reader, verbs);
    return new Refusal(clause, says, [
      replaced(reader, next, `${/^\d/.test(next.raw) ? 'advance' : 'to'} ${next.raw}`),
    ]);
  };
}
