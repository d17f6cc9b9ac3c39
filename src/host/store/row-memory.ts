/**
 * A cache of people's rows, which every interaction needs. It is correct only if no other process writes: SQLite
 * belongs to one process; with PostgreSQL there may be several, so there the database is read each time.
 */

export interface RowMemory<Row> {
  /** As in the database; nothing for people without a row. */
  readonly rows: (userIds: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  /** Their rows are written, or may have been. */
  readonly drop: (userIds: readonly string[]) => void;
}

/** The most people cached; the oldest are dropped first. */
const PEOPLE = 10_000;

export function createRowMemory<Row>(read: RowMemory<Row>['rows'], most = PEOPLE): RowMemory<Row> {
  /** Undefined: the database has no row. */
  const kept = new Map<string, Row | undefined>();
  let drops = 0;
  const remember = (userId: string, row: Row | undefined): void => {
    kept.set(userId, row);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
  };
  return {
    rows: async (userIds) => {
      const asked = userIds.filter((id) => !kept.has(id));
      const known = new Map(userIds.filter((id) => kept.has(id)).map((id) => [id, kept.get(id)]));
      if (asked.length > 0) {
        const before = drops;
        const found = await read(asked);
        for (const id of asked) {
          known.set(id, found.get(id));
          // What was written meanwhile may be newer than what was read.
          if (drops === before) remember(id, found.get(id));
        }
      }
      return new Map([...known].flatMap(([id, row]) => (row === undefined ? [] : [[id, row] as const])));
    },
    drop: (userIds) => {
      if (userIds.length > 0) drops += 1;
      for (const id of userIds) kept.delete(id);
    },
  };
}

/** The same interface without a cache. */
export function readAlways<Row>(read: RowMemory<Row>['rows']): RowMemory<Row> {
  return { rows: read, drop: () => undefined };
}
