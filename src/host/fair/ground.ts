/**
 * The positions of an exported battle: from what each entry was played, as far as these rules and the file lead there.
 * Whatever is hashed is what was stored; an earlier version may have stored it in another form than today's.
 */
import { hashOf } from '../chain.ts';
import type { ExportedEntry } from '../export.ts';
import { readUndo } from '../journal.ts';
import type { AnyRuleset } from '../ruleset.ts';

/** A position that orders were given from. */
export interface Ground {
  /** The number of the entry that led to it; 0: it is the one before the first. */
  readonly position: number;
  /** The position that its own order was given from; undefined: it is the first. */
  readonly from?: Ground;
  /** How many dice had been thrown by then. */
  readonly used: number;
  /** The hash of what was stored. */
  readonly stateHash: string;
  /** What stood there. Undefined: only another version of the rules could say. */
  readonly now: Standing | undefined;
}

export interface Standing {
  /** In today's form. */
  readonly state: unknown;
  /** It was stored just so, and has the hash of what was stored. */
  readonly isAsStored: boolean;
}

/** Undefined: stored in a form that these rules cannot read, such as that of a newer bot. */
export function readStored(rules: AnyRuleset, stored: unknown): Standing | undefined {
  try {
    const state = rules.restore(stored);
    return { state, isAsStored: hashOf(state) === hashOf(stored) };
  } catch {
    return undefined;
  }
}

/** The position that an entry brings along, if it is the one that was hashed. */
export function checkpoint(rules: AnyRuleset, { state, stateHash }: ExportedEntry): Standing | undefined {
  return state !== undefined && hashOf(state) === stateHash ? readStored(rules, state) : undefined;
}

/** Only an order that still counts can be taken back, to the position that it was given from. */
export function takenBack(entry: ExportedEntry, before: Ground): Ground | undefined {
  const undo = readUndo(entry);
  if (!undo) return undefined;
  let at: Ground | undefined = before;
  while (at && at.position !== undo.entry) at = at.from;
  return at?.from?.position === undo.to ? at.from : undefined;
}
