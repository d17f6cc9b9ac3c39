/** Where a unit could go otherwise than by a plain march, from the functions that would judge the order. */
import type { Facing } from '../../../hex/facing.ts';
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

/** SH-FORCED-01 to -05. Where it is plain how to face there: as now, or in the only way there is. */
export function forcedEnds(now: State, unit: Unit): Hex[] {
  if (mayManoeuvre(now, unit) || mayForce(now, unit)) return [];
  const facings = new Map<Hex, Set<Facing>>();
  for (const way of frontalDisplacements(now, unit, {
    rotate: true,
    allowance: allowanceOf(unit, { do: 'forcedMarch' }),
  })) {
    const end = atEndOf(unit, way);
    const known = facings.get(end.at) ?? new Set();
    if (way.path.length === 0 || known.has(way.facing) || mayEnd(now, unit, end) || mayForceTo(now, end)) continue;
    facings.set(end.at, known.add(way.facing));
  }
  return [...facings].filter(([, known]) => known.size === 1 || known.has(unit.facing)).map(([hex]) => hex);
}

/** SH-EVADE-01 to -04. */
export function evadeEnds(now: State, unit: Unit): Hex[] {
  if (mayManoeuvre(now, unit) || mayEvade(now, unit)) return [];
  return [...new Set(evasions(now, unit).map((way) => way.path.at(-1)!))];
}
