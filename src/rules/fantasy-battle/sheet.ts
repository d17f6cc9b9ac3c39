/** The tables of these rules, and their sheet; numbers come from the rules themselves. */
import { centimetres, type Length } from '../../field/length.ts';
import { type BookTable, cell, NONE, type Sheet } from '../../kernel/book.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { rideOf } from './moves/commanders.ts';
import { distanceOf, fullDistance, halfDistance, type Movement } from './position/distance.ts';
import { VARIANT_LINES } from './scenario/lexicon.ts';
import type { Unit } from './state.ts';
import {
  CLEAR_OF_COMBAT,
  DISTANCES,
  fateOf,
  HITS_A_STAND,
  INITIATIVE_RANGE,
  LEAST_CONTACT,
  LONG_SIDE,
  ORDER_NEEDS,
  SHORT_SIDE,
  shotNeeds,
  shotReach,
} from './values.ts';

const head = (name: string): Phrase => phrase(`fb-sheet-head-${name}`);
const note = (name: string, args = {}): Phrase => phrase(`fb-sheet-${name}`, args);
const length = (n: Length): Phrase => phrase('survey-number', { n: centimetres(n) });

const TYPES = Object.keys(DISTANCES) as (keyof typeof DISTANCES)[];

/** FB-TAB-01, FB-MAX-01. */
const DISTANCE: BookTable = {
  name: 'FB-TAB-01',
  says: note('distances'),
  head: [head('troops'), head('full'), head('half')],
  rows: [
    ...TYPES.map((type) => [phrase(`fb-type-${type}`), length(fullDistance({ type })), length(halfDistance({ type }))]),
    [note('commander'), length(rideOf({ flying: false })), NONE],
    [note('commander-flying'), length(rideOf({ flying: true })), NONE],
  ],
  notes: [note('machine'), note('stand', { long: centimetres(LONG_SIDE), short: centimetres(SHORT_SIDE) })],
};

/** FB-MAX-02 to -05, FB-FRM-05, -06. Infantry, that whole distances may be told from halves. */
const MOVEMENTS: readonly Movement[] = ['advance', 'evade', 'charge'];

const infantry: Pick<Unit, 'type' | 'shock' | 'fortified' | 'stands'> = {
  type: 'infantry',
  shock: false,
  fortified: false,
  stands: [{ n: 1, x: 0, y: 0, heading: 0 }],
};

/** Two stands that face different ways. */
const astray = [...infantry.stands, { n: 2, x: LONG_SIDE, y: 0, heading: 9_000 }];

const STANDINGS = {
  regular: infantry,
  irregular: { ...infantry, stands: astray },
  fortified: { ...infantry, fortified: true },
};

const FORMATIONS: BookTable = {
  name: 'FB-TAB-FORMATIONS',
  says: note('formations'),
  head: [head('formation'), ...MOVEMENTS.map(head)],
  rows: Object.entries(STANDINGS).map(([name, unit]) => [
    note(name),
    ...MOVEMENTS.map((movement) => note(movementOf(unit, movement) === fullDistance(unit) ? 'whole' : 'halved')),
  ]),
  notes: [note('flyers'), note('once')],
};

function movementOf(unit: (typeof STANDINGS)['regular'], movement: Movement): Length {
  return distanceOf({ variants: VARIANT_LINES.valuesOf({}) }, unit as Unit, movement);
}

/** FB-PRT-02, FB-EVA-05, FB-GAP-01. */
const FIGURES: BookTable = {
  name: 'FB-TAB-FIGURES',
  says: note('figures'),
  head: [head('what'), head('value'), head('clause')],
  rows: [
    [note('order'), cell(`2D6 ≤ ${ORDER_NEEDS}`), cell('FB-GAP-01')],
    [note('initiative'), length(INITIATIVE_RANGE), cell('FB-GAP-01')],
    [note('contact'), length(LEAST_CONTACT), cell('FB-PRT-02')],
    [note('clear'), length(CLEAR_OF_COMBAT), cell('FB-EVA-05')],
  ],
  notes: [note('order-again')],
};

/** FB-GAP-02. The die less the stands lost. */
const FATES: BookTable = {
  name: 'FB-TAB-FATE',
  says: note('fate'),
  head: [head('lost'), ...[1, 2, 3, 4, 5, 6].map((die) => cell(String(die)))],
  rows: [0, 1, 2, 3].map((lost) => [
    cell(String(lost)),
    ...[1, 2, 3, 4, 5, 6].map((die) => note(`fate-${fateOf(die, lost)}`)),
  ]),
  notes: [note('fate-general')],
};

/** FB-GAP-12. */
const SHOOTING: BookTable = {
  name: 'FB-TAB-SHOOTING',
  says: note('shooting'),
  head: [head('who'), head('near'), head('far')],
  rows: (['infantry', 'artillery'] as const).map((type) => [
    note(type === 'artillery' ? 'artillery' : 'others'),
    ...[shotReach(type) / 2, shotReach(type)].map((range) =>
      note('hits', { n: centimetres(range), needs: shotNeeds(type, range) }),
    ),
  ]),
  notes: [note('shooting-worse'), note('hits-a-stand', { n: HITS_A_STAND })],
};

export const tables: readonly BookTable[] = [DISTANCE, FORMATIONS, FIGURES, FATES, SHOOTING];

export const sheet: Sheet = {
  title: note('title'),
  pages: [
    { says: note('page-moves'), across: 2, tables: [DISTANCE, FORMATIONS, FIGURES] },
    { says: note('page-dice'), across: 2, tables: [FATES, SHOOTING] },
  ],
};
