/** Random terrain with random armies, written and read as scenarios, so that nothing illegal gets in. */
import { POINTS } from '../../../hex/facing.ts';
import { hexesOf, type Hex } from '../../../hex/grid.ts';
import { SIDES } from '../../../kernel/play.ts';
import { RULING_NAMES, RULINGS, type RulingName } from '../../../rules/sabreur-hex/options/rulings.ts';
import { rulingWords } from '../../../rules/sabreur-hex/scenario/lexicon.ts';
import { eliteLimit } from '../../../rules/sabreur-hex/tables.ts';
import { compositionOf, unitLines } from './armies.ts';
import type { Chance } from '../../../kernel/chance.ts';

const GROUND = ['wood', 'wood', 'village', 'fort', 'difficult', 'ford', 'bridge', 'impassable', 'hill', 'wood hill'];
const EDGES = ['river', 'river', 'ford', 'bridge', 'wood', 'impassable'];
const SIDE_NAMES = ['NW', 'NE', 'E', 'SE', 'SW', 'W'];
/** The edges behind red and blue, and the facings toward the enemy. */
const FRONTS = [
  { red: 'south', blue: 'north', facing: { red: ['N'], blue: ['S'] } },
  { red: 'south', blue: 'north', facing: { red: ['N'], blue: ['S'] } },
  { red: 'north', blue: 'south', facing: { red: ['S'], blue: ['N'] } },
  { red: 'west', blue: 'east', facing: { red: ['NE', 'SE'], blue: ['NW', 'SW'] } },
  { red: 'east', blue: 'west', facing: { red: ['NW', 'SW'], blue: ['NE', 'SE'] } },
] as const;
/** Game sizes with one formula for order points, and with two. */
const SIZES = [800, 1500, 2000, 2400, 4600];
/** A scenario of a few turns, with small armies close together so that things happen. */
export function randomScenario(chance: Chance): string {
  const { cols, rows, count } = sizeOf(chance);
  const hexes = chance.shuffled(hexesOf({ cols, rows }));
  const rough = new Map(hexes.slice(0, chance.below(cols + rows)).map((hex) => [hex, chance.pick(GROUND)]));
  const free = hexes.filter((hex) => rough.get(hex) !== 'impassable');
  const points = { red: chance.pick(SIZES), blue: chance.pick(SIZES) };
  const field = { cols, rows, free, rough };
  const front = chance.pick(FRONTS);
  const isLate = chance.oneIn(5);
  const last = chance.between(2, cols > 12 ? 3 : chance.oneIn(8) ? 8 : 4) + (isLate ? 8 : 0);
  const sides = hexes.slice(-chance.below(8));
  const units = SIDES.flatMap((side) => {
    const army = { side, edge: front[side], facing: chance.pick<(typeof POINTS)[number]>(front.facing[side]) };
    return unitLines(chance, { ...army, ...compositionOf(chance), elites: eliteLimit(points[side]) }, count, field);
  });
  return [
    'title en "Fuzz" fr "Fuzz"',
    `map ${cols} x ${rows}`,
    ...SIDES.map((side) => `army ${side} en "${side}" fr "${side}" points ${points[side]} edge ${front[side]}`),
    `first ${chance.pick(SIDES)}`,
    `turns ${last}`,
    ...(isLate ? [`turn ${chance.between(last - 3, last)} ${chance.pick(SIDES)} orders`] : []),
    ...RULING_NAMES.filter(() => chance.oneIn(9)).map((name) => rulingLine(chance, name)),
    ...[...rough].map(([hex, what]) => `hex ${hex} ${what}`),
    ...sides.map((hex) => `side ${hex} ${chance.pick(SIDE_NAMES)} ${chance.pick(EDGES)}`),
    ...objectives(chance, free),
    ...units,
  ].join('\n');
}

/** Most are small. */
function sizeOf(chance: Chance): { cols: number; rows: number; count: number } {
  if (chance.oneIn(150)) return { cols: 24, rows: 16, count: 12 };
  if (chance.oneIn(75)) return { cols: 16, rows: 12, count: 12 };
  return { cols: chance.between(6, 12), rows: chance.between(6, 11), count: chance.between(2, 8) };
}

function objectives(chance: Chance, free: readonly Hex[]): string[] {
  const hexes = chance.shuffled(free).slice(0, chance.below(3));
  return hexes.map((hex) => `objective ${hex} points ${chance.pick([10, 30, 60])} en "Mill" fr "Moulin"`);
}

function rulingLine(chance: Chance, name: RulingName): string {
  const [, ...others] = RULINGS[name].values;
  return `ruling ${rulingWords(name, chance.pick(others))}`;
}
