/**
 * Caches prepared statements of better-sqlite3. Prisma's adapter prepares a new one for every query; their memory lies
 * outside JavaScript's heap, is collected late, and grows to a gigabyte. Prisma uses few distinct texts, so the last
 * few hundred serve nearly every query.
 */

/** What the adapter uses of better-sqlite3. */
export interface Native {
  prepare: (sql: string) => Statement;
}

interface Statement {
  readonly reader: boolean;
  readonly run: (...values: unknown[]) => unknown;
  readonly columns: () => unknown[];
  readonly raw: () => { readonly all: (...values: unknown[]) => unknown[] };
  readonly bind: (values: unknown[]) => Statement;
}

const KEPT = 300;

export function keepStatements(native: Native): void {
  const prepare = native.prepare.bind(native);
  const kept = new Map<string, Kept>();
  native.prepare = (sql) => {
    const statement = kept.get(sql) ?? keep(prepare(sql));
    kept.delete(sql);
    kept.set(sql, statement);
    if (kept.size > KEPT) kept.delete(oldest(kept));
    return boundLater(statement, []);
  };
}

/** A statement with its columns, which the adapter asks for at every query and which never change. */
interface Kept {
  readonly statement: Statement;
  readonly columns: () => unknown[];
}

function keep(statement: Statement): Kept {
  let columns: unknown[] | undefined;
  return { statement, columns: () => (columns ??= statement.columns()) };
}

/** The text unused for the longest time: a map keeps the order of insertion. */
function oldest(kept: ReadonlyMap<string, Kept>): string {
  const [sql = ''] = kept.keys();
  return sql;
}

/** A statement can be bound only once and permanently, so the values wait here until it runs. */
function boundLater(kept: Kept, values: unknown[]): Statement {
  const { statement, columns } = kept;
  return {
    reader: statement.reader,
    run: () => statement.run(...values),
    columns,
    raw: () => ({ all: () => statement.raw().all(...values) }),
    bind: (given) => boundLater(kept, given),
  };
}
