/** SK-UMP. What players settle by hand: what they type, the forms that ask for it, and what comes of it. */
import { deedLines, deskOf } from '../../../kernel/desk.ts';
import { one, type Reader, several } from '../../../kernel/grammar/slot.ts';
import type { Parse } from '../../../kernel/text/reader.ts';
import type { Depth } from '../../../march/block.ts';
import { deskSlots, deskWords } from '../../../march/by-hand.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { UNITS } from '../language/slots.ts';
import type { Order } from '../order.ts';
import { enemiesOf, isSquad } from '../position/squad.ts';
import { isLeader, type State, type Unit } from '../state.ts';
import { tell } from '../tell/index.ts';
import {
  bands,
  contact,
  done,
  face,
  fall,
  flag,
  form,
  leads,
  lose,
  no,
  place,
  recoilByHand,
  set,
  unset,
} from './deeds.ts';

/** Canonical name | English | French. */
const WORDS = deskWords(`
figures       | figures / figure / men / man                      | figurines / figurine / figures / figure / hommes / homme
fall          | fall / falls / out of action / out                | tombent / tombe / hors de combat
close         | close order / close                               | ordre serré / serré / serrée
skirmish      | skirmish order / skirmish / skirmishers           | ordre dispersé / tirailleurs / en tirailleurs
loose         | loose order / loose                               | ordre lâche / lâche
ranks         | ranks / rank                                      | rangs / rang
files         | files / file                                      | files / file
recoil        | recoil / recoils / falls back                     | recule / reculent / recul
recoilsNext   | recoils next turn / must recoil                   | recule au prochain tour / doit reculer / doivent reculer
staysNext     | need not recoil / stays next turn                 | ne recule pas / ne doit pas reculer
leads         | leads / commands / leader of / authority / authority over / has authority over | commande / dirige / chef de / autorité / autorité sur / a autorité sur / a l'autorité sur
leadsAll      | leads all / commands all / authority over all     | commande tous / commande tout le monde / autorité sur tous
led           | led / commanded                                   | avec gradé / a un gradé / entend un gradé
notLed        | not led / leaderless / without leader             | sans gradé
loaded        | loaded                                            | chargé / chargée / chargés / chargées
unloaded      | unloaded / not loaded                             | déchargé / déchargée / déchargés / déchargées
sheltered     | sheltered / in cover                              | à l'abri / abrité / abritée / abrités / abritées
inTheOpen     | in the open / not sheltered                       | à découvert / pas abrité / pas abritée
coverAsDrawn  | cover as drawn                                    | abri selon la table
morale        | morale                                            | moral
bands         | ranges / range bands                              | portées
bandsAsUsual  | usual ranges                                      | portées habituelles
better        | fires better by / better by                       | tire mieux de / mieux de
worse         | fires worse by / worse by                         | tire moins bien de / moins bien de
draw          | draw                                              | nulle / match nul / partie nulle
`);

const { words, vocabulary } = WORDS;
const shared = deskSlots<State>(WORDS, UNITS);
const { n: NUMBER, to: PLACE } = shared;

/** SK-GEO-02. `3 ranks`, `2 files`. */
const DEPTH = one<State, Depth>({
  *read(reader): Parse<Depth> {
    const n = Math.max(1, yield* NUMBER.read(reader));
    const what = words.takeWord(reader, 'ranks', 'files') ?? (yield words.refuseWord(reader, ['ranks', 'files']));
    return what === 'ranks' ? { ranks: n } : { files: n };
  },
  sees: NUMBER.sees,
  write: (depth, language) =>
    'ranks' in depth
      ? `${depth.ranks} ${vocabulary.shown('ranks', language)}`
      : `${depth.files} ${vocabulary.shown('files', language)}`,
});

/** `at` alone says nothing in French: *à découvert* is no place, nor is *ne recule pas*, which begins like north-east. */
function seesPlace(reader: Reader<State>): boolean {
  if (words.sees(reader, 'staysNext')) return false;
  const ahead = { ...reader };
  words.takeWord(ahead, 'at');
  return PLACE.sees(ahead);
}

const SLOTS = {
  ...shared,
  to: { ...PLACE, sees: seesPlace },
  depth: DEPTH,
  figures: several(NUMBER, { distinct: true }),
};
const { typed, onMap, oneOnMap, ofState, oneOfState, onlyTyped } = deedLines<State, Unit, Fact, typeof SLOTS>(
  'sk',
  vocabulary,
);

/** SK-UMP-01 to -07, in the order in which a melee or a fire needs them. */
const DEEDS = {
  losses: onMap('lose {n}', {
    fields: [typed('n', '2', 'figures')],
    likely: () => [1, 2, 3].map((n) => ({ n })),
    outcome: (now, unit, { n }) => lose(now, unit, n),
  }),
  figures: onMap('figures {figures} fall', {
    fields: [typed('figures', '3 5', 'numbers')],
    outcome: (_, unit, { figures }) => fall(unit, figures),
  }),
  recoil: oneOnMap({ recoil: 'now', recoilsNext: true, staysNext: false } as const, {
    outcome: (now, unit, { is }) => (is === 'now' ? recoilByHand(now, unit) : flag(unit, 'recoils', is)),
  }),
  contact: onMap('touches {other}', {
    fields: [typed('other', '7L', 'enemy')],
    likely: (now, unit) => enemiesOf(now, unit).map(({ id }) => ({ other: id })),
    outcome: (now, unit, { other }) => contact(now, unit, other),
  }),
  apart: onMap('apart', {
    likely: () => [{}],
    outcome: (_, unit) =>
      unit.contacts.length > 0 ? [{ type: 'parted', unit: unit.id }] : no('SK-UMP-04', 'apart', unit),
  }),
  move: onMap('~at {to} [{face}]', {
    fields: [typed('to', 'H7/3', 'place')],
    outcome: (now, unit, { to, face: facing }) => place(now, unit, to, facing),
  }),
  face: onMap('{face}', {
    fields: [typed('face', 'NE')],
    text: 'face {face}',
    outcome: (now, unit, said) => face(now, unit, said.face),
  }),
  formation: oneOnMap({ 'close [{depth}]': 'close', skirmish: 'skirmish', loose: 'loose' } as const, {
    outcome: (now, unit, { is, depth }) => form(now, unit, is, depth),
  }),
  led: oneOfState({ led: true, notLed: false }, { outcome: (_, unit, { is }) => flag(unit, 'led', is) }),
  leader: ofState('leads {other}', {
    fields: [typed('other', '2L', 'squad')],
    likely: ({ units }, unit) =>
      isLeader(unit)
        ? units.filter((each) => each.side === unit.side && isSquad(each)).map(({ id }) => ({ other: id }))
        : [],
    outcome: (now, unit, { other }) => leads(now, unit, other),
  }),
  leadsAll: onlyTyped('leadsAll', { likely: () => [{}], outcome: (now, unit) => leads(now, unit, undefined) }),
  cover: oneOfState({ sheltered: true, inTheOpen: false, coverAsDrawn: 'drawn' } as const, {
    outcome: (_, unit, { is }) =>
      is === 'drawn' ? unset(unit, 'sheltered', 'SK-UMP-02') : flag(unit, 'sheltered', is),
  }),
  loading: oneOfState({ loaded: true, unloaded: false }, { outcome: (_, unit, { is }) => flag(unit, 'loaded', is) }),
  fire: oneOfState({ 'better {n}': 1, 'worse {n}': -1 } as const, {
    name: 'how',
    fields: [typed('n', '1', 'die')],
    likely: () => [1, 2].flatMap((n) => ([1, -1] as const).map((is) => ({ is, n }))),
    outcome: (_, unit, { is, n }) => set(unit, { bonus: is * n! }, 'SK-UMP-06'),
  }),
  bands: ofState('bands {one:length} {two:length} {three:length}', {
    fields: [typed('bands', '15 30 45')],
    text: 'ranges {bands}',
    outcome: (_, unit, { one, two, three }) => bands(unit, one, two, three),
  }),
  usualBands: onlyTyped('bandsAsUsual', {
    likely: () => [{}],
    outcome: (_, unit) => unset(unit, 'bands', 'SK-UMP-06'),
  }),
  morale: ofState('morale {n}', {
    fields: [typed('n', '3', 'morale')],
    likely: () => [2, 3, 4].map((n) => ({ n })),
    outcome: (_, unit, { n }) => set(unit, { morale: n }, 'SK-UMP-04'),
  }),
};

export const { desk, deedsOf, readDeeds, outcomeOf } = deskOf(
  {
    ...WORDS,
    prefix: 'sk',
    deed: 'sk-deed',
    clauses: { over: 'SK-GAP-12', gone: 'SK-GAP-03' },
    likely: UNITS.likely,
    slots: SLOTS,
    deeds: DEEDS,
    first: [
      'losses',
      'recoil now',
      'apart',
      'contact',
      'formation',
      'recoil',
      'led',
      'loading',
      'cover true',
      'cover false',
      'leader',
      'leadsAll',
      'cover',
      'usualBands',
    ],
    alone: { done: { outcome: done } },
    apply,
    tell,
  },
  (hand): Order => ({ kind: 'hand', hand }),
);
