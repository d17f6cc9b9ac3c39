/** What one keystroke of an order costs: orders typed letter by letter, the list completed after each. */
import { readFileSync } from 'node:fs';
import { sabreurHex } from '../../rules/sabreur-hex/index.ts';
import { skirmish } from '../../rules/skirmish/index.ts';
import { everyOrder } from './every.ts';
import { cpuOf, inTurns } from './cpu.ts';
import { largeBattle, mayIn } from './suggest.ts';
import type { Line } from './table.ts';

interface CompletionCost {
  /** Milliseconds of CPU: 99 of 100 keystrokes take no longer. */
  readonly p99: number;
  readonly median: number;
  readonly keystrokes: number;
}

const ORDERS = 12;

/** In a large battle on hexes: the longest order of some units of all arms. */
function measureCompletion(): Promise<CompletionCost> {
  const now = largeBattle();
  const may = mayIn(now);
  const units = now.units.filter(({ side }) => side === now.active).slice(0, ORDERS);
  const orders = units.flatMap(
    (unit) =>
      everyOrder(now, unit, may)
        .toSorted((a, b) => a.length - b.length)
        .at(-1) ?? [],
  );
  return measured(orders, (text) => sabreurHex.complete(text, now, now.active, 'en'));
}

/** On a table in centimetres: what is suggested at the start of a whole battle of five squads a side. */
function measureTableCompletion(): Promise<CompletionCost> {
  const file = new URL('../../../assets/scenarios/sorlada.txt', import.meta.url);
  const read = skirmish.read(readFileSync(file, 'utf8'));
  if ('faults' in read) throw new Error('sorlada is faulty');
  const units = read.state.units.map((unit) => ({ ...unit, led: true }));
  const now = { ...read.state, units, turn: 1, phase: 'acting' as const };
  const orders = skirmish.suggest(now, now.active);
  return measured(orders, (text) => skirmish.complete(text, now, now.active, 'en'));
}

/** Every beginning of each order, from the empty field on. */
async function measured(orders: readonly string[], complete: (text: string) => unknown): Promise<CompletionCost> {
  const typed = orders.flatMap((text) => Array.from({ length: text.length + 1 }, (_, end) => text.slice(0, end)));
  const contestants = Object.fromEntries(typed.map((text, at) => [at, () => cpuOf(() => complete(text))]));
  const costs = Object.values(await inTurns({ warmUp: 2, rounds: 5 }, contestants)).toSorted((a, b) => a - b);
  const atShare = (share: number): number => costs[Math.ceil(share * costs.length) - 1]! / 1000;
  return { p99: atShare(0.99), median: atShare(0.5), keystrokes: typed.length };
}

export async function completion(): Promise<Line[]> {
  const line = (what: string, { p99, median, keystrokes }: CompletionCost): Line => {
    const from = `of CPU; of ${keystrokes} keystrokes 99 in 100 take no longer; the median ${median.toFixed(1)} ms`;
    return { what, measured: p99, unit: 'ms', limit: { most: 50 }, from };
  };
  return [
    line('completion of an order', await measureCompletion()),
    line('completion of an order on a table', await measureTableCompletion()),
  ];
}
