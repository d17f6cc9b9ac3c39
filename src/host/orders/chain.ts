/** The chain of a battle's entries: each one's hash covers the one before it, so none can be removed, altered or swapped. */
import { createHash } from 'node:crypto';
import { canonical } from '../../kernel/canonical.ts';
import type { Salts } from './dice.ts';
import type { AnyEntry } from '../ruleset.ts';

/** The commitment to a secret, which keeps its name. */
export interface Seal {
  readonly name: string;
  readonly seal: string;
}

export interface Link {
  readonly seq: number;
  readonly kind: string;
  readonly side: string | null;
  /** Who gave it: a pseudonym, or in battles of form 1 a user id. */
  readonly person: string | null;
  readonly text: string;
  readonly transcript: readonly AnyEntry[];
  readonly stateHash: string;
  /** Of what is hidden in it; text, transcript and position are what everybody may see. */
  readonly seals?: readonly Seal[] | undefined;
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/**
 * An entry with dice also covers the salts, Red's first, if a side has given one: they cannot be chosen afterwards. One
 * with secrets covers their seals.
 */
export function linkHash(previous: string, link: Link, salts: Salts): string {
  const { seq, kind, side, person, text, transcript, stateHash, seals = [] } = link;
  const isSalted = salts.some((salt) => salt !== '') && transcript.some((line) => 'roll' in line);
  return hashOf([
    previous,
    seq,
    kind,
    side,
    person,
    text,
    transcript,
    stateHash,
    ...(isSalted ? [salts] : []),
    ...(seals.length > 0 ? [seals] : []),
  ]);
}

/** The head as shown in a report. */
export function shortHead(hash: string): string {
  return hash.slice(0, 8);
}
