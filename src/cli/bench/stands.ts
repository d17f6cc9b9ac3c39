/**
 * What Fantasy battle's stands cost that place themselves: a charge of 6, one of 12, one of 12 in a crowd, an evade, each to
 * its first die or question.
 */
import { Refusal } from '../../kernel/play.ts';
import { NOTHING, run } from '../../kernel/run.ts';
import { fantasyBattle } from '../../rules/fantasy-battle/index.ts';
import { readPosition } from '../../rules/fantasy-battle/scenario/index.ts';
import type { State } from '../../rules/fantasy-battle/state.ts';
import { charge, position, supply } from './charge.ts';
import { cpuOf, inTurns } from './cpu.ts';
import { crowdedTable } from './crowded.ts';
import { type Line, whole } from './table.ts';

interface StandsCost {
  /** Milliseconds of CPU. */
  readonly placement: number;
  /** The dearest. */
  readonly large: number;
  /** 99 of 100 take no longer, and the dearest. */
  readonly crowded: number;
  readonly worst: number;
  readonly evade: number;
  /** A charge on hexes, from its text to the new position. */
  readonly onHexes: number;
  readonly tables: number;
}

/** As many tables, each with its units a little elsewhere: nothing is remembered from one to the next. */
const TABLES = 40;
const CROWDED = 150;
const CHARGES = 500;

async function measureStands(): Promise<StandsCost> {
  const tables = Array.from({ length: TABLES }, (_, n) => n / 10);
  const each = async (positions: readonly State[], text: string, mayBeRefused = false): Promise<number[]> => {
    const work = positions.map((now, n) => [`table ${n}`, () => cpuOf(() => played(now, text, mayBeRefused))]);
    const costs = await inTurns({ warmUp: 1, rounds: 3 }, Object.fromEntries(work));
    return Object.values(costs).toSorted((a, b) => a - b);
  };
  const facingEach = (stands: number): State[] => tables.map((aside) => readPosition(facing(aside, stands)));
  const hexes = position();
  const dice = supply();
  const onMap = (): void => {
    for (let n = 0; n < CHARGES; n++) charge(hexes, dice);
  };
  const { onHexes } = await inTurns({ warmUp: 2, rounds: 5 }, { onHexes: () => cpuOf(onMap) });
  const median = (costs: readonly number[]): number => costs[Math.floor(costs.length / 2)]! / 1000;
  const crowd = Array.from({ length: CROWDED }, (_, n) => crowdedTable(`crowd-${n}`));
  const inCrowd = await each(crowd, '3S charge 4O', true);
  return {
    placement: median(await each(facingEach(6), '3S charge 4O')),
    large: (await each(facingEach(12), '3S charge 4O')).at(-1)! / 1000,
    crowded: inCrowd[Math.ceil(0.99 * CROWDED) - 1]! / 1000,
    worst: inCrowd.at(-1)! / 1000,
    evade: median(await each(facingEach(6), '3S evade')),
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

/**
 * From the text of an order to its first die or question, or the end. The position is copied, so that nothing is known of it
 * from the round before.
 */
function played(now: State, text: string, mayBeRefused: boolean): void {
  const afresh = { ...now, units: now.units.map((unit) => ({ ...unit })) };
  const orders = fantasyBattle.orders(text, afresh, 'blue');
  if (orders instanceof Refusal) throw orders;
  const outcome = run(fantasyBattle, afresh, orders[0]!.order, 'blue', [], NOTHING);
  if (outcome.kind === 'refused' && !mayBeRefused) throw outcome.refusal;
}

export async function stands(): Promise<Line[]> {
  const { placement, large, crowded, worst, evade, onHexes, tables } = await measureStands();
  const line = (what: string, measured: number, most: number, which = `${tables} tables`): Line => {
    const from = `of CPU, ${which}; ${whole(measured / onHexes)} charges on hexes`;
    return { what, measured, unit: 'ms', limit: { most }, from };
  };
  return [
    line('6 stands of a charge placed', placement, 5),
    line('a charge of 12 stands, the dearest', large, 50),
    line('a charge of 12 in a crowd, p99', crowded, 50, `${CROWDED} tables, the dearest ${worst.toFixed(0)} ms`),
    line('an evade of 6 stands', evade, 50),
  ];
}
