/** A position while its text is being parsed: what is known so far, and every fault found. */
import { type ChartDraft, chartDraft } from '../../../chart/frame.ts';
import { type Lined, needShortName } from '../../../chart/lined.ts';
import type { Hex } from '../../../hex/grid.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Bit, Cursor } from '../../../kernel/text/lines.ts';
import { RECOMMENDED } from '../options/rulings.ts';
import type { State, Unplaced } from '../state.ts';

/** A brigade without its side, and the positions of its units' names in the text. */
export interface NamedBrigade extends Pick<NonNullable<State['brigades']>[number], 'name' | 'units'> {
  readonly cursor: Cursor;
  readonly bits: readonly Bit[];
}

interface DraftBrigade extends NamedBrigade {
  readonly side: Side;
}

/** SH-GAP-05. `reserve`: units not on the map yet. */
export interface Draft extends ChartDraft<State, Lined<Unplaced>> {
  readonly roads: Hex[][];
  readonly objectives: State['objectives'];
  deployment: State['deployment'];
  readonly brigades: DraftBrigade[];
  orderPoints: number;
  readonly group: string[];
  late: State['late'];
  rulings: State['rulings'];
}

export function newDraft(): Draft {
  return {
    ...chartDraft<State, Lined<Unplaced>>('orders'),
    roads: [],
    objectives: [],
    deployment: undefined,
    brigades: [],
    orderPoints: 0,
    group: [],
    late: undefined,
    rulings: RECOMMENDED,
  };
}

/** Digits and letters: `7C`. */
export function needId(cursor: Cursor): string | undefined {
  return needShortName(cursor, /^\d{1,4}[A-Za-z]{1,4}$/);
}
