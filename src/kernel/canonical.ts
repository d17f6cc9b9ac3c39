/**
 * JSON in canonical form: keys sorted by their UTF-16 code units, no spaces, undefined omitted. Everything that is
 * hashed, drawn from or compared is written this way, so that a value read back from a file gives the same text.
 */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const pairs = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
  return `{${pairs.join(',')}}`;
}
