/** An exported battle line by line, for people to read. */
import type { Hand } from '../../../kernel/hand.ts';
import { toLines } from '../../../kernel/transcript.ts';
import { shortHead } from '../../orders/chain.ts';
import type { Exported } from '../../advance/export-file.ts';
import type { ExportedEntry } from '../../orders/export-entry.ts';
import { readHand } from '../../orders/hand.ts';

export function replayed(file: Exported): readonly string[] {
  return file.entries.flatMap((entry) => [heading(entry), ...toLines(entry.transcript).map((line) => `    ${line}`)]);
}

function heading({ seq, kind, side, text, hash }: ExportedEntry): string {
  const hand = readHand(text);
  if (hand) return `${seq} ${handHeading(hand)} [${shortHead(hash)}]`;
  const who = kind === 'auto' ? `${side} (the table)` : (side ?? 'the table');
  return `${seq} ${who}: ${text} [${shortHead(hash)}]`;
}

function handHeading(hand: Hand): string {
  const { who, why } = hand;
  if (hand.kind === 'throw') return `by hand: ${hand.dice}d${hand.sides} (${who}: ${why})`;
  return `${hand.by} by hand: ${hand.deeds === '' ? 'a ruling in words' : hand.deeds} (${who}: ${why})`;
}
