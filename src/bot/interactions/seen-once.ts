/** True the first time a name is given. The oldest names are forgotten. */
export function seenOnce(limit: number): (name: string) => boolean {
  const known = new Set<string>();
  return (name) => {
    if (known.has(name)) return false;
    known.add(name);
    if (known.size > limit) for (const oldest of known) return known.delete(oldest);
    return true;
  };
}
