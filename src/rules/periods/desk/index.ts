/** PE-UMP. What players settle by hand: what they type, the forms that ask for it, and what comes of it. */
import { deedLines, deskOf } from '../../../kernel/desk.ts';
import { wordSlot } from '../../../kernel/grammar/slot.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { deskSlots, deskWords } from '../../../march/by-hand.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { UNITS } from '../language/slots.ts';
import { type Order, POSTURES } from '../order.ts';
import { enemiesOf, figuresOf } from '../position/body.ts';
import { isInContact, touchedBy } from '../position/contacts.ts';
import type { State, Unit } from '../state.ts';
import { tell } from '../tell/index.ts';
import { conditionPhrase, formationPhrase, posturePhrase } from '../noun.ts';
import { against, conditioned, done, formed, joined, losing, no, placed, rallies, voided } from './deeds.ts';

/** Canonical name | English | French. */
const WORDS = deskWords(`
leaves        | leaves table / leaves / leave / destroyed         | quitte table / quitte / quittent / détruite / détruit
inColumn      | in column / in march column                       | en colonne / en colonne de marche
inDivisions   | in column of divisions                            | en colonne de division
inLine        | in line                                           | en ligne
inDoubleLine  | in double line                                    | en double ligne
inSkirmish    | in skirmish order / skirmishing                   | en tirailleurs
inSquare      | in square                                         | en carré
inSolidSquare | in solid square                                   | en carré plein
limbered      | limbered                                          | attelée / attelé
deployed      | deployed                                          | déployée / déployé
formed        | formed                                            | formée / formé
unformed      | unformed                                          | sans formation
disorganised  | disorganised / disorganized                       | désorganisée / désorganisé
disordered    | disordered / in disorder                          | en désordre
retreats      | retreats / retreat                                | bat en retraite / en retraite
flees         | flees / flee / in flight                          | fuit / fuient / en fuite
routs         | routs / rout / routed                             | en déroute / déroute
rallies       | rallies / rally                                   | rallie / se rallie
charges       | charges / charge                                  | charge / chargent
drawn         | drawn with / drawn                                | nul avec / nul / nulle avec
posture       | posture                                           | attitude / posture
attack        | attack                                            | attaquer / attaque
cover         | cover                                             | couvrir / couvre
hold          | hold                                              | tenir / tient
harass        | harass                                            | harceler / harcèle
march         | march                                             | marcher / marche
void          | line void / void / order void                     | ligne annulée / annulée / ordre annulé
joins         | joins / join                                      | rejoint / rejoindre
rate          | rate                                              | allure
columnRate    | column                                            | colonne
lineRate      | line                                              | ligne
skirmishRate  | skirmish                                          | tirailleurs
bonusRate     | bonus                                             | bonus
draw          | draw                                              | match nul / partie nulle
`);

/** PE-UMP-01, PE-TAB-06. What may differ, by the words of the desk. */
const RATE = { columnRate: 'column', lineRate: 'line', skirmishRate: 'skirmish', bonusRate: 'bonusColumn' } as const;
const RATES = Object.keys(RATE) as readonly (keyof typeof RATE)[];

const shared = deskSlots<State>(WORDS, UNITS);
const { vocabulary, words } = WORDS;
const SLOTS = {
  ...shared,
  posture: wordSlot<State, (typeof POSTURES)[number]>(words, vocabulary, ...POSTURES),
  rate: wordSlot<State, keyof typeof RATE>(words, vocabulary, ...RATES),
};
const { typed, chosen, onMap, oneOnMap, ofState, oneOfState } = deedLines<State, Unit, Fact, typeof SLOTS>(
  'pe',
  vocabulary,
);

const enemies = (now: State, unit: Unit) => enemiesOf(now, unit).map(({ id }) => ({ other: id }));

/** PE-UMP-01 to -08, in the order in which a half needs them. */
const DEEDS = {
  losses: onMap('lose {n}', {
    fields: [typed('n', '2', 'figures')],
    likely: (_, unit) => [1, 2, 3, 4, 6].filter((n) => n <= figuresOf(unit)).map((n) => ({ n })),
    outcome: (now, unit, { n }) => losing(now, unit, n),
  }),
  condition: oneOfState(
    {
      formed: 'formed',
      unformed: 'unformed',
      disorganised: 'disorganised',
      disordered: 'disordered',
      retreats: 'retreat',
      flees: 'flight',
      routs: 'rout',
    } as const,
    { says: conditionPhrase, outcome: (now, unit, { is }) => conditioned(now, unit, is) },
  ),
  apart: onMap('apart', {
    likely: () => [{}],
    outcome: (now, unit) =>
      isInContact(now, unit)
        ? [{ type: 'parted', unit: unit.id, enemies: touchedBy(now, unit) }]
        : no('PE-GEO-33', 'apart', unit),
  }),
  drawn: onMap('drawn {other}', {
    fields: [typed('other', '4O', 'enemy')],
    likely: (now, unit) => (isInContact(now, unit) ? enemies(now, unit) : []),
    outcome: (now, unit, { other }) => against(now, unit, 'drawn', other),
  }),
  rallies: onMap('rallies', { likely: () => [{}], outcome: rallies }),
  contact: onMap('touches {other}', {
    fields: [typed('other', '4O', 'enemy')],
    likely: enemies,
    outcome: (now, unit, { other }) => against(now, unit, 'touches', other),
  }),
  move: onMap('at {to} [{face}]', {
    fields: [typed('to', 'H7/3', 'place')],
    outcome: (now, unit, { to, face }) => placed(now, unit, to, face),
  }),
  face: onMap('{face}', {
    fields: [typed('face', 'NE')],
    text: 'face {face}',
    outcome: (now, unit, { face }) => placed(now, unit, undefined, face),
  }),
  formation: oneOnMap(
    {
      inColumn: 'marchColumn',
      inDivisions: 'divisionColumn',
      inLine: 'line',
      inDoubleLine: 'doubleLine',
      inSkirmish: 'skirmish',
      inSquare: 'square',
      inSolidSquare: 'solidSquare',
      limbered: 'limbered',
      deployed: 'deployed',
    } as const,
    {
      says: (formation) => {
        const isGuns = formation === 'limbered' || formation === 'deployed';
        return formationPhrase({ arm: isGuns ? 'artillery' : 'infantry', formation });
      },
      outcome: (now, unit, { is }) => formed(now, unit, is),
    },
  ),
  charge: onMap('charges {other}', {
    fields: [typed('other', '4O', 'enemy')],
    likely: enemies,
    outcome: (now, unit, { other }) => against(now, unit, 'charges', other),
  }),
  leaves: onMap('leaves', {
    likely: () => [{}],
    outcome: (_, unit) => [{ type: 'left', unit: unit.id, why: 'edge' }],
  }),
  joins: onMap('joins {other}', {
    fields: [typed('other', '5H', 'parent')],
    outcome: (now, unit, { other }) => joined(now, unit, other),
  }),
  void: ofState('void', { likely: () => [{}], outcome: (now, unit) => voided(now, unit) }),
  posture: ofState('posture {posture}', {
    fields: [
      chosen(
        'posture',
        POSTURES.map((each) => [each, posturePhrase(each)] as const),
      ),
    ],
    likely: (_, unit) => POSTURES.filter((each) => each !== unit.posture).map((posture) => ({ posture })),
    secret: 'posture',
    needless: (_, unit, { posture }) => (unit.posture === posture ? no('PE-UMP-06', 'same', unit) : undefined),
    outcome: (_, unit, { posture }) => [{ type: 'inForce', unit: unit.id, posture, to: { posture } }],
  }),
  rate: ofState('rate {rate} {length}', {
    fields: [
      chosen(
        'rate',
        RATES.map((word) => [vocabulary.shown(word, 'en'), phrase(`pe-choice-${word}`)] as const),
      ),
      typed('length', '18', 'length'),
    ],
    outcome: (_, unit, { rate, length }) => [
      { type: 'set', unit: unit.id, to: { rates: { ...unit.rates, [RATE[rate]]: length } } },
    ],
  }),
};

export const { desk, deedsOf, readDeeds, outcomeOf, blindDeeds } = deskOf(
  {
    ...WORDS,
    prefix: 'pe',
    deed: 'pe-deed',
    clauses: { over: 'PE-GAP-17', gone: 'PE-UMP-05' },
    likely: UNITS.likely,
    slots: SLOTS,
    deeds: DEEDS,
    first: ['losses', 'condition', 'drawn', 'apart', 'rallies', 'void', 'formation', 'posture'],
    alone: { done: { outcome: done } },
    apply,
    tell,
  },
  (hand): Order => ({ kind: 'hand', hand }),
);
