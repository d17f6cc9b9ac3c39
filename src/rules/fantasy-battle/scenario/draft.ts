/** A position while its text is being parsed: what is known so far, and every fault found. */
import { type FieldDraft, fieldDraft } from '../../../chart/field/draft.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Bit, Cursor } from '../../../kernel/text/lines.ts';
import type { Commander, ContactSide, State } from '../state.ts';

/** FB-GEO-23. Said of the unit that has made contact; one side for all stands, or one for each contact. */
export interface Engagement {
  readonly unit: string;
  readonly enemy: string;
  readonly sides: readonly ContactSide[];
  readonly cursor: Cursor;
  readonly bit: Bit;
}

export interface Draft extends FieldDraft<State, Commander> {
  readonly engagements: Engagement[];
  readonly returning: State['returning'];
  readonly withdraws: Side[];
  shots: State['shots'];
  objection: State['objection'];
}

export function newDraft(): Draft {
  return {
    ...fieldDraft<State, Commander>('opening'),
    engagements: [],
    returning: [],
    withdraws: [],
    shots: undefined,
    objection: undefined,
  };
}
