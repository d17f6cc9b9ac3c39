/** Random orders for extended lines: pivots, shots by halves, hexes to add or keep. */
import { flankHexes, POINTS, turned } from '../../../hex/facing.ts';
import type { State, Unit } from '../../../rules/sabreur-hex/state.ts';
import { distanceBetween, hexesOf } from '../../../rules/sabreur-hex/field/place.ts';
import { fireRange } from '../../../rules/sabreur-hex/tables.ts';
import type { Chance } from '../../../kernel/chance.ts';

const HALVES = ['left', 'right'] as const;

export function ordersByHalves(chance: Chance, now: State, unit: Unit): string[] {
  if (unit.also !== undefined)
    return [
      ...shots(chance, now, unit),
      ...shots(chance, now, unit),
      ...shots(chance, now, unit),
      ...turns(chance, unit),
      ...places(chance, unit),
    ];
  if (!unit.skills.includes('linearOrder')) return [];
  const flanks = flankHexes(unit.at, unit.facing);
  const hex = flanks.length > 0 && !chance.oneIn(6) ? ` ${chance.pick(flanks)}` : '';
  return [`extend${hex}`, `extend${hex}`];
}

function shots(chance: Chance, now: State, unit: Unit): string[] {
  const near = now.units.filter((each) => each.side !== unit.side && distanceBetween(unit, each) <= fireRange(unit));
  if (near.length === 0) return [];
  const [first, second] = [chance.pick(near).id, chance.pick(near).id];
  const half = chance.pick(HALVES);
  const other = half === 'left' ? 'right' : 'left';
  return [
    `fire ${first}`,
    `fire ${half} ${first}`,
    `fire ${half} ${first} then ${other} ${second}`,
    `fire ${first} then fire ${second}`,
    ...(chance.oneIn(6) ? [`fire ${half} ${first} then ${half} ${second}`] : []),
  ];
}

function turns(chance: Chance, unit: Unit): string[] {
  const point = POINTS[turned(unit.facing, chance.pick([1, 5, 5, 1, 3, 2]))];
  return [`turn ${point}`, `turn ${point} on ${chance.pick(HALVES)}`, ...(chance.oneIn(3) ? ['turn about'] : [])];
}

function places(chance: Chance, unit: Unit): string[] {
  const formation = chance.pick(['line', 'column']);
  return [chance.oneIn(2) ? formation : `${formation} ${chance.pick(hexesOf(unit))}`];
}
