/** The progress of making a battle. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Progress } from '../../../selfplay/steer.ts';

export function progressPhrase(progress: Progress | 'waiting', of: number): Phrase {
  if (progress === 'waiting') return phrase('random-waiting');
  const { deal, doing, battles } = progress;
  if (doing === 'looking') return phrase('random-looking', { deal, battles });
  return phrase('random-counting', { deal, battles, of });
}
