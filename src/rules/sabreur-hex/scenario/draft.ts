/** A position while its text is being read: what is known so far, and every fault found. */
import type { Hex } from '../../../hex/grid.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Fault } from '../../../kernel/fault.ts';
import { type Bit, blame, type Cursor, here } from '../../../kernel/text/lines.ts';
import type { Names } from '../../../kernel/text/names.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { RECOMMENDED } from '../rulings.ts';
import type { State, Unit, Unplaced } from '../state.ts';

/** A brigade without its side, and where its units' names stand. */
export interface NamedBrigade extends Pick<NonNullable<State['brigades']>[number], 'name' | 'units'> {
  readonly cursor: Cursor;
  readonly bits: readonly Bit[];
}

interface DraftBrigade extends NamedBrigade {
  readonly side: Side;
}

export interface Draft {
  readonly faults: Fault[];
  /** Header lines seen, each of which may stand once. */
  readonly seen: Set<string>;
  title: Names | undefined;
  cols: number;
  rows: number;
  readonly hexes: State['map']['hexes'];
  readonly sides: State['map']['sides'];
  readonly roads: Hex[][];
  readonly armies: { red?: State['armies']['red']; blue?: State['armies']['blue'] };
  readonly objectives: State['objectives'];
  /** Each unit and the line it stands on, for checks that need the others. */
  readonly units: { unit: Unit; readonly cursor: Cursor; readonly id: Bit; readonly hex: Bit | undefined }[];
  readonly gone: State['gone'];
  /** SH-GAP-05. Units that stand nowhere yet. */
  readonly reserve: { unit: Unplaced; readonly cursor: Cursor; readonly id: Bit }[];
  deployment: State['deployment'];
  readonly brigades: DraftBrigade[];
  colours: State['colours'];
  lastTurn: number;
  first: State['first'];
  turn: number;
  active: State['active'] | undefined;
  phase: State['phase'];
  orderPoints: number;
  readonly group: string[];
  late: State['late'];
  rulings: State['rulings'];
  result: State['result'];
  dice: number[] | undefined;
}

export function newDraft(): Draft {
  return {
    faults: [],
    seen: new Set(),
    title: undefined,
    cols: 20,
    rows: 14,
    hexes: {},
    sides: {},
    roads: [],
    armies: {},
    objectives: [],
    units: [],
    gone: [],
    reserve: [],
    deployment: undefined,
    brigades: [],
    colours: undefined,
    lastTurn: 12,
    first: 'red',
    turn: 1,
    active: undefined,
    phase: 'orders',
    orderPoints: 0,
    group: [],
    late: undefined,
    rulings: RECOMMENDED,
    result: undefined,
    dice: undefined,
  };
}

/** Digits and letters: `7C`. */
export function needId(cursor: Cursor): string | undefined {
  const bit = here(cursor);
  if (!bit || bit.isQuoted || !/^\d{1,4}[A-Za-z]{1,4}$/.test(bit.text)) {
    return blame(cursor, bit, 'fault-id', { word: quoted(bit?.text ?? '…') });
  }
  cursor.at += 1;
  return bit.text;
}

/** How many have been mustered so far, whether they stand already or not. */
export function unitsIn({ units, reserve }: Draft): number {
  return units.length + reserve.length;
}
