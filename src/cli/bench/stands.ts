/** What Fantasy battle's stands cost that place themselves: a charge of 6, one of 12, an evade, each to its first die or question. */
import { Refusal } from '../../kernel/play.ts';
import { NOTHING, run } from '../../kernel/run.ts';
import { fantasyBattle } from '../../rules/fantasy-battle/index.ts';
import { readPosition } from '../../rules/fantasy-battle/scenario/index.ts';
import type { State } from '../../rules/fantasy-battle/state.ts';
import { charge, position, supply } from './charge.ts';
import { inTurns, cpuOf } from './cpu.ts';

export interface StandsCost {
  /** Milliseconds of CPU. */
  readonly placement: number;
  /** Its 99th percentile. */
  readonly large: number;
  readonly evade: number;
  /** A charge on hexes, from its text to the new position. */
  readonly onHexes: number;
  readonly tables: number;
}

/** As many tables, each with its units a little elsewhere: nothing is remembered from one to the next. */
const TABLES = 40;
const CHARGES = 500;

export async function measureStands(): Promise<StandsCost> {
  const tables = Array.from({ length: TABLES }, (_, n) => n / 10);
  const each = async (lines: (aside: number) => readonly string[], text: string): Promise<number[]> => {
    const work = tables.map((aside) => [String(aside), () => cpuOf(() => played(readPosition(lines(aside)), text))]);
    const costs = await inTurns({ warmUp: 1, rounds: 3 }, Object.fromEntries(work));
    return Object.values(costs).toSorted((a, b) => a - b);
  };
  const hexes = position();
  const dice = supply();
  const onMap = (): void => {
    for (let n = 0; n < CHARGES; n++) charge(hexes, dice);
  };
  const { onHexes } = await inTurns({ warmUp: 2, rounds: 5 }, { onHexes: () => cpuOf(onMap) });
  const median = (costs: readonly number[]): number => costs[Math.floor(costs.length / 2)]! / 1000;
  return {
    placement: median(await each((aside) => facing(aside, 6), '3S charge 4O')),
    large: (await each((aside) => facing(aside, 12), '3S charge 4O')).at(-1)! / 1000,
    evade: median(await each((aside) => facing(aside, 6), '3S evade')),
    onHexes: onHexes / CHARGES / 1000,
    tables: TABLES,
  };
}

/** A line before another, friends and a wood beside them. */
function facing(aside: number, stands: number): string[] {
  return [
    `blue 3S infantry stands ${stands} in line at ${60 + aside}x45 face N activated`,
    'blue 5S infantry stands 3 in line at 100x44 face N',
    'blue 6S infantry stands 3 in line at 14x44 face N',
    `red 4O infantry stands ${stands} in line at 58x60 face S`,
    'red 5O infantry stands 3 in line at 98x62 face S',
    'red 6O infantry stands 3 in line at 20x64 face S',
    'area wood 80x20 90x20 90x30 80x30',
  ];
}

/** From the text of an order to its first die or question, or the end. */
function played(now: State, text: string): void {
  const orders = fantasyBattle.orders(text, now, 'blue');
  if (orders instanceof Refusal) throw orders;
  const outcome = run(fantasyBattle, now, orders[0]!.order, 'blue', [], NOTHING);
  if (outcome.kind === 'refused') throw outcome.refusal;
}
