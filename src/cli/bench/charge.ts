/** Whole charges, from text to the new position, compared with boardgame.io moves on a state of equal size. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Side, Refusal } from '../../kernel/play.ts';
import { NOTHING, run, type Inputs } from '../../kernel/run.ts';
import { sabreurHex } from '../../rules/sabreur-hex/index.ts';
import type { State } from '../../rules/sabreur-hex/state.ts';
import type { Fact } from '../../rules/sabreur-hex/facts.ts';
import type { Order } from '../../rules/sabreur-hex/order.ts';
import { cpuOf, inTurns } from './cpu.ts';
import { type Line, whole } from './table.ts';

interface ChargeCost {
  /** Microseconds of CPU per charge. */
  readonly charge: number;
  /** Replaying the same charge from its transcript, as a question or a start of the bot does. */
  readonly replay: number;
  /** One move of boardgame.io as installed, and with NODE_ENV=production, which skips its own checks. */
  readonly move: number;
  readonly productionMove: number;
  /** Bytes of the state as JSON, the same for both. */
  readonly bytes: number;
}

const TIMES = 1000;
const SCENARIO = new URL('../../../assets/scenarios/neudorf.txt', import.meta.url);
const CHARGER = '7C';
const TARGET = '42R';
export const SIDE: Side = 'blue';
export const CHARGE = `${CHARGER} charge ${TARGET}`;

/** The meeting battle, with a regiment of cuirassiers three hexes in front of a column. */
export function position(): State {
  const read = sabreurHex.read(readFileSync(SCENARIO, 'utf8'));
  if ('faults' in read) throw new Error('the meeting battle has faults');
  const now = read.state;
  const units = now.units.map((unit) => {
    if (unit.id === CHARGER) return { ...unit, at: '1508' };
    return unit.id === TARGET ? { ...unit, at: '1511' } : unit;
  });
  return { ...now, units, phase: 'actions', orderPoints: 3 };
}

/** Different dice every time; every question is answered with hold. */
export function supply(): Inputs {
  let seed = 1;
  const die = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return 1 + (seed % 6);
  };
  return {
    dice: (roll) => Array.from({ length: roll.dice }, die),
    answer: (question) => ({ text: question.fallback, by: { who: 'default' } }),
  };
}

/** Parses the order and plays the charge, reaction test, shock, saves and return blow. */
export function charge(now: State, dice: Inputs, past: Transcript = []): Done {
  const orders = sabreurHex.orders(CHARGE, now, SIDE);
  if (orders instanceof Refusal) throw orders;
  const outcome = run(sabreurHex, now, orders[0]!.order, SIDE, past, dice);
  if (outcome.kind !== 'done') throw new Error(`the charge ended as ${outcome.kind}`);
  return outcome;
}

type Done = Extract<ReturnType<typeof run<State, Fact, Order>>, { kind: 'done' }>;
type Transcript = Done['transcript'];

interface Rival {
  readonly Client: (options: object) => {
    readonly start: () => void;
    readonly moves: Readonly<Record<string, () => void>>;
  };
}

/** A game with the same JSON state, whose move rolls eight dice and changes one unit. */
function rivalMove({ Client }: Rival, now: State): () => void {
  const strike = ({ G, random }: { G: State; random: { D6: (dice: number) => number[] } }): void => {
    const hits = random.D6(8).filter((die) => die >= 4).length;
    G.units[0]!.strength += hits > 3 ? -1 : 1;
  };
  const client = Client({ game: { setup: () => structuredClone(now), moves: { strike } }, debug: false });
  client.start();
  return () => client.moves['strike']!();
}

/** boardgame.io reads NODE_ENV when it is loaded, and at every move. */
function rivalIn(environment: string | undefined): { readonly movesOf: (now: State) => Promise<number> } {
  const require = createRequire(import.meta.url);
  for (const path of Object.keys(require.cache)) if (path.includes('boardgame.io')) delete require.cache[path];
  const rival = withEnvironment(environment, () => require('boardgame.io/client') as Rival);
  return {
    // A new game every time, because the log of a long one slows boardgame.io down.
    movesOf: (now) => withEnvironment(environment, () => each(rivalMove(rival, now))),
  };
}

function withEnvironment<T>(environment: string | undefined, work: () => T): T {
  const before = process.env['NODE_ENV'];
  const set = (value: string | undefined): void => {
    if (value === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = value;
  };
  try {
    set(environment);
    return work();
  } finally {
    set(before);
  }
}

async function each(work: () => unknown): Promise<number> {
  const cpu = await cpuOf(() => {
    for (let n = 0; n < TIMES; n++) work();
  });
  return cpu / TIMES;
}

async function measureCharge(): Promise<ChargeCost> {
  const now = position();
  const dice = supply();
  const [installed, production] = [rivalIn(undefined), rivalIn('production')];
  const cost = await inTurns(
    { warmUp: 20, rounds: 40 },
    {
      charge: () => each(() => charge(now, dice)),
      replay: () => {
        const past = Array.from({ length: TIMES }, () => charge(now, dice).transcript);
        let next = 0;
        return each(() => charge(now, NOTHING, past[next++]));
      },
      move: () => installed.movesOf(now),
      productionMove: () => production.movesOf(now),
    },
  );
  return { ...cost, bytes: Buffer.byteLength(JSON.stringify(now)) };
}

export async function charges(): Promise<Line[]> {
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
