/** What a unit might be ordered to do: actions, by their verbs. */
import type { Facing } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import type { Action } from '../order.ts';
import type { State, Unit } from '../state.ts';
import { type ActionWord, writeActions } from '../language/actions.ts';

/** One action of a kind, without a facing that it may do without. */
export interface Thing<A extends Action = Action> {
  readonly action: A;
  /** The facings that may be named after it; the first is the likeliest. */
  readonly faces?: readonly Facing[];
  /** Without a facing it would not be an order. */
  readonly mustFace?: boolean;
  /** The facing that it has where none is named: to name it changes nothing. */
  readonly implied?: Facing | undefined;
  /** It is written without its verb. */
  readonly isBare?: boolean;
  readonly isSure?: boolean;
}

export type Doing<D extends Action['do']> = Extract<Action, { do: D }>;

export interface Deed {
  readonly verb: ActionWord;
  /** The most useful first. */
  readonly things: readonly Thing[];
  /** If one of the things is legal, all of them are. */
  readonly isSure?: boolean;
  /** Further things, which need not be named. */
  readonly more?: () => readonly Thing[];
}

/** A unit, and what it might do. */
export interface Mover {
  readonly now: State;
  readonly unit: Unit;
  readonly deeds: readonly Deed[];
}

export function thingsOf({ deeds }: Mover, verb: ActionWord): readonly Thing[] {
  return deeds.find((deed) => deed.verb === verb)?.things ?? [];
}

/** The shortest order: `45L march 1205`, or `45L march 1205 face NE` where it needs a facing. */
export function orderText({ id }: Pick<Unit, 'id'>, thing: Thing): string {
  return `${id} ${writeActions([shortest(thing)], 'en')}`;
}

export function shortest({ action, faces, mustFace }: Thing): Action {
  return mustFace === true ? ({ ...action, facing: faces![0]! } as Action) : action;
}

export function goings(verb: 'oblique' | 'evade', list: readonly Hex[]): Thing[] {
  return list.map((to) => ({ action: { do: verb, to } as Doing<'oblique' | 'evade'> }));
}

export function shotsAt(units: readonly Unit[], half?: 'left' | 'right'): Thing<Doing<'fire'>>[] {
  return units.map(({ id }) => ({ action: { do: 'fire', target: id, ...(half && { half }) } }));
}
