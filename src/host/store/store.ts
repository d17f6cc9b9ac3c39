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
import type { Json } from '../../kernel/play.ts';
import * as ahead from './ahead.ts';
import * as armies from './armies.ts';
import * as rolls from './rolls.ts';
import type { SavedRoll } from './rolls.ts';
import type { Army, Deployment, KeptArmy } from './armies.ts';
import type { Change, Committed } from './change.ts';
import * as battles from './battles.ts';
import { commit } from './commit.ts';
import { openDatabase } from './database.ts';
import type { Fate } from './connection.ts';
import * as deadlines from './deadlines.ts';
import { forget, seen } from './forget.ts';
import * as ledgers from './ledgers.ts';
import * as motions from './motions.ts';
import type { Speaker } from './new-posts.ts';
import * as outbox from './outbox.ts';
import * as people from './people.ts';
import * as places from './places.ts';
import { createRowMemory, readAlways } from './row-memory.ts';
import * as scenarios from './scenarios.ts';
import type { KeptScenario } from './scenarios.ts';
import * as seats from './seats.ts';
import { type Several, several } from './several.ts';
import type {
  Battle,
  Draft,
  Entry,
  EntryWithState,
  Leased,
  Motion,
  Parked,
  Said,
  SpokenEntry,
  TableEntry,
  EntryAsStored,
} from './stored.ts';

export type * from './change.ts';
export type { Army, Deployment, KeptArmy, PutArmy } from './armies.ts';
export type { SavedRoll } from './rolls.ts';
export type { KeptScenario } from './scenarios.ts';
export type { Created } from './connection.ts';
export { databaseFree, Unreadable } from './database.ts';
export { Unstored } from './unstored.ts';
export { asFarAsRead, WrongRow } from './text-columns.ts';
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

export interface Store extends Several {
  /** The battle of a channel: the one fought there, or the last one. */
  readonly battleAt: (channelId: string) => Promise<Battle | undefined>;
  /** The same, by its id alone. */
  readonly battleIdAt: (channelId: string) => Promise<string | undefined>;
  /** The channels of a battle, without its threads. */
  readonly places: (battleId: string) => Promise<readonly string[]>;
  /**
   * The unfinished battles, and the finished ones whose status message or threads do not show that yet; of one server,
   * or all.
   */
  readonly tended: (guildId?: string) => Promise<readonly string[]>;
  /** The ids of the battles in which a person has a seat, the newest first. */
  readonly battlesOf: (userId: string) => Promise<readonly string[]>;
  /** The ids of the battles that are being set up, played or halted, or whose status is unreadable, oldest first. */
  readonly unfinished: () => Promise<readonly string[]>;
  /** The battles being played that were last changed in that time, excluding its last moment. */
  readonly playedBetween: (from: Date, until: Date) => Promise<readonly string[]>;
  /** These battles as they are now, read together with few statements. */
  readonly several: (ids: readonly string[]) => Promise<Several>;
  readonly draft: (id: string) => Promise<Draft | undefined>;
  /** The doctrines these people have chosen, by user id. */
  readonly doctrines: (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** These people's own settings, by user id. */
  readonly people: (userIds: readonly string[]) => Promise<ReadonlyMap<string, Json>>;
  /** The battles in which a person is out of time, or due to be reminded, by then. */
  readonly battlesDue: (now: Date) => Promise<readonly string[]>;
  /** The open ones, the oldest first. */
  readonly motions: (battleId: string) => Promise<readonly Motion[]>;
  /** The battles with proposals, or with both sides present. */
  readonly moved: () => Promise<readonly string[]>;
  /** The scenarios that were added to a server, by name, without their texts. */
  readonly scenarios: (guildId: string) => Promise<readonly KeptScenario[]>;
  readonly scenarioText: (id: string) => Promise<string | undefined>;
  /** The armies of a person, by name, without their texts. */
  readonly armiesOf: (userId: string) => Promise<readonly KeptArmy[]>;
  /** Those that are shared on a server. */
  readonly armiesOn: (guildId: string) => Promise<readonly KeptArmy[]>;
  readonly army: (id: string) => Promise<Army | undefined>;
  /** A person's saved rolls, by name. */
  readonly rollsOf: (userId: string) => Promise<readonly SavedRoll[]>;
  /** The planned deployments of a battle, before both are sealed. */
  readonly deployments: (battleId: string) => Promise<readonly Deployment[]>;
  readonly entry: (battleId: string, seq: number) => Promise<EntryWithState | undefined>;
  /** For exporting what is unreadable. */
  readonly entryAsStored: (battleId: string, seq: number) => Promise<EntryAsStored | undefined>;
  readonly tableEntryAsStored: (battleId: string, seq: number) => Promise<TableEntry | undefined>;
  /** Entries `from` to `to`, both included, without their positions. */
  readonly entries: (battleId: string, from: number, to: number) => Promise<readonly Entry[]>;
  /** Lines `from` to `to`, both included, without their posts. */
  readonly tableEntries: (battleId: string, from: number, to: number) => Promise<readonly TableEntry[]>;
  readonly spokenEntries: (battleId: string, from: number, to: number) => Promise<readonly SpokenEntry[]>;
  /** Whether this interaction has already taken effect. `commit` checks again by itself. */
  readonly seen: (interactionId: string) => Promise<boolean>;

  readonly commit: (change: Change) => Promise<Committed>;

  /** From now on this speaker sends what is committed here, if due straight away; undefined: no one does. */
  readonly speaks: (speaker: Speaker | undefined) => void;
  /** Takes the first due post of each channel that no one holds, for `forMs`; none that the caller `skips`. */
  readonly lease: (now: Date, by: string, forMs: number, skips?: outbox.Skips) => Promise<readonly Leased[]>;
  readonly posted: (id: string, messageId: string) => Promise<void>;
  /** It failed for now: its channel waits until then. */
  readonly retryLater: (id: string, error: string, until: Date) => Promise<void>;
  /** It is for another process: as if it had not been taken. */
  readonly giveBack: (id: string) => Promise<void>;
  /** It can never succeed: its channel continues without it. */
  readonly park: (id: string, error: string) => Promise<void>;
  readonly parked: (battleId: string) => Promise<readonly Parked[]>;
  /** The channels in which posts of a battle still wait. */
  readonly unsaid: (battleId: string) => Promise<readonly string[]>;
  /** The newest report of a battle in one of these channels. */
  readonly lastReport: (battleId: string, channelIds: readonly string[]) => Promise<Said | undefined>;
  /** The messages that show a question of a battle. */
  readonly cards: (battleId: string, no: number) => Promise<readonly Said[]>;
  /** The messages that show a proposal. */
  readonly ballots: (battleId: string, id: string) => Promise<readonly Said[]>;

  /** Removes what will not be needed again: interactions, drafts and posted posts from before that time. */
  readonly forget: (before: Date) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the store at a `DATABASE_URL`, and brings the database up to date. */
export async function openStore(url: string, fate?: Fate): Promise<Store> {
  const database = await openDatabase(url, fate);
  // On SQLite, earlier lease holders are dead, because the file has one process. On PostgreSQL they may be alive, and
  // leases of dead ones run out.
  if (database.dialect === 'sqlite') await outbox.releaseAll(database);
  const rowMemory = database.dialect === 'sqlite' ? createRowMemory : readAlways;
  const doctrines = rowMemory((userIds) => people.doctrines(database, userIds));
  const settings = rowMemory((userIds) => people.people(database, userIds));
  let speaker: Speaker | undefined;
  const store: Store = {
    battle: (id) => battles.battle(database, id),
    battleAt: (channelId) => battles.battleAt(database, channelId),
    battleIdAt: (channelId) => places.battleIdAt(database, channelId),
    places: (battleId) => places.places(database, battleId),
    placesOf: (battleId) => places.placesOf(database, battleId),
    tended: (guildId) => places.tended(database, guildId),
    battlesOf: (userId) => seats.battlesOf(database, userId),
    unfinished: () => battles.unfinished(database),
    playedBetween: (from, until) => battles.playedBetween(database, from, until),
    seats: (battleId) => seats.seats(database, battleId),
    waiting: (battleId) => battles.waiting(database, battleId),
    several: (ids) => several(database, store, ids),
    draft: (id) => battles.draft(database, id),
    doctrines: doctrines.rows,
    people: settings.rows,
    standing: (battleId) => ahead.standing(database, battleId),
    plans: (battleId) => ahead.plans(database, battleId),
    deadlines: (battleId) => deadlines.deadlines(database, battleId),
    battlesDue: (now) => deadlines.battlesDue(database, now),
    motions: (battleId) => motions.motions(database, battleId),
    moved: () => motions.moved(database),
    scenarios: (guildId) => scenarios.scenarios(database, guildId),
    scenarioText: (id) => scenarios.scenarioText(database, id),
    armiesOf: (userId) => armies.armiesOf(database, userId),
    armiesOn: (guildId) => armies.armiesOn(database, guildId),
    army: (id) => armies.army(database, id),
    rollsOf: (userId) => rolls.rollsOf(database, userId),
    deployments: (battleId) => armies.deployments(database, battleId),
    entry: (battleId, seq) => ledgers.entry(database, battleId, seq),
    entryAsStored: (battleId, seq) => ledgers.entryAsStored(database, battleId, seq),
    tableEntryAsStored: (battleId, seq) => ledgers.tableEntryAsStored(database, battleId, seq),
    entries: (battleId, from, to) => ledgers.entries(database, battleId, from, to),
    tableEntries: (battleId, from, to) => ledgers.tableEntries(database, battleId, from, to),
    spokenEntries: (battleId, from, to) => ledgers.spokenEntries(database, battleId, from, to),
    seen: (interactionId) => seen(database, interactionId),
    commit: async (change) => {
      try {
        return await commit(database, change, speaker);
      } finally {
        doctrines.drop(change.doctrine ? [change.doctrine.userId] : []);
        settings.drop((change.people ?? []).map(({ userId }) => userId));
      }
    },
    speaks: (by) => {
      speaker = by;
    },
    lease: (now, by, forMs, skips) => outbox.lease(database, now, by, forMs, skips),
    giveBack: (id) => outbox.giveBack(database, id),
    posted: (id, messageId) => outbox.posted(database, id, messageId),
    retryLater: (id, error, until) => outbox.retryLater(database, id, error, until),
    park: (id, error) => outbox.park(database, id, error),
    parked: (battleId) => outbox.parked(database, battleId),
    unsaid: (battleId) => outbox.unsaid(database, battleId),
    lastReport: (battleId, channelIds) => outbox.lastReport(database, battleId, channelIds),
    cards: (battleId, no) => outbox.cards(database, battleId, no),
    ballots: (battleId, id) => outbox.ballots(database, battleId, id),
    forget: (before) => forget(database, before),
    close: database.close,
  };
  return store;
}
