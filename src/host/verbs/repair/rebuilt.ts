/**
 * The position after the last entry, from the entries alone: stored with one of them, or replayed by the rules from an
 * earlier one.
 */
import { linkOf, positionOf, readUndo } from '../../orders/journal.ts';
import { rulesOf } from '../../advance/load.ts';
import type { Deps } from '../../battle/deps.ts';
import { afterFacts } from '../../messages/tale.ts';
import { type Battle, type Entry, Unreadable } from '../../store/store.ts';
import { UnreadableBattle } from '../../battle/unreadable.ts';

/** An entry that does not match the chain, or does not lead to it. */
export class SpoiltEntry extends Error {
  readonly seq: number;

  constructor(seq: number, cause?: unknown) {
    super(`entry ${seq} is spoilt`, { cause });
    this.seq = seq;
  }
}

export interface Rebuilt extends Required<Pick<Battle, 'state' | 'head' | 'position'>> {
  /** The entry whose stored position was valid. */
  readonly from: number;
}

/** Throws `SpoiltEntry`. */
export async function rebuilt(deps: Deps, battle: Battle): Promise<Rebuilt> {
  const last = await entryOf(deps, battle, battle.seq);
  const after = await positionAfter(deps, battle, last);
  return { ...after, head: last.hash, position: positionOf(last) };
}

async function entryOf({ store }: Deps, { id }: Battle, seq: number): Promise<Entry> {
  const [entry] = await asSpoilt(seq, () => store.entries(id, seq, seq));
  if (!entry) throw new SpoiltEntry(seq);
  return entry;
}

async function positionAfter(deps: Deps, battle: Battle, entry: Entry): Promise<Pick<Rebuilt, 'state' | 'from'>> {
  const { seq, hash } = entry;
  const isChained = (state: unknown): boolean => linkOf(battle, entry, state) === hash;
  const own = await ownPosition(deps, battle, seq);
  if (own !== undefined && isChained(own)) return { state: own, from: seq };
  if (seq === 1) throw new SpoiltEntry(seq);
  const undo = readUndo(entry);
  const before = await positionAfter(deps, battle, await entryOf(deps, battle, undo?.to ?? seq - 1));
  const state = undo ? before.state : await asSpoilt(seq, async () => played(deps, battle, before.state, entry));
  if (!isChained(state)) throw new SpoiltEntry(seq);
  return { state, from: before.from };
}

function played(deps: Deps, battle: Battle, before: unknown, { transcript }: Entry): unknown {
  const rules = rulesOf(deps, battle);
  return afterFacts(rules, rules.restore(before), transcript);
}

/** Undefined: it is unreadable. */
async function ownPosition({ store }: Deps, { id }: Battle, seq: number): Promise<unknown> {
  try {
    return (await store.entry(id, seq))?.state;
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    return undefined;
  }
}

/** An unanswered database query, or missing rules, say nothing about an entry. */
async function asSpoilt<T>(seq: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unreadable || error instanceof UnreadableBattle) throw error;
    throw new SpoiltEntry(seq, error);
  }
}
