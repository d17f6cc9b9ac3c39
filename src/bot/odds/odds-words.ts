/** Texts about chances, in a picture and beside it. */
import { FATES, type Fate } from '../../kernel/outlook.ts';
import { percentOf } from '../../kernel/percent.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';

export type Say = (says: Phrase) => string;

/** A unit's outcomes, best first, worded for what it attempts. Impossible ones are left out. */
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

/** Pictures and alt text have no Markdown. */
export function plainly(words: string): string {
  return words.replaceAll(/[`*]/g, '');
}
