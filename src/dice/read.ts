/**
 * Parses dice as people write them (see notation.ts), in one pass. Any text, however long or odd, is refused
 * immediately.
 */
import { takesSaves } from './aim.ts';
import { blame, type Cursor, here, isWord, needNumber, takes, takesWord } from './cursor.ts';
import { readLabel } from './label.ts';
import { type Draft, readModifiers } from './modifiers.ts';
import { type DiceTerm, LIMITS, type Notation, type NotDice, type Term } from './notation.ts';
import { readTest } from './test.ts';
import { type Token, tokensOf } from './tokens.ts';
import { DICE, FACES, KINDS, ONE, TIMES, WITH } from './vocabulary.ts';
import { writeDice } from './write.ts';

export function readDice(text: string): Notation | NotDice {
  if (text.trim() === '') return { fault: 'empty', at: 0 };
  if (text.length > LIMITS.length) return { fault: 'long', at: LIMITS.length, limit: LIMITS.length };
  const notation = readTokens(tokensOf(text), text);
  if ('fault' in notation) return notation;
  // Canonical text is slightly longer than what was typed, and it must also keep within the limit.
  const long = text.length > LIMITS.length / 2 && writeDice(notation).length > LIMITS.length;
  return long ? { fault: 'long', at: LIMITS.length, limit: LIMITS.length } : notation;
}

/** The tokens are of this text, which labels are taken from verbatim. */
export function readTokens(tokens: readonly Token[], text: string): Notation | NotDice {
  const cursor: Cursor = { tokens, at: 0, fault: undefined };
  return readNotation(cursor, text) ?? cursor.fault ?? { fault: 'unreadable', at: 0 };
}

function readNotation(cursor: Cursor, text: string): Notation | undefined {
  const times = readTimes(cursor);
  const bracket = takes(cursor, '(');
  const sum = readSum(cursor);
  const inside = readTest(cursor, sum, false);
  if (bracket && !takes(cursor, ')')) blame(cursor, here(cursor), 'unreadable');
  const terms = bracket && inside === undefined ? multiply(cursor, sum) : sum;
  const test = inside ?? (bracket ? readTest(cursor, terms, true) : undefined);
  const dice = terms.reduce((sum, term) => sum + (term.kind === 'dice' ? term.count * term.digits : 0), 0);
  const label = readLabel(cursor, text, dice > 0);
  if (cursor.fault !== undefined) return undefined;
  if (times * dice > LIMITS.dice) return blame(cursor, cursor.tokens[0]!, 'dice', LIMITS.dice);
  return test === undefined ? { times, terms, label } : { times, terms, test, label };
}

/** `3x`: the number of repetitions. */
function readTimes(cursor: Cursor): number {
  const [first, second] = [here(cursor), here(cursor, 1)];
  if (first.kind !== 'number' || !isWord(second, TIMES)) return 1;
  if (first.value < 1 || first.value > LIMITS.times) blame(cursor, first, 'times', LIMITS.times);
  cursor.at += 2;
  return first.value;
}

function readSum(cursor: Cursor): readonly Term[] {
  const terms: Term[] = [];
  let sign: 1 | -1 = takes(cursor, '-') ? -1 : 1;
  if (sign === 1) takes(cursor, '+');
  for (;;) {
    if (terms.length === LIMITS.terms) blame(cursor, here(cursor, -1), 'terms', LIMITS.terms);
    const term = cursor.fault === undefined ? readTerm(cursor, sign) : undefined;
    if (term === undefined) blame(cursor, here(cursor), 'unreadable');
    if (term === undefined || cursor.fault !== undefined) return terms;
    terms.push(term);
    if (takes(cursor, '+')) sign = 1;
    else if (takes(cursor, '-')) sign = -1;
    else return terms;
  }
}

/** `(2d6+1)*10` multiplies each part. */
function multiply(cursor: Cursor, terms: readonly Term[]): readonly Term[] {
  if (!takes(cursor, '*')) return terms;
  const token = here(cursor);
  const factor = needNumber(cursor);
  const times = terms.map((term) => timesAs(term, factor ?? 1));
  const most = Math.max(...times.map((term) => (term.kind === 'dice' ? term.factor : term.value)));
  if (factor === 0 || most > LIMITS.number) blame(cursor, token, 'number', LIMITS.number);
  return times;
}

function timesAs(term: Term, factor: number): Term {
  return term.kind === 'dice' ? { ...term, factor: term.factor * factor } : { ...term, value: term.value * factor };
}

/** `2d6x10`, `10*2d6`, `8 dice`, `4`. */
function readTerm(cursor: Cursor, sign: 1 | -1): Term | undefined {
  const factor = readFactors(cursor);
  if (here(cursor).kind !== 'number' || isDice(cursor, 1)) return readDie(cursor, sign, factor);
  const token = here(cursor);
  const value = needNumber(cursor);
  if (value === undefined) return undefined;
  return factor * value > LIMITS.number
    ? blame(cursor, token, 'number', LIMITS.number)
    : { kind: 'number', sign, value: factor * value };
}

/** `10*`, any number of times. */
function readFactors(cursor: Cursor): number {
  let factor = 1;
  while (here(cursor).kind === 'number' && here(cursor, 1).text === '*' && cursor.fault === undefined) {
    const token = here(cursor);
    factor *= token.value;
    if (factor < 1 || factor > LIMITS.number) blame(cursor, token, 'number', LIMITS.number);
    cursor.at += 2;
  }
  return factor;
}

function readDie(cursor: Cursor, sign: 1 | -1, factor: number): DiceTerm | undefined {
  const token = here(cursor);
  const count = isWord(token, ONE) && isDice(cursor, 1) ? 1 : token.kind === 'number' ? token.value : undefined;
  if (count !== undefined) cursor.at++;
  if (count !== undefined && (count < 1 || count > LIMITS.dice)) return blame(cursor, token, 'dice', LIMITS.dice);
  const kind = takes(cursor, 'd') ? readSides(cursor) : count === undefined ? undefined : readDiceWord(cursor);
  if (kind === undefined) return undefined;
  const dice: Draft = { kind: 'dice', sign, count: count ?? 1, ...kind, factor };
  readModifiers(cursor, dice);
  return dice;
}

/** Whether dice follow a number: `d6`, `dice`, `fire dice`, `saves on 4+`. */
function isDice(cursor: Cursor, ahead: number): boolean {
  const token = here(cursor, ahead);
  if (token.text === 'd' || isWord(token, DICE)) return true;
  return (isWord(token, KINDS) && isWord(here(cursor, ahead + 1), DICE)) || areSaves(cursor, ahead);
}

function areSaves(cursor: Cursor, ahead: number): boolean {
  return takesSaves({ ...cursor, at: cursor.at + ahead });
}

/** `dice`, `fire dice`, `dés de tir`. Saves are left for the test parser. */
function readDiceWord(cursor: Cursor): Pick<DiceTerm, 'sides' | 'digits'> | undefined {
  if (areSaves(cursor, 0)) return { sides: 6, digits: 1 };
  takesWord(cursor, KINDS);
  if (!takesWord(cursor, DICE)) return undefined;
  if (here(cursor).text === 'de' && isWord(here(cursor, 1), KINDS)) cursor.at += 2;
  if (!isWord(here(cursor), WITH) || !isWord(here(cursor, 2), FACES)) return { sides: 6, digits: 1 };
  cursor.at++;
  const sides = readSides(cursor);
  cursor.at++;
  return sides;
}

function readSides(cursor: Cursor): Pick<DiceTerm, 'sides' | 'digits'> | undefined {
  if (takes(cursor, '%')) return { sides: 100, digits: 1 };
  const token = here(cursor);
  if (token.kind !== 'number') return blame(cursor, token, 'unreadable');
  cursor.at++;
  if (token.value === 66) return { sides: 6, digits: 2 };
  if (token.value === 666) return { sides: 6, digits: 3 };
  if (token.value < 2 || token.value > LIMITS.sides) return blame(cursor, token, 'sides', LIMITS.sides);
  return { sides: token.value, digits: 1 };
}
