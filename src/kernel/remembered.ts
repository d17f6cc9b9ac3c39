/** A function that remembers its results; at `most` of them it begins again. */
export function remembered<K, T>(find: (key: K) => T, most = Infinity): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined || known.has(key)) return found as T;
    if (known.size >= most) known.clear();
    const value = find(key);
    known.set(key, value);
    return value;
  };
}

/** Remembers by position, which does not change, and by key, for as long as the position is in use. */
export function rememberedIn<S extends object>(): <T>(now: S, key: string, find: () => T) => T {
  const all = new WeakMap<S, Map<string, unknown>>();
  return <T>(now: S, key: string, find: () => T): T => {
    const known = all.get(now) ?? new Map<string, unknown>();
    all.set(now, known);
    if (!known.has(key)) known.set(key, find());
    return known.get(key) as T;
  };
}
