/** A position while its text is being parsed: what is known so far, and every fault found. */
import { type FieldDraft, fieldDraft } from '../../../chart/field/draft.ts';
import type { Bit, Cursor } from '../../../kernel/text/lines.ts';
import type { Officer, State, Unit } from '../state.ts';

/** What a line says of a unit or an officer beyond the line by which it is put on the table. */
interface Later<V> {
  readonly of: string;
  readonly is: V;
  readonly cursor: Cursor;
  readonly bit: Bit;
}

export interface Draft extends FieldDraft<State, Officer> {
  readonly later: (Later<Partial<Unit>> & { readonly officer?: Partial<Officer> })[];
  readonly contacts: State['contacts'];
  readonly fire: State['fire'];
  readonly rides: State['rides'];
  writing: State['writing'];
  period: number;
  quarter: number;
}

export function newDraft(): Draft {
  return {
    ...fieldDraft<State, Officer>('sheets'),
    lastTurn: 6,
    later: [],
    contacts: [],
    fire: [],
    rides: [],
    writing: undefined,
    period: 1,
    quarter: 1,
  };
}
