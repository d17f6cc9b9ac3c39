/** Runs one task at a time for each key, in the order of the calls. */
export type Lock = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createLock(): Lock {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
