/**
 * Migrating SQLite through the driver adapter. Foreign keys are switched off before the transaction, because a
 * migration that changes a table builds a new one, and because the switch does nothing inside a transaction.
 */
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import type { AppliedMigration, MigrationRecord, MigrationSession } from './migrate.ts';

export function sqliteMigrations(adapter: SqlDriverAdapter): MigrationSession {
  return {
    /** The file serves one process (see `sqlite.ts`), and each migration takes the write lock for itself. */
    locked: (work) => work(),
    async applied() {
      await adapter.executeScript(TABLE);
      const rows = await select(
        adapter,
        `SELECT migration_name, checksum, finished_at IS NOT NULL
         FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
      );
      return rows.map(applied);
    },
    async apply(migration) {
      await adapter.executeScript('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE;');
      try {
        await adapter.executeScript(migration.sql);
        await record(adapter, migration);
        const broken = await select(adapter, 'PRAGMA foreign_key_check');
        if (broken.length > 0) throw new Error(`it leaves ${broken.length} rows that refer to nothing`);
        await adapter.executeScript('COMMIT');
      } catch (error) {
        await adapter.executeScript('ROLLBACK');
        throw error;
      } finally {
        await adapter.executeScript('PRAGMA foreign_keys = ON');
      }
    },
  };
}

function applied(row: readonly unknown[]): AppliedMigration {
  return { name: String(row[0]), checksum: String(row[1]), finished: Number(row[2]) === 1 };
}

async function select(adapter: SqlDriverAdapter, sql: string): Promise<readonly (readonly unknown[])[]> {
  return (await adapter.queryRaw({ sql, args: [], argTypes: [] })).rows;
}

async function record(adapter: SqlDriverAdapter, migration: MigrationRecord): Promise<void> {
  const now = Date.now();
  await adapter.executeRaw({
    sql: `INSERT INTO _prisma_migrations
      (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)`,
    args: [migration.id, migration.checksum, migration.name, now, now],
    argTypes: [text, text, text, integer, integer],
  });
}

const text = { scalarType: 'string', arity: 'scalar' } as const;
const integer = { scalarType: 'bigint', arity: 'scalar' } as const;

const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id                  TEXT PRIMARY KEY NOT NULL,
  checksum            TEXT NOT NULL,
  finished_at         DATETIME,
  migration_name      TEXT NOT NULL,
  logs                TEXT,
  rolled_back_at      DATETIME,
  started_at          DATETIME NOT NULL DEFAULT current_timestamp,
  applied_steps_count INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;
