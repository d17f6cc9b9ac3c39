/**
 * Dice as people write them: `2d6+1`, `d20`, `d%`, `3d6kh2 - 1`. One pass, and limits that hold before anything is
 * thrown: a parser alone gives no safety.
 *
 *   sum  = term { ("+" | "-") term }
 *   term = [count] "d" (sides | "%") [("kh" | "kl") kept] | number
 */
export const LIMITS = { length: 100, dice: 100, sides: 1000, terms: 10, number: 1_000_000 } as const;

export type Term =
  | { readonly kind: 'number'; readonly sign: 1 | -1; readonly value: number }
  | {
      readonly kind: 'dice';
      readonly sign: 1 | -1;
      readonly count: number;
      readonly sides: number;
      readonly keep?: { readonly which: 'highest' | 'lowest'; readonly count: number };
    };

/** Why a text is not rolled: the name of a sentence, and the place or limit it speaks of. */
export interface NotDice {
  readonly fault: 'empty' | 'long' | 'dice' | 'sides' | 'terms' | 'number' | 'keep' | 'unreadable';
  readonly at: number;
}

class Fault extends Error {
  readonly why: NotDice;
  constructor(fault: NotDice['fault'], at: number) {
    super(fault);
    this.why = { fault, at };
  }
}

export function readDice(text: string): readonly Term[] | NotDice {
  if (text.trim() === '') return { fault: 'empty', at: 0 };
  if (text.length > LIMITS.length) return { fault: 'long', at: LIMITS.length };
  try {
    return sum(new Reader(text));
  } catch (error) {
    if (error instanceof Fault) return error.why;
    throw error;
  }
}

/** The one place that moves through the text; blanks do not count, nor case. */
class Reader {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text.toLowerCase().replaceAll('−', '-');
    this.skip();
  }

  take(pattern: RegExp): string | undefined {
    const sticky = new RegExp(pattern.source, 'y');
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text)?.[0];
    if (found === undefined) return undefined;
    this.at += found.length;
    this.skip();
    return found;
  }

  /** A whole number of at most seven digits: more would lose digits, and nobody means it. */
  number(greatest: number, fault: NotDice['fault']): number | undefined {
    const start = this.at;
    const digits = this.take(/\d+/);
    if (digits === undefined) return undefined;
    const value = digits.length > 7 ? Number.POSITIVE_INFINITY : Number(digits);
    if (value > greatest) throw new Fault(fault, start);
    return value;
  }

  done(): boolean {
    return this.at >= this.text.length;
  }

  private skip(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }
}

function sum(reader: Reader): readonly Term[] {
  const terms: Term[] = [term(reader, reader.take(/[+-]/) === '-' ? -1 : 1)];
  while (!reader.done()) {
    const start = reader.at;
    const sign = reader.take(/[+-]/);
    if (sign === undefined) throw new Fault('unreadable', start);
    if (terms.length === LIMITS.terms) throw new Fault('terms', start);
    terms.push(term(reader, sign === '-' ? -1 : 1));
  }
  const thrown = terms.reduce((count, each) => count + (each.kind === 'dice' ? each.count : 0), 0);
  if (thrown > LIMITS.dice) throw new Fault('dice', 0);
  return terms;
}

function term(reader: Reader, sign: 1 | -1): Term {
  const start = reader.at;
  const number = /^\d+\s*d/.test(reader.text.slice(start))
    ? reader.number(LIMITS.dice, 'dice')
    : reader.number(LIMITS.number, 'number');
  if (reader.take(/d/) === undefined) {
    if (number === undefined) throw new Fault('unreadable', start);
    return { kind: 'number', sign, value: number };
  }
  const count = number ?? 1;
  if (count < 1) throw new Fault('dice', start);
  const sidesAt = reader.at;
  const sides = reader.take(/%/) ? 100 : reader.number(LIMITS.sides, 'sides');
  if (sides === undefined) throw new Fault('unreadable', sidesAt);
  if (sides < 2) throw new Fault('sides', sidesAt);
  const which = reader.take(/k[hl]?/);
  if (which === undefined) return { kind: 'dice', sign, count, sides };
  const keptAt = reader.at;
  const kept = reader.number(LIMITS.dice, 'keep') ?? 1;
  if (kept < 1 || kept > count) throw new Fault('keep', keptAt);
  return { kind: 'dice', sign, count, sides, keep: { which: which === 'kl' ? 'lowest' : 'highest', count: kept } };
}
