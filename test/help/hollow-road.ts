/** *The Hollow Road*, the teaching scenario of Periods, whose first half is worked out in the book's examples. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScenario } from '../../src/rules/periods/scenario/index.ts';
import type { State } from '../../src/rules/periods/state.ts';
import { ROOT } from './source.ts';

export const HOLLOW_ROAD = readFileSync(join(ROOT, 'assets/scenarios/hollow-road.txt'), 'utf8');

export function hollowRoad(): State {
  const read = readScenario(HOLLOW_ROAD);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.state;
}
