/** A fresh database for each test, on SQLite and, where TEST_POSTGRES_URL names a server, on PostgreSQL too. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe } from 'vitest';
import { type Database, openDatabase } from '../../src/host/store/database.ts';
import { openStore, type Store } from '../../src/host/store/store.ts';

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
    tests(benchWith(freshFile));
  });
  describe.skipIf(!server)('on PostgreSQL (set TEST_POSTGRES_URL to run)', () => {
    tests(benchWith(freshOnServer));
  });
}

export function onSqlite(tests: (bench: Bench) => void): void {
  tests(benchWith(freshFile));
}

type Fresh = () => Promise<{ readonly url: string; readonly drop: () => Promise<void> }>;

function benchWith(fresh: Fresh): Bench {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  const freshUrl = async () => {
    const { url, drop } = await fresh();
    cleanUps.push(drop);
    return url;
  };
  return {
    freshUrl,
    async store(url) {
      const store = await openStore(url ?? (await freshUrl()));
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

const freshFile: Fresh = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aide-store-'));
  return { url: `file:${folder}/aide.db`, drop: async () => rmSync(folder, { recursive: true, force: true }) };
};

const freshOnServer: Fresh = async () => {
  const name = `aide_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server!);
  await onServer(`CREATE DATABASE ${name}`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
};

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}
