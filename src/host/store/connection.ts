/** A database as the store uses it, whichever it is. */
import type { PrismaClient, Prisma } from '../../generated/sqlite/client.ts';

/** The two generated clients have the same models; the types are SQLite's for both. */
export type Client = PrismaClient;

export type Transaction = Prisma.TransactionClient;

export interface Database {
  readonly dialect: 'sqlite' | 'postgresql';
  readonly read: <T>(work: (client: Client) => Promise<T>) => Promise<T>;
  /**
   * All or nothing; never tried again by itself. Never catch an error inside the work: PostgreSQL has then undone
   * everything already, and would still report success.
   */
  readonly transaction: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** What an operator is told of a database file. */
export interface Fate {
  /** It was not there, or empty, and a new one was made. */
  readonly created?: (what: Created) => void;
  /** It is not there any more, and nothing can be stored. */
  readonly gone?: () => void;
}

/** A new database file. */
export interface Created {
  readonly path: string;
  /** Files beside it that bear its name: there was one before. */
  readonly traces: readonly string[];
}
