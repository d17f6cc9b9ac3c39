/** A database as the store uses it, of either kind. */
import type { PrismaClient, Prisma } from '../../../generated/sqlite/client.ts';

/** The two generated clients have the same models; the types are SQLite's for both. */
export type Client = PrismaClient;

export type Transaction = Prisma.TransactionClient;

export interface Database {
  readonly dialect: 'sqlite' | 'postgresql';
  readonly read: <T>(work: (client: Client) => Promise<T>) => Promise<T>;
  /**
   * All or nothing, without automatic retries. Never catch an error inside the work: PostgreSQL has then already undone
   * everything, and would still report success.
   */
  readonly transaction: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Rows of which a battle may have several: how to find those of some battles, and how to read one. */
export interface RowsOf<Row, Read> {
  readonly find: (client: Client, where: { battleId: { in: string[] } }) => Promise<readonly Row[]>;
  readonly read: (row: Row) => Read;
}

/** Notices for the operator about a database file. */
export interface Fate {
  /** It was missing or empty, and a new one was created. */
  readonly created?: (what: Created) => void;
  /** It no longer exists, and nothing can be stored. */
  readonly gone?: () => void;
}

/** A new database file. */
export interface Created {
  readonly path: string;
  /** Files beside it with its name: there was one before. */
  readonly traces: readonly string[];
}
