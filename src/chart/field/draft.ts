/** A position on a table while its text is being read: what is known so far, and every fault found. */
import { CENTIMETRE } from '../../field/length.ts';
import type { Fault } from '../../kernel/fault.ts';
import type { Side } from '../../kernel/play.ts';
import type { Colours } from '../../kernel/text/colours.ts';
import type { Names } from '../../kernel/text/names.ts';
import type { Edge, Heading } from '../heading.ts';
import type { Called, Lined } from '../lined.ts';
import { type AimsDraft, aimsDraft, type Objective } from './aims.ts';
import type { ChartedField, GroundDraft } from './ground.ts';

/** An army's name, and the table edge behind it. */
interface FieldArmy {
  readonly name: Names;
  readonly edge: Edge;
}

/** What the positions of all books on a table have. */
export interface FieldState {
  readonly title: Names;
  readonly field: ChartedField;
  readonly armies: Readonly<Record<Side, FieldArmy & { readonly breaksAt: number }>>;
  readonly colours?: Colours | undefined;
  readonly variants: object;
  readonly objectives: readonly Objective[];
  readonly units: readonly Called[];
  readonly gone: readonly Called[];
  readonly lost: Readonly<Record<Side, number>>;
  readonly phase: string;
  readonly result?: { readonly winner: Side | 'draw'; readonly why: string } | undefined;
  /** Where sides move one after the other, in turns. */
  readonly first?: Side;
  readonly active?: Side;
  readonly turn?: number;
  readonly lastTurn?: number;
}

/** `L`: those who lead, if they stand on the table beside the units. */
export interface FieldDraft<S extends FieldState, L extends Called = Called> extends Heading, GroundDraft, AimsDraft {
  readonly faults: Fault[];
  readonly armies: Partial<Record<Side, FieldArmy>>;
  readonly variants: Record<string, string>;
  readonly units: Lined<S['units'][number]>[];
  readonly leaders: Lined<L>[];
  readonly gone: S['gone'][number][];
  turn: number;
  active: Side | undefined;
  phase: S['phase'];
  result: S['result'];
}

/** `phase`: that in which a battle begins. */
export function fieldDraft<S extends FieldState, L extends Called = Called>(phase: S['phase']): FieldDraft<S, L> {
  return {
    faults: [],
    seen: new Set(),
    spoilt: new Set(),
    title: undefined,
    wide: 0,
    deep: 0,
    areas: [],
    lines: [],
    points: [],
    ...aimsDraft(),
    armies: {},
    variants: {},
    units: [],
    leaders: [],
    gone: [],
    colours: undefined,
    lastTurn: 8,
    first: 'red',
    turn: 0,
    active: undefined,
    phase,
    result: undefined,
    dice: undefined,
  };
}

/** A clear table for a test's position, so many centimetres wide and deep, with an army at either end. */
export function clearTable(wide: number, deep: number, red: Edge = 'south', blue: Edge = 'north') {
  const name = { en: 'Army', fr: 'Armée' };
  return {
    title: { en: 'Position', fr: 'Position' },
    wide: wide * CENTIMETRE,
    deep: deep * CENTIMETRE,
    armies: { red: { name, edge: red }, blue: { name, edge: blue } },
  };
}
