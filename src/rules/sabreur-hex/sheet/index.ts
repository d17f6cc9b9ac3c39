/** The tables of the rulebook, and the selection used during play. */
import type { BookTable, Sheet } from '../../../kernel/book.ts';
import { phrase } from '../../../kernel/phrase.ts';
import {
  COMBAT_TABLE,
  COSTS_TABLE,
  FIRE_TABLE,
  LIMITS_TABLE,
  MORALE_TABLE,
  SAVES_TABLE,
  T5_TABLE,
  T7_TABLE,
} from './dice.ts';
import { T8_TABLE } from './terrain.ts';
import { ARMS, STRENGTHS, T1_TABLE, T2_TABLE, T3_TABLE, T4_TABLE, T6_TABLE } from './units.ts';

const PRINTED = [T1_TABLE, T2_TABLE, T3_TABLE, T4_TABLE, T5_TABLE, T6_TABLE, T7_TABLE, T8_TABLE];

export const tables: readonly BookTable[] = [
  ...PRINTED,
  FIRE_TABLE,
  COMBAT_TABLE,
  LIMITS_TABLE,
  SAVES_TABLE,
  MORALE_TABLE,
  COSTS_TABLE,
];

/** Without the last column, the clauses: the rulebook has them. */
function short({ head, rows, ...table }: BookTable): BookTable {
  return { ...table, head: head.slice(0, -1), rows: rows.map((row) => row.slice(0, -1)) };
}

export const sheet: Sheet = {
  title: phrase('book-sabreur-hex'),
  pages: [
    { says: phrase('sheet-page-units'), across: 2, tables: [...ARMS, STRENGTHS, T5_TABLE, short(COSTS_TABLE)] },
    {
      says: phrase('sheet-page-dice'),
      across: 2,
      tables: [FIRE_TABLE, COMBAT_TABLE, LIMITS_TABLE, MORALE_TABLE, SAVES_TABLE].map(short),
    },
    { says: phrase('sheet-page-ground'), across: 1, tables: [T8_TABLE, T6_TABLE, T7_TABLE] },
  ],
};
