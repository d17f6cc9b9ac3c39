/** The whole program as `npm start` runs it: how soon it is ready, and its memory. */
import { measureCrowd, measureReady } from './ready.ts';
import { EVERY, measureMemory } from './soak.ts';
import { openCrowd } from './crowd.ts';
import type { Line } from './table.ts';
import { measureWorst } from './worst.ts';

const BATTLES = 500;

export async function ready(): Promise<Line[]> {
  const alone = await measureReady();
  const { wall, cpu, battles, statements } = await measureCrowd();
  return [
    {
      what: 'ready',
      measured: alone.cpu / 1000,
      unit: 's',
      limit: { most: 1.4 },
      from: `of CPU; ${(alone.wall / 1000).toFixed(2)} s by the clock`,
    },
    {
      what: `ready with ${battles} battles`,
      measured: wall / 1000,
      unit: 's',
      limit: { most: 2.5 },
      from: `by the clock; ${(cpu / 1000).toFixed(2)} s of CPU, ${statements} SQL statements for the battles`,
    },
  ];
}

export async function memory(): Promise<Line[]> {
  const { idle, soak, orders, unanswered } = await measureMemory(console.log);
  const steps = soak.map((megabytes) => Math.round(megabytes)).join(', ');
  return [
    { what: 'memory, idle', measured: idle, unit: 'MB', limit: { most: 250 }, from: 'the two first battles opened' },
    {
      what: `memory after ${orders} orders`,
      measured: soak.at(-1)!,
      unit: 'MB',
      limit: { most: 400 },
      from: `after every ${EVERY}: ${steps}${unanswered > 0 ? `; ${unanswered} not answered in time` : ''}`,
    },
  ];
}

/** Fails if half of the heap is too little for the heaviest work. */
export async function heap(): Promise<Line[]> {
  const folder = await openCrowd(BATTLES);
  try {
    const { given, has, units, orders, pageBytes } = await measureWorst(folder);
    const from = `${BATTLES} open battles, one of ${units} units, ${orders} orders as a page of ${Math.round(pageBytes / 1000)} KB`;
    return [{ what: 'heap enough for the worst', measured: given, unit: 'MB', limit: { most: has / 2 }, from }];
  } finally {
    folder.remove();
  }
}
