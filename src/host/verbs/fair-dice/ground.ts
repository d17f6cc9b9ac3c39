/**
 * The positions of an exported battle: the position each entry was played from, where these rules and the file can
 * tell. The hash covers what was stored, perhaps in an earlier format.
 */
import { hashOf } from '../../orders/chain.ts';
import type { ExportedEntry } from '../../orders/export-entry.ts';
import { readUndo } from '../../orders/journal.ts';
import { WHOLE, wholeOf } from '../../orders/seal.ts';
import type { AnyRuleset } from '../../ruleset.ts';

/** A position that orders were given from. */
export interface ReplayPosition {
  /** The number of the entry that led to it; 0: it is the one before the first. */
  readonly position: number;
  /** The position that its own order was given from; undefined: it is the first. */
  readonly from?: ReplayPosition;
  /** The number of dice rolled by then. */
  readonly used: number;
  /** The hash of what was stored. */
  readonly stateHash: string;
  /** The position itself. Undefined: only another version of the rules could tell. */
  readonly now: CurrentPosition | Unread | typeof SEALED | undefined;
}

/** Something of it is still secret: it can be replayed once that is published. */
export const SEALED = 'sealed';

export interface CurrentPosition {
  /** In the current format. */
  readonly state: unknown;
  /** It was stored exactly like this, so it has the stored hash. */
  readonly isAsStored: boolean;
}

/** Stored in a format that these rules cannot read, such as a newer bot's. */
export class Unread {
  readonly why: string;

  constructor(error: unknown) {
    const says = error instanceof Error ? error.message : String(error);
    // On one line, whatever the position contained.
    this.why = says.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  }
}

export function readStored(rules: AnyRuleset, stored: unknown): CurrentPosition | Unread {
  try {
    const state = rules.restore(stored);
    return { state, isAsStored: hashOf(state) === hashOf(stored) };
  } catch (error) {
    return new Unread(error);
  }
}

/** What these rules can play on from. */
export function standingAt({ now }: ReplayPosition): CurrentPosition | undefined {
  return now instanceof Unread || now === SEALED ? undefined : now;
}

/** The position stored with an entry, if it matches the hash. */
export function checkpoint(
  rules: AnyRuleset,
  { state, stateHash }: ExportedEntry,
): CurrentPosition | Unread | undefined {
  return state !== undefined && hashOf(state) === stateHash ? readStored(rules, state) : undefined;
}

/** Whether only what everybody may see of an entry is there. */
export function isStillSealed({ open, ...entry }: ExportedEntry): boolean {
  return (
    open !== undefined &&
    open.seals.some(({ name }) => name === WHOLE) &&
    hashOf(wholeOf(open)) === hashOf(wholeOf(entry))
  );
}

/** Only a valid order can be undone, back to the position it was given from. */
export function takenBack(entry: ExportedEntry, before: ReplayPosition): ReplayPosition | undefined {
  const undo = readUndo(entry);
  if (!undo) return undefined;
  let at: ReplayPosition | undefined = before;
  while (at && at.position !== undo.entry) at = at.from;
  return at?.from?.position === undo.to ? at.from : undefined;
}
