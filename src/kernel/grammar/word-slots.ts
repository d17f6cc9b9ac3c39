/** Slots that every board has: numbers, and values that have words. */
import { phrase } from '../phrase.ts';
import { Refusal } from '../play.ts';
import { quoted } from '../text/quoted.ts';
import { ORDER_TEXT, type Words } from '../text/reader.ts';
import type { Vocabulary, Word } from '../text/vocabulary.ts';
import { one, type Slot } from './slot.ts';

/** A number of so many digits at most. */
export function numberSlot<S>(words: Words, digits: number): Slot<S, number> {
  return one<S, number>({
    *read(reader) {
      const token = words.upcoming(reader);
      if (!token) return yield new Refusal(ORDER_TEXT, phrase('refuse-number-missing'));
      // On a table a square is a number too: H7.
      if (!words.take(reader, 'number') || !/^\d+$/.test(token.text) || token.text.length > digits) {
        return yield new Refusal(ORDER_TEXT, phrase('refuse-number', { word: quoted(token.raw) }));
      }
      return Number(token.text);
    },
    sees: (reader) => words.upcoming(reader)?.kind === 'number',
    write: String,
  });
}

/** One of these values, each with its word in the vocabulary. */
export function choiceSlot<S, V>(
  words: Words,
  vocabulary: Vocabulary,
  values: readonly V[],
  wordOf: (value: V) => Word,
): Slot<S, V> {
  const all = values.map(wordOf);
  return one<S, V>({
    *read(reader) {
      const word = words.takeWord(reader, ...all);
      return word === undefined ? yield words.refuseWord(reader, all) : values[all.indexOf(word)]!;
    },
    sees: (reader) => words.sees(reader, ...all),
    write: (value, language) => vocabulary.shown(wordOf(value), language),
  });
}
