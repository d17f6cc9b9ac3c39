/** The one verb that writes: a change as plain data, in one transaction. */
import { Prisma } from '../../generated/sqlite/client.ts';
import type { BattlePatch, Change, Committed, NewBattle } from './change.ts';
import type { Database, Transaction } from './database/connection.ts';
import { storePlans, storeStanding } from './ahead.ts';
import { storeArmies } from './armies.ts';
import { storeForgotten } from './forget-person.ts';
import { storeRolls } from './rolls.ts';
import { storeDeadlines } from './deadlines.ts';
import { storeMotions } from './motions.ts';
import { addPosts, type Speaker } from './new-posts.ts';
import { divertPosts } from './outbox.ts';
import { pack } from './database/pack.ts';
import { storeDrafts, storeEntry, storeTableEntries, storeWaiting } from './parts.ts';
import { PSEUDONYMS, storeParticipants } from './participants.ts';
import { storeDoctrine, storePeople } from './people.ts';
import { storePlace, storePlaces } from './places.ts';
import { storeScenario } from './scenarios.ts';
import type { Leased } from './stored.ts';
import { storeSeats } from './seats.ts';
import { storeSheets } from './sheets.ts';
import { jsonOf } from './database/text-columns.ts';

/** Thrown to roll back the transaction: another process was first. */
class Stale extends Error {}

/** Prisma's codes. */
const UNIQUE_CONSTRAINT = 'P2002';
const WRITE_CONFLICT = 'P2034';

/** Rows that two processes may write at once. */
const RACED: ReadonlySet<string> = new Set([
  'Entry',
  'TableEntry',
  'Place',
  'Waiting',
  'Outbox',
  'Doctrine',
  'Person',
  'Scenario',
  'Army',
  'SavedRoll',
]);

/** The position after an entry, as the battle and the ledger store it. */
interface Position {
  readonly text: string;
  readonly packed: string;
}

export async function commit(database: Database, change: Change, speaker?: Speaker): Promise<Committed> {
  const position = change.entry && positionOf(change.entry.state);
  try {
    const taken = await database.transaction((transaction) => store(transaction, change, position, speaker));
    for (const each of taken) speaker?.say(each);
    return 'committed';
  } catch (error) {
    const lost = lostRace(error);
    if (lost === undefined) throw error;
    if (lost === 'stale') await insistItCouldFit(database, change);
    return lost;
  }
}

/** The posts that the speaker has taken. */
async function store(
  transaction: Transaction,
  change: Change,
  position: Position | undefined,
  speaker: Speaker | undefined,
): Promise<readonly Leased[]> {
  const { at, create, battle, place, entry, waiting } = change;
  if (change.interactionId !== undefined) {
    await transaction.seen.create({ data: { interactionId: change.interactionId, at } });
  }
  if (create) await storeNewBattle(transaction, create, advance(change, position), at);
  if (battle) await storeChangedBattle(transaction, change, battle, position);
  if (place && !(await storePlace(transaction, place))) throw new Stale();
  if (entry && position) await storeEntry(transaction, battleOf(change), entry, position.packed, at);
  const participants =
    change.tableEntries || change.seats?.add
      ? await storeParticipants(transaction, battleOf(change), change)
      : undefined;
  if (change.tableEntries) await storeTableEntries(transaction, battleOf(change), change, participants);
  if (waiting !== undefined) await storeWaiting(transaction, battleOf(change), waiting, at);
  if (change.seats) await storeSeats(transaction, battleOf(change), change.seats, at);
  if (change.places) await storePlaces(transaction, change.places);
  await storeDrafts(transaction, change);
  await storeAhead(transaction, change);
  if (change.doctrine) await storeDoctrine(transaction, change.doctrine, at);
  if (change.people) await storePeople(transaction, change.people, at);
  if (change.scenario && !(await storeScenario(transaction, change.scenario, at))) throw new Stale();
  if (change.armies && !(await storeArmies(transaction, change.armies, at))) throw new Stale();
  if (change.sheets) await storeSheets(transaction, change.sheets, at);
  if (change.rolls) await storeRolls(transaction, change.rolls, at);
  if (change.forgets !== undefined && !(await storeForgotten(transaction, change.forgets))) throw new Stale();
  for (const each of change.divert ?? []) await divertPosts(transaction, each);
  return addPosts(transaction, change.posts ?? [], create?.id ?? battle?.id, at, speaker);
}

/** Stores future events: answers and orders written in advance, deadlines, votes. */
async function storeAhead(
  transaction: Transaction,
  { standing, plans, deadlines, motions, at }: Change,
): Promise<void> {
  if (standing) await storeStanding(transaction, standing, at);
  if (plans) await storePlans(transaction, plans, at);
  if (deadlines) await storeDeadlines(transaction, deadlines, at);
  if (motions) await storeMotions(transaction, motions, at);
}

/** The battle whose parts change. */
function battleOf(change: Change): string {
  const id = change.create?.id ?? change.battle?.id;
  if (id === undefined) throw new Error('this change belongs to a battle and names none');
  return id;
}

function positionOf(state: unknown): Position {
  const text = jsonOf(state);
  return { text, packed: pack(text) };
}

async function storeNewBattle(
  transaction: Transaction,
  create: NewBattle,
  advanced: ReturnType<typeof advance>,
  createdAt: Date,
): Promise<void> {
  const { guildId = null, options, salts, state, ...plain } = create;
  const json = { options: jsonOf(options), salts: jsonOf(salts), state: jsonOf(state) };
  const start = { revision: 1, seq: 0, tableSeq: 0, told: 0, position: 0, dice: 0, form: PSEUDONYMS, createdAt };
  await transaction.battle.create({ data: { ...plain, guildId, ...json, ...start, ...advanced } });
}

async function storeChangedBattle(
  transaction: Transaction,
  change: Change,
  battle: NonNullable<Change['battle']>,
  position: Position | undefined,
): Promise<void> {
  const changed = await transaction.battle.updateMany({
    where: { id: battle.id, revision: battle.revision, ...followed(change) },
    data: { ...columnsOf(battle.patch ?? {}), ...advance(change, position), revision: battle.revision + 1 },
  });
  if (changed.count === 0) throw new Stale();
}

function columnsOf({ options, salts, state, ...plain }: BattlePatch) {
  return {
    ...plain,
    ...(options && { options: jsonOf(options) }),
    ...(salts && { salts: jsonOf(salts) }),
    ...(state !== undefined && { state: jsonOf(state) }),
  };
}

/** The changes of the battle's row by the new entries. */
function advance({ entry, tableEntries, at }: Change, position: Position | undefined) {
  const lastAtTable = tableEntries?.at(-1);
  return {
    updatedAt: at,
    ...(entry &&
      position && { seq: entry.seq, head: entry.hash, rulesVersion: entry.rulesVersion, state: position.text }),
    ...(lastAtTable && { tableSeq: lastAtTable.seq }),
  };
}

/** The ends of the ledgers that the new entries follow. */
function followed({ entry, tableEntries }: Change) {
  const firstAtTable = tableEntries?.[0];
  return {
    ...(entry && { seq: entry.seq - 1, head: entry.previous }),
    ...(firstAtTable && { tableSeq: firstAtTable.seq - 1 }),
  };
}

/** Which race was lost; undefined for any other error. */
function lostRace(error: unknown): 'stale' | 'seen' | undefined {
  if (error instanceof Stale) return 'stale';
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return undefined;
  if (error.code === WRITE_CONFLICT) return 'stale';
  if (error.code !== UNIQUE_CONSTRAINT) return undefined;
  const model = String(error.meta?.['modelName']);
  if (model === 'Seen') return 'seen';
  return RACED.has(model) ? 'stale' : undefined;
}

/** Distinguishes a lost race from a caller's bug: on the revision it names, a change of a battle must fit. */
async function insistItCouldFit(database: Database, { battle, entry, tableEntries }: Change): Promise<void> {
  if (!battle) return;
  const select = { revision: true, seq: true, head: true, tableSeq: true };
  const now = await database.read((client) => client.battle.findUnique({ where: { id: battle.id }, select }));
  if (!now) throw new Error(`there is no battle ${battle.id}`);
  const fits =
    (!entry || (entry.seq === now.seq + 1 && entry.previous === now.head)) &&
    (!tableEntries?.[0] || tableEntries[0].seq === now.tableSeq + 1);
  if (now.revision !== battle.revision || fits) return;
  const given = `entry ${entry?.seq} (after ${entry?.previous}) and table entry ${tableEntries?.[0]?.seq}`;
  const ends = `entry ${now.seq} (${now.head}) and table entry ${now.tableSeq}`;
  throw new Error(`battle ${battle.id} ends with ${ends}; ${given} cannot follow`);
}
