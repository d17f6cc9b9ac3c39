/** A position while its text is being parsed: what is known so far, and every fault found. */
import { type FieldDraft, fieldDraft } from '../../../chart/field/frame.ts';
import { needShortName } from '../../../chart/lined.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Bit, Cursor } from '../../../kernel/text/lines.ts';
import type { State, Unit } from '../state.ts';

interface Objective {
  readonly name: Bit;
  readonly value: number;
  readonly holder: Side | undefined;
  readonly cursor: Cursor;
}

export interface Draft extends FieldDraft<Unit, State['gone'][number]> {
  readonly objectives: Objective[];
  readonly breaks: Partial<Record<Side, number>>;
  readonly variants: Record<string, string>;
  /** SK-GEO-08. Units of which the text says whether a leader was heard; the position tells of the others. */
  readonly voices: Map<string, boolean>;
  /** Units that are said to be sheltered, to be checked. */
  readonly sheltered: Set<string>;
  readonly lost: Record<Side, number>;
  readonly eliteUsed: Side[];
  phase: State['phase'] | undefined;
  result: State['result'];
  melee: State['melee'];
}

export function newDraft(): Draft {
  return {
    ...fieldDraft<Unit, State['gone'][number]>(),
    objectives: [],
    breaks: {},
    variants: {},
    voices: new Map(),
    sheltered: new Set(),
    lost: { red: 0, blue: 0 },
    eliteUsed: [],
    phase: undefined,
    result: undefined,
    melee: undefined,
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
