/**
 * Whether two values are the same JSON, exactly if their canonical texts are equal, but without writing them. Property
 * order does not matter, and an absent property equals an undefined one.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return !isObject(a) && !isObject(b) && written(a) === written(b);
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameLists(a, b);
  return sameRecords(a, b);
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

/** What JSON cannot express is `null`. */
function written(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, index) => sameJson(each, b[index]));
}

function sameRecords(a: { readonly [key: string]: unknown }, b: { readonly [key: string]: unknown }): boolean {
  let count = 0;
  for (const key in a) {
    if (a[key] === undefined) continue;
    count += 1;
    if (b[key] === undefined || !sameJson(a[key], b[key])) return false;
  }
  for (const key in b) if (b[key] !== undefined) count -= 1;
  return count === 0;
}
