/**
 * The store: everything the host keeps, in SQLite or PostgreSQL.
 *
 * Reading: one function for each kind of query. They see only committed data; JSON is checked on reading, and a row
 * with invalid content is an error that names it.
 *
 * Writing: one verb, `commit`, and one plain description of everything that changes together. A change of a battle
 * names the `revision` it was decided on:
 *
 *     const battle = await store.battleAt(channel);
 *     ... decide ...
 *     await store.commit({ at, interactionId, battle: { id: battle.id, revision: battle.revision }, entry, posts });
 *
 * `committed`: all of it is on the disk. `stale`: another process was faster; read again and decide again. `seen`: this
 * interaction has already taken effect; say nothing new. A change that could never fit is an error, never `stale`.
 *
 * Posting: posts wait in the outbox in the order of their commits. A poster leases them, or gets them with the commit,
 * and reports the result of each.
 */
import { armyQueries } from './armies.ts';
import { battleQueries } from './battles.ts';
import type { Change, Committed } from './change.ts';
import { commit } from './commit.ts';
import type { Fate } from './database/connection.ts';
import { openDatabase } from './database/database.ts';
import { keptOf } from './forget-person.ts';
import { passingData } from './forget.ts';
import { ledgerQueries } from './ledgers.ts';
import { motionQueries } from './motions.ts';
import type { Speaker } from './new-posts.ts';
import { outboxOf, releaseAll } from './outbox.ts';
import * as people from './people.ts';
import { rollQueries } from './rolls.ts';
import { sheetQueries } from './sheets.ts';
import { joinedIn, participantsIn } from './participants.ts';
import { createRowMemory, readAlways } from './row-memory.ts';
import { scenarioQueries } from './scenarios.ts';
import { oneByOne, several } from './several.ts';

export type * from './change.ts';
export type { Army, KeptArmy, PutArmy } from './armies.ts';
export type { SavedRoll } from './rolls.ts';
export type { Sheet } from './sheets.ts';
export type { KeptScenario } from './scenarios.ts';
export type { Created } from './database/connection.ts';
export { databaseFree, Unreadable } from './database/database.ts';
export { Unstored } from './database/unstored.ts';
export { readableOr, WrongRow } from './database/text-columns.ts';
export type {
  Battle,
  BattleStatus,
  Deadline,
  Draft,
  Entry,
  EntryAsStored,
  EntryWithState,
  KeptPosts,
  Leased,
  LineChanges,
  Motion,
  Options,
  Participant,
  Place,
  PlaceKind,
  Plan,
  Queued,
  Readers,
  Role,
  Said,
  Seat,
  SeatChanges,
  SpokenEntry,
  Standing,
  TableEntry,
  Transcript,
  Waiting,
} from './stored.ts';

export type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens the store at a `DATABASE_URL`, and brings the database up to date. */
export async function openStore(url: string, fate?: Fate) {
  const database = await openDatabase(url, fate);
  // On SQLite, earlier lease holders are dead, because the file has one process. On PostgreSQL they may be alive, and
  // leases of dead ones run out.
  if (database.dialect === 'sqlite') await releaseAll(database);
  const rowMemory = database.dialect === 'sqlite' ? createRowMemory : readAlways;
  const doctrines = rowMemory((userIds) => people.doctrines(database, userIds));
  const settings = rowMemory((userIds) => people.people(database, userIds));
  const participants = rowMemory((battleIds) => participantsIn(database, battleIds));
  const alone = oneByOne(database, participants.rows);
  let speaker: Speaker | undefined;
  return {
    ...alone,
    ...battleQueries(database),
    ...ledgerQueries(database),
    ...motionQueries(database),
    ...armyQueries(database),
    ...sheetQueries(database),
    ...rollQueries(database),
    ...scenarioQueries(database),
    ...passingData(database),
    ...outboxOf(database),
    /** These battles as they are now, read together with few statements. */
    several: (ids: readonly string[]) => several(database, alone, participants.rows, ids),
    /** The doctrines these people have chosen, by user id. */
    doctrines: doctrines.rows,
    /** These people's own settings, by user id. */
    people: settings.rows,
    /** How much is kept of a person. */
    keptOf: (userId: string) => keptOf(database, userId),
    commit: async (change: Change): Promise<Committed> => {
      try {
        return await commit(database, change, speaker);
      } finally {
        const forgotten = change.forgets === undefined ? [] : [change.forgets];
        doctrines.drop(change.doctrine ? [change.doctrine.userId, ...forgotten] : forgotten);
        participants.drop(change.forgets === undefined ? joinedIn(change) : 'everyone');
        settings.drop([...(change.people ?? []).map(({ userId }) => userId), ...forgotten]);
      }
    },
    /** From now on this speaker sends what is committed here, if due straight away; undefined: no one does. */
    speaks: (by: Speaker | undefined): void => {
      speaker = by;
    },
    close: database.close,
  };
}
