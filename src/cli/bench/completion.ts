/** What one keystroke of an order costs: orders of a large battle typed letter by letter, the list completed after each. */
import { sabreurHex } from '../../rules/sabreur-hex/index.ts';
import { everyOrder } from './every.ts';
import { cpuOf, inTurns } from './cpu.ts';
import { largeBattle, mayIn } from './suggest.ts';

export interface CompletionCost {
  /** Milliseconds of CPU: 99 of 100 keystrokes take no longer. */
  readonly p99: number;
  readonly median: number;
  readonly keystrokes: number;
}

const ORDERS = 12;

/** Every beginning of the longest order of some units of all arms, from the empty field on. */
function keystrokes(): string[] {
  const now = largeBattle();
  const may = mayIn(now);
  const units = now.units.filter(({ side }) => side === now.active).slice(0, ORDERS);
  const orders = units.flatMap(
    (unit) =>
      everyOrder(now, unit, may)
        .toSorted((a, b) => a.length - b.length)
        .at(-1) ?? [],
  );
  return orders.flatMap((text) => Array.from({ length: text.length + 1 }, (_, end) => text.slice(0, end)));
}

export async function measureCompletion(): Promise<CompletionCost> {
  const now = largeBattle();
  const typed = keystrokes();
  const work = (text: string) => () => cpuOf(() => sabreurHex.complete(text, now, now.active, 'en'));
  const contestants = Object.fromEntries(typed.map((text, at) => [at, work(text)]));
  const costs = Object.values(await inTurns({ warmUp: 2, rounds: 5 }, contestants)).toSorted((a, b) => a - b);
  const atShare = (share: number): number => costs[Math.ceil(share * costs.length) - 1]! / 1000;
  return { p99: atShare(0.99), median: atShare(0.5), keystrokes: typed.length };
}
