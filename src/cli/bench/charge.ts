/** Whole resolved charges, from text to facts, against boardgame.io moves on a state of equal size. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Refusal } from '../../kernel/play.ts';
import { run } from '../../kernel/run.ts';
import { sabreurHex } from '../../rules/sabreur-hex/index.ts';
import type { State } from '../../rules/sabreur-hex/state.ts';
import { perCpuSecond } from './cpu.ts';

export interface ChargeFigures {
  readonly charges: number;
  readonly moves: number;
  /** Bytes of the state as JSON, the same for both. */
  readonly bytes: number;
}

/** The meeting battle, with one cuirassier regiment set down three hexes from a column in the open. */
function position(): State {
  const file = new URL('../../../assets/scenarios/meeting-battle.txt', import.meta.url);
  const read = sabreurHex.read(readFileSync(file, 'utf8'));
  if ('faults' in read) throw new Error('the meeting battle has faults');
  const now = read.state;
  const charger = now.units.find((unit) => unit.side === now.active && unit.type === 'heavyCavalry');
  const target = now.units.find((unit) => unit.side !== now.active && unit.type === 'lineInfantry');
  if (!charger || !target) throw new Error('the meeting battle has no heavy cavalry, or no infantry');
  const clear = { hexes: {}, sides: {} };
  const units = now.units.map((unit) => {
    if (unit.id === charger.id) return { ...unit, at: '1210', facing: 0 as const };
    if (unit.id === target.id) return { ...unit, at: '1207', facing: 3 as const, formation: 'column' as const };
    return { ...unit, at: `${unit.side === 'red' ? '01' : '24'}${unit.at.slice(2)}` };
  });
  return { ...now, map: { ...now.map, ...clear }, units, phase: 'actions', orderPoints: 3 };
}

/** One charge: the order read from its text, ridden, a reaction tested, the shock, saves, the blow back. */
function charger(now: State): () => void {
  const unit = now.units.find((each) => each.at === '1210')!;
  const target = now.units.find((each) => each.at === '1207')!;
  let seed = 1;
  const die = () => {
    seed = (seed * 48271) % 2147483647;
    return 1 + (seed % 6);
  };
  return () => {
    const orders = sabreurHex.orders(`${unit.id} charge ${target.id}`, now, unit.side);
    if (orders instanceof Refusal) throw orders;
    const outcome = run(sabreurHex, now, orders[0]!.order, unit.side, [], {
      dice: (roll) => Array.from({ length: roll.dice }, die),
      answer: (question) => ({ text: question.fallback, by: { who: 'default' } }),
    });
    if (outcome.kind !== 'done') throw new Error(`the charge ended as ${outcome.kind}`);
  };
}

interface Bgio {
  Client: (options: unknown) => { start: () => void; moves: Record<string, () => void>; getState: () => unknown };
}

/** A boardgame.io game whose state is the same JSON, and whose move throws eight dice and changes one unit. */
function mover(now: State): () => void {
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as Bgio;
  const game = {
    setup: () => JSON.parse(JSON.stringify(now)) as unknown,
    moves: {
      strike: ({ G, random }: { G: State; random: { D6: (n: number) => number[] } }) => {
        const hits = random.D6(8).filter((die) => die >= 4).length;
        const unit = G.units[0]!;
        unit.strength = hits > 3 ? unit.strength - 1 : unit.strength + 1;
      },
    },
  };
  const client = Client({ game, debug: false });
  client.start();
  return () => client.moves['strike']!();
}

export async function measureCharges(): Promise<ChargeFigures> {
  const now = position();
  const moves = await perCpuSecond(300, 5, mover(now));
  const charges = await perCpuSecond(300, 5, charger(now));
  return { charges, moves, bytes: JSON.stringify(now).length };
}
