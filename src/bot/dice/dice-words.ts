/** Dice in words: `4d6 (the 3 highest) + 2`, `8D6 sur 5+, les 6 comptent 2`; and why a text is not valid dice. */
import type { Comparison, DiceTerm, Notation, NotDice, Term } from '../../dice/notation.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { uncalled } from '../../words/words.ts';

/** Speaks in one person's language. */
export type Say = (says: Phrase) => string;

/** A notation in a person's language, without its label. */
export function diceInWords(say: Say, { times, terms, test }: Pick<Notation, 'times' | 'terms' | 'test'>): string {
  const sum = terms.map((term, place) => signed(term, place, termInWords(say, term))).join(' ');
  const asked = test === undefined ? sum : test.of === 'total' ? `${sum} ${bounds(test)}` : hits(say, sum, test);
  return times === 1 ? asked : `${times} × (${asked})`;
}

/** A term with its sign. The first one shows only a minus. */
export function signed({ sign }: Pick<Term, 'sign'>, place: number, shown: string): string {
  if (place === 0) return sign < 0 ? `−${shown}` : shown;
  return `${sign < 0 ? '−' : '+'} ${shown}`;
}

function termInWords(say: Say, term: Term): string {
  if (term.kind === 'number') return String(term.value);
  const { count, sides, digits, factor } = term;
  const faces = digits === 1 ? String(sides) : '6'.repeat(digits);
  const thrown = say(phrase('dice-rolled', { count: count === 1 ? '' : String(count), sides: faces }));
  const changes = changesInWords(say, term);
  const dice = changes === '' ? thrown : say(phrase('dice-changed', { dice: thrown, changes }));
  return factor === 1 ? dice : `${dice} × ${factor}`;
}

function changesInWords(say: Say, { sides, keep, explode, reroll }: DiceTerm): string {
  const all: Phrase[] = [];
  if (reroll) {
    const faces = facesInWords(say, reroll);
    all.push(phrase(reroll.once ? 'dice-again-once' : 'dice-again', { faces }));
  }
  if (explode) {
    const isHighest = explode.by === '=' && explode.than === sides;
    const on = { faces: facesInWords(say, explode) };
    all.push(isHighest ? phrase('dice-exploding') : phrase('dice-exploding-on', on));
  }
  if (keep) all.push(phrase(`dice-${keep.act}-${keep.which}`, { n: keep.count }));
  return all.map(say).join(', ');
}

/** `5+`, `2 or less`, `6`. */
function facesInWords(say: Say, { by, than }: Comparison): string {
  if (by === '=') return String(than);
  if (by === '>=' || by === '>') return `${by === '>' ? than + 1 : than}+`;
  return say(phrase('dice-or-less', { n: by === '<' ? than - 1 : than }));
}

const SIGNS = { '>=': '≥', '>': '>', '<=': '≤', '<': '<', '=': '=' } as const;

function bounds({ by, than }: Comparison): string {
  return `${SIGNS[by]} ${than}`;
}

type Hits = Extract<NonNullable<Notation['test']>, { of: 'dice' }>;

function hits(say: Say, dice: string, test: Hits): string {
  const { double, save } = test;
  return [
    say(phrase(test.saves ? 'dice-saving' : 'dice-on', { dice, faces: facesInWords(say, test) })),
    ...(double === undefined ? [] : [say(phrase('dice-double', { n: double }))]),
    ...(save === undefined ? [] : [say(phrase('dice-save', { faces: facesInWords(say, save) }))]),
  ].join(', ');
}

/** How much of a faulty text is quoted. */
const QUOTED = 20;

/** One sentence: what is wrong, where, and an example that works. */
export function notDice({ fault, at, limit = 0 }: NotDice, typed: string): Phrase {
  const [before, rest] = [inCode(typed.slice(0, at)), inCode(typed.slice(at))];
  const chars = Array.from(rest === '' ? before : rest);
  const quoted =
    chars.length <= QUOTED
      ? chars.join('')
      : rest === ''
        ? `…${chars.slice(-QUOTED).join('')}`
        : `${chars.slice(0, QUOTED).join('')}…`;
  return phrase(`dice-fault-${fault}`, {
    at: phrase(rest === '' ? 'dice-after' : 'dice-at', { text: uncalled(quoted) }),
    limit,
    dice: before,
  });
}

/** Makes text safe between two backticks. */
export function inCode(typed: string): string {
  return typed
    .toWellFormed()
    .replaceAll('`', '’')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
}
