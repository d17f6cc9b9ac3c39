/** The tables of these rules: each arm's movement, terrain costs, modifiers of a move; and their sheet. */
import { type BookTable, cell, NONE, type Sheet, signed } from '../../kernel/book.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { MARCHES } from './moves/allowance.ts';
import { ARMS, type Arm, WEIGHTS, type Weight } from './state.ts';
import { costOf, figuresOf, FLIGHT, TERRAINS } from './tables.ts';

const head = (name: string): Phrase => phrase(`pa-sheet-head-${name}`);

/** PA-MOV-02 to -05. As printed: with combat, without it, or both. */
function printed(arm: Arm, weight: Weight): Phrase {
  const figures = figuresOf(arm, weight);
  if (!figures) return NONE;
  const { free, max } = figures;
  if (free === max) return cell(max);
  return cell(free === 0 ? `(${max})` : `${free} (${max})`);
}

const ALLOWANCES: BookTable = {
  name: 'PA-TAB-01',
  says: phrase('pa-sheet-allowances'),
  head: [head('arm'), ...WEIGHTS.map((weight) => phrase(`pa-weight-${weight}`))],
  rows: ARMS.map((arm) => [phrase(`pa-arm-${arm}`), ...WEIGHTS.map((weight) => printed(arm, weight))]),
  notes: ['brackets', 'guns', 'light-guns', 'character'].map((each) => phrase(`pa-sheet-${each}`)),
};

const CHANGES: BookTable = {
  name: 'PA-TAB-CHANGES',
  says: phrase('pa-sheet-changes'),
  head: [head('case'), head('hexes'), head('clause')],
  rows: [
    [phrase('pa-sheet-road'), signed(MARCHES.road), cell('PA-ROAD-02')],
    [phrase('pa-sheet-mounted'), signed(MARCHES.mounted), cell('PA-MNT-02')],
  ],
  notes: [phrase('pa-sheet-changes-combat')],
};

const FLIGHTS: BookTable = {
  name: 'PA-TAB-FLIGHT',
  says: phrase('pa-sheet-flight'),
  head: [head('weight'), head('hexes')],
  rows: WEIGHTS.map((weight) => [phrase(`pa-weight-${weight}`), cell(FLIGHT[weight])]),
  notes: [],
};

const COSTS: BookTable = {
  name: 'PA-TAB-COSTS',
  says: phrase('pa-sheet-costs'),
  head: [head('terrain'), head('hexes')],
  rows: TERRAINS.map((terrain) => {
    const cost = costOf({}, terrain);
    return [phrase(`terrain-${terrain}`), cost === 'impassable' ? phrase('pa-sheet-closed') : cell(cost)];
  }),
  notes: ['road-step', 'one-step', 'lone', 'other-costs'].map((each) => phrase(`pa-sheet-${each}`)),
};

const PASSING: BookTable = {
  name: 'PA-TAB-PASSING',
  says: phrase('pa-sheet-passing'),
  head: [head('who'), head('whom'), head('clause')],
  rows: [
    ['character', 'friends', 'PA-THR-02'],
    ['anybody', 'light-friends', 'PA-THR-03'],
    ['light', 'friends', 'PA-THR-04'],
    ['detachment', 'parent', 'PA-THR-07'],
    ['nobody', 'enemies', 'PA-THR-01'],
  ].map(([who, whom, clause]) => [phrase(`pa-sheet-who-${who}`), phrase(`pa-sheet-whom-${whom}`), cell(clause!)]),
  notes: [phrase('pa-sheet-passing-end')],
};

export const tables: readonly BookTable[] = [ALLOWANCES, CHANGES, FLIGHTS, COSTS, PASSING];

export const sheet: Sheet = {
  title: phrase('book-panache'),
  pages: [
    { says: phrase('pa-sheet-page-moves'), across: 1, tables: [ALLOWANCES, PASSING] },
    { says: phrase('pa-sheet-page-ground'), across: 2, tables: [COSTS, CHANGES, FLIGHTS] },
  ],
};
