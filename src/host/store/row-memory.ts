/**
 * A cache of rows that every interaction needs: people's settings, and whom the pseudonyms of a battle stand for. It is
 * correct only if no other process writes: SQLite belongs to one process; with PostgreSQL there may be several, so there
 * the database is read each time.
 */

export interface RowMemory<Row> {
  /** As in the database; nothing for ids without a row. */
  readonly rows: (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  /** Their rows are written, or may have been; `everyone`: so are those of any id. */
  readonly drop: (ids: readonly string[] | 'everyone') => void;
}

/** The most ids cached; the oldest are dropped first. */
const MOST = 10_000;

export function createRowMemory<Row>(read: RowMemory<Row>['rows'], most = MOST): RowMemory<Row> {
  /** Undefined: the database has no row. */
  const kept = new Map<string, Row | undefined>();
  let drops = 0;
  const remember = (id: string, row: Row | undefined): void => {
    kept.set(id, row);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
  };
  return {
    rows: async (ids) => {
      const asked = ids.filter((id) => !kept.has(id));
      const known = new Map(ids.filter((id) => kept.has(id)).map((id) => [id, kept.get(id)]));
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
    drop: (ids) => {
      if (ids.length > 0) drops += 1;
      if (ids === 'everyone') kept.clear();
      else for (const id of ids) kept.delete(id);
    },
  };
}

/** The same interface without a cache. */
export function readAlways<Row>(read: RowMemory<Row>['rows']): RowMemory<Row> {
  return { rows: read, drop: () => undefined };
}
