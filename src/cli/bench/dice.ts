/** Parsing and rolling `4d6kh3+2`, compared with the best-known library. */
import { createDie } from '../../dice/die.ts';
import { readDice } from '../../dice/read.ts';
import { rollDice } from '../../dice/roll.ts';
import { cpuOf, inTurns } from './cpu.ts';
import type { Line } from './table.ts';

interface DiceCost {
  /** Microseconds of CPU to parse and roll it once. */
  readonly ours: number;
  readonly library: number;
}

const DICE = '4d6kh3+2';
const TIMES = 20_000;

function often(what: () => number): () => Promise<number> {
  return async () => {
    let sum = 0;
    const cpu = await cpuOf(() => {
      for (let time = 0; time < TIMES; time++) sum += what();
    });
    // 4d6kh3 has a mean of 12.24; the standard error over this many rolls is 0.02.
    if (Math.abs(sum / TIMES - 14.24) > 0.2) throw new Error(`${DICE} comes to ${sum / TIMES} in the mean`);
    return cpu / TIMES;
  };
}

async function measureDice(): Promise<DiceCost> {
  // Imported here because it takes half a second and a hundred megabytes.
  const { DiceRoll } = await import('@dice-roller/rpg-dice-roller');
  const die = createDie();
  const throwOurs = (): number => {
    const notation = readDice(DICE);
    return 'fault' in notation ? 0 : rollDice(notation, die).lines[0]!.total;
  };
  return inTurns({ warmUp: 3, rounds: 8 }, { ours: often(throwOurs), library: often(() => new DiceRoll(DICE).total) });
}

export async function dice(): Promise<Line[]> {
  const { ours, library } = await measureDice();
  const from = `4d6kh3+2 read and thrown: ${ours.toFixed(2)} µs, rpg-dice-roller ${library.toFixed(2)} µs`;
  return [
    { what: 'dice to @dice-roller/rpg-dice-roller', measured: library / ours, unit: '×', limit: { least: 5 }, from },
  ];
}
