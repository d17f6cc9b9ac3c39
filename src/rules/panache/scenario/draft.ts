/** A position while its text is being parsed: what is known so far, and every fault found. */
import { type ChartDraft, chartDraft } from '../../../chart/frame.ts';
import { type Lined, needShortName } from '../../../chart/lined.ts';
import type { Cursor } from '../../../kernel/text/lines.ts';
import { type Body, type Reserve, SHORT_NAME, type State } from '../state.ts';

export type LinedReserve = Lined<Body> & Omit<Reserve, 'unit'>;

export interface Draft extends ChartDraft<State, LinedReserve> {
  readonly roads: State['map']['roads'];
  readonly costs: State['costs'];
  commandRadius: number | undefined;
}

export function newDraft(): Draft {
  return { ...chartDraft<State, LinedReserve>('opening'), roads: [], costs: {}, commandRadius: undefined };
}

/** Digits and letters in either order: `7C`, `G1`. */
export function needId(cursor: Cursor): string | undefined {
  return needShortName(cursor, SHORT_NAME);
}
