/** Dice in the chat: what was thrown, die by die, and the sum. */
import { phrase } from '../kernel/phrase.ts';
import { type Answer, hidden, words } from './answer.ts';
import type { Use } from './bot.ts';
import { throwDice, type Thrown } from './dice.ts';
import { LIMITS, type NotDice, readDice } from './dice-notation.ts';

export function rolled({ say, language, die }: Use, typed: string): Answer {
  const terms = readDice(typed);
  if ('fault' in terms) return hidden(words(say(language, faultOf(terms))));
  const { thrown, total } = throwDice(terms, die);
  const shown = thrown.map((each, index) => shownTerm(each, index === 0)).join(' ');
  return words(say(language, phrase('bot-rolled', { thrown: shown, total: `**${total}**` })));
}

function faultOf({ fault, at }: NotDice) {
  return phrase(`bot-roll-${fault}`, { at: at + 1, ...LIMITS });
}

/** `2d6 [3 5]`, `- 4`; dice that do not count are struck out. */
function shownTerm({ term, dice }: Thrown, first: boolean): string {
  const sign = term.sign < 0 ? (first ? '−' : '− ') : first ? '' : '+ ';
  if (term.kind === 'number') return `${sign}${term.value}`;
  const keep = term.keep ? `k${term.keep.which === 'highest' ? 'h' : 'l'}${term.keep.count}` : '';
  const values = dice.map(({ value, counts }) => (counts ? String(value) : `~~${value}~~`)).join(' ');
  return `${sign}${term.count}d${term.sides}${keep} (${values})`;
}
