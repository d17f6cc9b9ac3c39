/**
 * Whom the pseudonyms of a battle stand for: `p1`, `p2`, ... in the order of joining. Its ledgers name people by these
 * alone, so that forgetting someone empties one row and changes nothing that is hashed. Battles of form 1, begun before,
 * have no such rows: their ledgers hold user ids.
 */
import { randomUUID } from 'node:crypto';
import type { Participant as Row } from '../../generated/sqlite/client.ts';
import type { Change } from './change.ts';
import type { Client, Database, Transaction } from './database/connection.ts';
import type { Participant } from './stored.ts';

/** The form of new battles. */
export const PSEUDONYMS = 2;

type Rows = Pick<Client | Transaction, 'participant'>;

/** In the order of joining, by battle. */
export async function participantsIn(
  { read }: Pick<Database, 'read'>,
  battleIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Participant[]>> {
  const where = { battleId: { in: [...battleIds] } };
  const rows = await read((client) => client.participant.findMany({ where, orderBy: { no: 'asc' } }));
  const sorted = Map.groupBy(rows, ({ battleId }) => battleId);
  return new Map(battleIds.map((id) => [id, (sorted.get(id) ?? []).map(readRow)]));
}

/** The battle whose participants a change may add to. */
export function joinedIn({ tableEntries, seats, create, battle }: Change): readonly string[] {
  const id = create?.id ?? battle?.id;
  return id !== undefined && (tableEntries || seats?.add) ? [id] : [];
}

function readRow({ no, userId, userName }: Pick<Row, 'no' | 'userId' | 'userName'>): Participant {
  return { pseudonym: `p${no}`, userId: userId ?? undefined, userName: userName ?? undefined };
}

export async function participantsOf(client: Rows, battleId: string): Promise<readonly Participant[]> {
  return (await client.participant.findMany({ where: { battleId }, orderBy: { no: 'asc' } })).map(readRow);
}

/** Adds everyone whom the change names for the first time. Undefined: the battle has no pseudonyms. */
export async function storeParticipants(
  transaction: Transaction,
  battleId: string,
  change: Change,
): Promise<readonly Participant[] | undefined> {
  const named = namedIn(change);
  if (named.size === 0 && !change.tableEntries) return undefined;
  const battle = await transaction.battle.findUnique({ where: { id: battleId }, select: { form: true } });
  if (!battle || battle.form < PSEUDONYMS) return undefined;
  const known = await participantsOf(transaction, battleId);
  const added: Participant[] = [];
  for (const [userId, userName] of named) {
    const before = known.find((each) => each.userId === userId);
    if (before) {
      const isNew = userName !== undefined && userName !== before.userName;
      if (isNew) await transaction.participant.updateMany({ where: { battleId, userId }, data: { userName } });
      continue;
    }
    const no = known.length + added.length + 1;
    await transaction.participant.create({
      data: { id: randomUUID(), battleId, no, userId, userName: userName ?? null },
    });
    added.push({ pseudonym: `p${no}`, userId, userName });
  }
  return [...known, ...added];
}

/** In the order in which they are named. */
function namedIn({ tableEntries = [], seats }: Change): ReadonlyMap<string, string | undefined> {
  const named = new Map<string, string | undefined>();
  const add = (id: string, name?: string | null) => named.set(id, named.get(id) ?? name ?? undefined);
  for (const { userId, said } of tableEntries) {
    if (userId !== undefined) add(userId);
    for (const [id, name] of Object.entries(said?.people ?? {})) add(id, name);
  }
  for (const { userId, userName } of seats?.add ?? []) add(userId, userName);
  return named;
}

/** JSON as a ledger keeps it: an id becomes `⟨p1⟩`, a slot `⟦id⟧` in a text `⟦p1⟧`. */
export function withPseudonyms(json: string, participants: readonly Participant[]): string {
  return participants.reduce((text, { pseudonym, userId }) => {
    if (userId === undefined) return text;
    const id = JSON.stringify(userId);
    return text.replaceAll(id, `"⟨${pseudonym}⟩"`).replaceAll(`⟦${id.slice(1, -1)}⟧`, `⟦${pseudonym}⟧`);
  }, json);
}

/** The same with people's ids again; a forgotten person keeps the pseudonym. */
export function withIds(json: string, participants: readonly Participant[]): string {
  const ids = new Map(participants.map(({ pseudonym, userId = pseudonym }) => [pseudonym, userId]));
  const idOf = (pseudonym: string) => JSON.stringify(ids.get(pseudonym) ?? pseudonym).slice(1, -1);
  return json
    .replace(/⟨(p\d+)⟩/g, (_all, pseudonym: string) => idOf(pseudonym))
    .replace(/⟦(p\d+)⟧/g, (_all, pseudonym: string) => `⟦${idOf(pseudonym)}⟧`);
}
