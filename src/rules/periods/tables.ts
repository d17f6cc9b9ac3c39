/** The tables of these rules, and their sheet; numbers come from the rules themselves. */
import { centimetres, type Length } from '../../field/length.ts';
import { type BookTable, cell, NONE, type Sheet } from '../../kernel/book.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { ranksFor, shapeOf } from './position/body.ts';
import { DOING } from './doings.ts';
import { nationPhrase, posturePhrase } from './noun.ts';
import { type Formation, POSTURES } from './order.ts';
import type { DoingKind, Unit } from './state.ts';
import { EVADE_QUARTER, MANHANDLED, MUSKET_RANGE, ratesOf, RIDE, RIGHTS } from './values.ts';

const head = (name: string): Phrase => phrase(`pe-sheet-head-${name}`);
const note = (name: string, args = {}): Phrase => phrase(`pe-sheet-${name}`, args);
const length = (n: Length): Phrase => (n === 0 ? NONE : phrase('survey-number', { n: centimetres(n) }));
const troopsPhrase = (troops: Unit['troops']): Phrase => phrase(`pe-troops-${troops}`);

/** PE-TAB-06. Whole periods; a quarter is a fourth of it. */
const RATES: BookTable = {
  name: 'PE-TAB-06',
  says: note('rates'),
  head: [head('troops'), head('column'), head('line'), head('skirmish'), head('bonus')],
  rows: (
    [
      ['french', 'infantry'],
      ['french', 'grenadiers'],
      ['french', 'light'],
      ['english', 'light'],
      ['french', 'heavy'],
      ['french', 'foot'],
      ['french', 'horse'],
    ] as const
  ).map(([nation, troops]) => {
    const { column, line, skirmish, bonusColumn, bonusLine } = ratesOf({ nation, troops });
    const bonus =
      bonusColumn === bonusLine ? length(bonusColumn) : cell(`${centimetres(bonusColumn)} / ${centimetres(bonusLine)}`);
    const who =
      nation === 'english'
        ? note('of-nation', { nation: nationPhrase({ nation }), troops: troopsPhrase(troops) })
        : troopsPhrase(troops);
    return [who, length(column), length(line), length(skirmish), bonus];
  }),
  notes: [
    note('square', { n: centimetres(ratesOf({ nation: 'french', troops: 'infantry' }).square) }),
    note('quarter'),
    note('forced'),
  ],
};

/** PE-TAB-01, PE-GAP-02, -03, PE-Q-02. In quarters. */
const DRILLED = { arm: 'infantry', troops: 'infantry', status: 'regular', formation: 'marchColumn' } as Unit;
const RAW = { ...DRILLED, status: 'militia' } as Unit;
const HORSE = { ...DRILLED, arm: 'cavalry', troops: 'light' } as Unit;
const BATTERY = { ...DRILLED, arm: 'artillery', troops: 'foot', formation: 'limbered' } as Unit;
const HORSE_BATTERY = { ...BATTERY, troops: 'horse' } as Unit;

const forming = (formation: Formation) => ({ do: 'form', formation }) as const;
const quarters = (kind: DoingKind, unit: Unit, to?: Formation): Phrase =>
  cell(DOING[kind].quarters(unit, to && forming(to)));

const TIMES: BookTable = {
  name: 'PE-TAB-TIMES',
  says: note('times'),
  head: [head('what'), head('drilled'), head('undrilled'), head('cavalry'), head('foot'), head('horse')],
  rows: [
    [note('turn'), quarters('turn', DRILLED), quarters('turn', RAW), quarters('turn', HORSE), NONE, NONE],
    [
      note('change'),
      quarters('form', DRILLED, 'line'),
      quarters('form', RAW, 'line'),
      quarters('form', HORSE, 'line'),
      NONE,
      NONE,
    ],
    [
      note('columns'),
      quarters('form', DRILLED, 'divisionColumn'),
      quarters('form', RAW, 'divisionColumn'),
      NONE,
      NONE,
      NONE,
    ],
    [note('skirmishers'), quarters('form', DRILLED, 'skirmish'), quarters('form', RAW, 'skirmish'), NONE, NONE, NONE],
    [note('limber'), NONE, NONE, NONE, quarters('limber', BATTERY), quarters('limber', HORSE_BATTERY)],
    [note('reform'), ...[DRILLED, RAW, HORSE, BATTERY, HORSE_BATTERY].map((unit) => quarters('reform', unit))],
  ],
  notes: [note('react'), note('evade-turn'), note('rally-turn')],
};

/** PE-TAB-07. */
const yes = (is: boolean): Phrase => note(is ? 'yes' : 'no');
const POSTURE: BookTable = {
  name: 'PE-TAB-07',
  says: note('postures'),
  head: [head('posture'), head('charge'), head('counter'), head('enter'), head('evade')],
  rows: POSTURES.map((posture) => {
    const { charge, counter, enter } = RIGHTS[posture];
    return [posturePhrase(posture), yes(charge), yes(counter), yes(enter), yes(posture === 'harass')];
  }),
  notes: [note('forced-evade')],
};

/** PE-TAB-05. Eighteen figures of infantry, twelve of cavalry: front and depth. */
const FORMATIONS: BookTable = {
  name: 'PE-TAB-05',
  says: note('formations'),
  head: [head('formation'), head('infantry'), head('cavalry-figures')],
  rows: (['marchColumn', 'divisionColumn', 'line', 'doubleLine', 'skirmish', 'square', 'solidSquare'] as const).map(
    (formation) => [
      phrase(`pe-formation-${formation}`),
      ground('infantry', formation, 18),
      formation === 'marchColumn' || formation === 'line' || formation === 'doubleLine'
        ? ground('cavalry', formation, 12)
        : NONE,
    ],
  ),
  notes: [note('battery')],
};

function ground(arm: Unit['arm'], formation: Formation, figures: number): Phrase {
  const { wide, deep } = shapeOf({ arm, formation, ranks: ranksFor(formation, figures) });
  return note('ground', { wide: centimetres(wide), deep: centimetres(deep) });
}

/** PE-TAB-02. */
const EVADES: BookTable = {
  name: 'PE-TAB-02',
  says: note('evades'),
  head: [NONE, ...[1, 2, 3, 4].map((n) => head(`quarter-${n}`))],
  rows: [
    [note('declared'), note('turns'), note('away'), note('home'), note('home')],
    [note('forced-by-charge'), note('reacts'), note('turns'), note('away'), note('home')],
  ],
  notes: [note('evade-speed', { n: centimetres(EVADE_QUARTER) })],
};

/** PE-GAP-05, -15, PE-PRO-02. */
const FIGURES: BookTable = {
  name: 'PE-TAB-FIGURES',
  says: note('figures'),
  head: [head('what'), head('centimetres'), head('clause')],
  rows: [
    [note('manhandled'), length(MANHANDLED), cell('PE-PRO-02')],
    [note('officers'), length(RIDE), cell('PE-GAP-15')],
    [note('musket'), length(MUSKET_RANGE), cell('PE-GAP-05')],
  ],
  notes: [],
};

export const tables: readonly BookTable[] = [RATES, TIMES, FORMATIONS, POSTURE, EVADES, FIGURES];

export const sheet: Sheet = {
  title: note('title'),
  pages: [
    { says: note('page-moves'), across: 2, tables: [RATES, TIMES, FORMATIONS] },
    { says: note('page-charges'), across: 2, tables: [POSTURE, EVADES, FIGURES] },
  ],
};
