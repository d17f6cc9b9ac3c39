/** SK-SCR-01, -02, SK-GEO-09. Skirmishers before a mass take the fire that is aimed at either. */
import { gap, nearestPoints } from '../../../field/gap.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { gapBetween, nearestPair } from '../../../field/several.ts';
import { band, disc } from '../../../field/shape.ts';
import type { Muzzle } from './sight.ts';
import { byNumber, friendsOf, groundsOf, isSquad } from './squad.ts';
import type { State, Unit } from '../state.ts';

/** How near to the line of fire a skirmisher's middle must be. */
const BESIDE = 4 * CENTIMETRE;

/** SK-GEO-09. The units of skirmishers in front of a mass, the nearest first. */
export function screensBefore(now: State, muzzle: Muzzle, mass: Unit): Unit[] {
  return nearestFirst(
    muzzle,
    friendsOf(now, mass).filter((each) => isBefore(muzzle, each, mass)),
  );
}

/** SK-GEO-09. The nearest group or unit that skirmishers cover. */
export function massBehind(now: State, muzzle: Muzzle, screen: Unit): Unit | undefined {
  return nearestFirst(
    muzzle,
    friendsOf(now, screen).filter((each) => isBefore(muzzle, screen, each)),
  )[0];
}

function nearestFirst({ at }: Muzzle, units: readonly Unit[]): Unit[] {
  const range = (unit: Unit): Length => gapBetween([disc(at, 0)], groundsOf(unit));
  return units.toSorted((a, b) => range(a) - range(b) || byNumber(a, b));
}

/** SK-GEO-09. One of its skirmishers stands near the line to the mass's nearest edge, nearer than the mass. */
function isBefore({ at }: Muzzle, screen: Unit, mass: Unit): boolean {
  if (screen.formation !== 'skirmish' || mass.formation === 'skirmish' || !isSquad(screen) || !isSquad(mass))
    return false;
  const from = disc(at, 0);
  const [, ground] = nearestPair([from], groundsOf(mass));
  const [, edge] = nearestPoints(from, ground);
  const line = band(at, edge, 0);
  const range = gap(from, ground);
  return screen.figures
    .map((figure) => disc(figure, 0))
    .some((middle) => gap(line, middle) <= BESIDE && gap(from, middle) < range);
}
