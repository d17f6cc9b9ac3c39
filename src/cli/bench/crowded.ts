/** Crowded tables of Fantasy battle: 12 stands before 6 in any direction, and about them whatever has room. */
import { type Chance, chanceFrom } from '../../kernel/chance.ts';
import { readPosition } from '../../rules/fantasy-battle/scenario/index.ts';
import type { State } from '../../rules/fantasy-battle/state.ts';

/** How many things are tried on a table; those that have no room are left out. */
const THINGS = 10;
/** Where things are put, in centimetres from the middle of the table. */
const ABOUT = 30;

/** A table on which `3S` may charge `4O`. The same seed always gives the same table. */
export function crowdedTable(seed: string): State {
  const chance = chanceFrom(seed);
  const angle = chance.between(0, 359);
  const isAhead = chance.oneIn(2);
  const toward = isAhead ? angle + chance.between(-20, 20) : chance.between(0, 359);
  const facing = isAhead ? (angle + 180 + chance.between(-15, 15)) % 360 : chance.between(0, 359);
  const far = chance.between(8, 16);
  const [x, y] = [60 + far * Math.sin((toward * Math.PI) / 180), 45 + far * Math.cos((toward * Math.PI) / 180)];
  const lines = [
    `blue 3S infantry stands 12 in ${chance.pick(['line', 'column'])} at 60x45 face ${angle} activated`,
    `red 4O infantry stands 6 in ${chance.pick(['line', 'line', 'column'])} at ${cm(x)}x${cm(y)} face ${facing}`,
  ];
  let now = positionOf(lines);
  if (!now) return crowdedTable(`${seed} again`);
  for (let n = 10; n < 10 + THINGS; n++) {
    const line = thing(chance, n);
    const then = positionOf([...lines, line]);
    if (!then) continue;
    lines.push(line);
    now = then;
  }
  return now;
}

function thing(chance: Chance, n: number): string {
  const near = (middle: number): number => middle + chance.between(-ABOUT * 100, ABOUT * 100) / 100;
  const [x, y] = [near(60), near(45)];
  const size = chance.between(1, 6);
  const area = `${cm(x)}x${cm(y)} ${cm(x + size)}x${cm(y)} ${cm(x + size)}x${cm(y + size)} ${cm(x)}x${cm(y + size)}`;
  if (chance.oneIn(4)) return `area ${chance.pick(['wood', 'rough', 'impassable', 'building'])} ${area}`;
  const [side, letter] = chance.pick([
    ['blue', 'S'],
    ['red', 'O'],
  ]);
  const formation = chance.pick(['line', 'column']);
  return `${side} ${n}${letter} infantry stands ${chance.between(1, 4)} in ${formation} at ${cm(x)}x${cm(y)} face ${chance.between(0, 359)}`;
}

const cm = (length: number): string => length.toFixed(2);

function positionOf(lines: readonly string[]): State | undefined {
  try {
    return readPosition(lines);
  } catch {
    return undefined;
  }
}
