/** Random scenarios of Periods: a unit in every other cell of the table, so that no two overlap; some ground; half of the sides near each other. */
import type { Chance } from '../../../kernel/chance.ts';

/** Cells, in centimetres: wider than any unit here. */
const WIDE = 28;
const DEEP = 16;
const ACROSS = 6;

const FOOT = ['column', 'column', 'column of divisions', 'line', 'double line', 'skirmish', 'square', 'solid square'];
const HORSE = ['column', 'column', 'line', 'double line'];
const STATUS = ['guard', 'elite', 'regular', 'regular', 'semi regular', 'militia', 'irregular'];
const POSTURES = ['attack', 'attack', 'attack', 'cover', 'hold', 'harass', 'march'];

export function randomScenario(chance: Chance): string {
  const gap = chance.oneIn(2) ? 1 : 2;
  return [
    'rules periods',
    'title en "Random" fr "Hasard"',
    `field ${WIDE * ACROSS + 12} x ${DEEP * (4 + gap) + 24}`,
    `periods ${chance.between(1, 2)}`,
    'army red en "R" fr "R" edge south',
    'army blue en "B" fr "B" edge north',
    `variant fights ${chance.pick(['simple', 'desk'])}`,
    ...(chance.oneIn(3) ? ['variant step quarter'] : []),
    ...(chance.oneIn(3) ? ['variant measuring open'] : []),
    ...(chance.oneIn(4) ? ['variant feints on'] : []),
    ...(chance.oneIn(4) ? ['variant split off'] : []),
    ...(chance.oneIn(4) ? ['variant selfcover declared'] : []),
    'objective "the well" value 3',
    'point en "the well" fr "le puits" at 88x52',
    ...ground(chance, gap),
    ...army(chance, 'red', [0, 1], 'N'),
    ...army(chance, 'blue', [2 + gap, 3 + gap], 'S'),
  ].join('\n');
}

/** Between the armies, where nobody stands yet. */
function ground(chance: Chance, gap: number): string[] {
  const [low, high] = [12 + 2 * DEEP, 12 + (2 + gap) * DEEP];
  const from = chance.between(10, 120);
  const outline = `${from}x${low + 2} ${from + 25}x${low + 3} ${from + 22}x${high - 2} ${from + 2}x${high - 3}`;
  const kind = chance.pick(['wood', 'building', 'hill', 'marsh', 'rough', 'impassable']);
  const line = chance.pick(['wall', 'hedge', 'stream', 'road']);
  return [
    ...(chance.oneIn(2) ? [`area ${kind} ${outline}`] : []),
    ...(chance.oneIn(3)
      ? [`line ${line} ${chance.between(5, 90)}x${low + 5} ${chance.between(95, 170)}x${low + 6}`]
      : []),
  ];
}

function army(chance: Chance, side: 'red' | 'blue', rows: readonly number[], face: string): string[] {
  const cells = rows.flatMap((row) => Array.from({ length: ACROSS }, (_, column) => ({ row, column })));
  const taken = chance.shuffled(cells).slice(0, chance.between(3, 7));
  const first = side === 'red' ? 1 : 21;
  const units = taken.map(({ row, column }, n) => {
    const front = 12 + row * DEEP + (face === 'N' ? DEEP - 1 : 1);
    return `${side} ${first + n}${troops(chance)} at ${6 + column * WIDE + WIDE / 2}x${front} face ${face} posture ${chance.pick(POSTURES)}`;
  });
  const behind = side === 'red' ? 6 : 12 + (rows[1]! + 1) * DEEP + 6;
  return [...units, `${side} ${first + 10}G general at 60x${behind}`, `${side} ${first + 11}A adc at 62x${behind}`];
}

/** Wide enough for a cell in any formation. */
function troops(chance: Chance): string {
  const who = `${chance.pick(['french', 'english', 'russian'])} ${chance.pick(STATUS)}`;
  const arm = chance.below(6);
  if (arm < 3)
    return `L ${chance.pick(['infantry', 'infantry', 'grenadiers'])} ${who} ${chance.pick(FOOT)} ${chance.between(4, 15)}`;
  if (arm < 5)
    return `H ${chance.pick(['light', 'heavy'])} cavalry ${who} ${chance.pick(HORSE)} ${chance.between(3, 9)}`;
  return `B ${chance.pick(['foot', 'horse'])} battery ${who} ${chance.pick(['limbered', 'deployed'])}`;
}
