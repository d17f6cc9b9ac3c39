/** A fresh database for each test, on SQLite and, where TEST_POSTGRES_URL names a server, on PostgreSQL too. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe } from 'vitest';
import { openDatabase } from '../../../src/host/store/database/database.ts';
import type { Database } from '../../../src/host/store/database/connection.ts';
import { openStore, type Store } from '../../../src/host/store/store.ts';
import { freshDatabase } from '../../help/fresh-database.ts';

export interface Bench {
  /** The address of a database that nobody has opened yet; gone after the test. */
  readonly freshUrl: () => Promise<string>;
  /** An open store, closed after the test. */
  readonly store: (url?: string) => Promise<Store>;
  /** The database itself, closed after the test: to look behind the store. */
  readonly database: (url: string) => Promise<Database>;
}

const server = process.env['TEST_POSTGRES_URL'];

export function onEachDatabase(tests: (bench: Bench) => void): void {
  describe('on SQLite', () => {
    tests(benchWith(files));
  });
  describe.skipIf(!server)('on PostgreSQL (set TEST_POSTGRES_URL to run)', () => {
    tests(benchWith(onServers));
  });
}

export function onSqlite(tests: (bench: Bench) => void): void {
  tests(benchWith(files));
}

interface Made {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A new database, without tables or with them. Migrations run once in a process; what they made is copied. */
interface Maker {
  readonly bare: () => Promise<Made>;
  readonly migrated: () => Promise<Made>;
}

function benchWith({ bare, migrated }: Maker): Bench {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  const urlOf = async ({ url, drop }: Made) => {
    cleanUps.push(drop);
    return url;
  };
  return {
    freshUrl: async () => urlOf(await bare()),
    async store(url) {
      const store = await openStore(url ?? (await urlOf(await migrated())));
      cleanUps.push(store.close);
      return store;
    },
    async database(url) {
      const database = await openDatabase(url);
      cleanUps.push(database.close);
      return database;
    },
  };
}

const files: Maker = {
  async bare() {
    const folder = mkdtempSync(join(tmpdir(), 'aide-store-'));
    return { url: `file:${folder}/aide.db`, drop: async () => rmSync(folder, { recursive: true, force: true }) };
  },
  migrated: async () => ({ url: await freshDatabase(), drop: async () => undefined }),
};

let template: Promise<string> | undefined;

const onServers: Maker = {
  bare: () => created(),
  async migrated() {
    template ??= migratedTemplate();
    return created(` TEMPLATE ${await template}`);
  },
};

async function created(like = ''): Promise<Made & { readonly name: string }> {
  const name = `aide_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server!);
  await onServer(`CREATE DATABASE ${name}${like}`);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

async function migratedTemplate(): Promise<string> {
  const { name, url } = await created();
  await (await openDatabase(url)).close();
  return name;
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}
