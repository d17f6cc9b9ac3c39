/** A cache of the most recently used things. Missing ones are made. */
export function shelf<T>(room: number): { keep(key: string, make: () => T): T } {
  const kept = new Map<string, T>();
  return {
    keep(key, make) {
      const thing = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, thing);
      const [oldest] = kept.keys();
      if (kept.size > room && oldest !== undefined) kept.delete(oldest);
      return thing;
    },
  };
}
