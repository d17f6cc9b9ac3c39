/** A position while its text is being parsed: what is known so far, and every fault found. */
import { type AimsDraft, aimsDraft } from '../../../chart/field/aims.ts';
import { type FieldDraft, fieldDraft } from '../../../chart/field/frame.ts';
import type { Side } from '../../../kernel/play.ts';
import type { State, Unit } from '../state.ts';

export interface Draft extends FieldDraft<Unit, State['gone'][number]>, AimsDraft {
  readonly variants: Record<string, string>;
  /** SK-GEO-08. Units of which the text says whether a leader was heard; the position tells of the others. */
  readonly voices: Map<string, boolean>;
  /** Units that are said to be sheltered, to be checked. */
  readonly sheltered: Set<string>;
  readonly eliteUsed: Side[];
  phase: State['phase'] | undefined;
  result: State['result'];
  melee: State['melee'];
}

export function newDraft(): Draft {
  return {
    ...fieldDraft<Unit, State['gone'][number]>(),
    ...aimsDraft(),
    variants: {},
    voices: new Map(),
    sheltered: new Set(),
    eliteUsed: [],
    phase: undefined,
    result: undefined,
    melee: undefined,
  };
}
