/** Why nothing more can be stored, if people can do something about it. */

/** Nothing was stored: there is no room, which is temporary; or the database's file is gone, which is not. */
export class Unstored extends Error {
  readonly why: 'full' | 'gone';

  constructor(why: 'full' | 'gone', cause?: unknown) {
    super(why === 'full' ? 'there is no room left for the database' : 'the file of the database is gone', { cause });
    this.name = 'Unstored';
    this.why = why;
  }
}

/** The error itself, or the one behind a failed read. */
export function unstoredIn(error: unknown): Unstored | undefined {
  if (error instanceof Unstored) return error;
  return error instanceof Error && error.cause instanceof Unstored ? error.cause : undefined;
}

/** The codes of SQLite and PostgreSQL for this. */
const FULL: ReadonlySet<unknown> = new Set(['SQLITE_FULL', '53100']);

/** An error of a transaction, translated if known. */
export function namedUnstored(error: unknown): unknown {
  return FULL.has(driverCode(error)) ? new Unstored('full', error) : error;
}

/** The driver's code: a statement's error has it in Prisma's description, a commit's as its cause. */
function driverCode(error: unknown): unknown {
  const { cause, meta } = (error ?? {}) as { cause?: Described; meta?: { driverAdapterError?: { cause?: Described } } };
  return cause?.originalCode ?? meta?.driverAdapterError?.cause?.originalCode;
}

interface Described {
  readonly originalCode?: unknown;
}
