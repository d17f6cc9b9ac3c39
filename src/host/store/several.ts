/**
 * Reads several battles at once: one statement for each kind of row, however many battles there are. The result answers
 * like the store, from what was read.
 */
import { planRows, readPlan, readStanding, standingRows } from './ahead.ts';
import { readBattle, readWaiting } from './battles.ts';
import type { Database } from './connection.ts';
import { deadlineRows, readDeadline } from './deadlines.ts';
import { placeRows, readPlace } from './places.ts';
import { readSeat, seatRows } from './seats.ts';
import type { Battle, Deadline, Place, Plan, Seat, Standing, Waiting } from './stored.ts';

/** What is needed to show a battle. */
export interface Several {
  readonly battle: (id: string) => Promise<Battle | undefined>;
  /** Its channels and threads. */
  readonly placesOf: (battleId: string) => Promise<readonly Place[]>;
  /** In the order in which they were taken. */
  readonly seats: (battleId: string) => Promise<readonly Seat[]>;
  readonly waiting: (battleId: string) => Promise<Waiting | undefined>;
  /** The oldest first. */
  readonly standing: (battleId: string) => Promise<readonly Standing[]>;
  readonly plans: (battleId: string) => Promise<readonly Plan[]>;
  readonly deadlines: (battleId: string) => Promise<readonly Deadline[]>;
}

/** Queries about other battles go to `store`. */
export async function several(database: Database, store: Several, ids: readonly string[]): Promise<Several> {
  const where = { battleId: { in: [...ids] } };
  const rows = await database.read((client) => client.battle.findMany({ where: { id: { in: [...ids] } } }));
  const battles = new Map(rows.map((row) => [row.id, row]));
  const waiting = await database.read((client) => client.waiting.findMany({ where }));
  // A wrong row affects only its own battle, so each is parsed when it is asked for.
  const listsOf = <Row extends { readonly battleId: string }, T>(
    all: readonly Row[],
    read: (row: Row) => T,
    otherwise: (id: string) => Promise<readonly T[]>,
  ) => {
    const sorted = Map.groupBy(all, ({ battleId }) => battleId);
    return async (id: string) => (battles.has(id) ? (sorted.get(id) ?? []).map(read) : otherwise(id));
  };
  return {
    battle: async (id) => (battles.has(id) ? readBattle(battles.get(id)!) : store.battle(id)),
    waiting: async (id) => {
      const row = waiting.find(({ battleId }) => battleId === id);
      return battles.has(id) ? row && readWaiting(row) : store.waiting(id);
    },
    placesOf: listsOf(await placeRows(database, ids), readPlace, store.placesOf),
    seats: listsOf(await seatRows(database, ids), readSeat, store.seats),
    deadlines: listsOf(await deadlineRows(database, ids), readDeadline, store.deadlines),
    standing: listsOf(await standingRows(database, ids), readStanding, store.standing),
    plans: listsOf(await planRows(database, ids), readPlan, store.plans),
  };
}
