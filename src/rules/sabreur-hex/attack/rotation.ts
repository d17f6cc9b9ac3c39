/** SH-REACT-09, SH-FACING-07 to -13, SH-Q-55. Rotation as a reaction: the target turns in its hex, or its hexes. */
import { engages } from '../field/engage.ts';
import { rotated, type Rotation, rotations, rotationTexts } from '../field/extended.ts';
import { happen, type Play } from '../facts.ts';
import { isSquare, type State, type Unit, unitOf } from '../state.ts';

export interface Turn {
  readonly text: string;
  readonly rotation: Rotation;
}

/** SH-REACT-09, SH-FACING-13, SH-Q-55. Facings towards the attacker come first. A square has no facing to change. */
export function turnsOpen(now: State, unit: Unit, attacker: string): Turn[] {
  if (isSquare(unit)) return [];
  const charger = unitOf(now, attacker);
  const faces = ({ rotation }: Turn) => (engages(now, rotated(unit, rotation), charger) ? 0 : 1);
  return rotationTexts(rotations(now, unit)).toSorted((a, b) => faces(a) - faces(b));
}

/** SH-FACING-10, -12. An extended line turns in two hexes. */
export function* rotate(unit: string, { facing, halves }: Rotation): Play {
  yield* happen({ type: 'turned', unit, facing, ...halves });
}
