/** What the desks of all books in centimetres understand alike: a heading after its word, the words of places. */
import { CENTIMETRE } from '../field/length.ts';
import { one, type Slot, wordSlot } from '../kernel/grammar/slot.ts';
import { type UnitNames, unitSlot } from '../kernel/grammar/unit-slot.ts';
import { numberSlot } from '../kernel/grammar/word-slots.ts';
import { type Side, SIDES } from '../kernel/play.ts';
import { type Parse, type Words, wordsOf } from '../kernel/text/reader.ts';
import { type Vocabulary, vocabularyOf } from '../kernel/text/vocabulary.ts';
import type { Facing } from './place.ts';
import { facingSlot, type Grounded, placeSlot } from './place-slot.ts';
import { lengthSlot } from './slots.ts';
import { MARCH_FILLERS, MARCH_SHAPES, MARCH_TABLE } from './words.ts';

const PLACES = 'N NE E SE S SW W NW oClock behind left right line short edge face at'.split(' ');

const PLACE_ROWS = MARCH_TABLE.split('\n').filter((row) => PLACES.includes(row.split('|')[0]!.trim()));

const ROWS = `
is            | is / are                                          | est / sont
lose          | lose / loses / loss / losses                      | perd / perdent / perdre / perte / pertes
touches       | in contact with / touches / touch                 | au contact de / touche / touchent
apart         | out of contact / no contact                       | plus au contact / sans contact
winner        | winner / victory                                  | vainqueur / victoire
red           | red                                               | rouge / rouges
blue          | blue                                              | bleu / bleus
done          | done / settled                                    | fini / terminé / réglé
`;

/** The words of a desk: those of places, those that every book has, and its own rows (canonical name | English | French). */
export function deskWords(table: string) {
  const vocabulary = vocabularyOf([...PLACE_ROWS, ROWS.trim(), table.trim()].join('\n'), new Set(MARCH_FILLERS));
  return { vocabulary, words: wordsOf(vocabulary), shapes: MARCH_SHAPES, is: 'is' };
}

/** The slots of a desk that every book has. */
export function deskSlots<S extends Grounded>(
  { words, vocabulary }: ReturnType<typeof deskWords>,
  units: UnitNames<S>,
) {
  const unit = unitSlot<S>(words, units);
  const to = placeSlot<S>(words, vocabulary, unit);
  return {
    unit,
    other: unit,
    to,
    face: faceSlot<S>(words, vocabulary, facingSlot<S>(words, vocabulary, to)),
    n: numberSlot<S>(words, 2),
    length: lengthSlot<S>(words, 1, 300 * CENTIMETRE),
    winner: wordSlot<S, Side | 'draw'>(words, vocabulary, ...SIDES, 'draw'),
  };
}

/** `face NE`. */
function faceSlot<S>(words: Words, { shown }: Pick<Vocabulary, 'shown'>, facing: Slot<S, Facing>): Slot<S, Facing> {
  return one<S, Facing>({
    *read(reader): Parse<Facing> {
      words.takeWord(reader, 'face');
      return yield* facing.read(reader);
    },
    sees: (reader) => words.sees(reader, 'face'),
    write: (to, language) => `${shown('face', language)} ${facing.write(to, language)}`,
  });
}
