/** PostgreSQL: for several processes of the bot, on one machine or many. */
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../../../generated/postgresql/client.ts';
import type { Client, Database } from './connection.ts';
import { applyMigrations, type Migration } from './migrate.ts';
import { type PostgresConnection, postgresMigrations } from './migrate-postgresql.ts';

export async function openPostgresql(url: string, migrations: readonly Migration[]): Promise<Database> {
  if (new URL(url).searchParams.has('schema')) {
    throw new Error('DATABASE_URL names a schema; give the bot a database of its own instead');
  }
  await migrate(url, migrations);
  // The two generated clients differ only in their isolation levels, and we name none.
  const client = new PrismaClient({
    adapter: new PrismaPg({ connectionString: url }),
    transactionOptions: { maxWait: 30_000, timeout: 10_000 },
    // Otherwise Prisma captures a stack trace for each query.
    errorFormat: 'minimal',
  }) as unknown as Client;
  return {
    dialect: 'postgresql',
    read: (work) => work(client),
    transaction: (work) => client.$transaction(work),
    close: () => client.$disconnect(),
  };
}

async function migrate(url: string, migrations: readonly Migration[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await applyMigrations(postgresMigrations(connection(client)), migrations);
  } finally {
    await client.end();
  }
}

function connection(client: pg.Client): PostgresConnection {
  return {
    rows: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
    script: async (sql) => void (await client.query(sql)),
    insert: async (sql, values) => void (await client.query(sql, [...values])),
  };
}
