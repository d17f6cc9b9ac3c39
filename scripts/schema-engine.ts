/** Finds what the migrations lack, with Prisma's schema engine running as WebAssembly on a scratch database. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { migrationsFolder } from '../src/host/store/database/database.ts';
import { applyMigrations, type MigrationSession, readMigrations } from '../src/host/store/database/migrate.ts';
import { postgresMigrations } from '../src/host/store/database/migrate-postgresql.ts';
import { sqliteMigrations } from '../src/host/store/database/migrate-sqlite.ts';
import { DurableSqlite } from '../src/host/store/database/sqlite.ts';

export const dialects = ['sqlite', 'postgresql'] as const;
export type Dialect = (typeof dialects)[number];

/** The SQL that leads from the migrations to the schema. Undefined if they agree. */
export async function missingSql(dialect: Dialect, schema: string): Promise<string | undefined> {
  return dialect === 'sqlite' ? onSqlite(schema) : onPostgresql(schema);
}

/** A file, because every connection to an in-memory SQLite database creates a new one. */
async function onSqlite(schema: string): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    const factory = new DurableSqlite(join(folder, 'scratch.db'));
    const adapter = await factory.connect();
    await applyAll(sqliteMigrations(adapter), 'sqlite');
    await adapter.executeScript('DROP TABLE _prisma_migrations');
    await adapter.dispose();
    return await difference(factory, schema);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgresql(schema: string): Promise<string | undefined> {
  const lite = await PGlite.create();
  try {
    const session = postgresMigrations({
      rows: async (sql) => (await lite.query<Record<string, unknown>>(sql)).rows,
      script: async (sql) => void (await lite.exec(sql)),
      insert: async (sql, values) => void (await lite.query(sql, [...values])),
    });
    await applyAll(session, 'postgresql');
    await lite.exec('DROP TABLE _prisma_migrations');
    return await difference(new PrismaPGlite(lite), schema);
  } finally {
    await lite.close();
  }
}

async function applyAll(session: MigrationSession, dialect: Dialect): Promise<void> {
  await applyMigrations(session, readMigrations(migrationsFolder(dialect)));
}

async function difference(factory: SqlMigrationAwareDriverAdapterFactory, schema: string): Promise<string | undefined> {
  start();
  const files = [{ path: 'schema.prisma', content: schema }];
  const engine = await glue.SchemaEngine.new(
    { datamodels: [['schema.prisma', schema]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
  try {
    const found = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: '.' },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    return found.exitCode === 0 ? undefined : (found.stdout ?? '');
  } finally {
    engine.free();
  }
}

let started = false;

/** The package expects a bundler to load its WebAssembly; here it is loaded by hand. */
function start(): void {
  if (started) return;
  const bytes = readFileSync(new URL('schema_engine_bg.wasm', import.meta.resolve('@prisma/schema-engine-wasm')));
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports['__wbindgen_start'] as () => void)();
  started = true;
}

/** Available in Node, but declared only together with browser types. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Record<string, unknown> };
};
