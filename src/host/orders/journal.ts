/** Entries of the battle ledger, each chained to the one before it. */
import type { Side } from '../../kernel/play.ts';
import { pseudonymOf } from '../battle/participants.ts';
import { hashOf, linkHash } from './chain.ts';
import { saltsOf } from './dice.ts';
import { isBehind, publicOf } from './seal.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { AnyEntry } from '../ruleset.ts';
import type { Battle, Entry, EntryWithState, NewEntry, Store, TableEntry } from '../store/store.ts';
import type { EntryKind } from '../battle/passage.ts';
import { z } from 'zod';

/** A person's order: given directly or by plan. */
export function isOrder(kind: string): boolean {
  return kind === 'order' || kind === 'plan';
}

export interface Done {
  readonly kind: EntryKind;
  readonly side: Side | undefined;
  /** The person's id. */
  readonly userId: string | undefined;
  readonly text: string;
  readonly transcript: readonly AnyEntry[];
  readonly state: unknown;
}

export function nextEntry(loaded: LoadedBattle, { userId, ...done }: Done): NewEntry {
  const { battle, rules } = loaded;
  const person = userId === undefined ? undefined : pseudonymOf(loaded, userId);
  const seq = battle.seq + 1;
  const { text, transcript, state } = done;
  const after = rules.secrets && rules.restore(state);
  const played = { secret: battle.secret, seq, before: loaded.state, after };
  const open = publicOf(rules, { text, transcript, stateHash: hashOf(state) }, played);
  const entry = { ...done, person, seq, previous: battle.head, open };
  return { ...entry, hash: linkOf(battle, entry, state)!, rulesVersion: rules.version };
}

/** The hash of an entry that led to this position. Undefined: what it hides is not what was sealed. */
export function linkOf(
  battle: Pick<Battle, 'salts' | 'secret'>,
  { previous, seq, kind, side, person, text, transcript, open }: Omit<Entry, 'hash' | 'rulesVersion' | 'at'>,
  state: unknown,
): string | undefined {
  const whole = { text, transcript, stateHash: hashOf(state) };
  if (open && !isBehind(open, whole, battle.secret, seq)) return undefined;
  const link = { seq, kind, side: side ?? null, person: person ?? null, ...(open ?? whole) };
  return linkHash(previous, link, saltsOf(battle));
}

/** The number of the position after an entry. */
export function positionOf(entry: Pick<Entry, 'seq' | 'kind' | 'text'>): number {
  return readUndo(entry)?.to ?? entry.seq;
}

/** The text of an undo names the entry it undoes; the position is then the one of entry `to` again. */
export function undoText(entry: number, to: number): string {
  return `undo ${entry} to ${to}`;
}

export function readUndo({ kind, text }: Pick<Entry, 'kind' | 'text'>): { entry: number; to: number } | undefined {
  const match = kind === 'undo' ? /^undo (\d+) to (\d+)$/.exec(text) : null;
  return match ? { entry: Number(match[1]), to: Number(match[2]) } : undefined;
}

/** An entry that must exist. */
export async function entryAt(store: Store, battle: Battle, seq: number): Promise<EntryWithState> {
  const entry = await store.entry(battle.id, seq);
  if (!entry) throw new Error(`battle ${battle.id} has lost its entry ${seq}`);
  return entry;
}

const placed = z.object({ after: z.number().int() });

/** Whether a line comes before an entry: one stored together with it does. */
export function comesBefore({ data, at }: TableEntry, entry: Pick<Entry, 'seq' | 'at'>): boolean {
  const after = placed.safeParse(data).data?.after;
  return after === undefined ? at <= entry.at : after < entry.seq;
}
