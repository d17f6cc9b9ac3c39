/** Random tables of Fantasy battle: units put on the table at random until none is on another, commanders, ground; Blue to open. */
import type { Chance } from '../../src/kernel/chance.ts';
import { readScenario } from '../../src/rules/fantasy-battle/scenario/index.ts';
import { type State, TYPES } from '../../src/rules/fantasy-battle/state.ts';

const HEADING = [
  'rules fantasy-battle',
  'title en "Random" fr "Au hasard"',
  'field 90 x 70',
  'turns 6',
  'army red en "Red" fr "Rouges" edge north',
  'army blue en "Blue" fr "Bleus" edge south',
  'first blue',
  'variant fights simple',
];

export function randomTable(chance: Chance): State {
  const cm = (least: number, most: number) => chance.between(least * 100, most * 100) / 100;
  const square = (kind: string) => {
    const [x, y] = [cm(5, 75), cm(5, 55)];
    return `area ${kind} ${x}x${y} ${x + 8}x${y} ${x + 8}x${y + 8} ${x}x${y + 8}`;
  };
  const unit = (side: string, n: number) => {
    const type = chance.pick(['infantry', 'infantry', 'infantry', ...TYPES]);
    const [x, y] = [cm(10, 80), cm(10, 60)];
    const heading = chance.oneIn(3) ? chance.between(0, 359) : side === 'red' ? 180 : 0;
    const traits = [chance.oneIn(2) && 'missiles', chance.oneIn(4) && 'shock', chance.oneIn(9) && 'fanatic'];
    const formation = chance.pick(['line', 'line', 'column']);
    return [side, `${n}${side === 'red' ? 'O' : 'S'}`, type, ...traits, 'stands', chance.between(1, 4)]
      .concat(`in ${formation} at ${x}x${y} face ${heading}`, type === 'machine' ? 'speed 15' : '')
      .filter(Boolean)
      .join(' ');
  };
  const lines = [...HEADING];
  const [red, blue] = [unit('red', 1), unit('blue', 1)];
  let now = tableOf([...lines, red, blue]);
  if (!now) return randomTable(chance);
  lines.push(red, blue, `blue 1K general at ${cm(5, 85)}x${cm(5, 65)}`, `red 1G general at ${cm(5, 85)}x${cm(5, 65)}`);
  const more = [square('wood'), square('hill'), square('impassable')];
  for (let n = 2; n <= 4; n++) more.push(unit('red', n), unit('blue', n));
  for (const line of more) {
    const then = tableOf([...lines, line]);
    if (!then) continue;
    lines.push(line);
    now = then;
  }
  return now;
}

function tableOf(lines: readonly string[]): State | undefined {
  const read = readScenario(lines.join('\n'));
  return 'state' in read ? read.state : undefined;
}
