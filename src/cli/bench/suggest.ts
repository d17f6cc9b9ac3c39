/** All possible orders of the busiest unit in a large battle, and how their cost grows with its range. */
import { readFileSync } from 'node:fs';
import { hexesOf } from '../../hex/grid.ts';
import { whyNot } from '../../kernel/legality.ts';
import type { Side } from '../../kernel/play.ts';
import { sabreurHex } from '../../rules/sabreur-hex/index.ts';
import { everyOrder } from './every.ts';
import { reachOf } from '../../rules/sabreur-hex/candidates/reach.ts';
import { type State, type Unit, unitOf } from '../../rules/sabreur-hex/state.ts';
import { chanceFrom } from '../../kernel/chance.ts';
import { cpuOf, inTurns } from './cpu.ts';
import type { Line } from './table.ts';

interface SuggestCost {
  /** Milliseconds of CPU for all orders of one unit. */
  readonly busiest: number;
  readonly orders: number;
  readonly unit: string;
}

const TIMES = 5;

const ARMS = [
  'L line infantry line',
  'L line infantry column',
  'L line infantry controlled fire tactical sense line',
  'L line infantry linear order column',
  'C heavy cavalry cuirassier',
  'D medium cavalry',
  'H light cavalry lancer',
  'G light infantry skirmisher scout skirmish',
  'B heavy foot battery',
  'Q light horse battery',
];
const GROUND = ['wood', 'hill', 'difficult', 'village', 'wood hill', 'fort'];

/**
 * 40 x 30 hexes, 40 units a side in two lines seven hexes apart; behind the red ones light cavalry with open space
 * around it.
 */
export function largeBattle(): State {
  const chance = chanceFrom('large battle');
  const rough = chance.shuffled(hexesOf({ cols: 40, rows: 30 })).slice(0, 200);
  const text = [
    'title en "Large" fr "Grande"',
    'map 40 x 30',
    'army red en "Red" fr "Rouge" points 4000 edge south',
    'army blue en "Blue" fr "Bleu" points 4000 edge north',
    ...rough.map((hex) => `hex ${hex} ${chance.pick(GROUND)}`),
    'red 1H light cavalry 2022 N',
    ...lines('red', 39, [14, 16], 'N'),
    ...lines('blue', 40, [7, 5], 'S'),
  ].join('\n');
  const read = sabreurHex.read(text);
  if ('faults' in read) throw new Error(`the large battle has faults: ${JSON.stringify(read.faults)}`);
  return { ...read.state, phase: 'actions', orderPoints: 3 };
}

function lines(side: Side, count: number, rows: readonly number[], facing: string): string[] {
  return Array.from({ length: count }, (_, i) => {
    const [letter, ...arm] = ARMS[i % ARMS.length]!.split(' ');
    const at = [1 + 2 * (i % 20), rows[Math.floor(i / 20)]!].map((n) => String(n).padStart(2, '0')).join('');
    return `${side} ${(side === 'red' ? 100 : 200) + i}${letter} ${arm.join(' ')} ${at} ${facing}`;
  });
}

export function mayIn(now: State): (text: string) => boolean {
  return (text) => whyNot(sabreurHex, text, now, now.active) === undefined;
}

async function each(work: () => unknown): Promise<number> {
  const cpu = await cpuOf(() => {
    for (let n = 0; n < TIMES; n++) work();
  });
  return cpu / TIMES;
}

/** The unit of the moving side whose orders take longest. */
async function busiestOf(now: State): Promise<Unit> {
  const may = mayIn(now);
  const own = now.units.filter(({ side }) => side === now.active);
  const work = (unit: Unit) => () => each(() => everyOrder(now, unit, may));
  const cost = await inTurns({ warmUp: 2, rounds: 2 }, Object.fromEntries(own.map((unit) => [unit.id, work(unit)])));
  return own.reduce((best, unit) => (cost[unit.id]! > cost[best.id]! ? unit : best));
}

async function measureSuggest(): Promise<SuggestCost> {
  const now = largeBattle();
  const may = mayIn(now);
  const unit = await busiestOf(now);
  const { busiest } = await inTurns(
    { warmUp: 5, rounds: 20 },
    { busiest: () => each(() => everyOrder(now, unit, may)) },
  );
  return { busiest: busiest / 1000, orders: everyOrder(now, unit, may).length, unit: unit.id };
}

/** Milliseconds of CPU to think of the bot's next order, with every unit of its side unactivated. */
async function measureIdeas(): Promise<{ shipped: number; large: number }> {
  const dennefeld = readFileSync(new URL('../../../assets/scenarios/dennefeld.txt', import.meta.url), 'utf8');
  const read = sabreurHex.read(dennefeld);
  if ('faults' in read) throw new Error('Dennefeld has faults');
  const positions = { shipped: { ...read.state, phase: 'actions' as const, orderPoints: 3 }, large: largeBattle() };
  const work = (now: State) => () => each(() => sabreurHex.ideas(now, now.active));
  const { shipped, large } = await inTurns(
    { warmUp: 5, rounds: 20 },
    { shipped: work(positions.shipped), large: work(positions.large) },
  );
  return { shipped: shipped! / 1000, large: large! / 1000 };
}

/** Microseconds of CPU per destination of a march, by its length: for light cavalry with open space around it. */
async function measureReach(lengths: readonly number[]): Promise<number[]> {
  const now = largeBattle();
  const rider = unitOf(now, '1H');
  const ends = (length: number) =>
    [...reachOf(now, rider, length).hexes.values()].reduce((sum, facings) => sum + facings.length, 0);
  const work = (length: number) => () => each(() => reachOf(now, rider, length));
  const cost = await inTurns(
    { warmUp: 10, rounds: 20 },
    Object.fromEntries(lengths.map((length) => [length, work(length)])),
  );
  return lengths.map((length) => cost[length]! / ends(length));
}

export async function suggestions(): Promise<Line[]> {
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
