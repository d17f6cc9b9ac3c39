/** The report of an order. */
import { handSentence } from '../../../kernel/hand.ts';
import type { Tale, Telling } from '../../../kernel/ruleset.ts';
import type { Fact } from '../facts.ts';
import { turnPhrase } from '../roster.ts';
import type { State } from '../state.ts';

export function tell({ transcript, after }: Telling<State, Fact>): Tale {
  const sentences = transcript.flatMap((entry) => handSentence(entry) ?? []);
  return { quiet: false, title: turnPhrase(after), sentences, footer: [] };
}
