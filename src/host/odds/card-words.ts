/** What a card says of the chances it carries: behind each answer a few characters, and once what they mean. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { labelOf, LABEL, type Voice } from '../voice.ts';
import type { Chance, Chances } from './on-card.ts';

export type { Chances } from './on-card.ts';

/** The words give way where both have no room. */
export function withChance({ say }: Voice, label: string, chance: Chance | null | undefined): string {
  if (!chance) return labelOf(label);
  const tail = ` · ${say(phrase('odds-label', { n: chance.holds, loses: chance.loses }))}`;
  return labelOf(label, LABEL - tail.length) + tail;
}

export function meaningOf({ unit }: Chances): Phrase {
  return phrase('odds-on-card', { unit });
}
