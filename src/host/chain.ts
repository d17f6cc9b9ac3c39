/** The chain of a battle's entries: each one's hash covers the one before it, so none can be removed, altered or swapped. */
import { createHash } from 'node:crypto';
import { canonical } from '../kernel/canonical.ts';

export interface Link {
  readonly seq: number;
  readonly kind: string;
  readonly side: string | null;
  readonly userId: string | null;
  readonly text: string;
  readonly transcript: unknown;
  readonly stateHash: string;
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

export function linkHash(previous: string, link: Link): string {
  return hashOf([previous, link.seq, link.kind, link.side, link.userId, link.text, link.transcript, link.stateHash]);
}

/** The head as a report prints it. */
export function shortHead(hash: string): string {
  return hash.slice(0, 8);
}
