/** Straight legs as words: `advance 8`, `back 3`, `sidestep left 4`, `oblique right 30, 7` (METRIC 3.2). */
import { HALF_TURN, type Heading, QUARTER_TURN, turned, WHOLE_TURN } from '../field/heading.ts';
import { CENTIMETRE, type Length } from '../field/length.ts';
import { lineTable, linesOf } from '../kernel/grammar/line.ts';
import { one, several, type Slot, wordSlot } from '../kernel/grammar/slot.ts';
import type { Words } from '../kernel/text/reader.ts';
import type { Vocabulary } from '../kernel/text/vocabulary.ts';
import { angleSlot, lengthSlot } from './slots.ts';

/** How far, and at which angle to the front. */
export interface Leg {
  readonly by: Length;
  readonly angle: Heading;
}

/** The words of legs, each a verb of its own where it is the first. */
export const LEG_NAMES = ['advance', 'back', 'sidestep', 'oblique'] as const;
export type LegName = (typeof LEG_NAMES)[number];

/** A unit's own. */
type Hand = 'toLeft' | 'toRight';

/** No leg is longer than the greatest table. */
const LONGEST = 300 * CENTIMETRE;

const ANGLES: readonly (readonly [LegName, Heading])[] = [
  ['advance', 0],
  ['back', HALF_TURN],
  ['sidestep', QUARTER_TURN],
  ['sidestep', WHOLE_TURN - QUARTER_TURN],
];

export function legName({ angle }: Leg): LegName {
  return ANGLES.find(([, each]) => each === angle)?.[0] ?? 'oblique';
}

/** Slots by the word that stands before them, and `legs`: further ones, each with its word. */
export function legSlots<S>(words: Words, vocabulary: Vocabulary) {
  const slots = {
    by: lengthSlot<S>(words, 1, LONGEST),
    hand: wordSlot<S, Hand>(words, vocabulary, 'toLeft', 'toRight'),
    angle: angleSlot<S>(words, HALF_TURN),
  };
  const { lineBy } = linesOf<Leg, typeof slots>(slots);
  const of = (name: LegName, leg: Leg) => legName(leg) === name;
  const handed = ({ angle }: Leg) =>
    angle < HALF_TURN ? { hand: 'toRight' as const, angle } : { hand: 'toLeft' as const, angle: WHOLE_TURN - angle };
  const toward = (hand: Hand, angle: Heading) => turned(0, hand === 'toRight' ? angle : -angle);
  const table = lineTable<S, Leg>(
    { words, vocabulary, slots },
    {
      advance: lineBy(
        '{by}',
        ({ by }) => ({ by, angle: 0 }),
        (leg) => (of('advance', leg) ? leg : undefined),
      ),
      back: lineBy(
        '{by}',
        ({ by }) => ({ by, angle: HALF_TURN }),
        (leg) => (of('back', leg) ? leg : undefined),
      ),
      sidestep: lineBy(
        '{hand} {by}',
        ({ hand, by }) => ({ by, angle: toward(hand, QUARTER_TURN) }),
        (leg) => (of('sidestep', leg) ? { by: leg.by, hand: handed(leg).hand } : undefined),
      ),
      oblique: lineBy(
        '{hand} {angle} {by}',
        ({ hand, angle, by }) => ({ by, angle: toward(hand, angle) }),
        (leg) => (of('oblique', leg) ? { by: leg.by, ...handed(leg) } : undefined),
      ),
    },
  );
  const first = (name: LegName): Slot<S, Leg> =>
    one({
      read: (reader) => table.readBehind(reader, name),
      sees: () => true,
      write: (leg, language) => table.writeOne(leg, language, { isBare: true }),
    });
  const legs: Slot<S, readonly Leg[], Leg> = {
    ...several(table),
    write: (all, language) => all.map((leg) => `, ${table.write(leg, language)}`).join(''),
  };
  return {
    hand: slots.hand,
    advance: first('advance'),
    back: first('back'),
    sidestep: first('sidestep'),
    oblique: first('oblique'),
    legs,
  };
}
