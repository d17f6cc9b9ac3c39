/** A position while its text is being parsed: what is known so far, and every fault found. */
import { type FieldDraft, fieldDraft } from '../../../chart/field/frame.ts';
import { needShortName } from '../../../chart/lined.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Bit, Cursor } from '../../../kernel/text/lines.ts';
import type { Commander, ContactSide, State, Unit } from '../state.ts';

interface Objective {
  readonly name: Bit;
  readonly value: number;
  readonly holder: Side | undefined;
  readonly cursor: Cursor;
}

/** FB-GEO-23. Said of the unit that has made contact; one side for all stands, or one for each contact. */
export interface Engagement {
  readonly unit: string;
  readonly enemy: string;
  readonly sides: readonly ContactSide[];
  readonly cursor: Cursor;
  readonly bit: Bit;
}

export interface Draft extends FieldDraft<Unit, State['gone'][number]> {
  readonly objectives: Objective[];
  readonly breaks: Partial<Record<Side, number>>;
  readonly variants: Record<string, string>;
  readonly commanders: { commander: Commander; readonly cursor: Cursor; readonly id: Bit }[];
  readonly engagements: Engagement[];
  readonly returning: State['returning'];
  readonly withdraws: Side[];
  readonly lost: Record<Side, number>;
  phase: State['phase'] | undefined;
  shots: State['shots'];
  result: State['result'];
}

export function newDraft(): Draft {
  return {
    ...fieldDraft<Unit, State['gone'][number]>(),
    objectives: [],
    breaks: {},
    variants: {},
    commanders: [],
    engagements: [],
    returning: [],
    withdraws: [],
    lost: { red: 0, blue: 0 },
    phase: undefined,
    shots: undefined,
    result: undefined,
  };
}

/** Digits first, so that squares of the grid cannot be mistaken for units. */
const SHORT_NAME = /^\d{1,3}[A-Za-z]{1,3}$/;

export function needId(cursor: Cursor): string | undefined {
  return needShortName(cursor, SHORT_NAME);
}

export function seesId(bit: Bit | undefined): boolean {
  return bit !== undefined && !bit.isQuoted && SHORT_NAME.test(bit.text);
}
