/** A fault-free check's report on orders: those replayed, and those that could not be. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Verified } from './verify.ts';

/** How entry numbers and reasons are shown where there is little room. */
interface Shown {
  readonly numbers: (text: string) => string;
  readonly why: (text: string) => string;
}

const WHOLE: Shown = { numbers: (text) => text, why: (text) => text };

export function isReplayed({ unplayed, unread, sealed }: Pick<Verified, 'unplayed' | 'unread' | 'sealed'>): boolean {
  return unplayed.length + unread.length + sealed.length === 0;
}

export function orderLines(checked: Verified, shown: Shown = WHOLE): readonly Phrase[] {
  if (isReplayed(checked)) return [phrase('verify-orders')];
  const { replayed, unplayed, unread, sealed, version: own, isDrawn } = checked;
  const drawn = isDrawn ? 'yes' : 'no';
  const which = (entries: readonly number[]) => ({
    drawn,
    count: entries.length,
    entries: shown.numbers(runs(entries)),
  });
  return [
    ...unplayed.map(({ version, entries }) => phrase('verify-unplayed', { version, own, ...which(entries) })),
    ...unread.map(({ why, entries }) => phrase('verify-unread', { why: shown.why(why), ...which(entries) })),
    ...(sealed.length > 0 ? [phrase('verify-sealed', which(sealed))] : []),
    ...(replayed > 0 ? [phrase('verify-orders-else')] : []),
  ];
}

/** The secrets published so far, if there are any. */
export function openedLines({ opened: count }: Pick<Verified, 'opened'>): readonly Phrase[] {
  return count === 0 ? [] : [phrase('verify-secrets', { count })];
}

/** How the chain names the people who ordered and answered. */
export function peopleLine({ form }: Pick<Verified, 'form'>): Phrase {
  return phrase(form > 1 ? 'verify-people' : 'verify-people-ids');
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
