/** Dice in the chat: what was thrown, die by die, and the sum. */
import type { NotDice, Term } from '../dice/notation.ts';
import { LIMITS } from '../dice/notation.ts';
import { readDice } from '../dice/read.ts';
import { type Line, type Part, throwDice } from '../dice/throw.ts';
import { writeDice } from '../dice/write.ts';
import { phrase } from '../kernel/phrase.ts';
import { type Answer, hidden, words } from './answer.ts';
import type { Use } from './bot.ts';

export function rolled({ say, language, die }: Use, typed: string): Answer {
  const notation = readDice(typed);
  if ('fault' in notation) return hidden(words(say(language, faultOf(notation))));
  const told = throwDice(notation, die).lines.map((line) =>
    say(language, phrase('bot-rolled', { thrown: shownLine(line), total: `**${line.total}**` })),
  );
  return words(told.join('\n'));
}

function faultOf({ fault, at }: NotDice) {
  return phrase(`bot-roll-${fault}`, { at: at + 1, ...LIMITS });
}

function shownLine({ parts }: Line): string {
  return parts.map((part, index) => shownPart(part, index === 0)).join(' ');
}

/** `2d6 (3 5)`, `- 4`; dice that do not count are struck out. */
function shownPart({ term, dice }: Part, first: boolean): string {
  const sign = term.sign < 0 ? (first ? '−' : '− ') : first ? '' : '+ ';
  if (term.kind === 'number') return `${sign}${term.value}`;
  const values = dice.map(({ value, fate }) => (/^(counts|hit|double)$/.test(fate) ? value : `~~${value}~~`));
  return `${sign}${shownDice(term)} (${values.join(' ')})`;
}

function shownDice(term: Term): string {
  return writeDice({ times: 1, terms: [{ ...term, sign: 1 }], label: '' });
}
