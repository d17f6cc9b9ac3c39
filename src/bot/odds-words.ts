/** What is said of chances, in a picture and beside it. */
import { FATES, type Fate } from '../kernel/outlook.ts';
import { percentOf } from '../kernel/percent.ts';
import { type Phrase, phrase } from '../kernel/phrase.ts';

export type Say = (says: Phrase) => string;

/** What becomes of a unit, the best first, in words of what it attempts; what cannot come is left out. */
export function fatesOf(
  fates: Readonly<Record<Fate, number>> | undefined,
  tries: number,
  attempt: 'rally' | 'none' = 'none',
): Phrase | undefined {
  if (!fates) return undefined;
  const said = FATES.toReversed().filter((fate) => fates[fate] > 0);
  return phrase('odds-fates', {
    fates: said.map((fate) => phrase(`odds-fate-${fate}`, { share: percentOf(fates[fate] / tries), attempt })),
  });
}

export function ofUnit(unit: string, says: Phrase): Phrase {
  return phrase('odds-row', { name: unit, says });
}

/** A picture and its alt text know no marks. */
export function plainly(words: string): string {
  return words.replaceAll(/[`*]/g, '');
}
