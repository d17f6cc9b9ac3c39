/**
 * Applies migrations when the bot starts, for either database. It uses Prisma's own table and checksums, so that
 * `prisma migrate deploy` and this code accept each other's work.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** A row of `_prisma_migrations` that was not rolled back. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  readonly finished: boolean;
}

export interface MigrationRecord extends Migration {
  readonly id: string;
}

/** What a database must support for migrations. */
export interface MigrationSession {
  /** Runs the work while no other process migrates this database. */
  readonly locked: <T>(work: () => Promise<T>) => Promise<T>;
  /** The migrations applied so far; creates the table if missing. */
  readonly applied: () => Promise<readonly AppliedMigration[]>;
  /** Runs the migration and records it, both or neither. */
  readonly apply: (migration: MigrationRecord) => Promise<void>;
}

/** The migrations of a folder in Prisma's layout, oldest first. */
export function readMigrations(folder: string): readonly Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'migration.sql')))
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const file = readFileSync(join(folder, name, 'migration.sql'));
      return { name, sql: file.toString('utf8'), checksum: createHash('sha256').update(file).digest('hex') };
    });
}

/**
 * Applies missing migrations and returns their names. Refuses a database whose history is not the beginning of ours.
 */
export async function applyMigrations(
  session: MigrationSession,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  return session.locked(async () => {
    const applied = await session.applied();
    refuseForeignHistory(applied, migrations);
    const done = new Set(applied.map((row) => row.name));
    const missing = migrations.filter((migration) => !done.has(migration.name));
    for (const migration of missing) {
      try {
        await session.apply({ ...migration, id: randomUUID() });
      } catch (cause) {
        throw new Error(`migration ${migration.name} failed; nothing of it was kept: ${reasonOf(cause)}`, { cause });
      }
    }
    return missing.map((migration) => migration.name);
  });
}

/** Prisma's adapters give only the kind of an error, and keep the database's own message in its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const said = cause && typeof cause === 'object' && 'originalMessage' in cause ? cause.originalMessage : error;
  return String(said);
}

function refuseForeignHistory(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  const ours = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const row of applied) {
    const migration = ours.get(row.name);
    if (!row.finished) {
      throw new Error(`migration ${row.name} was begun and never finished: repair the database, then remove its row`);
    }
    if (!migration) {
      throw new Error(`the database has the migration ${row.name}, unknown here: a newer version of the bot used it`);
    }
    if (migration.checksum !== row.checksum) {
      throw new Error(`migration ${row.name} was edited after it had been applied: restore the file`);
    }
  }
}
