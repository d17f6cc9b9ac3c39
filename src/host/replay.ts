/** An exported battle checked by itself: every link of the chain, and every position from its facts. */
import type { Hand } from '../kernel/hand.ts';
import type { Side } from '../kernel/play.ts';
import { toLines } from '../kernel/transcript.ts';
import { hashOf, linkHash } from './chain.ts';
import type { Exported, ExportedEntry } from './export.ts';
import { readHand } from './hand.ts';
import { readUndo } from './journal.ts';
import { fold } from './posts.ts';
import type { AnyRuleset } from './ruleset.ts';

export interface Replayed {
  /** The battle line by line. */
  readonly lines: readonly string[];
  /** What is wrong, by entry; nothing, if all is well. */
  readonly faults: readonly { readonly seq: number; readonly why: string }[];
}

export function replay(file: Exported, rules: AnyRuleset): Replayed {
  const lines: string[] = [];
  const faults: { seq: number; why: string }[] = [];
  const states = new Map<number, unknown>();
  let previous = file.battle.secretHash;
  let state: unknown = rules.restore(file.start.state);
  for (const [index, entry] of file.entries.entries()) {
    const fault = (why: string): number => faults.push({ seq: entry.seq, why });
    lines.push(heading(entry), ...toLines(entry.transcript).map((line) => `    ${line}`));
    if (entry.seq !== index + 1) fault(`it should be number ${index + 1}`);
    if (entry.previous !== previous) fault('it does not follow the entry before it');
    if (linkHash(entry.previous, { ...entry, side: entry.side }) !== entry.hash) fault('it is not what was hashed');
    state = positionAfter(rules, entry, state, states);
    if (hashOf(state) !== entry.stateHash) fault('its facts do not lead to its position');
    states.set(entry.seq, state);
    previous = entry.hash;
  }
  if (file.battle.head !== previous) faults.push({ seq: file.entries.length, why: 'it is not the head of the chain' });
  return { lines, faults };
}

function positionAfter(
  rules: AnyRuleset,
  entry: ExportedEntry,
  before: unknown,
  states: ReadonlyMap<number, unknown>,
): unknown {
  const undo = readUndo(entry);
  return undo ? states.get(undo.to) : fold(rules, before, entry.transcript);
}

function heading({ seq, kind, side, text, hash }: ExportedEntry & { readonly side: Side | null }): string {
  const hand = readHand(text);
  if (hand) return `${seq} ${handHeading(hand)} [${hash.slice(0, 8)}]`;
  const who = kind === 'auto' ? `${side} (the table)` : (side ?? 'the table');
  return `${seq} ${who}: ${text} [${hash.slice(0, 8)}]`;
}

function handHeading(hand: Hand): string {
  const { who, why } = hand;
  if (hand.kind === 'throw') return `by hand: ${hand.dice}d${hand.sides} (${who}: ${why})`;
  return `${hand.by} by hand: ${hand.deeds === '' ? 'a ruling in words' : hand.deeds} (${who}: ${why})`;
}
