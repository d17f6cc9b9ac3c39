/** A path that a unit may take, and which paths are wanted. */
import type { Facing } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import type { Rotation } from '../field/extended.ts';
import type { Place } from '../field/place.ts';

/** A rotation, then steps ahead. `clear`: the whole path is in clear terrain (SH-TERRAIN-12). */
export interface Displacement {
  readonly facing: Facing;
  readonly path: readonly Hex[];
  readonly cost: number;
  readonly clear: boolean;
  /** SH-FACING-10 to -12, SH-MARCH-12. The rotation of an extended line, and its right half's end hex. */
  readonly turn?: Rotation;
  readonly also?: Hex;
}

export interface Ways {
  /** SH-MARCH-08, -09. Countercharges and pursuits do not begin with a rotation. */
  readonly rotate: boolean;
  /** The most it may cost in clear terrain. */
  readonly allowance: number;
  /** SH-FORM-17. The cost of a later formation change. */
  readonly reserved?: number;
  /** Only paths that end with one of its hexes in front. */
  readonly against?: Place;
  readonly to?: Hex;
  /** All paths, including those with the same end and the same terrain. */
  readonly every?: boolean;
  readonly via?: readonly Hex[];
  /** SH-SKIRMPASS. It may end in a hex of friendly skirmishers, which make way. */
  readonly displacing?: boolean;
  /** For explaining a refusal: what to ignore. */
  readonly without?: readonly ('units' | 'penalties')[];
}
