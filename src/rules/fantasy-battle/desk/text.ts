/** Deeds by hand as text: read in either language, written in one, completed while someone types. */
import { CENTIMETRE } from '../../../field/length.ts';
import { deedTexts } from '../../../kernel/grammar/deeds.ts';
import { several, wordSlot } from '../../../kernel/grammar/slot.ts';
import { unitSlot } from '../../../kernel/grammar/unit-slot.ts';
import { numberSlot } from '../../../kernel/grammar/word-slots.ts';
import { Refusal, SIDES } from '../../../kernel/play.ts';
import { completeFrom } from '../../../kernel/tools.ts';
import { faceSlot } from '../../../march/by-hand.ts';
import { facingSlot, placeSlot } from '../../../march/place-slot.ts';
import { lengthSlot } from '../../../march/slots.ts';
import { MARCH_SHAPES } from '../../../march/words.ts';
import { UNITS } from '../language/slots.ts';
import { enemiesOf, isEngaged } from '../position/stands.ts';
import type { State, Unit } from '../state.ts';
import { type Deed, outcomeOf } from './deeds.ts';
import { VOCABULARY, words } from './words.ts';

const UNIT = unitSlot<State>(words, UNITS);
const NUMBER = numberSlot<State>(words, 2);
const PLACE = placeSlot<State>(words, VOCABULARY, UNIT);
const FACE = faceSlot<State>(words, VOCABULARY, facingSlot<State>(words, VOCABULARY, PLACE));

export const { read: readDeeds, write: writeDeeds } = deedTexts<State, Deed>({
  vocabulary: VOCABULARY,
  words,
  shapes: MARCH_SHAPES,
  likely: UNITS.likely,
  is: 'is',
  slots: {
    unit: UNIT,
    other: UNIT,
    to: PLACE,
    face: FACE,
    n: NUMBER,
    stands: several(NUMBER, { distinct: true }),
    length: lengthSlot<State>(words, 1, 300 * CENTIMETRE),
    winner: wordSlot(words, VOCABULARY, ...SIDES, 'draw'),
  },
  forms: [
    ['done', { do: 'done' }],
    ['annul', { do: 'annul' }],
    ['winner {winner}', { do: 'winner' }],
    ['{unit} lose {n}', { do: 'lose' }],
    ['{unit} stands {stands} lost', { do: 'fall' }],
    ['{unit} stand {n} at {to} [{face}]', { do: 'stand' }],
    ['{unit} {face}', { do: 'face' }],
    ['{unit} at {to} [{face}]', { do: 'at' }],
    ['{unit} inLine', { do: 'form', formation: 'line' }],
    ['{unit} inColumn', { do: 'form', formation: 'column' }],
    ['{unit} recoil {by:length}', { do: 'recoil' }],
    ['{unit} follow {other}', { do: 'follow' }],
    ['{unit} touches {other}', { do: 'contact' }],
    ['{unit} apart', { do: 'apart' }],
    ['{unit} activated', { do: 'activated', is: true }],
    ['{unit} notActivated', { do: 'activated', is: false }],
    ['{unit} confused', { do: 'confused', when: 'next' }],
    ['{unit} confusedNow', { do: 'confused', when: 'now' }],
    ['{unit} calm', { do: 'confused', when: 'no' }],
    ['{unit} fortified', { do: 'fortified', is: true }],
    ['{unit} notFortified', { do: 'fortified', is: false }],
    ['{unit} missiles', { do: 'missiles', is: true }],
    ['{unit} noMissiles', { do: 'missiles', is: false }],
    ['{unit} fate {n}', { do: 'fate' }],
  ],
});

export const completeDeeds = completeFrom<Unit, State, Deed>({
  ofUnit: likelyFor,
  before: () => [{ do: 'done' }, { do: 'annul' }],
  after: () => [...SIDES, 'draw' as const].map((winner) => ({ do: 'winner', winner })),
  isLegal: (state, deed) => !(outcomeOf(state, deed) instanceof Refusal),
  write: (deed, language) => writeDeeds([deed], language),
});

/** What is likely to be done to a unit, the likeliest first. */
function likelyFor(now: State, unit: Unit): Deed[] {
  const { id } = unit;
  const flags = ['activated', 'fortified', 'missiles'] as const;
  return [
    ...unit.stands.map((_, each): Deed => ({ do: 'lose', unit: id, n: each + 1 })),
    ...(isEngaged(now, unit) ? [2, 4, 6].map((n): Deed => ({ do: 'recoil', unit: id, by: n * CENTIMETRE })) : []),
    { do: 'apart', unit: id },
    ...(now.phase === 'combat'
      ? enemiesOf(now, unit).map((enemy): Deed => ({ do: 'follow', unit: id, other: enemy.id }))
      : []),
    ...enemiesOf(now, unit).map((enemy): Deed => ({ do: 'contact', unit: id, other: enemy.id })),
    ...(['next', 'now', 'no'] as const).map((when): Deed => ({ do: 'confused', unit: id, when })),
    ...(['line', 'column'] as const).map((formation): Deed => ({ do: 'form', unit: id, formation })),
    ...flags.flatMap((flag) => [true, false].map((is): Deed => ({ do: flag, unit: id, is }))),
  ];
}
