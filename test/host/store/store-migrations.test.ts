import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrationsFolder } from '../../../src/host/store/database/database.ts';
import { readMigrations } from '../../../src/host/store/database/migrate.ts';
import { openPostgresql } from '../../../src/host/store/database/postgresql.ts';
import { openSqlite } from '../../../src/host/store/database/sqlite.ts';
import { onEachDatabase } from './databases.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aide-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function migration(name: string, sql: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'migration.sql'), sql);
}

interface Row {
  readonly name: string;
  readonly checksum: string;
  readonly steps: number;
}

/** Opens the database with the migrations of the folder, asks for rows, and closes it again. */
async function migrated(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const open = url.startsWith('file:') ? openSqlite : openPostgresql;
  const database = await open(url, readMigrations(folder));
  try {
    return await database.read((client) => client.$queryRawUnsafe<Record<string, unknown>[]>(sql));
  } finally {
    await database.close();
  }
}

async function history(url: string): Promise<readonly Row[]> {
  const rows = await migrated(url, 'SELECT * FROM _prisma_migrations ORDER BY migration_name');
  return rows.map((row) => {
    expect(row['finished_at']).not.toBeNull();
    return {
      name: String(row['migration_name']),
      checksum: String(row['checksum']),
      steps: Number(row['applied_steps_count']),
    };
  });
}

const CREATE = `-- CreateTable
CREATE TABLE "Flag" ("id" TEXT NOT NULL PRIMARY KEY, "word" TEXT NOT NULL DEFAULT 'a;b');
INSERT INTO "Flag" ("id") VALUES ('é; ''x');
`;

/** What Prisma writes for SQLite, which cannot alter a column: dropping the old table must not cascade. */
const REBUILD = `PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Flag" ("id" TEXT NOT NULL PRIMARY KEY, "word" TEXT);
INSERT INTO "new_Flag" SELECT "id", "word" FROM "Flag";
DROP TABLE "Flag";
ALTER TABLE "new_Flag" RENAME TO "Flag";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
`;
const CREATE_BEARER = `
CREATE TABLE "Bearer" ("flag" TEXT NOT NULL PRIMARY KEY REFERENCES "Flag" ("id") ON DELETE CASCADE);
INSERT INTO "Bearer" SELECT "id" FROM "Flag";
`;

test('the checksum of a migration is the SHA-256 of its file, as Prisma takes it', () => {
  const [first] = readMigrations(migrationsFolder('sqlite'));
  const file = readFileSync(join(migrationsFolder('sqlite'), first!.name, 'migration.sql'));
  expect(first!.checksum).toBe(createHash('sha256').update(file).digest('hex'));
});

onEachDatabase((bench) => {
  test('migrations are applied in order and once', async () => {
    const url = await bench.freshUrl();
    migration('20260101000000_first', CREATE);
    const first = await history(url);
    expect(first).toMatchObject([{ name: '20260101000000_first', steps: 1 }]);
    expect(await history(url)).toEqual(first);

    migration('20260102000000_second', 'ALTER TABLE "Flag" ADD COLUMN "colour" TEXT;');
    expect((await history(url)).map((row) => row.name)).toEqual(['20260101000000_first', '20260102000000_second']);
    expect(await migrated(url, 'SELECT * FROM "Flag"')).toEqual([{ id: "é; 'x", word: 'a;b', colour: null }]);
  });

  test('an edited migration is refused', async () => {
    const url = await bench.freshUrl();
    migration('20260101000000_first', CREATE);
    await history(url);
    migration('20260101000000_first', `${CREATE}-- a word more\n`);
    await expect(history(url)).rejects.toThrow('migration 20260101000000_first was edited');
  });

  test('an unknown migration is refused', async () => {
    const url = await bench.freshUrl();
    migration('20260101000000_first', CREATE);
    migration('20260102000000_later', 'ALTER TABLE "Flag" ADD COLUMN "colour" TEXT;');
    await history(url);
    rmSync(join(folder, '20260102000000_later'), { recursive: true });
    await expect(history(url)).rejects.toThrow('a newer version of the bot');
  });

  test('a migration that fails leaves nothing, and is applied once it is repaired', async () => {
    const url = await bench.freshUrl();
    migration('20260101000000_first', `${CREATE}INSERT INTO "Nowhere" VALUES (1);`);
    await expect(history(url)).rejects.toThrow(/20260101000000_first failed; nothing of it was kept: .*Nowhere/i);
    migration('20260101000000_first', CREATE);
    expect(await history(url)).toHaveLength(1);
  });

  test('a migration that another tool left half done is refused', async () => {
    const url = await bench.freshUrl();
    migration('20260101000000_first', CREATE);
    await history(url);
    await migrated(url, 'UPDATE _prisma_migrations SET finished_at = NULL');
    await expect(history(url)).rejects.toThrow('migration 20260101000000_first was begun and never finished');
    const repaired = 'UPDATE _prisma_migrations SET rolled_back_at = started_at';
    await expect(migrated(url, repaired)).rejects.toThrow('never finished');
  });

  test('a migration that rebuilds a table keeps the rows that refer to it', async () => {
    const url = await bench.freshUrl();
    migration('20260101000000_first', `${CREATE}${CREATE_BEARER}`);
    await history(url);
    migration('20260102000000_second', url.startsWith('file:') ? REBUILD : 'ALTER TABLE "Flag" ADD COLUMN "n" INTEGER');
    await history(url);
    expect(await migrated(url, 'SELECT * FROM "Flag"')).toHaveLength(1);
    expect(await migrated(url, 'SELECT * FROM "Bearer"')).toHaveLength(1);
  });

  test('the real migrations bring a new database up to date, and a second start has nothing to do', async () => {
    const url = await bench.freshUrl();
    const store = await bench.store(url);
    await store.close();
    const again = await bench.store(url);
    expect(await again.unfinished()).toEqual([]);
  });
});
