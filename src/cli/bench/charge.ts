/** Whole resolved charges, from text to the new position, beside boardgame.io moves on a state of equal size. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Side } from '../../kernel/play.ts';
import { Refusal } from '../../kernel/play.ts';
import { run, type Supply } from '../../kernel/run.ts';
import { sabreurHex } from '../../rules/sabreur-hex/index.ts';
import type { State } from '../../rules/sabreur-hex/state.ts';
import { cpuOf, inTurns } from './cpu.ts';

export interface ChargeCost {
  /** Microseconds of CPU for one charge. */
  readonly charge: number;
  /** The same for one move of boardgame.io. */
  readonly move: number;
  /** Bytes of the state as JSON, the same for both. */
  readonly bytes: number;
}

const TIMES = 1000;
const SCENARIO = new URL('../../../assets/scenarios/neudorf.txt', import.meta.url);
const CHARGER = '7C';
const TARGET = '42R';
export const SIDE: Side = 'blue';
export const CHARGE = `${CHARGER} charge ${TARGET}`;

/** The meeting battle, a regiment of cuirassiers set down three hexes before a column. */
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

/** Dice that fall differently every time, and whoever is asked holds. */
function supply(): Supply {
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

/** The order read, ridden home, the reaction tested, the shock, the saves, the blow back. */
function charge(now: State, dice: Supply): State {
  const orders = sabreurHex.orders(CHARGE, now, SIDE);
  if (orders instanceof Refusal) throw orders;
  const outcome = run(sabreurHex, now, orders[0]!.order, SIDE, [], dice);
  if (outcome.kind !== 'done') throw new Error(`the charge ended as ${outcome.kind}`);
  return outcome.state;
}

interface Rival {
  readonly Client: (options: object) => {
    readonly start: () => void;
    readonly moves: Readonly<Record<string, () => void>>;
  };
}

/** A game whose state is the same JSON, and whose move throws eight dice and changes one unit. */
function rivalMove(now: State): () => void {
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as Rival;
  const strike = ({ G, random }: { G: State; random: { D6: (dice: number) => number[] } }): void => {
    const hits = random.D6(8).filter((die) => die >= 4).length;
    G.units[0]!.strength += hits > 3 ? -1 : 1;
  };
  const client = Client({ game: { setup: () => structuredClone(now), moves: { strike } }, debug: false });
  client.start();
  return () => client.moves['strike']!();
}

async function each(work: () => unknown): Promise<number> {
  const cpu = await cpuOf(() => {
    for (let n = 0; n < TIMES; n++) work();
  });
  return cpu / TIMES;
}

export async function measureCharge(): Promise<ChargeCost> {
  const now = position();
  const dice = supply();
  const cost = await inTurns(
    { warmUp: 20, rounds: 40 },
    // A new game every round: the log of a long one would slow boardgame.io down.
    { charge: () => each(() => charge(now, dice)), move: () => each(rivalMove(now)) },
  );
  return { ...cost, bytes: Buffer.byteLength(JSON.stringify(now)) };
}
