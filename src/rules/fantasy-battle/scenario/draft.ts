/** A position while its text is being parsed: what is known so far, and every fault found. */
import { type AimsDraft, aimsDraft } from '../../../chart/field/aims.ts';
import { type FieldDraft, fieldDraft } from '../../../chart/field/frame.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Bit, Cursor } from '../../../kernel/text/lines.ts';
import type { Commander, ContactSide, State, Unit } from '../state.ts';

/** FB-GEO-23. Said of the unit that has made contact; one side for all stands, or one for each contact. */
export interface Engagement {
  readonly unit: string;
  readonly enemy: string;
  readonly sides: readonly ContactSide[];
  readonly cursor: Cursor;
  readonly bit: Bit;
}

export interface Draft extends FieldDraft<Unit, State['gone'][number]>, AimsDraft {
  readonly variants: Record<string, string>;
  readonly commanders: { commander: Commander; readonly cursor: Cursor; readonly id: Bit }[];
  readonly engagements: Engagement[];
  readonly returning: State['returning'];
  readonly withdraws: Side[];
  phase: State['phase'] | undefined;
  shots: State['shots'];
  objection: State['objection'];
  result: State['result'];
}

export function newDraft(): Draft {
  return {
    ...fieldDraft<Unit, State['gone'][number]>(),
    ...aimsDraft(),
    variants: {},
    commanders: [],
    engagements: [],
    returning: [],
    withdraws: [],
    phase: undefined,
    shots: undefined,
    objection: undefined,
    result: undefined,
  };
}
