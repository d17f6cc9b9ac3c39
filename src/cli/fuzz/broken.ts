/** How the fuzzer says that something does not hold. */
import { isDeepStrictEqual } from 'node:util';
import { canonical } from '../../kernel/canonical.ts';

export class Broken extends Error {}

export function demand(holds: boolean, what: string): void {
  if (!holds) throw new Broken(what);
}

export function same(a: unknown, b: unknown, what: string): void {
  if (JSON.stringify(a) === JSON.stringify(b) || isDeepStrictEqual(a, b)) return;
  const [one, other] = [canonical(a), canonical(b)];
  if (one !== other) throw new Broken(`${what}:\n  ${one}\n  ${other}`);
}
