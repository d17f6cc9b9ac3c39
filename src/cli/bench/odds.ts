/** Forecasting a charge for every possible reaction, in its thread, compared with parsing the JSON of its position. */
import type { Asking, Forecast, Forecaster } from '../../odds/forecast.ts';
import { openForecaster } from '../../odds/forecaster.ts';
import { watchThread } from './watch-thread.ts';
import { sabreurHex } from '../../rules/sabreur-hex/index.ts';
import { CHARGE, position, SIDE } from './charge.ts';
import { cpuOf, inTurns } from './cpu.ts';
import { type Line, whole } from './table.ts';

interface OddsCost {
  /** Microseconds of CPU per forecast, both threads together. */
  readonly forecast: number;
  /** The same for parsing the JSON of the position this many times. */
  readonly readings: number;
  readonly times: number;
  /** Milliseconds until the answer, the least of all rounds. Other load lengthens it. */
  readonly wall: number;
  /** The most CPU the main thread used in one turn of its event loop, in milliseconds. */
  readonly longestPiece: number;
  readonly reactions: number;
  /** Charges resolved, over all reactions. */
  readonly charges: number;
}

/** On a busy machine an answer takes longer than a person would wait. */
export const PATIENCE_MS = 120_000;
const TRIES = 2000;
const READINGS = 10_000;

export async function oddsOfCharge(forecaster: Forecaster, state: unknown, seed: string): Promise<Forecast> {
  const doctrines = { red: sabreurHex.doctrines[0]!, blue: sabreurHex.doctrines[0]! };
  const what = { ruleset: sabreurHex.name, state, by: SIDE, order: CHARGE, past: [], doctrines };
  const forecast = await forecaster.forecast({ ...what, tries: TRIES, seed } satisfies Asking);
  if (!forecast || forecast === 'full') throw new Error('the charge has no forecast');
  return forecast;
}

async function measureOdds(): Promise<OddsCost> {
  const forecaster = openForecaster({ patienceMs: PATIENCE_MS });
  const json = JSON.stringify(position());
  const state: unknown = JSON.parse(json);
  let [round, wall, longestPiece] = [0, Infinity, 0];
  const ask = () => oddsOfCharge(forecaster, state, `round ${round++}`);
  const timed = async (): Promise<void> => {
    const watch = watchThread();
    const begun = performance.now();
    await ask();
    wall = Math.min(wall, performance.now() - begun);
    longestPiece = Math.max(longestPiece, watch.stop());
  };
  const read = () => {
    for (let n = 0; n < READINGS; n++) JSON.parse(json);
  };
  const { lots } = await ask();
  const cost = await inTurns({ warmUp: 5, rounds: 8 }, { forecast: () => cpuOf(ask), readings: () => cpuOf(read) });
  for (let n = 0; n < 5; n++) await timed();
  await forecaster.close();
  return { ...cost, times: READINGS, wall, longestPiece, reactions: lots.length, charges: TRIES * lots.length };
}

export async function odds(): Promise<Line[]> {
  const { forecast, readings, times, wall, longestPiece, reactions, charges: resolved } = await measureOdds();
  const from = `${whole(forecast / 1000)} ms, ${whole(resolved)} charges, ${reactions} reactions; answered in ${whole(wall)} ms`;
  return [
    {
      what: `a charge's odds to ${whole(times)} readings`,
      measured: forecast / readings,
      unit: '×',
      limit: { most: 0.8 },
      from,
    },
    {
      what: 'longest piece meanwhile',
      measured: longestPiece,
      unit: 'ms',
      limit: { most: 8 },
      from: 'of the main thread, with a question sent and its answer read',
    },
  ];
}
