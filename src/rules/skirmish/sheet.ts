/** The tables of these rules, and their sheet; every number comes from the rules themselves. */
import { centimetres, type Length } from '../../field/length.ts';
import { type BookTable, cell, NONE, type Sheet } from '../../kernel/book.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { capabilityOf, isTrained, type Situation } from './fire/capability.ts';
import { LOOSE_RATE } from './position/ground.ts';
import { VOICE } from './position/leaders.ts';
import { passes } from './morale.ts';
import { RATES } from './moves/rates.ts';
import { CLASSES } from './scenario/lexicon.ts';
import { ROWS, type Row, WEAPONS } from './state.ts';
import { BANDS, bandsOf, neededAt } from './values.ts';

const head = (name: string): Phrase => phrase(`sk-sheet-head-${name}`);
const note = (name: string): Phrase => phrase(`sk-sheet-${name}`);
const length = (n: Length): Phrase => phrase('survey-number', { n: centimetres(n) });

/** SK-FIR-04, -05, SK-CLS-01. Class 2 has −1 on the die: it needs one more. */
const MUSKET: BookTable = {
  name: 'SK-TAB-01',
  says: note('musket'),
  head: [head('range'), ...BANDS.map((band) => phrase(`sk-band-${band}`))],
  rows: [
    ...WEAPONS.map((weapon) => [note(`weapon-${weapon}`), ...bandsOf({ weapon }).map(length)]),
    ...([0, 1] as const).map((more) => [
      note(more === 0 ? 'needs-all' : 'needs-class-2'),
      ...BANDS.map((band) => cell(`${neededAt(band, false) + more}+`)),
    ]),
  ],
  notes: [note('cuirass'), note('sixes')],
};

/** SK-TAB-02. A usual situation of each column; F lies over the others. */
const COLUMNS: Readonly<Record<'B' | 'C' | 'D' | 'E' | 'F', Partial<Situation>>> = {
  B: { target: 'isolated', formation: 'close' },
  C: { formation: 'loose' },
  D: { formation: 'close' },
  E: { formation: 'skirmish' },
  F: { formation: 'close', led: false, commanded: false },
};

const USUAL: Omit<Situation, 'row' | 'class'> = {
  formation: 'close',
  sheltered: false,
  led: true,
  shaken: false,
  commanded: true,
  shooters: 3,
  target: 'group',
  marksman: false,
  variants: { capabilities: true, lightLooseDisorder: false },
};

const CAPABILITIES: BookTable = {
  name: 'SK-TAB-02',
  says: note('capabilities'),
  head: [head('troops'), ...Object.keys(COLUMNS).map((name) => head(`column-${name}`))],
  rows: ROWS.map((row) => [
    phrase(`sk-row-${row}`),
    ...Object.entries(COLUMNS).map(([name, given]) => capabilityCell(row, name, given)),
  ]),
  notes: ['cells', 'columns', 'column-f', 'grenadier', 'single'].map(note),
};

/** SK-TAB-03, SK-CAP-04. Those without drill have neither column D nor E. */
function capabilityCell(row: Row, name: string, given: Partial<Situation>): Phrase {
  if (!isTrained(row) && (name === 'D' || name === 'E')) return NONE;
  const { modifier, severalSixes, eliteUnit } = capabilityOf({ ...USUAL, ...given, row, class: CLASSES[row] });
  const single = capabilityOf({ ...USUAL, ...given, row, class: CLASSES[row], shooters: 1 });
  const elite = [...(eliteUnit ? [note('elite-unit')] : []), ...(single.eliteSingle ? [note('elite-single')] : [])];
  const sixes = note(severalSixes ? 'sixes-yes' : 'sixes-no');
  return phrase('sk-sheet-cell', { n: modifier, parts: [sixes, ...elite] });
}

/** SK-MOV, SK-GAP-02. */
const MOVES: BookTable = {
  name: 'SK-TAB-MOVES',
  says: note('moves'),
  head: [head('who'), head('centimetres'), head('clause')],
  rows: [
    [note('march-column'), length(RATES.column), cell('SK-MOV-02')],
    [note('line'), length(RATES.line), cell('SK-MOV-03')],
    [note('aside'), length(RATES.aside), cell('SK-MOV-05')],
    [note('loose'), length(LOOSE_RATE), cell('SK-GAP-02')],
    [note('loose-difficult'), length(LOOSE_RATE / 2), cell('SK-GAP-02')],
    [note('assault'), cell('+D6'), cell('SK-MOV-04')],
  ],
  notes: [note('mixed'), note('turns')],
};

/** SK-MOR-03 to -05. */
const MORALE: BookTable = {
  name: 'SK-TAB-MORALE',
  says: note('morale'),
  head: [head('die'), head('alone'), head('with-superior')],
  rows: (['below', 'equal', 'above'] as const).map((die, each) => [
    note(`die-${die}`),
    ...[false, true].map((superior) => note(passes(2 + each, 3, superior) ? 'passes' : 'fails')),
  ]),
  notes: [phrase('sk-sheet-voice', { n: centimetres(VOICE) }), note('musician'), note('fails-means')],
};

export const tables: readonly BookTable[] = [MUSKET, CAPABILITIES, MOVES, MORALE];

export const sheet: Sheet = {
  title: phrase('book-skirmish'),
  pages: [
    { says: note('page-fire'), across: 1, tables: [MUSKET, CAPABILITIES] },
    { says: note('page-moves'), across: 2, tables: [MOVES, MORALE] },
  ],
};
