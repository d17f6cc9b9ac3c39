/** Counts this process's SQLite statements from outside the store. Import it before a database is opened. */
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';

export interface Asked {
  readonly statements: number;
  readonly commits: number;
}

interface Statement {
  run: (...values: unknown[]) => unknown;
  all: (...values: unknown[]) => unknown;
}

let statements = 0;
let commits = 0;

/** Since the process started. */
export function askedSoFar(): Asked {
  return { statements, commits };
}

type Connect = (this: PrismaBetterSqlite3) => Promise<SqlDriverAdapter>;

const connect = Reflect.get(PrismaBetterSqlite3.prototype, 'connect') as Connect;
PrismaBetterSqlite3.prototype.connect = async function (this: PrismaBetterSqlite3) {
  const adapter = await connect.call(this);
  const { client } = adapter as unknown as { client: { prepare: (sql: string) => Statement } };
  const prepare = client.prepare.bind(client);
  client.prepare = (sql) => counted(prepare(sql), sql);
  return adapter;
};

function counted(statement: Statement, sql: string): Statement {
  const count = (): void => {
    statements += 1;
    if (sql === 'COMMIT') commits += 1;
  };
  const [run, all] = [statement.run.bind(statement), statement.all.bind(statement)];
  statement.run = (...values) => (count(), run(...values));
  statement.all = (...values) => (count(), all(...values));
  return statement;
}
