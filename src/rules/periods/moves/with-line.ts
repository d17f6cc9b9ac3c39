/** PE-GEO-06, -30. A unit as it is once a new line has reached it: only a wheel that the line goes on with counts what it has walked. */
import { angleBetween } from '../../../field/heading.ts';
import { shapeOf } from '../position/body.ts';
import type { Act } from '../order.ts';
import type { Unit } from '../state.ts';
import { isDrilled } from '../values.ts';

/** `isLater`: it waits for another half. */
export function withLine(unit: Unit, acts: readonly Act[], isLater = false): Unit {
  const { leg, ...rest } = unit;
  const [act, ...later] = acts;
  if (leg && !isLater && act?.do === 'wheel' && act.hand === leg.wheel) {
    // Its whole angle counts from where the wheel began.
    const angle = act.angle + angleBetween(leg.from.heading, unit.pose.heading);
    return { ...unit, acts: [{ ...act, angle }, ...later] };
  }
  // PE-WHL-04. A wheel that is left off: the undrilled must still come into line again.
  const isBroken = leg?.wheel !== undefined && !isDrilled(unit);
  return { ...rest, acts: [...acts], ...(isBroken && { aligning: shapeOf(unit).deep }) };
}
