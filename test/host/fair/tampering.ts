/** A battle in a database of its own, and somebody who changes what is stored of it. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { HostOptions } from '../../../src/host/battle/deps.ts';
import type { Transaction } from '../../../src/host/store/database/connection.ts';
import { pathOf } from '../../../src/host/store/database/sqlite.ts';
import type { Store } from '../../../src/host/store/store.ts';
import { accepted, ann, drain, type Room, room, startedRoom, uma } from '../../help/room.ts';
import type { Bench } from '../store/databases.ts';

export interface Fought extends Room {
  readonly url: string;
}

/** The file of `play`, once a test has played it. */
let played: Buffer | undefined;
/** More than `play` takes. */
const INTERACTIONS = 100;

/** Orders, an answer, an undo, dice by hand, and the table's own. On SQLite, a copy of the one that was played first. */
export async function fought(bench: Bench): Promise<Fought> {
  const url = await bench.freshUrl();
  if (!url.startsWith('file:')) return { ...(await play(await bench.store(url))), url };
  if (played === undefined) {
    const { store } = await play(await bench.store(url));
    await store.close();
    played = readFileSync(pathOf(url));
  }
  writeFileSync(pathOf(url), played);
  return { ...(await room({ store: await bench.store(url) }, INTERACTIONS)), url };
}

async function play(store: Store): Promise<Room> {
  const at = await startedRoom({ store });
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await at.give(ann, 'end');
  accepted(await at.host.undo(at.by(uma)));
  await at.give(ann, 'R1 shoot B1');
  accepted(await at.host.throwDice(at.by(uma), { dice: '2d6', why: 'the *wind* `' }));
  await at.give(ann, 'end');
  return at;
}

/** The bot after a restart, on a database that somebody has changed meanwhile. */
export async function tampered(
  bench: Bench,
  at: Fought,
  tamper: (rows: Transaction) => Promise<unknown>,
  options: Partial<HostOptions> = {},
): Promise<Fought> {
  await at.store.close();
  const database = await bench.database(at.url);
  await database.transaction(tamper);
  await database.close();
  const store = await bench.store(at.url);
  return {
    ...at,
    store,
    host: at.again({ store, ...options }),
    battle: async () => (await store.battleAt('77'))!,
    posts: () => drain(store),
  };
}
