/**
 * `npm run bench`: what the bot costs, as ratios measured within one run, since a slow or busy machine changes both
 * sides of a ratio. With `-- --check` an exceeded limit is an error, otherwise only a note. `-- charges odds` measures
 * only these.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { battles } from './bench/battles.ts';
import { charges } from './bench/charge.ts';
import { chat } from './bench/chat.ts';
import { cold } from './bench/cold.ts';
import { completion } from './bench/completion.ts';
import { confirms } from './bench/confirm.ts';
import { dice } from './bench/dice.ts';
import { geometry } from './bench/geometry.ts';
import { half } from './bench/half.ts';
import { odds } from './bench/odds.ts';
import { orders } from './bench/orders.ts';
import { growth, mainThread } from './bench/paint.ts';
import { pictures } from './bench/pictures.ts';
import { stands } from './bench/stands.ts';
import { suggestions } from './bench/suggest.ts';
import { heap, memory, ready } from './bench/service.ts';
import { holds, type Line, table } from './bench/table.ts';

function machine(): string {
  const load = loadavg().map((each) => each.toFixed(1));
  return `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, load ${load.join(' ')}`;
}

const MEASURES = {
  charges,
  cold,
  odds,
  suggestions,
  completion,
  geometry,
  stands,
  half,
  battles,
  dice,
  chat,
  orders,
  confirms,
  pictures,
  mainThread,
  growth,
  ready,
  memory,
  heap,
};

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !Object.hasOwn(MEASURES, name));
if (unknown.length > 0) {
  console.error(`There is no measure called ${unknown.join(', ')}. There are: ${Object.keys(MEASURES).join(', ')}.`);
  process.exit(2);
}

console.log(machine());
const lines: Line[] = [];
for (const [name, measure] of Object.entries(MEASURES))
  if (names.length === 0 || names.includes(name)) lines.push(...(await measure()));
console.log(`\n${table(lines)}\n`);

const missed = lines.filter((line) => !holds(line));
console.log(missed.length === 0 ? 'Every limit holds.' : `Missed: ${missed.map(({ what }) => what).join('; ')}.`);
if (process.argv.includes('--check') && missed.length > 0) process.exitCode = 1;
