/** Migrating PostgreSQL: an advisory lock, and one transaction for each migration and its row. */
import type { AppliedMigration, MigrationSession } from './migrate.ts';

/** One connection; `script` may hold several statements. A `pg.Client` fits, and so does an in-memory PostgreSQL. */
export interface PostgresConnection {
  readonly rows: (sql: string) => Promise<readonly Record<string, unknown>[]>;
  readonly script: (sql: string) => Promise<void>;
  readonly insert: (sql: string, values: readonly unknown[]) => Promise<void>;
}

/** The lock number of Prisma, so that its own engine and this code wait for each other. */
const LOCK = 72_707_369;

export function postgresMigrations(connection: PostgresConnection): MigrationSession {
  return {
    async locked(work) {
      await connection.rows(`SELECT pg_advisory_lock(${LOCK})`);
      try {
        return await work();
      } finally {
        await connection.rows(`SELECT pg_advisory_unlock(${LOCK})`);
      }
    },
    async applied() {
      await connection.script(TABLE);
      const rows = await connection.rows(
        `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished
         FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
      );
      return rows.map(applied);
    },
    async apply(migration) {
      await connection.script('BEGIN');
      try {
        await connection.script(migration.sql);
        await connection.insert(ROW, [migration.id, migration.checksum, migration.name]);
        await connection.script('COMMIT');
      } catch (error) {
        await connection.script('ROLLBACK');
        throw error;
      }
    },
  };
}

function applied(row: Record<string, unknown>): AppliedMigration {
  return { name: String(row['migration_name']), checksum: String(row['checksum']), finished: row['finished'] === true };
}

const ROW = `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES ($1, $2, $3, now(), now(), 1)`;

const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id                  VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum            VARCHAR(64) NOT NULL,
  finished_at         TIMESTAMPTZ,
  migration_name      VARCHAR(255) NOT NULL,
  logs                TEXT,
  rolled_back_at      TIMESTAMPTZ,
  started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;
