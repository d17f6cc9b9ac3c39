/** The database behind the store. The address decides which: `file:` is SQLite, `postgresql:` is PostgreSQL. */
import { join } from 'node:path';
import { readMigrations } from './migrate.ts';
import { openPostgresql } from './postgresql.ts';
import { openSqlite, untilFree } from './sqlite.ts';
import { namedUnstored } from './unstored.ts';
import type { Database, Fate } from './connection.ts';

const prismaFolder = join(import.meta.dirname, '..', '..', '..', '..', 'prisma');

export function migrationsFolder(dialect: Database['dialect']): string {
  return join(prismaFolder, dialect, 'migrations');
}

/** Opens the database and brings it up to date. */
export async function openDatabase(url: string, fate?: Fate): Promise<Database> {
  if (url.startsWith('file:')) {
    return untilClosed(await openSqlite(url, readMigrations(migrationsFolder('sqlite')), fate));
  }
  if (/^postgres(ql)?:/.test(url)) {
    return untilClosed(await openPostgresql(url, readMigrations(migrationsFolder('postgresql'))));
  }
  throw new Error('DATABASE_URL must begin with file: or postgresql:');
}

/** A file serves one process; settles when the previous one has ended. Several may share PostgreSQL. */
export async function databaseFree(url: string, held: () => void, patienceMs?: number): Promise<void> {
  if (url.startsWith('file:')) await untilFree(url, held, patienceMs);
}

/** A read failed: nothing is known about what is stored. */
export class Unreadable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'Unreadable';
  }
}

/** After it was closed, Prisma would reconnect by itself, and that connection would never be closed. */
function untilClosed(database: Database): Database {
  let closing: Promise<void> | undefined;
  const open = (): Database => {
    if (closing) throw new Error('the database is closed');
    return database;
  };
  return {
    dialect: database.dialect,
    read: async (work) => {
      try {
        return await open().read(work);
      } catch (error) {
        throw new Unreadable(error);
      }
    },
    transaction: async (work) => {
      try {
        return await open().transaction(work);
      } catch (error) {
        throw namedUnstored(error);
      }
    },
    close: () => (closing ??= database.close()),
  };
}
