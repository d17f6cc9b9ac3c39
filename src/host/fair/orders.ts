/** What a check that has found no fault says of the orders: those that were played again, and those that could not be. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Verified } from './verify.ts';

/** `shown` makes the numbers of entries as short as they must be. */
export function orderLines(
  { replayed, unplayed, version: own, isDrawn }: Verified,
  shown: (numbers: string) => string = (numbers) => numbers,
): readonly Phrase[] {
  if (unplayed.length === 0) return [phrase('verify-orders')];
  const drawn = isDrawn ? 'yes' : 'no';
  return [
    ...unplayed.map(({ version, entries }) =>
      phrase('verify-unplayed', { version, own, drawn, count: entries.length, entries: shown(runs(entries)) }),
    ),
    ...(replayed > 0 ? [phrase('verify-orders-else')] : []),
  ];
}

/** `2-17, 20` */
function runs(numbers: readonly number[]): string {
  const found: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last?.to === number - 1) last.to = number;
    else found.push({ from: number, to: number });
  }
  return found.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
