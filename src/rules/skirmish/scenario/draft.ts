/** A position while its text is being parsed: what is known so far, and every fault found. */
import { type FieldDraft, fieldDraft } from '../../../chart/field/draft.ts';
import type { Side } from '../../../kernel/play.ts';
import type { State } from '../state.ts';

export interface Draft extends FieldDraft<State> {
  /** SK-GEO-08. Units of which the text says whether a leader was heard; the position tells of the others. */
  readonly voices: Map<string, boolean>;
  /** Units that are said to be sheltered, to be checked. */
  readonly sheltered: Set<string>;
  readonly eliteUsed: Side[];
  melee: State['melee'];
}

export function newDraft(): Draft {
  return {
    ...fieldDraft<State>('opening'),
    voices: new Map(),
    sheltered: new Set(),
    eliteUsed: [],
    melee: undefined,
  };
}
