/** Why nothing more can be stored, where people can do something about it. */

/** Nothing was stored: there is no room, which passes; or the database's file is gone, which does not. */
export class Unstored extends Error {
  readonly why: 'full' | 'gone';

  constructor(why: 'full' | 'gone', cause?: unknown) {
    super(why === 'full' ? 'there is no room left for the database' : 'the file of the database is gone', { cause });
    this.name = 'Unstored';
    this.why = why;
  }
}

/** The error itself, or what a failed read says of it. */
export function unstoredIn(error: unknown): Unstored | undefined {
  if (error instanceof Unstored) return error;
  return error instanceof Error && error.cause instanceof Unstored ? error.cause : undefined;
}

/** What SQLite and PostgreSQL call it. */
const FULL: ReadonlySet<unknown> = new Set(['SQLITE_FULL', '53100']);

/** An error of a transaction, under its own name where it is known. */
export function namedUnstored(error: unknown): unknown {
  return FULL.has(driverCode(error)) ? new Unstored('full', error) : error;
}

/** The driver's code: an error of a statement has it in Prisma's description, one of a commit as its cause. */
function driverCode(error: unknown): unknown {
  const { cause, meta } = (error ?? {}) as { cause?: Described; meta?: { driverAdapterError?: { cause?: Described } } };
  return cause?.originalCode ?? meta?.driverAdapterError?.cause?.originalCode;
}

interface Described {
  readonly originalCode?: unknown;
}
