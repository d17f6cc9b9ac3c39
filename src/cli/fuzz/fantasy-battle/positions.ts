/** Random tables with units of both sides mixed, near enough to charge straight away, written as scenarios of Fantasy battle. */
import type { Chance } from '../../../kernel/chance.ts';
import { SIDES } from '../../../kernel/play.ts';

/** Each unit, and each piece of ground, has a square of its own: none begins on another. */
const CELL = 26;
const TYPES = ['infantry', 'infantry', 'infantry', 'cavalry', 'chariot', 'monster', 'flyer', 'artillery'];
const AREAS = ['wood', 'marsh', 'rough', 'hill', 'building', 'water', 'impassable'];

/** A scenario of a few turns; some begin in the middle of one. */
export function randomScenario(chance: Chance): string {
  const [cols, rows] = [chance.between(3, 5), chance.between(2, 4)];
  const cells = chance.shuffled(
    Array.from({ length: cols * rows }, (_, each) => ({ col: each % cols, row: Math.floor(each / cols) })),
  );
  const count = Math.min(cells.length - 1, chance.between(3, 9));
  const units = cells.slice(0, count).map((cell, each) => unitLine(chance, cell, each));
  const grounds = cells.slice(count).filter(() => chance.oneIn(3));
  const lastTurn = chance.between(1, 4);
  return [
    'rules fantasy-battle',
    'title en "Fuzz" fr "Fuzz"',
    `field ${cols * CELL} x ${rows * CELL}`,
    `turns ${lastTurn}`,
    `first ${chance.pick(SIDES)}`,
    ...(chance.oneIn(4) ? [`turn ${chance.between(1, lastTurn)} ${chance.pick(SIDES)}`] : []),
    'army red en "red" fr "red" edge south',
    'army blue en "blue" fr "blue" edge north',
    ...SIDES.filter(() => chance.oneIn(3)).map((each) => `breaks ${each} at ${chance.between(40, 100)}`),
    `variant fights ${chance.oneIn(4) ? 'desk' : 'simple'}`,
    ...(chance.oneIn(4) ? ['variant objections ask'] : []),
    ...(chance.oneIn(4) ? ['variant irregularChargeFull on'] : []),
    ...grounds.map((cell, each) => areaLine(chance, cell, each)),
    ...units,
    ...SIDES.map((side, each) => {
      // The first two units are of one side each.
      return `${side} ${90 + each}K general ${chance.oneIn(3) ? `joined ${each + 1}S` : `at ${5 + 10 * each}x5`}`;
    }),
  ].join('\n');
}

interface Cell {
  readonly col: number;
  readonly row: number;
}

/** The first two are of one side each. */
function unitLine(chance: Chance, cell: Cell, each: number): string {
  const side = SIDES[each] ?? chance.pick(SIDES);
  const [type, isShock] = [chance.pick(TYPES), chance.oneIn(3)];
  const formation = chance.pick(['line', 'line', 'column']);
  const most = formation === 'column' && isShock ? 3 : 4;
  const flags = [
    ...(isShock ? ['shock'] : []),
    ...(chance.oneIn(3) ? ['missiles'] : []),
    ...(chance.oneIn(12) ? ['fanatic'] : []),
    ...(chance.oneIn(3) ? ['activated'] : []),
    ...(chance.oneIn(6) ? ['lost 1'] : []),
  ];
  const face = chance.oneIn(2) ? 90 * chance.below(4) : chance.below(360);
  const stands = `stands ${chance.between(1, most)} in ${formation}`;
  return `${side} ${each + 1}S ${[type, ...flags, stands].join(' ')} at ${middleOf(cell)} face ${face}`;
}

function middleOf({ col, row }: Cell): string {
  return `${(col + 0.5) * CELL}x${(row + 0.5) * CELL}`;
}

/** A star around the middle of its square: it never crosses itself. */
function areaLine(chance: Chance, { col, row }: Cell, each: number): string {
  const corners = chance.between(3, 7);
  const outline = Array.from({ length: corners }, (_, n) => {
    const [ray, angle] = [chance.between(4, 12), (-2 * Math.PI * n) / corners];
    const [x, y] = [(col + 0.5) * CELL + ray * Math.cos(angle), (row + 0.5) * CELL + ray * Math.sin(angle)];
    return `${x.toFixed(1)}x${y.toFixed(1)}`;
  });
  return `area ${chance.pick(AREAS)} en "ground ${each}" fr "terrain ${each}" ${outline.join(' ')}`;
}
