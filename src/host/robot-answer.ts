/** What the bot's own seat answers, whatever it is asked: no battle ever waits for it. */
import { AGREEMENT } from '../kernel/hand.ts';
import type { Asked } from '../kernel/play.ts';
import type { AnyRuleset } from './ruleset.ts';

/**
 * Who practises with somebody agrees to what he proposes. Else the first doctrine that knows an answer has it; where none
 * does, the answer that commits to least.
 */
export function robotAnswer(rules: AnyRuleset, asked: Asked, now: unknown): string {
  if (asked.kind === AGREEMENT) return 'agree';
  for (const name of rules.doctrines) {
    const answer = rules.doctrine(name, asked, now);
    if (answer !== undefined) return answer;
  }
  return asked.fallback;
}
