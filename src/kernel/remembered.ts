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
