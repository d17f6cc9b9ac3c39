/** SH-REACT-09, SH-FACING-07, -08, SH-Q-55. Rotation as a reaction: the target turns in its hex. */
import { type Facing, FACINGS, POINTS } from '../../hex/facing.ts';
import { happen, type Play, type Table } from '../../kernel/play.ts';
import { engages } from './engage.ts';
import type { Fact } from './facts.ts';
import { isSquare, type State, type Unit, unitOf } from './state.ts';

/** A turn and its text. */
export interface Rotation {
  readonly text: string;
  readonly facing: Facing;
}

/**
 * SH-REACT-09, SH-FACING-13, SH-Q-55. By 60, 120 or 180 degrees, toward the attacker or not, but what faces it comes
 * first; a square has no facing to change.
 */
export function rotationsOpen(now: State, unit: Unit, attacker: string): Rotation[] {
  if (isSquare(unit)) return [];
  const charger = unitOf(now, attacker);
  const faces = (facing: Facing) => (engages(now, { ...unit, facing }, charger) ? 0 : 1);
  return FACINGS.filter((facing) => facing !== unit.facing)
    .sort((a, b) => faces(a) - faces(b))
    .map((facing) => ({ text: `turn ${POINTS[facing]}`, facing }));
}

export function* rotate(_table: Table<State>, id: string, { facing }: Rotation): Play<Fact> {
  yield* happen<Fact>({ type: 'turned', unit: id, facing });
}
