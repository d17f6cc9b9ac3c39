/** A position while its text is being parsed: what is known so far, and every fault found. */
import { type AimsDraft, aimsDraft } from '../../../chart/field/aims.ts';
import { type FieldDraft, fieldDraft } from '../../../chart/field/frame.ts';
import type { Bit, Cursor } from '../../../kernel/text/lines.ts';
import type { Officer, State, Unit } from '../state.ts';

/** What a line says of a unit or an officer beyond the line by which it is put on the table. */
interface Later<V> {
  readonly of: string;
  readonly is: V;
  readonly cursor: Cursor;
  readonly bit: Bit;
}

export interface Draft extends FieldDraft<Unit, State['gone'][number]>, AimsDraft {
  readonly variants: Record<string, string>;
  readonly officers: { officer: Officer; readonly cursor: Cursor; readonly id: Bit }[];
  readonly later: (Later<Partial<Unit>> & { readonly officer?: Partial<Officer> })[];
  readonly contacts: State['contacts'];
  readonly fire: State['fire'];
  readonly rides: State['rides'];
  writing: State['writing'];
  period: number;
  quarter: number;
  phase: State['phase'];
  result: State['result'];
}

export function newDraft(): Draft {
  return {
    ...fieldDraft<Unit, State['gone'][number]>(),
    ...aimsDraft(),
    lastTurn: 6,
    variants: {},
    officers: [],
    later: [],
    contacts: [],
    fire: [],
    rides: [],
    writing: undefined,
    period: 1,
    quarter: 1,
    phase: 'sheets',
    result: undefined,
  };
}
