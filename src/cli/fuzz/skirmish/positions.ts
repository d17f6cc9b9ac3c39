/** Random tables with areas, walls and roads, and random squads thrown on them, written as scenarios of Skirmish. */
import type { Chance } from '../../../kernel/chance.ts';
import { SIDES } from '../../../kernel/play.ts';
import { squadLines, type Table } from './squads.ts';

const AREAS = ['wood', 'wood', 'building', 'building', 'hill', 'field', 'marsh', 'water', 'rough', 'impassable'];
const LINES = ['wall', 'wall', 'hedge', 'stream', 'river', 'road', 'cliff'];
const VARIANTS = ['capabilities off', 'lightLooseDisorder on', 'assaultDie all', 'screen ask', 'initiative die'];

/** A scenario of a few turns; some start in the middle of one. */
export function randomScenario(chance: Chance): string {
  const [wide, deep] = [chance.between(50, 120), chance.between(50, 90)];
  const side = chance.oneIn(2) ? 46 : 200;
  const near = { wide: Math.min(wide, side), deep: Math.min(deep, side) };
  const at = { x: chance.below(wide - near.wide + 1), y: chance.below(deep - near.deep + 1) };
  const table = { wide, deep, near: { ...at, ...near } };
  const lastTurn = chance.between(1, 5);
  const areas = Array.from({ length: chance.between(0, 8) }, (_, n) => areaLine(chance, table, n));
  const objectives = areas.flatMap((_, n) =>
    chance.oneIn(4) ? [`objective "ground ${n}" value ${chance.between(1, 4)}`] : [],
  );
  return [
    'rules skirmish',
    'title en "Fuzz" fr "Fuzz"',
    `field ${wide} x ${deep}`,
    `turns ${lastTurn}`,
    `first ${chance.pick(SIDES)}`,
    ...(chance.oneIn(4) ? [`turn ${chance.between(1, lastTurn)} ${chance.pick(SIDES)}`] : []),
    ...SIDES.map((each) => `army ${each} en "${each}" fr "${each}" edge ${edgeOf(chance, each)}`),
    ...SIDES.filter(() => chance.oneIn(3)).map((each) => `breaks ${each} at ${chance.between(20, 100)}`),
    ...VARIANTS.filter(() => chance.oneIn(4)).map((each) => `variant ${each}`),
    `variant fights ${chance.pick(['simple', 'simple', 'simple', 'desk'])}`,
    ...areas,
    ...Array.from({ length: chance.between(0, 3) }, () => lineLine(chance, table)),
    ...(chance.oneIn(3) ? [`point en "the cross" fr "la croix" at ${chance.below(wide)}x${chance.below(deep)}`] : []),
    ...objectives,
    ...squadLines(chance, table),
  ].join('\n');
}

function edgeOf(chance: Chance, side: string): string {
  return chance.oneIn(4) ? chance.pick(['east', 'west']) : side === 'red' ? 'south' : 'north';
}

/** A star round a point: it never crosses itself. */
function areaLine(chance: Chance, { wide, deep }: Table, n: number): string {
  const [x, y] = [chance.between(8, wide - 8), chance.between(8, deep - 8)];
  const corners = chance.between(3, 7);
  const outline = Array.from({ length: corners }, (_, each) => {
    const [ray, angle] = [chance.between(2, 8), (-2 * Math.PI * each) / corners];
    return `${(x + ray * Math.cos(angle)).toFixed(1)}x${(y + ray * Math.sin(angle)).toFixed(1)}`;
  });
  const level = chance.oneIn(4) ? ` level ${chance.between(0, 3)}` : '';
  return `area ${chance.pick(AREAS)}${level} en "ground ${n}" fr "terrain ${n}" ${outline.join(' ')}`;
}

function lineLine(chance: Chance, { wide, deep }: Table): string {
  const points = Array.from(
    { length: chance.between(2, 4) },
    () => `${chance.below(wide + 1)}x${chance.below(deep + 1)}`,
  );
  return `line ${chance.pick(LINES)} ${[...new Set([...points, '1x1', '2x2'])].slice(0, Math.max(2, points.length)).join(' ')}`;
}
