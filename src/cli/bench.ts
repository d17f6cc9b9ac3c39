/**
 * `npm run bench`: what the bot costs, as ratios measured within one run, since a slow or busy machine changes both
 * sides of a ratio. With `-- --check` an exceeded limit is an error, otherwise only a note. `-- charges odds` measures
 * only these.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { measureGrowth, measureMainThread } from './bench/paint.ts';
import { measureCharge } from './bench/charge.ts';
import { measureCold } from './bench/cold.ts';
import { measureChat } from './bench/chat.ts';
import { measureBattles } from './bench/battles.ts';
import { measureConfirm } from './bench/confirm.ts';
import { measureDice } from './bench/dice.ts';
import { measureOdds } from './bench/odds.ts';
import { measureOrders } from './bench/orders.ts';
import { measurePictures } from './bench/pictures.ts';
import { heap, memory, ready } from './bench/service.ts';
import { type CompletionCost, measureCompletion, measureTableCompletion } from './bench/completion.ts';
import { measureGeometry } from './bench/geometry.ts';
import { measureStands } from './bench/stands.ts';
import { measureIdeas, measureReach, measureSuggest } from './bench/suggest.ts';
import { holds, type Line, table } from './bench/table.ts';

function whole(n: number): string {
  return Math.round(n).toLocaleString('en');
}

async function charges(): Promise<Line[]> {
  const { charge, replay, move, productionMove, bytes } = await measureCharge();
  const from = `${whole(1e6 / charge)} charges, ${whole(1e6 / move)} moves a second; state of ${whole(bytes)} bytes`;
  const inProduction = `with NODE_ENV=production: ${whole(1e6 / productionMove)} moves a second`;
  return [
    { what: 'charges to boardgame.io moves', measured: move / charge, unit: '×', limit: { least: 5 }, from },
    {
      what: 'charges to its moves in production',
      measured: productionMove / charge,
      unit: '×',
      limit: { least: 1.3 },
      from: inProduction,
    },
    { what: 'a charge, warm', measured: charge, unit: 'µs', limit: { most: 30 }, from: 'of CPU, text to position' },
    {
      what: 'a charge read back to one played',
      measured: replay / charge,
      unit: '×',
      limit: { most: 1.2 },
      from: `${whole(replay)} µs from its transcript`,
    },
  ];
}

async function odds(): Promise<Line[]> {
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

async function suggestions(): Promise<Line[]> {
  const { busiest, orders, unit } = await measureSuggest();
  const ideas = await measureIdeas();
  const [one, five, ten] = await measureReach([1, 5, 10]);
  const perEnd = [one!, five!, ten!].map((cost) => cost.toFixed(1)).join(', ');
  return [
    {
      what: 'all orders of the busiest unit',
      measured: busiest,
      unit: 'ms',
      limit: { most: 20 },
      from: `${orders} orders of ${unit}; 40 x 30 hexes, 80 units`,
    },
    {
      what: "what the bot's seat thinks of",
      measured: ideas.shipped,
      unit: 'ms',
      limit: { most: 12 },
      from: `a turn of Before Dennefeld begins; with 40 units a side ${ideas.large.toFixed(1)} ms`,
    },
    {
      what: 'an end of a march of 10 to one of 5',
      measured: ten! / five!,
      unit: '×',
      limit: { most: 1.5 },
      from: `marches of 1, 5, 10 hexes: ${perEnd} µs for each end`,
    },
  ];
}

async function completion(): Promise<Line[]> {
  const line = (what: string, { p99, median, keystrokes }: CompletionCost): Line => {
    const from = `of CPU; of ${keystrokes} keystrokes 99 in 100 take no longer; the median ${median.toFixed(1)} ms`;
    return { what, measured: p99, unit: 'ms', limit: { most: 50 }, from };
  };
  return [
    line('completion of an order', await measureCompletion()),
    line('completion of an order on a table', await measureTableCompletion()),
  ];
}

async function geometry(): Promise<Line[]> {
  const { overlaps, pushes } = await measureGeometry();
  const millions = (count: number) => count / 1e6;
  return [
    {
      what: 'bases that overlap or not',
      measured: millions(overlaps),
      unit: 'M a second',
      limit: { least: 1 },
      from: 'of CPU',
    },
    {
      what: 'bases pushed until they touch',
      measured: millions(pushes),
      unit: 'M a second',
      limit: { least: 0.5 },
      from: 'of CPU',
    },
  ];
}

async function stands(): Promise<Line[]> {
  const { placement, large, evade, onHexes, tables } = await measureStands();
  const line = (what: string, measured: number, most: number): Line => {
    const from = `of CPU, ${tables} tables; ${whole(measured / onHexes)} charges on hexes`;
    return { what, measured, unit: 'ms', limit: { most }, from };
  };
  return [
    line('6 stands of a charge placed', placement, 5),
    line('a charge of 12 stands, the dearest', large, 50),
    line('an evade of 6 stands', evade, 50),
  ];
}

async function cold(): Promise<Line[]> {
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

async function battles(): Promise<Line[]> {
  const { checked, played, orders: each } = await measureBattles();
  const from = `${whole(each)} orders each, every order played three times and checked`;
  return [
    { what: 'random battles in one thread', measured: checked, unit: 'a second', from },
    {
      what: 'random battles merely played',
      measured: played,
      unit: 'a second',
      limit: { least: 600 },
      from: 'the same orders, dice and answers, read and played once',
    },
  ];
}

async function chat(): Promise<Line[]> {
  const { ours, bare } = await measureChat();
  const from = `${whole(ours)} µs, bare bot ${whole(bare)} µs`;
  return [{ what: 'a chat roll to a bare reply', measured: ours / bare, unit: '×', limit: { most: 1.6 }, from }];
}

async function dice(): Promise<Line[]> {
  const { ours, library } = await measureDice();
  const from = `4d6kh3+2 read and thrown: ${ours.toFixed(2)} µs, rpg-dice-roller ${library.toFixed(2)} µs`;
  return [
    { what: 'dice to @dice-roller/rpg-dice-roller', measured: library / ours, unit: '×', limit: { least: 5 }, from },
  ];
}

async function orders(): Promise<Line[]> {
  const { ours, bare, encoded, bytes } = await measureOrders();
  const from = `${whole(ours)} µs, bare bot ${whole(bare)} µs; ${whole(bytes)} bytes attached`;
  return [
    { what: 'an order with pictures to a bare file', measured: ours / bare, unit: '×', from },
    {
      what: 'the same to a file encoded by the canvas',
      measured: ours / (bare + encoded),
      unit: '×',
      limit: { most: 1 },
      from: `the canvas needs ${whole(encoded)} µs for one of these pictures`,
    },
  ];
}

async function confirms(): Promise<Line[]> {
  const { longestPiece, worstPiece, statements, commits, confirms: measured } = await measureConfirm();
  const from = `of the main thread, median of ${measured}; the worst ${worstPiece.toFixed(1)} ms`;
  return [
    { what: 'longest piece of a Confirm', measured: longestPiece, unit: 'ms', limit: { most: 8 }, from },
    { what: 'SQL statements of a Confirm', measured: statements, unit: '', from: `${commits} commits` },
  ];
}

async function pictures(): Promise<Line[]> {
  const { ours, canvas, ratio, bytes, canvasBytes } = await measurePictures('hex');
  const table = await measurePictures('field');
  const from = `${whole(ours)} ms of CPU, canvas's encoder alone ${whole(canvas)} ms`;
  return [
    { what: 'a picture to its mere encoding', measured: ratio, unit: '×', limit: { most: 0.4 }, from },
    {
      what: 'a picture one move later',
      measured: ours,
      unit: 'ms',
      limit: { most: 10 },
      from: 'of CPU; drawn as a whole',
    },
    {
      what: 'a picture',
      measured: bytes / 1000,
      unit: 'KB',
      limit: { most: 600 },
      from: `the canvas's own: ${whole(canvasBytes / 1000)} KB`,
    },
    {
      what: 'a picture of a table to its mere encoding',
      measured: table.ratio,
      unit: '×',
      limit: { most: 0.4 },
      from: `${whole(table.ours)} ms of CPU, canvas's encoder alone ${whole(table.canvas)} ms`,
    },
    {
      what: 'a picture of a table',
      measured: table.bytes / 1000,
      unit: 'KB',
      limit: { most: 600 },
      from: '60 cm across',
    },
  ];
}

async function mainThread(): Promise<Line[]> {
  const { longestPiece, total, pictures } = await measureMainThread();
  const from = `${pictures} pictures asked for at once; ${whole(total)} ms in all`;
  return [{ what: 'longest piece of main thread', measured: longestPiece, unit: 'ms', limit: { most: 15 }, from }];
}

async function growth(): Promise<Line[]> {
  const { megabytes, pictures, before, after } = await measureGrowth();
  const from = `${whole(before)} MB when settled, ${whole(after)} MB ${whole(pictures)} pictures later`;
  return [{ what: 'a thousand pictures: growth', measured: megabytes, unit: 'MB', limit: { most: 50 }, from }];
}

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
