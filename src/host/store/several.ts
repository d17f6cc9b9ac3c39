/**
 * What is needed to show a battle, read for one battle or for several: one statement for each kind of row, however many
 * battles there are.
 */
import { PLANS, STANDING } from './ahead.ts';
import { readBattle, readWaiting } from './battles.ts';
import type { Database, RowsOf } from './database/connection.ts';
import { DEADLINES } from './deadlines.ts';
import type { RowMemory } from './row-memory.ts';
import { PLACES } from './places.ts';
import { SEATS } from './seats.ts';
import type { Battle, Participant, Waiting } from './stored.ts';

export type Several = ReturnType<typeof oneByOne>;

export type ParticipantRows = RowMemory<readonly Participant[]>['rows'];

export function oneByOne({ read }: Database, participants: ParticipantRows) {
  const listOf =
    <Row, T>(rows: RowsOf<Row, T>) =>
    async (battleId: string): Promise<readonly T[]> =>
      (await read((client) => rows.find(client, { battleId: { in: [battleId] } }))).map(rows.read);
  return {
    battle: async (id: string): Promise<Battle | undefined> => {
      const row = await read((client) => client.battle.findUnique({ where: { id } }));
      return row ? readBattle(row) : undefined;
    },
    waiting: async (battleId: string): Promise<Waiting | undefined> => {
      const row = await read((client) => client.waiting.findUnique({ where: { battleId } }));
      return row ? readWaiting(row) : undefined;
    },
    /** Its channels and threads. */
    placesOf: listOf(PLACES),
    /** In the order in which they were taken. */
    seats: listOf(SEATS),
    /** In the order of joining. */
    participants: async (battleId: string): Promise<readonly Participant[]> =>
      (await participants([battleId])).get(battleId) ?? [],
    /** Earliest due first. */
    deadlines: listOf(DEADLINES),
    /** The oldest first. */
    standing: listOf(STANDING),
    plans: listOf(PLANS),
  };
}

/** Answers like `oneByOne`, which gets the queries about other battles, from what was read. */
export async function several(
  { read }: Database,
  others: Several,
  participants: ParticipantRows,
  ids: readonly string[],
): Promise<Several> {
  const where = { battleId: { in: [...ids] } };
  const found = await read((client) => client.battle.findMany({ where: { id: { in: [...ids] } } }));
  const battles = new Map(found.map((row) => [row.id, row]));
  const allWaiting = await read((client) => client.waiting.findMany({ where }));
  const waiting = new Map(allWaiting.map((row) => [row.battleId, row]));
  const joined = await participants(ids);
  // A wrong row affects only its own battle, so each is parsed when it is asked for.
  const listOf = async <Row extends { readonly battleId: string }, T>(
    rows: RowsOf<Row, T>,
    otherwise: (id: string) => Promise<readonly T[]>,
  ) => {
    const sorted = Map.groupBy(await read((client) => rows.find(client, where)), ({ battleId }) => battleId);
    return async (id: string) => (battles.has(id) ? (sorted.get(id) ?? []).map(rows.read) : otherwise(id));
  };
  return {
    battle: async (id) => (battles.has(id) ? readBattle(battles.get(id)!) : others.battle(id)),
    waiting: async (id) => {
      const row = waiting.get(id);
      return battles.has(id) ? row && readWaiting(row) : others.waiting(id);
    },
    placesOf: await listOf(PLACES, others.placesOf),
    seats: await listOf(SEATS, others.seats),
    participants: async (id) => (battles.has(id) ? (joined.get(id) ?? []) : others.participants(id)),
    deadlines: await listOf(DEADLINES, others.deadlines),
    standing: await listOf(STANDING, others.standing),
    plans: await listOf(PLANS, others.plans),
  };
}
