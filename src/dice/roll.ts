/** A rolled notation: every die in the order rolled, what became of it, and the result. */
import type { Die } from './die.ts';
import {
  type Comparison,
  type DiceTerm,
  keptOf,
  LIMITS,
  meets,
  type Notation,
  type Term,
  type Test,
} from './notation.ts';

export interface Rolled {
  readonly notation: Notation;
  /** One per repetition. */
  readonly lines: readonly Line[];
}

export interface Line {
  readonly parts: readonly Part[];
  /** The sum, or the number of hits if each die is tested. */
  readonly total: number;
  /** If the total is tested: whether it succeeded. */
  readonly met?: boolean;
  /** If hits are saved. */
  readonly saves?: Saves;
}

export interface Part {
  readonly term: Term;
  /** Empty for a constant, and for hits that are only saved. */
  readonly dice: readonly Fallen[];
  /** What it adds to the sum, with sign and factor; if hits are counted, their number. */
  readonly total: number;
}

export interface Fallen {
  readonly value: number;
  /** The dice it was read from, if they are the digits of one number. */
  readonly digits?: readonly number[];
  readonly fate: 'counts' | 'dropped' | 'rerolled' | 'hit' | 'double' | 'miss';
  /** The next die was rolled because of this one and belongs to it. */
  readonly exploded: boolean;
}

interface Saves {
  readonly dice: readonly { readonly value: number; readonly saved: boolean }[];
  readonly saved: number;
  /** Hits that were not saved. */
  readonly losses: number;
}

export function rollDice(notation: Notation, die: Die): Rolled {
  const lines: Line[] = [];
  while (lines.length < notation.times) lines.push(throwLine(notation, die));
  return { notation, lines };
}

function throwLine({ terms, test }: Notation, die: Die): Line {
  const [first] = terms;
  if (test?.of === 'dice' && test.saves && first?.kind === 'dice') return throwOnlySaves(first, test, die);
  const parts = terms.map((term) => throwTerm(term, test?.of === 'dice' ? test : undefined, die));
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  if (test === undefined) return { parts, total };
  if (test.of === 'total') return { parts, total, met: meets(total, test) };
  if (test.save === undefined || first?.kind !== 'dice') return { parts, total };
  return { parts, total, saves: throwSaves(total, first.sides, test.save, die) };
}

/** The number of dice is the number of hits. */
function throwOnlySaves(term: DiceTerm, save: Comparison, die: Die): Line {
  const saves = throwSaves(term.count, term.sides, save, die);
  return { parts: [{ term, dice: [], total: term.count }], total: term.count, saves };
}

function throwSaves(hits: number, sides: number, save: Comparison, die: Die): Saves {
  const dice = Array.from({ length: hits }, () => {
    const value = die(sides);
    return { value, saved: meets(value, save) };
  });
  const saved = dice.filter((each) => each.saved).length;
  return { dice, saved, losses: hits - saved };
}

type Hits = Extract<Test, { of: 'dice' }>;

function throwTerm(term: Term, hits: Hits | undefined, die: Die): Part {
  if (term.kind === 'number') return { term, dice: [], total: term.sign * term.value };
  const fallen: Fallen[] = [];
  const throws: Throw[] = [];
  while (throws.length < term.count) {
    const from = fallen.length;
    const worth = term.digits > 1 ? throwDigits(term, fallen, die) : throwOne(term, hits, fallen, die);
    throws.push({ from, worth });
  }
  const { dice, sum } = keepSome(fallen, throws, term);
  return { term, dice, total: term.sign * term.factor * sum };
}

/** One die with its explosions: its first index among the rolled dice, and its value. */
interface Throw {
  readonly from: number;
  readonly worth: number;
}

function throwOne(term: DiceTerm, hits: Hits | undefined, fallen: Fallen[], die: Die): number {
  let sum = 0;
  for (let explosions = 0; ; explosions++) {
    const value = throwUntil(term, fallen, die);
    const exploded = term.explode !== undefined && explosions < LIMITS.again && meets(value, term.explode);
    const fate = hits === undefined ? 'counts' : fateOf(value, hits);
    fallen.push({ value, fate, exploded });
    sum += fate === 'counts' ? value : WORTH[fate];
    if (!exploded) return sum;
  }
}

const WORTH = { miss: 0, hit: 1, double: 2 } as const;

/** Rolls a die until it need not be rerolled, and marks the earlier results as discarded. */
function throwUntil({ sides, reroll }: DiceTerm, fallen: Fallen[], die: Die): number {
  const most = reroll === undefined ? 0 : reroll.once ? 1 : LIMITS.again;
  for (let again = 0; ; again++) {
    const value = die(sides);
    if (again === most || reroll === undefined || !meets(value, reroll)) return value;
    fallen.push({ value, fate: 'rerolled', exploded: false });
  }
}

function throwDigits({ sides, digits: count }: DiceTerm, fallen: Fallen[], die: Die): number {
  const digits = Array.from({ length: count }, () => die(sides));
  const value = digits.reduce((number, digit) => 10 * number + digit, 0);
  fallen.push({ value, digits, fate: 'counts', exploded: false });
  return value;
}

function fateOf(value: number, hits: Hits): keyof typeof WORTH {
  if (!meets(value, hits)) return 'miss';
  return value === hits.double ? 'double' : 'hit';
}

/** A die and its explosions are kept or dropped together. Of equals the first is kept. */
function keepSome(
  fallen: readonly Fallen[],
  throws: readonly Throw[],
  term: DiceTerm,
): { readonly dice: readonly Fallen[]; readonly sum: number } {
  const kept = keptOf(term);
  const sign = (term.keep?.act === 'keep') === (term.keep?.which === 'highest') ? 1 : -1;
  const dice = fallen.slice();
  let sum = 0;
  for (const [place, { from, worth }] of throws.entries()) {
    const ahead = kept === throws.length ? 0 : countAhead(throws, place, sign);
    if (ahead < kept) sum += worth;
    else drop(dice, from, throws[place + 1]?.from ?? dice.length);
  }
  return { dice, sum };
}

/** How many dice are preferred to the one at this index. */
function countAhead(throws: readonly Throw[], place: number, sign: 1 | -1): number {
  const { worth } = throws[place]!;
  let ahead = 0;
  for (let other = 0; other < throws.length; other++) {
    const by = sign * (throws[other]!.worth - worth);
    if (by > 0 || (by === 0 && other < place)) ahead++;
  }
  return ahead;
}

function drop(dice: Fallen[], from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const each = dice[at]!;
    if (each.fate === 'counts') dice[at] = { ...each, fate: 'dropped' };
  }
}
