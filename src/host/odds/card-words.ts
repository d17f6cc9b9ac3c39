/** What a card says of the chances it carries: behind each answer a few characters, and once what they mean. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { labelOf, LABEL, type Voice } from '../voice.ts';
import type { Chances } from './on-card.ts';

export type { Chances } from './on-card.ts';

/** The words give way where both have no room. */
export function withChance({ say }: Voice, label: string, holds: number | null | undefined): string {
  if (holds === null || holds === undefined) return labelOf(label);
  const chance = ` · ${say(phrase('odds-label', { n: holds }))}`;
  return labelOf(label, LABEL - chance.length) + chance;
}

export function meaningOf({ unit }: Chances): Phrase {
  return phrase('odds-on-card', { unit });
}
