/** The database behind the store. The address decides which: `file:` is SQLite, `postgresql:` is PostgreSQL. */
import { join } from 'node:path';
import type { Prisma, PrismaClient } from '../../generated/sqlite/client.ts';
import { readMigrations } from './migrate.ts';
import { openPostgresql } from './postgresql.ts';
import { openSqlite } from './sqlite.ts';

/** The two generated clients have the same models; the types are SQLite's for both. */
export type Client = PrismaClient;
export type Transaction = Prisma.TransactionClient;

export interface Database {
  readonly dialect: 'sqlite' | 'postgresql';
  readonly read: <T>(work: (client: Client) => Promise<T>) => Promise<T>;
  /**
   * All or nothing; never tried again by itself. Never catch an error inside the work: PostgreSQL has then undone
   * everything already, and would still report success.
   */
  readonly transaction: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

const prismaFolder = join(import.meta.dirname, '..', '..', '..', 'prisma');

export function migrationsFolder(dialect: Database['dialect']): string {
  return join(prismaFolder, dialect, 'migrations');
}

/** Opens the database and brings it up to date. */
export async function openDatabase(url: string): Promise<Database> {
  if (url.startsWith('file:')) return openSqlite(url, readMigrations(migrationsFolder('sqlite')));
  if (/^postgres(ql)?:/.test(url)) return openPostgresql(url, readMigrations(migrationsFolder('postgresql')));
  throw new Error('DATABASE_URL must begin with file: or postgresql:');
}
