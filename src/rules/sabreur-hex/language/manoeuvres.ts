/** Where a unit could go otherwise than by a plain march, from the functions that would judge the order. */
import type { Hex } from '../../../hex/grid.ts';
import { atEndOf, mayEnd } from '../disengage.ts';
import { evasions, mayEvade } from '../evade.ts';
import { frontalDisplacements } from '../displacement.ts';
import { allowanceOf, mayForce, mayForceTo } from '../forced-march.ts';
import { mayManoeuvre } from '../manoeuvre.ts';
import { mayGoOblique, obliqueDisplacements } from '../oblique-ways.ts';
import type { State, Unit } from '../state.ts';
import { tellingEnds } from './halves-deeds.ts';

/** SH-OBLIQUE-01, -03. */
export function obliqueEnds(now: State, unit: Unit): Hex[] {
  if (mayGoOblique(now, unit)) return [];
  const ways = obliqueDisplacements(now, unit).filter((way) => !mayEnd(now, unit, atEndOf(unit, way)));
  return tellingEnds(ways);
}

/** SH-FORCED-01 to -05. Straight on, as it faces now: of the many ways to a hex one is enough. */
export function forcedEnds(now: State, unit: Unit): Hex[] {
  if (mayManoeuvre(now, unit) || mayForce(now, unit)) return [];
  const allowance = allowanceOf(unit, { do: 'forcedMarch' });
  const hexes = frontalDisplacements(now, unit, { rotate: false, allowance }).map((way) => way.path.at(-1)!);
  return [...new Set(hexes)].filter((at) => !mayEnd(now, unit, { ...unit, at }) && !mayForceTo(now, { ...unit, at }));
}

/** SH-EVADE-01 to -04. */
export function evadeEnds(now: State, unit: Unit): Hex[] {
  if (mayManoeuvre(now, unit) || mayEvade(now, unit)) return [];
  return [...new Set(evasions(now, unit).map((way) => way.path.at(-1)!))];
}
