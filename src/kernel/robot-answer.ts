/** The bot's answer for its own seats, to any question: no battle ever waits for it. */
import type { Asked } from './play.ts';
import type { Ruleset } from './ruleset.ts';
import { AGREEMENT } from './wording.ts';

/**
 * The bot agrees to every proposal. Otherwise the first doctrine that has an answer decides; without one, the least
 * committing answer.
 */
export function robotAnswer<S, F, O>(
  rules: Pick<Ruleset<S, F, O>, 'doctrines' | 'doctrine'>,
  asked: Asked,
  now: S,
): string {
  if (asked.kind === AGREEMENT) return 'agree';
  for (const name of rules.doctrines) {
    const answer = rules.doctrine(name, asked, now);
    if (answer !== undefined) return answer;
  }
  return asked.fallback;
}
