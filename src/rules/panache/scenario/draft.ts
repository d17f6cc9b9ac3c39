/** A position while its text is being read: what is known so far, and every fault found. */
import type { Fault } from '../../../kernel/fault.ts';
import { type Bit, blame, type Cursor, here } from '../../../kernel/text/lines.ts';
import type { Names } from '../../../kernel/text/names.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { type Reserve, SHORT_NAME, type State, type Unit } from '../state.ts';

/** A unit, or one in reserve, and the line it stands on, for checks that need the others. */
export interface Lined<T> {
  what: T;
  readonly cursor: Cursor;
  readonly id: Bit;
  readonly hex: Bit | undefined;
}

export interface Draft {
  readonly faults: Fault[];
  /** Lines seen, some of which may stand once. */
  readonly seen: Set<string>;
  title: Names | undefined;
  cols: number;
  rows: number;
  readonly hexes: State['map']['hexes'];
  readonly sides: State['map']['sides'];
  readonly roads: State['map']['roads'];
  readonly costs: State['costs'];
  commandRadius: number | undefined;
  readonly armies: { red?: State['armies']['red']; blue?: State['armies']['blue'] };
  readonly units: Lined<Unit>[];
  readonly reserves: Lined<Reserve>[];
  readonly gone: State['gone'];
  colours: State['colours'];
  lastTurn: number;
  first: State['first'];
  turn: number;
  active: State['active'] | undefined;
  phase: State['phase'];
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
    costs: {},
    commandRadius: undefined,
    armies: {},
    units: [],
    reserves: [],
    gone: [],
    colours: undefined,
    lastTurn: 12,
    first: 'red',
    turn: 1,
    active: undefined,
    phase: 'opening',
    result: undefined,
    dice: undefined,
  };
}

/** Digits and letters in either order: `7C`, `G1`. */
export function needId(cursor: Cursor): string | undefined {
  const bit = here(cursor);
  if (!bit || bit.isQuoted || !SHORT_NAME.test(bit.text)) {
    return blame(cursor, bit, 'fault-id', { word: quoted(bit?.text ?? '…') });
  }
  cursor.at += 1;
  return bit.text;
}
