/** Whole battles of random orders, as the fuzzer plays them. */
import { playGame } from '../fuzz/game.ts';
import { sabreurHexBout } from '../fuzz/sabreur-hex/bout.ts';
import { cpuOf } from './cpu.ts';

const WARM_UP = 10;
const BATTLES = 60;

export interface BattleCost {
  /** Battles in a second of CPU. */
  readonly battles: number;
  readonly orders: number;
}

export async function measureBattles(): Promise<BattleCost> {
  for (let n = 0; n < WARM_UP; n++) playGame(sabreurHexBout, `warm-up-${n}`, new Map());
  let orders = 0;
  const cpu = await cpuOf(() => {
    for (let n = 0; n < BATTLES; n++) orders += playGame(sabreurHexBout, `bench-${n}`, new Map()).orders;
  });
  return { battles: BATTLES / (cpu / 1e6), orders: orders / BATTLES };
}
