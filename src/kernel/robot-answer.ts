/** What the bot answers for a seat of its own, whatever it is asked: no battle ever waits for it. */
import { AGREEMENT } from './hand.ts';
import type { Asked } from './play.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * The bot agrees to every proposal. Else the first doctrine that knows an answer has it; where none
 * does, the answer that commits to least.
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
