/** FB-CSD, FB-GEO-07, FB-Q-05, -26, FB-FOR-05, -06. From which side a charge comes. */
import { gap } from '../../../field/gap.ts';
import { type Zone, zonesOf } from '../../../field/zone.ts';
import { isRegular } from '../position/formation.ts';
import { boundsOf, groundsOf, type Standing, standsOf } from '../position/stands.ts';
import type { ContactSide, Unit } from '../state.ts';

/** FB-CSD-02 to -04. The zone that holds most of the charger; several if they hold the same. Fortified: always the front. */
export function zonesFor(unit: Unit, target: Unit): Zone[] {
  if (target.fortified) return ['front'];
  const { pose, shape } = zonedGround(unit, target);
  return zonesOf(pose, shape, groundsOf(unit));
}

/** FB-GEO-07, FB-Q-26. The rectangle from whose corners the zones of a target begin. */
export function zonedGround(unit: Unit, target: Unit): Pick<Standing, 'pose' | 'shape'> {
  return isRegular(target) ? boundsOf(standsOf(target)) : nearestStand(unit, target);
}

/** FB-Q-26. */
function nearestStand(unit: Unit, target: Unit): Standing {
  const far = (stand: Standing): number => Math.min(...groundsOf(unit).map((ground) => gap(ground, stand.ground)));
  return standsOf(target).reduce((best, each) => (far(each) < far(best) ? each : best));
}

/** FB-CSD-01. */
export function sideOf(zone: Zone): ContactSide {
  return zone === 'left' || zone === 'right' ? 'flank' : zone;
}
