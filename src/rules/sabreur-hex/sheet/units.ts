/** Tables T1 to T4 and T6: the units' abilities, composition and skills. */
import { type BookTable, cell, NONE, signed } from '../../../kernel/book.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { SKILLED, THRESHOLDS } from '../losses/modifiers.ts';
import {
  isArtillery,
  isCavalry,
  isInfantry,
  type Formation,
  QUALITIES,
  type Quality,
  SKILLS,
  UNIT_TYPES,
  type UnitType,
} from '../state.ts';
import { type Factors, MAY_ENTER_FROM, T1, T2, T3, T4 } from '../tables.ts';

const head = (name: string): Phrase => phrase(`sheet-head-${name}`);
const FACTORS = ['combat', 'fire', 'range', 'move'].map(head);
const number = (n: number): Phrase => (n === 0 ? NONE : cell(n));

type Row = readonly [type: UnitType, formation: Formation, factors: Factors];

const ROWS: readonly Row[] = UNIT_TYPES.flatMap((type) =>
  (Object.entries(T1[type]) as [Formation, Factors][]).map(
    ([formation, factors]) => [type, formation, factors] as const,
  ),
);

/** For infantry the formation matters; other units have only one. */
function nameOf([type, formation]: Row): Phrase {
  const unit = phrase(`type-${type}`);
  return isInfantry({ type }) ? phrase('sheet-unit-in', { unit, formation: phrase(`formation-${formation}`) }) : unit;
}

export const T1_TABLE: BookTable = {
  name: 'SH-T1',
  says: phrase('sheet-t1'),
  head: [head('unit'), ...FACTORS],
  rows: ROWS.map((row) => [nameOf(row), ...row[2].map(number)]),
  notes: [
    phrase('sheet-t1-extended'),
    phrase('sheet-t1-armour', { n: signed(SKILLED.armour) }),
    phrase('sheet-t1-lances', { n: signed(SKILLED.lances) }),
    phrase('sheet-t1-old', { n: signed(SKILLED.oldArms), range: signed(SKILLED.oldArmsRange) }),
    phrase('sheet-t1-stiff', { n: signed(SKILLED.stiffColumn) }),
    phrase('sheet-t1-bombard', { range: SKILLED.bombardRange, move: SKILLED.bombardMovement }),
    phrase('sheet-t1-large', { move: SKILLED.largeMovement }),
  ],
};

/** Table T1 in parts, side by side. */
export const ARMS: readonly BookTable[] = [
  armTable('cavalry', isCavalry, ([type]) => phrase(`type-${type}`)),
  armTable('line', ({ type }) => type === 'lineInfantry', byFormation),
  armTable('light', ({ type }) => type === 'lightInfantry', byFormation),
  { ...armTable('artillery', isArtillery, ([type]) => phrase(`type-${type}`)), notes: T1_TABLE.notes },
];

function byFormation([, formation]: Row): Phrase {
  return phrase(`formation-${formation}`);
}

function armTable(arm: string, isSuch: (of: { type: UnitType }) => boolean, called: (row: Row) => Phrase): BookTable {
  const rows = ROWS.filter(([type]) => isSuch({ type }));
  return {
    name: T1_TABLE.name,
    says: phrase(`sheet-arm-${arm}`),
    head: [cell(''), ...FACTORS],
    rows: rows.map((row) => [called(row), ...row[2].map(number)]),
    notes: [],
  };
}

export const T2_TABLE: BookTable = {
  name: 'SH-T2',
  says: phrase('sheet-t2'),
  head: [head('unit'), head('strength'), head('threshold'), ...QUALITIES.map(qualityOf)],
  rows: UNIT_TYPES.map((type) => {
    const { min, max, threshold, ...prices } = T2[type];
    const bought = QUALITIES.map((quality) => cell(prices[quality]));
    return [phrase(`type-${type}`), cell(`${min}–${max}`), cell(threshold), ...bought];
  }),
  notes: [
    phrase('sheet-t2-cost', { n: signed(SKILLED.largeStrength) }),
    phrase('sheet-t2-threshold', {
      elite: signed(THRESHOLDS.elite),
      stubborn: signed(THRESHOLDS.stubborn),
      irregular: signed(THRESHOLDS.irregular),
      large: signed(THRESHOLDS.largeBattalion),
    }),
  ],
};

/** Strength and threshold only: the price does not matter in a battle. */
export const STRENGTHS: BookTable = {
  ...T2_TABLE,
  says: phrase('sheet-strength'),
  head: [cell(''), ...T2_TABLE.head.slice(1, 3)],
  rows: T2_TABLE.rows.map((row) => row.slice(0, 3)),
  notes: T2_TABLE.notes.slice(1),
};

function qualityOf(quality: Quality): Phrase {
  return phrase(`quality-${quality}`);
}

export const T3_TABLE: BookTable = {
  name: 'SH-T3',
  says: phrase('sheet-t3'),
  head: [head('skill'), head('who'), head('cost')],
  rows: SKILLS.map((skill) => {
    const { reservedTo, cost } = T3[skill];
    return [phrase(`skill-${skill}`), whoOf(reservedTo), cost === 0 ? cell(0) : signed(cost)];
  }),
  notes: [phrase('sheet-t3-warrior')],
};

/** Names whole arms where possible. */
function whoOf(types: readonly UnitType[]): Phrase {
  if (types.length === UNIT_TYPES.length) return phrase('sheet-who-all');
  const arms = (['cavalry', 'infantry', 'artillery'] as const).map((arm) => {
    const is = { cavalry: isCavalry, infantry: isInfantry, artillery: isArtillery }[arm];
    return { arm, all: UNIT_TYPES.filter((type) => is({ type })) };
  });
  const whole = arms.filter(({ all }) => all.every((type) => types.includes(type)));
  const rest = types.filter((type) => !whole.some(({ all }) => all.includes(type)));
  const who = [...whole.map(({ arm }) => phrase(`arm-${arm}`)), ...rest.map((type) => phrase(`type-${type}`))];
  return phrase('sheet-list', { who });
}

export const T4_TABLE: BookTable = {
  name: 'SH-T4',
  says: phrase('sheet-t4'),
  head: [head('quality'), head('usual'), head('least'), head('most')],
  rows: QUALITIES.map((quality) => {
    const { norm, min, max } = T4[quality];
    return [qualityOf(quality), cell(norm), cell(min), cell(max)];
  }),
  notes: [phrase('sheet-t4-cost')],
};

export const T6_TABLE: BookTable = {
  name: 'SH-T6',
  says: phrase('sheet-t6'),
  head: [head('formation'), head('from')],
  rows: (Object.entries(MAY_ENTER_FROM) as [Formation, readonly Formation[]][])
    .filter(([, from]) => from.length > 0)
    .map(([formation, from]) => [
      phrase(`formation-${formation}`),
      phrase('sheet-list', { who: from.map((each) => phrase(`formation-${each}`)) }),
    ]),
  notes: [phrase('sheet-t6-square'), phrase('sheet-t6-who')],
};
