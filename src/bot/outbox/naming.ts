/** Names that identify a message as belonging to a row of the outbox. */
import { createHash } from 'node:crypto';

export interface Naming {
  readonly markOf: (leaf: number) => number;
  readonly nonceOf: (leaf: number) => string;
  /** The attached picture's name, on the last message only. Undefined: no picture. */
  readonly file: string | undefined;
}

export function namingOf(row: { readonly id: string; readonly nonce: string }, file: string | undefined): Naming {
  return {
    file,
    markOf: (leaf) => markOf(`${row.id}:${leaf}`),
    nonceOf: (leaf) => (leaf === 0 ? row.nonce.slice(0, 25) : `${row.nonce.slice(0, 20)}-${leaf}`),
  };
}

/** The attachment's name. Letters and digits only, which Discord leaves unchanged. */
export function fileOf(rowId: string, type: string): string {
  return `map-${rowId.replaceAll(/[^0-9a-zA-Z]/g, '').slice(0, 32)}.${type}`;
}

/** A component id: a 32-bit number, far from the small ones that Discord assigns. */
function markOf(text: string): number {
  return 1_000_000 + (createHash('sha256').update(text).digest().readUInt32BE() % 1_000_000_000);
}
