/** What a unit might be ordered to do: a verb, and what it is done to. */
import { type Facing } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import type { State, Unit } from '../state.ts';
import type { ACTION_WORDS } from './actions.ts';
import { shownFacing, shownWord } from './vocabulary.ts';

export type ActionWord = (typeof ACTION_WORDS)[number];

/** What may follow a verb, in both languages; an empty text where nothing needs to. */
export interface Thing {
  readonly en: string;
  readonly fr: string;
  /** The facings that may be named behind it; the first is the likeliest. */
  readonly faces?: readonly Facing[];
  /** Without a facing it would not be an order. */
  readonly mustFace?: boolean;
  /** The facing that it has where none is named: to name it changes nothing. */
  readonly implied?: Facing | undefined;
  /** It is written without its verb. */
  readonly isBare?: boolean;
}

export interface Deed {
  readonly verb: ActionWord;
  /** The most useful first. */
  readonly things: readonly Thing[];
  /** If one of the things is legal, all of them are. */
  readonly isSure?: boolean;
}

/** A unit, and what it might do. */
export interface Mover {
  readonly now: State;
  readonly unit: Unit;
  readonly deeds: readonly Deed[];
}

export const ALONE: readonly Thing[] = [{ en: '', fr: '' }];

/** The thing as the shortest order has it: `1205`, or `1205 face NE` where it needs a facing. */
export function textOf({ en, faces, mustFace }: Thing): string {
  return mustFace === true ? `${en} ${shownWord('face', 'en')} ${shownFacing(faces![0]!, 'en')}` : en;
}

export function hexes(list: readonly Hex[]): Thing[] {
  return list.map((hex) => ({ en: hex, fr: hex }));
}

export function points(facings: readonly Facing[]): Thing[] {
  return facings.map(pointOf);
}

export function pointOf(facing: Facing): Thing {
  return { en: shownFacing(facing, 'en'), fr: shownFacing(facing, 'fr') };
}

export function named(units: readonly Unit[]): Thing[] {
  return units.map(({ id }) => ({ en: id, fr: id }));
}
