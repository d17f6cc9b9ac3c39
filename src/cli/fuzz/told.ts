/** What is said of it all: every phrase has its words in both languages, with everything that they need. */
import type { Phrase } from '../../kernel/phrase.ts';
import type { Question } from '../../kernel/play.ts';
import type { Card, Look, Tale, Telling } from '../../kernel/ruleset.ts';
import type { Fact } from '../../rules/sabreur-hex/facts.ts';
import { sabreurHex } from '../../rules/sabreur-hex/index.ts';
import type { State } from '../../rules/sabreur-hex/state.ts';
import { LANGUAGES } from '../../words/language.ts';
import { openWords } from '../../words/words.ts';
import { demand } from './broken.ts';

const words = openWords();

/** Words of ours that somebody should have replaced. */
const UNSPOKEN = /undefined|\[object|NaN|\{/;

function checkWords(phrases: readonly Phrase[]): void {
  for (const each of phrases)
    for (const language of LANGUAGES) {
      const text = words.say(language, each);
      demand(text.trim() !== '' && !UNSPOKEN.test(text), `${each.id} is said as «${text}»`);
    }
}

export function checkTale(telling: Telling<State, Fact>): void {
  const { title, sentences, footer }: Tale = sabreurHex.tell(telling);
  checkWords([title, ...sentences.flatMap(({ says, dice }) => [says, ...dice]), ...footer]);
}

export function checkCard(question: Question, now: State): void {
  const { asks, warns, options, ahead = [] }: Card = sabreurHex.card(question, now);
  const later = ahead.flatMap((each) => [each.says, ...each.warns, ...each.options.map(({ says }) => says)]);
  checkWords([asks, ...warns, ...options.map(({ says }) => says), ...later]);
}

export function checkRefusal(says: Phrase): void {
  checkWords([says]);
}

export function checkLook({ title, paragraphs }: Look): void {
  checkWords([title, ...paragraphs.flat()]);
}
