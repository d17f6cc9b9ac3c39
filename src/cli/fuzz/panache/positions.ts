/** Random Panache terrain with roads, and random armies on it, written as scenarios. */
import { DIRECTIONS, type Hex, hexesOf, neighbour, onMap } from '../../../hex/grid.ts';
import { SIDES } from '../../../kernel/play.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { armyLines, type Field } from './armies.ts';

const GROUND = ['wood', 'wood', 'village', 'marsh', 'broken', 'lake', 'cliff', 'bridge', 'ford', 'hill', 'wood hill'];
const EDGES = ['hedge', 'stream', 'river', 'river', 'cliff', 'bridge', 'ford'];
/** In the order of directions. */
export const SIDE_NAMES = ['NW', 'NE', 'E', 'SE', 'SW', 'W'];
const CLOSED = ['lake', 'cliff'];

/** A scenario of a few turns; some start in the middle of one. */
export function randomScenario(chance: Chance): string {
  const [cols, rows] = [chance.between(4, 9), chance.between(4, 8)];
  const hexes = chance.shuffled(hexesOf({ cols, rows }));
  const rough = new Map(hexes.slice(0, chance.below(cols + rows)).map((hex) => [hex, chance.pick(GROUND)]));
  const costs = chance.oneIn(3) ? [costLine(chance)] : [];
  const isClosed = (hex: Hex) => {
    const ground = rough.get(hex) ?? '';
    return (
      CLOSED.includes(ground) || costs.some((line) => line.includes('imp') && ground.includes(line.split(' ')[1]!))
    );
  };
  const lastTurn = chance.between(1, 4);
  const edges = edgesOf({ cols, rows }, hexes);
  const roads = Array.from({ length: chance.between(0, 4) }, () => roadLine(chance, { cols, rows, edges }, hexes));
  const free = hexes.filter((hex) => !isClosed(hex));
  const field = { cols, rows, free, edges, roads: free.filter((hex) => roads.some((line) => line.includes(hex))) };
  const underWay = chance.oneIn(5) ? chance.pick(SIDES) : undefined;
  return [
    'rules panache',
    'title en "Fuzz" fr "Fuzz"',
    `map ${cols} x ${rows}`,
    ...SIDES.map(
      (side) => `army ${side} en "${side}" fr "${side}" edge ${edgeOf(chance, side)}${exits(chance, field)}`,
    ),
    `first ${chance.pick(SIDES)}`,
    `turns ${lastTurn}`,
    ...(underWay ? [`turn ${chance.between(1, lastTurn)} ${underWay} movement`] : []),
    ...(chance.oneIn(3) ? [`command radius ${chance.between(0, 5)}`] : []),
    ...costs,
    ...[...rough].map(([hex, what]) => `hex ${hex} ${what}`),
    ...hexes.slice(-chance.below(9)).map((hex) => `side ${hex} ${chance.pick(SIDE_NAMES)} ${chance.pick(EDGES)}`),
    ...roads,
    ...SIDES.flatMap((side) => armyLines(chance, side, field, underWay)),
  ].join('\n');
}

function edgeOf(chance: Chance, side: string): string {
  return chance.oneIn(4) ? chance.pick(['east', 'west']) : side === 'red' ? 'south' : 'north';
}

function exits(chance: Chance, { edges }: Field): string {
  if (chance.oneIn(2)) return '';
  const some = chance.shuffled(edges).slice(0, chance.between(1, 4));
  return ` exits ${some.map(({ at }) => at).join(' ')}`;
}

function costLine(chance: Chance): string {
  const what = chance.pick(['wood', 'marsh', 'broken', 'hill', 'stream', 'lake', 'ford', 'clear', 'village']);
  const isSoft = what === 'clear' || what === 'lake' || chance.oneIn(2);
  return `cost ${what} ${isSoft ? chance.between(1, 3) : 'impassable'}`;
}

function edgesOf(size: { cols: number; rows: number }, hexes: readonly Hex[]): Field['edges'] {
  return hexes.flatMap((at) => {
    const off = DIRECTIONS.filter((direction) => {
      const beyond = neighbour(at, direction);
      return beyond === undefined || !onMap(size, beyond);
    });
    return off.length > 0 ? [{ at, off: off.map((direction) => SIDE_NAMES[direction]!) }] : [];
  });
}

/** Fairly straight, from one edge of the map or from anywhere. */
function roadLine(chance: Chance, { edges, ...size }: Omit<Field, 'free' | 'roads'>, hexes: readonly Hex[]): string {
  const path = [chance.oneIn(2) ? chance.pick(edges).at : chance.pick(hexes)];
  let heading = chance.pick(DIRECTIONS);
  for (let left = chance.between(2, 12); left > 0; left--) {
    if (chance.oneIn(4)) heading = chance.pick(DIRECTIONS);
    const next = neighbour(path.at(-1)!, heading);
    if (next === undefined || !onMap(size, next)) continue;
    if (!path.includes(next)) path.push(next);
  }
  const ends = edges.filter(({ at }) => at === path[0] || at === path.at(-1)).filter(() => !chance.oneIn(3));
  const off = ends.map(({ at, off: sides }) => `${at} ${chance.pick(sides)}`);
  return `road ${path.join(' ')}${off.length > 0 ? ` off ${off.join(' ')}` : ''}`;
}
