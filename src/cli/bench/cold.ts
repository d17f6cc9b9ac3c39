/** The first charge and first odds of a process. Its code is compiled (the launcher caches it) but not warm. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Line } from './table.ts';

export interface ColdCost {
  /** Milliseconds of CPU, from the text of a charge to the new position. */
  readonly charge: number;
  /** All threads, from question to answer. The forecaster's thread starts with it, as in the bot. */
  readonly odds: number;
}

const STARTS = 5;

/** The least of a few starts. The first one fills the compile cache and does not count. */
async function measureCold(): Promise<ColdCost> {
  const starts: ColdCost[] = [];
  for (let count = 0; count <= STARTS; count += 1) {
    const cost = await coldStart();
    if (count > 0) starts.push(cost);
  }
  return {
    charge: Math.min(...starts.map(({ charge }) => charge)),
    odds: Math.min(...starts.map(({ odds }) => odds)),
  };
}

async function coldStart(): Promise<ColdCost> {
  const child = fork(fileURLToPath(new URL('./cold-start.ts', import.meta.url)));
  const told = once(child, 'message') as Promise<[ColdCost]>;
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`a cold start ended with ${String(code)}`);
  });
  gone.catch(() => undefined);
  const [cost] = await Promise.race([told, gone]);
  await gone.catch(() => undefined);
  return cost;
}

export async function cold(): Promise<Line[]> {
  const { charge, odds: asked } = await measureCold();
  return [
    { what: 'first charge of a process', measured: charge, unit: 'ms', limit: { most: 15 }, from: 'of CPU' },
    {
      what: 'first odds of a process',
      measured: asked,
      unit: 'ms',
      limit: { most: 600 },
      from: 'of CPU, with the start of their thread',
    },
  ];
}
