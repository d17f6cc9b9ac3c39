/** What the desks of all books in centimetres understand alike: a heading after its word, the words of places. */
import { one, type Slot } from '../kernel/grammar/slot.ts';
import type { Parse, Words } from '../kernel/text/reader.ts';
import type { Vocabulary } from '../kernel/text/vocabulary.ts';
import type { Facing } from './place.ts';
import { MARCH_TABLE } from './words.ts';

const PLACES = 'N NE E SE S SW W NW oClock behind left right line short edge face at'.split(' ');

/** The rows of a desk's vocabulary that say a place or a heading. */
export const PLACE_TABLE = MARCH_TABLE.split('\n')
  .filter((row) => PLACES.includes(row.split('|')[0]!.trim()))
  .join('\n');

/** `face NE`. */
export function faceSlot<S>(
  words: Words,
  { shown }: Pick<Vocabulary, 'shown'>,
  facing: Slot<S, Facing>,
): Slot<S, Facing> {
  return one<S, Facing>({
    *read(reader): Parse<Facing> {
      words.takeWord(reader, 'face');
      return yield* facing.read(reader);
    },
    sees: (reader) => words.sees(reader, 'face'),
    write: (to, language) => `${shown('face', language)} ${facing.write(to, language)}`,
  });
}
