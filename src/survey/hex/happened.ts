/** What happened, as marks on a map of hexes, as far as every book draws it alike. */
import type { Entry } from '../../kernel/run.ts';
import type { Mark, Piece } from '../../scene/hex.ts';

/** The former places of units that have moved. `leavers`: those that a fact moves. */
export function ghostsOf<F>(
  pieces: readonly Piece[],
  transcript: readonly Entry<F>[],
  leavers: (fact: F) => readonly string[],
): Mark[] {
  const gone = new Set(transcript.flatMap((entry) => ('fact' in entry ? leavers(entry.fact) : [])));
  return pieces.filter(({ name }) => gone.has(name)).map((piece) => ({ kind: 'ghost', piece }));
}

/** Adds up losses in one hex. */
export function mergedLosses(marks: readonly Mark[]): Mark[] {
  const sums = new Map<string, number>();
  for (const mark of marks) if (mark.kind === 'losses') sums.set(mark.at, (sums.get(mark.at) ?? 0) + mark.n);
  const others = marks.filter((mark) => mark.kind !== 'losses');
  return [...others, ...[...sums].map(([at, n]) => ({ kind: 'losses' as const, at, n }))];
}
