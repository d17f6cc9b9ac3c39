/** Dice and their modifiers: fire, close combat, morale, saves; and tables T5 and T7. */
import { type BookTable, cell, NONE, signed } from '../../../kernel/book.ts';
import type { Modifier } from '../../../kernel/ledger.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { ACTIVATION, SURCHARGES, surchargePhrase } from '../turn/group.ts';
import { DOUBLED, DOUBLING_FROM, FIRE, HITS, LIMITS, MORALE, SAVES } from '../losses/modifiers.ts';
import { SHAKEN_BY } from '../morale/morale.ts';
import { OUTNUMBERS, SAVE_CLAUSES } from '../losses/save.ts';
import type { Formation, UnitType } from '../state.ts';
import { type PointFormula, pursuitLength, type RandomLength, routLength, T5 } from '../tables.ts';

const head = (name: string): Phrase => phrase(`sheet-head-${name}`);
const called = ({ name }: Pick<Modifier, 'name'>): Phrase => phrase(`modifier-${name}`);
const short = (clause: string): Phrase => cell(clause.replace('SH-', ''));

function modifierRows(modifiers: Readonly<Record<string, Modifier>>): Phrase[][] {
  return Object.values(modifiers).map((each) => [called(each), signed(each.n), short(each.clause)]);
}

export const FIRE_TABLE: BookTable = {
  name: 'SH-T-FIRE',
  says: phrase('sheet-fire'),
  head: [head('modifier'), head('dice'), head('clause')],
  rows: modifierRows(FIRE),
  notes: [
    phrase('sheet-hits', { n: HITS.fire }),
    phrase('sheet-fire-near'),
    phrase('sheet-fire-defensive'),
    phrase('sheet-shaken', { n: SHAKEN_BY }),
  ],
};

export const COMBAT_TABLE: BookTable = {
  name: 'SH-T-COMBAT',
  says: phrase('sheet-combat'),
  head: [head('modifier'), head('dice'), head('clause')],
  rows: [
    [called({ name: 'doubled' }), cell(`×${DOUBLED}`), short('SH-FACTOR-07')],
    [called({ name: 'chargeLosses' }), signed(-1), short('SH-FACTOR-15')],
  ],
  notes: [
    phrase('sheet-hits', { n: HITS.combat }),
    phrase('sheet-combat-each'),
    phrase('sheet-combat-sixes'),
    phrase('sheet-combat-doubled', { n: DOUBLING_FROM }),
    phrase('sheet-combat-doubled-clear'),
  ],
};

const LIMITED = [
  [LIMITS.enemyCover, undefined],
  [LIMITS.ownTerrainOfInfantry, 'infantry'],
  [LIMITS.ownTerrainOfOthers, 'others'],
  [LIMITS.outflanked, 'combat'],
] as const;

export const LIMITS_TABLE: BookTable = {
  name: 'SH-T-LIMITS',
  says: phrase('sheet-limits'),
  head: [head('case'), head('most'), head('clause')],
  rows: LIMITED.map(([limit, whom]) => [
    whom === undefined
      ? called(limit)
      : phrase('sheet-limit-of', { what: called(limit), whom: phrase(`sheet-of-${whom}`) }),
    cell(limit.most),
    short(limit.clause),
  ]),
  notes: [phrase('sheet-limits-lowest')],
};

export const MORALE_TABLE: BookTable = {
  name: 'SH-T-MORALE',
  says: phrase('sheet-morale'),
  head: [head('modifier'), head('cd'), head('clause')],
  rows: modifierRows(MORALE),
  notes: ['passed', 'elite', 'recruit', 'neighbour', 'extended', 'cover', 'charged'].map((each) =>
    phrase(`sheet-morale-${each}`),
  ),
};

export const SAVES_TABLE: BookTable = {
  name: 'SH-T-SAVES',
  says: phrase('sheet-saves'),
  head: [head('case'), head('clause')],
  rows: SAVE_CLAUSES.map((clause) => [phrase(`sheet-save-${clause.slice(-2)}`, OUTNUMBERS), short(clause)]),
  notes: [
    phrase('sheet-saves-need', { n: SAVES.need }),
    phrase('sheet-saves-demoralised', { n: SAVES.need + SAVES.demoralised }),
    phrase('sheet-saves-linear', { n: SAVES.need + SAVES.linearOrder }),
  ],
};

export const T5_TABLE: BookTable = {
  name: 'SH-T5',
  says: phrase('sheet-t5'),
  head: [head('size'), head('points'), head('or')],
  rows: T5.map(([upTo, ...formulas]) => [cell(upTo), thrown(formulas[0]), thrown(formulas[1])]),
  notes: [phrase('sheet-t5-beyond'), phrase('sheet-t5-zero')],
};

function thrown(formula: PointFormula | undefined): Phrase {
  return formula ? sum(formula.dice.replace('D3', '1D3'), formula.plus) : NONE;
}

function sum(dice: string, plus: number): Phrase {
  const throws = dice.replace(/^1/, '');
  if (plus === 0) return phrase('sheet-throw', { dice: throws });
  return phrase(plus > 0 ? 'sheet-dice-plus' : 'sheet-dice-less', { dice: throws, n: Math.abs(plus) });
}

export const COSTS_TABLE: BookTable = {
  name: 'SH-T-COSTS',
  says: phrase('sheet-costs'),
  head: [head('group'), head('points'), head('clause')],
  rows: [
    [phrase('sheet-costs-usual'), cell(ACTIVATION.cost), short('SH-ORDERS-06')],
    ...SURCHARGES.map((clause) => [surchargePhrase(clause), cell(ACTIVATION.unwieldy), short(clause)]),
  ],
  notes: [phrase('sheet-costs-near', { most: ACTIVATION.unwieldy, n: ACTIVATION.enemyWithin })],
};

const RUNNERS: readonly (readonly [name: string, type: UnitType, formation: Formation])[] = [
  ['line', 'lineInfantry', 'line'],
  ['column', 'lineInfantry', 'column'],
  ['cavalry', 'mediumCavalry', 'mounted'],
  ['light', 'lightCavalry', 'mounted'],
];

export const T7_TABLE: BookTable = {
  name: 'SH-T7',
  says: phrase('sheet-t7'),
  head: [head('unit'), head('pursuit'), head('rout')],
  rows: RUNNERS.map(([name, type, formation]) => [
    phrase(`sheet-runner-${name}`),
    length(pursuitLength({ type, formation })),
    length(routLength({ type })),
  ]),
  notes: [phrase('sheet-t7-artillery')],
};

function length({ die, plus }: RandomLength): Phrase {
  return die === 0 ? cell(plus) : sum(`1D${die}`, plus);
}
