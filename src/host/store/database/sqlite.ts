/** SQLite: one file, one process, every commit on the disk before it takes effect. */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { PrismaClient } from '../../../generated/sqlite/client.ts';
import type { Database, Fate } from './connection.ts';
import { guardFiles } from './file-guard.ts';
import { keepStatements, type Native } from './kept-statements.ts';
import { applyMigrations, type Migration } from './migrate.ts';
import { sqliteMigrations } from './migrate-sqlite.ts';
import { turns } from './turns.ts';
import { Unstored } from './unstored.ts';

/** Waits this long for a backup or another tool that locks the file. */
const BUSY_MS = 5_000;

export async function openSqlite(
  url: string,
  migrations: readonly Migration[],
  { created, gone = () => undefined }: Fate = {},
): Promise<Database> {
  const path = pathOf(url);
  mkdirSync(dirname(path), { recursive: true });
  const traces = isThere(path) ? undefined : tracesOf(path);
  const release = await holdAlone(path);
  try {
    await migrate(path, migrations);
    const opened = await database(path, release, gone);
    if (traces) created?.({ path, traces });
    return opened;
  } catch (error) {
    await release();
    throw error;
  }
}

/** The path of a `file:` address; a relative one starts from the working directory. */
export function pathOf(url: string): string {
  if (url.startsWith('file:/')) return fileURLToPath(url);
  return resolve(decodeURIComponent(url.slice('file:'.length)));
}

/** An empty file counts as missing. */
function isThere(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** What a database leaves beside its file: its lock, a journal, perhaps a backup. */
function tracesOf(path: string): readonly string[] {
  const name = basename(path);
  return readdirSync(dirname(path))
    .filter((each) => each.startsWith(name) && each !== name)
    .toSorted();
}

/** The driver with our required settings. It reconnects whenever it likes, so they belong here. */
export class DurableSqlite extends PrismaBetterSqlite3 {
  constructor(path: string) {
    super({ url: path, timeout: BUSY_MS });
  }

  override async connect(): Promise<SqlDriverAdapter> {
    const adapter = await super.connect();
    keepStatements((adapter as unknown as { client: Native }).client);
    await adapter.executeScript('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    return adapter;
  }
}

async function migrate(path: string, migrations: readonly Migration[]): Promise<void> {
  const adapter = await new DurableSqlite(path).connect();
  try {
    await applyMigrations(sqliteMigrations(adapter), migrations);
  } finally {
    await adapter.dispose();
  }
}

/**
 * All work shares the driver's one connection, so reads queue like transactions: a read in the middle of another
 * transaction would see uncommitted data, and a write there would be rolled back with it.
 */
async function database(path: string, release: () => Promise<void>, gone: () => void): Promise<Database> {
  const client = new PrismaClient({
    adapter: new DurableSqlite(path),
    transactionOptions: { maxWait: 30_000, timeout: 10_000 },
    // Otherwise Prisma captures a stack trace for each query.
    errorFormat: 'minimal',
  });
  await client.$connect();
  const guard = guardFiles([path, `${path}-wal`]);
  let isGone = false;
  const insist = (when: 'now' | 'soon'): void => {
    if (guard.areThere(when)) return;
    if (!isGone) gone();
    isGone = true;
    throw new Unstored('gone');
  };
  const inTurn = turns();
  return {
    dialect: 'sqlite',
    read: (work) =>
      inTurn(async () => {
        insist('soon');
        return work(client);
      }),
    transaction: (work) =>
      inTurn(async () => {
        insist('now');
        const done = await client.$transaction(work);
        // Writes into a file that was deleted meanwhile do not count.
        insist('now');
        return done;
      }),
    async close() {
      await inTurn(() => client.$disconnect());
      await release();
    },
  };
}

/**
 * Keeps other processes of the bot away with a lock that the operating system releases even after a kill: an exclusive
 * transaction on an empty database beside the real one. Backups may still read the real file.
 */
async function holdAlone(path: string): Promise<() => Promise<void>> {
  const adapter = await new PrismaBetterSqlite3({ url: `${path}.lock`, timeout: 0 }).connect();
  try {
    await adapter.executeScript('BEGIN EXCLUSIVE');
  } catch (cause) {
    await adapter.dispose();
    throw new InUse(path, cause);
  }
  return () => adapter.dispose();
}

class InUse extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} is in use by another process; several bots need PostgreSQL`, { cause });
  }
}

/**
 * Stopping a bot and starting it again straight away should work the first time, although finishing current posts takes
 * seconds.
 */
const ENDS_WITHIN_MS = 15_000;
const LOOK_EVERY_MS = 100;

/** Settles when no other process holds the file. `held`: one does, and may be ending. */
export async function untilFree(url: string, held: () => void, patienceMs = ENDS_WITHIN_MS): Promise<void> {
  const path = pathOf(url);
  // Without a database, a lock left here would suggest that there had been one.
  if (!existsSync(`${path}.lock`)) return;
  const until = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      const release = await holdAlone(path);
      return await release();
    } catch (error) {
      if (!(error instanceof InUse) || performance.now() >= until) throw error;
    }
    if (tries === 1) held();
    await sleep(LOOK_EVERY_MS);
  }
}
