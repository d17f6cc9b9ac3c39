/**
 * The positions of an exported battle: from what each entry was played, as far as these rules and the file lead there.
 * Whatever is hashed is what was stored; an earlier version may have stored it in another form than today's.
 */
import { hashOf } from '../../orders/chain.ts';
import type { ExportedEntry } from '../../orders/export-entry.ts';
import { readUndo } from '../../orders/journal.ts';
import type { AnyRuleset } from '../../ruleset.ts';

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
  readonly now: Standing | Unread | undefined;
}

export interface Standing {
  /** In today's form. */
  readonly state: unknown;
  /** It was stored just so, and has the hash of what was stored. */
  readonly isAsStored: boolean;
}

/** Stored in a form that these rules cannot read or bring to their own, such as that of a newer bot. */
export class Unread {
  readonly why: string;

  constructor(error: unknown) {
    const says = error instanceof Error ? error.message : String(error);
    // On one line, whatever was in the position.
    this.why = says.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  }
}

export function readStored(rules: AnyRuleset, stored: unknown): Standing | Unread {
  try {
    const state = rules.restore(stored);
    return { state, isAsStored: hashOf(state) === hashOf(stored) };
  } catch (error) {
    return new Unread(error);
  }
}

/** What these rules can play on from. */
export function standingAt({ now }: Ground): Standing | undefined {
  return now instanceof Unread ? undefined : now;
}

/** The position that an entry brings along, if it is the one that was hashed. */
export function checkpoint(rules: AnyRuleset, { state, stateHash }: ExportedEntry): Ground['now'] {
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
