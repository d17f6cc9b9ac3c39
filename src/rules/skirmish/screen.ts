/** SK-SCR, SK-GEO-09. Skirmishers before a mass take the fire that is aimed at either. */
import { gap } from '../../field/gap.ts';
import { CENTIMETRE } from '../../field/length.ts';
import { nearestPoints } from '../../field/gap.ts';
import { band, disc } from '../../field/shape.ts';
import { type Muzzle, rangeTo } from './sight.ts';
import { groundsOf, isSquad, menOf } from './squad.ts';
import type { State, Unit } from './state.ts';

/** How near to the line of fire a skirmisher's middle must be. */
const BESIDE = 4 * CENTIMETRE;

/** A fire's target, and the mass behind it that may suffer the difference. */
export interface Screened {
  readonly target: Unit;
  readonly mass?: Unit;
}

/** SK-Q-35. The screen is the target, whichever of the two is named. */
export function screened(now: State, muzzle: Muzzle, named: Unit): Screened {
  if (named.formation === 'skirmish') {
    const mass = massesNear(now, muzzle, named).find((each) => isBefore(muzzle, named, each));
    return mass ? { target: named, mass } : { target: named };
  }
  const screen = now.units.find((each) => each.side === named.side && isBefore(muzzle, each, named));
  return screen ? { target: screen, mass: named } : { target: named };
}

/** SK-GEO-09. The groups and units of a screen's side, nearest first. */
function massesNear(now: State, muzzle: Muzzle, screen: Unit): Unit[] {
  const range = (unit: Unit): number => Math.min(...menOf(unit).map((man) => rangeTo(muzzle, man)));
  return now.units
    .filter((each) => each.side === screen.side && isSquad(each) && each.formation !== 'skirmish')
    .toSorted((a, b) => range(a) - range(b));
}

/** SK-GEO-09. One of its skirmishers stands near the line to the mass's nearest edge, nearer than the mass. */
function isBefore(muzzle: Muzzle, screen: Unit, mass: Unit): boolean {
  if (screen.formation !== 'skirmish' || !isSquad(screen) || screen.id === mass.id) return false;
  const from = disc(muzzle.at, 0);
  const nearest = groundsOf(mass).reduce((best, each) => (gap(from, each) < gap(from, best) ? each : best));
  const [, edge] = nearestPoints(from, nearest);
  const line = band(muzzle.at, edge, 0);
  const range = gap(from, nearest);
  return screen.figures.some((figure) => gap(line, disc(figure, 0)) <= BESIDE && gap(from, disc(figure, 0)) < range);
}
