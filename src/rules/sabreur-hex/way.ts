/** A way that a unit may go, and which ways are wanted. */
import type { Facing } from '../../hex/facing.ts';
import type { Hex } from '../../hex/grid.ts';
import type { Rotation } from './extended.ts';
import type { Place } from './place.ts';

/** A rotation, then steps ahead. `clear`: the whole way is in clear terrain (SH-TERRAIN-12). */
export interface Displacement {
  readonly facing: Facing;
  readonly path: readonly Hex[];
  readonly cost: number;
  readonly clear: boolean;
  /** SH-FACING-10 to -12, SH-MARCH-12. The rotation of an extended line, and where its right half ends. */
  readonly turn?: Rotation;
  readonly also?: Hex;
}

export interface Ways {
  /** SH-MARCH-08, -09. Countercharges and pursuits do not open with a rotation. */
  readonly rotate: boolean;
  /** The most it may cost in clear terrain. */
  readonly allowance: number;
  /** SH-FORM-17. What a formation change afterwards will cost. */
  readonly reserved?: number;
  /** Only ways that end with one of its hexes in front are wanted. */
  readonly against?: Place;
  /** Only ways that end there are wanted. */
  readonly to?: Hex;
  /** All of them: not one for all that end alike over ground alike. */
  readonly every?: boolean;
  /** The hexes that it must pass, in this order. */
  readonly via?: readonly Hex[];
  /** SH-SKIRMPASS. It may end where friendly skirmishers stand, who make way. */
  readonly displacing?: boolean;
  /** For telling why there is no way: as if this were not there. */
  readonly without?: readonly ('units' | 'penalties')[];
}
