/** How the fuzzer reports that something does not hold. */
import { canonical } from '../../kernel/canonical.ts';

export class Broken extends Error {}

export function demand(holds: boolean, what: string): void {
  if (!holds) throw new Broken(what);
}

export function same(a: unknown, b: unknown, what: string): void {
  if (areAlike(a, b)) return;
  const [one, other] = [canonical(a), canonical(b)];
  if (one !== other) throw new Broken(`${what}:\n  ${one}\n  ${other}`);
}

/** Fast, because both are usually the same object. If it says no, the slow comparison decides. */
function areAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => areAlike(one[name], other[name]));
}
