/** What a card says of the chances it carries: behind each answer a few characters, and once what they mean. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { labelOf, LABEL, type Voice } from '../voice.ts';
import type { Chances } from './on-card.ts';

export type { Chances } from './on-card.ts';

/** The words give way where both have no room. `asked`: who answers, perhaps for another. */
export function withChance(
  { say }: Voice,
  label: string,
  chances: Chances | undefined,
  index: number,
  asked: string | undefined,
): string {
  const chance = chances?.by[index];
  if (!chances || !chance) return labelOf(label);
  const whose = asked === undefined || asked === chances.unit ? 'own' : chances.unit;
  const { fate, n, loses } = chance;
  const tail = ` · ${say(phrase(`odds-label-${fate}`, { whose, n, loses }))}`;
  return labelOf(label, LABEL - tail.length) + tail;
}

export function meaningOf({ unit, error }: Chances): Phrase {
  return phrase('odds-on-card', { unit, error });
}
