/** SH-MARCH-12, SH-FACING-10 to -12, SH-PASS-05. Every way an extended line can go in a frontal march. */
import { frontDirections } from '../../../hex/facing.ts';
import { type Extended, type Rotation, rotated, rotations } from '../field/extended.ts';
import { mayStopIn } from './pass.ts';
import { hexesOf } from '../field/place.ts';
import type { State } from '../state.ts';
import { stepOf } from '../field/steps.ts';
import type { Displacement, Ways } from './way.ts';

interface Way {
  readonly end: Extended;
  readonly turn?: Rotation;
}

/** SH-MARCH-02, -05, -06, -11, SH-TERRAIN-08, SH-PASS-04. One hex ahead, a wheel or an about-face. */
export function extendedDisplacements(now: State, unit: Extended, ways: Ways): Displacement[] {
  const without = { units: ways.without?.includes('units') === true };
  const turns = ways.rotate ? rotations(now, unit, without) : [];
  const wheeled = turns.map((turn): Way => ({ end: rotated(unit, turn) as Extended, turn }));
  return [...steps(now, unit), ...wheeled]
    .filter(({ end }) => hexesOf(end).every((hex) => mayStopIn(now, end, hex, ways)))
    .map(displacement);
}

/** SH-MARCH-12. Both halves advance one hex. */
function steps(now: State, unit: Extended): Way[] {
  return frontDirections(unit.facing).flatMap((direction) => {
    const step = stepOf(now.map, unit, direction);
    return step?.also === undefined ? [] : { end: { ...unit, at: step.to, also: step.also } };
  });
}

/** SH-FACTOR-07. Clear terrain does not matter: a line is never doubled. */
function displacement({ end, turn }: Way): Displacement {
  const path = turn ? [] : [end.at];
  return { facing: end.facing, path, cost: 1, clear: false, also: end.also, ...(turn && { turn }) };
}
