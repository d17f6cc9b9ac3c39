/** Checks texts: every phrase has a message in both languages, with all the arguments it needs. */
import type { Phrase } from '../../kernel/phrase.ts';
import { type Question, Refusal } from '../../kernel/play.ts';
import type { Card, Look, Open, Ruleset, Tale, Telling } from '../../kernel/ruleset.ts';
import { LANGUAGES } from '../../words/language.ts';
import { openWords } from '../../words/words.ts';
import { demand } from './broken.ts';

const words = openWords();

/** Raw values that should have been replaced by text. */
const UNSPOKEN = /undefined|\[object|NaN|\{/;

function checkWords(phrases: readonly Phrase[]): void {
  for (const each of phrases)
    for (const language of LANGUAGES) {
      const text = words.say(language, each);
      demand(text.trim() !== '' && !UNSPOKEN.test(text), `${each.id} is said as «${text}»`);
    }
}

export function checkTale<S, F, O>({ tell }: Ruleset<S, F, O>, telling: Telling<S, F>): void {
  const { title, sentences, footer }: Tale = tell(telling);
  checkWords([title, ...sentences.flatMap(({ says, dice, spent = [] }) => [says, ...spent, ...dice]), ...footer]);
}

export function checkCard<S, F, O>({ card }: Ruleset<S, F, O>, question: Question, now: S): void {
  const { asks, warns, options, ahead = [] }: Card = card(question, now);
  const later = ahead.flatMap((each) => [each.says, ...each.warns, ...each.options.map(({ says }) => says)]);
  checkWords([asks, ...warns, ...options.map(({ says }) => says), ...later]);
}

export function checkRefusal(says: Phrase): void {
  checkWords([says]);
}

/** A step left to the players. */
export function checkOpen({ says, concerns, doneSays }: Open): void {
  checkWords([says, ...concerns.map((each) => each.says), ...(doneSays ? [doneSays] : [])]);
}

/** Looking at a unit, or from one to another, always yields a text. */
export function checkLooks<S, F, O>(rules: Ruleset<S, F, O>, now: S, from: string, to: string): void {
  const { unit, sight, describe } = rules;
  const described = [from, `front ${to}`, 'red', 'blue', ''].map((what) => describe(now, what));
  for (const look of [unit(now, from), sight(now, from, to), ...described]) {
    demand(!(look instanceof Refusal), `nothing is seen of ${from} and ${to}`);
    if (!(look instanceof Refusal)) checkLook(look);
  }
}

function checkLook({ title, paragraphs }: Look): void {
  checkWords([title, ...paragraphs.flat()]);
}

/** Each side's units, unusual rules options, whose turn it is. */
export function checkState<S, F, O>({ roster, options, turn }: Ruleset<S, F, O>, now: S): void {
  checkWords([turn(now), ...roster(now), ...options(now)]);
}
