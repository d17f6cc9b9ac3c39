/** FB-UMP. What players settle by hand: what they type, the forms that ask for it, and what comes of it. */
import { CENTIMETRE } from '../../../field/length.ts';
import { deedLines, deskOf } from '../../../kernel/desk.ts';
import { several } from '../../../kernel/grammar/slot.ts';
import { deskSlots, deskWords } from '../../../march/by-hand.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { UNITS } from '../language/slots.ts';
import { fateByHand } from '../moves/leave.ts';
import type { Order } from '../order.ts';
import { enemiesOf, isEngaged } from '../position/stands.ts';
import type { State, Unit } from '../state.ts';
import { tell } from '../tell/index.ts';
import { worksLeft } from '../position/works.ts';
import { annul, confuse, done, fall, flag, lose } from './deeds.ts';
import { bringIntoContact, follow, formUp, no, placeAt, placeStand, recoil } from './place.ts';

/** Canonical name | English | French. */
const WORDS = deskWords(`
stands        | stands                                            | socles
lost          | lost / off / fall                                 | perdus / perdu / retirés / tombent
stand         | stand                                             | socle
inLine        | in line                                           | en ligne
inColumn      | in column                                         | en colonne
recoil        | recoil / recoils / driven back / is driven back   | recule / reculent / recul / repoussée / repoussé
follow        | follow / follows / follow up / follows up          | suit / suivent / suivre
activated     | activated / may act                               | activée / activé / peut agir
notActivated  | not activated                                     | pas activée / pas activé
confused      | confused / confused next turn                     | en confusion / confusion / en confusion au prochain tour
confusedNow   | confused now / confused this turn                 | en confusion ce tour / en confusion maintenant
calm          | not confused / calm                               | pas en confusion / sans confusion
fortified     | fortified / behind works                          | fortifiée / fortifié
notFortified  | not fortified                                     | pas fortifiée / pas fortifié
missiles      | missiles / has missiles                           | armes de tir
noMissiles    | no missiles                                       | sans armes de tir
fate          | fate                                              | sort
annul         | annul / annul charge / charge refused             | annule / annuler / annule charge / charge refusée
draw          | draw                                              | nulle / match nul / partie nulle
`);

const shared = deskSlots<State>(WORDS, UNITS);
const SLOTS = { ...shared, stands: several(shared.n, { distinct: true }) };
const { typed, onMap, oneOnMap, oneOfState } = deedLines<State, Unit, Fact, typeof SLOTS>('fb', WORDS.vocabulary);

const enemies = (now: State, unit: Unit) => enemiesOf(now, unit).map(({ id }) => ({ other: id }));

/** FB-UMP-01 to -08, in the order in which a fight needs them. */
const DEEDS = {
  losses: onMap('lose {n}', {
    fields: [typed('n', '2', 'stands')],
    likely: (_, unit) => unit.stands.map((_stand, each) => ({ n: each + 1 })),
    outcome: (now, unit, { n }) => lose(now, unit, n),
  }),
  stands: onMap('stands {stands} lost', {
    fields: [typed('stands', '1 3', 'numbers')],
    outcome: (_, unit, { stands }) => fall(unit, stands),
  }),
  fate: onMap('fate {n}', {
    fields: [typed('n', '4', 'die')],
    outcome: (now, unit, { n }) => (n >= 1 && n <= 6 ? fateByHand(now, unit, n) : no('FB-UMP-07', 'die', unit)),
  }),
  recoil: onMap('recoil {by:length}', {
    fields: [typed('by', '4', 'distance')],
    likely: (now, unit) => (isEngaged(now, unit) ? [2, 4, 6].map((n) => ({ by: n * CENTIMETRE })) : []),
    outcome: (now, unit, { by }) => recoil(now, unit, by),
  }),
  follow: onMap('follow {other}', {
    fields: [typed('other', '4O', 'enemy')],
    likely: (now, unit) => (now.phase === 'combat' ? enemies(now, unit) : []),
    outcome: (now, unit, { other }) => follow(now, unit, other),
  }),
  contact: onMap('touches {other}', {
    fields: [typed('other', '4O', 'enemy')],
    likely: enemies,
    outcome: (now, unit, { other }) => bringIntoContact(now, unit, other),
  }),
  apart: onMap('apart', {
    likely: () => [{}],
    outcome: (now, unit) =>
      isEngaged(now, unit) ? [{ type: 'parted', unit: unit.id }] : no('FB-UMP-06', 'apart', unit),
  }),
  move: onMap('at {to} [{face}]', {
    fields: [typed('to', 'H7/3', 'place')],
    outcome: (now, unit, { to, face }) => placeAt(now, unit, to, face),
  }),
  face: onMap('{face}', {
    fields: [typed('face', 'NE')],
    text: 'face {face}',
    outcome: (now, unit, { face }) => placeAt(now, unit, undefined, face),
  }),
  stand: onMap('stand {n} at {to} [{face}]', {
    fields: [typed('n', '2', 'number'), typed('to', '52x60', 'place'), typed('face', 'NE')],
    text: 'stand {n} at {to} face {face}',
    outcome: (now, unit, { n, to, face }) => placeStand(now, unit, n, to, face),
  }),
  formation: oneOnMap({ inLine: 'line', inColumn: 'column' } as const, {
    outcome: (now, unit, { is }) => formUp(now, unit, is),
  }),
  confusion: oneOfState({ confused: 'next', confusedNow: 'now', calm: 'no' } as const, {
    outcome: (now, unit, { is }) => confuse(now, unit, is),
  }),
  activation: oneOfState(
    { activated: true, notActivated: false },
    { outcome: (now, unit, { is }) => flag(now, unit, 'activated', is) },
  ),
  works: oneOfState(
    { fortified: true, notFortified: false },
    { outcome: (now, unit, { is }) => flag(now, unit, 'fortified', is) },
  ),
  missiles: oneOfState(
    { missiles: true, noMissiles: false },
    { outcome: (now, unit, { is }) => flag(now, unit, 'missiles', is) },
  ),
};

export const { desk, deedsOf, readDeeds, outcomeOf } = deskOf(
  {
    ...WORDS,
    prefix: 'fb',
    deed: 'fb-deed',
    clauses: { over: 'FB-GAP-12', gone: 'FB-UMP-05' },
    likely: UNITS.likely,
    slots: SLOTS,
    deeds: DEEDS,
    first: ['losses', 'recoil', 'apart', 'follow', 'contact', 'confusion'],
    // FB-GAP-10. The charge that the other side objects to does not take place.
    alone: { done: { outcome: done }, annul: { outcome: annul, isShown: ({ phase }) => phase === 'objection' } },
    besides: worksLeft,
    // Deeds are done to units on the table; commanders and those off it have none.
    units: ({ units }) => units.map(({ id }) => id),
    apply,
    tell,
  },
  (hand): Order => ({ kind: 'hand', hand }),
);
