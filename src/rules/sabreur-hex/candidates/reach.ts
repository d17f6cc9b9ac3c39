/** Where a march may end and how the unit may face there, from the functions that would judge the order. */
import type { Facing } from '../../../hex/facing.ts';
import { remembered } from '../../../kernel/remembered.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import { atEndOf, mayEnd } from '../movement/disengage.ts';
import { frontalDisplacements } from '../movement/displacement.ts';
import type { Displacement } from '../movement/way.ts';
import { enemiesOf } from '../field/engage.ts';
import { evasions, mayEvade } from '../movement/evade.ts';
import { isExtended } from '../field/extended.ts';
import { allowanceOf, mayForce, mayForceTo } from '../movement/forced-march.ts';
import { mayManoeuvre } from '../movement/manoeuvre.ts';
import { mayGoOblique, obliqueDisplacements } from '../movement/oblique-ways.ts';
import { isPanicked, type State, type Unit, unitAt } from '../state.ts';
import { movementFactor } from '../tables.ts';
import type { Thing } from './deed.ts';

/** The facings with which a unit can end a march, by hex; and its rotations in place. */
export interface Reach {
  readonly hexes: ReadonlyMap<Hex, readonly Facing[]>;
  readonly turns: readonly Displacement[];
}

/** SH-MARCH. A frontal march, or only a rotation. */
export function marchReach(now: State, unit: Unit): Reach {
  if (mayManoeuvre(now, unit)) return { hexes: new Map(), turns: [] };
  return reachOf(now, unit, movementFactor(unit));
}

/** SH-FORCED-01 to -05. */
export function forcedReach(now: State, unit: Unit): Reach {
  if (mayManoeuvre(now, unit) || mayForce(now, unit)) return { hexes: new Map(), turns: [] };
  const isSafe = remembered((hex: Hex) => !mayForceTo(now, { ...unit, at: hex }));
  return reachOf(now, unit, allowanceOf(unit, { do: 'forcedMarch' }), isSafe);
}

/** The end hexes of marches that cost at most this, among suitable hexes. */
export function reachOf(now: State, unit: Unit, allowance: number, isFit: (hex: Hex) => boolean = () => true): Reach {
  const hexes = new Map<Hex, Facing[]>();
  const turns: Displacement[] = [];
  const seen = new Set<string>();
  const halves: Displacement[] = [];
  for (const way of frontalDisplacements(now, unit, { rotate: true, allowance, displacing: true })) {
    const to = way.path.at(-1) ?? unit.at;
    const end = `${to} ${way.facing}`;
    if (!isExtended(unit) && seen.has(end)) continue;
    seen.add(end);
    if (!isFit(to) || mayEnd(now, unit, atEndOf(unit, way))) continue;
    if (way.path.length === 0) turns.push(way);
    else if (way.also !== undefined) halves.push(way);
    else hexes.set(to, [...(hexes.get(to) ?? []), way.facing]);
  }
  for (const hex of tellingEnds(halves)) hexes.set(hex, [unit.facing]);
  return { hexes, turns };
}

/** SH-MARCH-02. The ends of marches: the facing kept where it can be; where several others are possible, one must be named. */
export function endsOf(now: State, unit: Unit, verb: 'march' | 'forcedMarch', { hexes }: Reach): Thing[] {
  return byUse(now, unit, [...hexes.keys()]).map((to) => {
    const all = hexes.get(to)!;
    const isKept = all.includes(unit.facing);
    const faces = isKept ? [unit.facing, ...all.filter((facing) => facing !== unit.facing)] : all;
    const mustFace = !isKept && all.length > 1;
    return { action: { do: verb, to, via: [] }, faces, mustFace, implied: mustFace ? undefined : faces[0] };
  });
}

/** SH-MARCH-12. The hexes that tell ways apart: not those to which either half could go. */
function tellingEnds(ways: readonly Displacement[]): Hex[] {
  const ends = ways.flatMap(({ path, also }) => [path.at(-1)!, ...(also === undefined ? [] : [also])]);
  const isOnly = (hex: Hex) => ends.indexOf(hex) === ends.lastIndexOf(hex);
  return ways.some(({ also }) => also !== undefined) ? ends.filter(isOnly) : [...new Set(ends)];
}

/** SH-OBLIQUE-01, -03. */
export function obliqueEnds(now: State, unit: Unit): Hex[] {
  if (mayGoOblique(now, unit)) return [];
  const ways = obliqueDisplacements(now, unit, { displacing: true });
  return tellingEnds(ways.filter((way) => !mayEnd(now, unit, atEndOf(unit, way))));
}

/** SH-EVADE-01 to -04. */
export function evadeEnds(now: State, unit: Unit): Hex[] {
  if (mayManoeuvre(now, unit) || mayEvade(now, unit)) return [];
  return [...new Set(evasions(now, unit, { displacing: true }).map((way) => way.path.at(-1)!))];
}

/** Hexes nearest to an enemy first, then those farthest from the unit; those where friends must make way come last. */
export function byUse(now: State, unit: Unit, list: readonly Hex[]): Hex[] {
  const foes = enemiesOf(now, unit).filter((enemy) => !isPanicked(enemy));
  const worth = (hex: Hex) => ({
    hex,
    taken: (unitAt(now, hex) ?? unit).id === unit.id ? 0 : 1,
    danger: Math.min(99, ...foes.map((enemy) => distance(enemy.at, hex))),
    far: distance(unit.at, hex),
  });
  return list
    .map(worth)
    .sort((a, b) => a.taken - b.taken || a.danger - b.danger || b.far - a.far)
    .map(({ hex }) => hex);
}
