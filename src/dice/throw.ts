/** A notation thrown: every die in the order it fell, what became of it, and what it all comes to. */
import type { Die } from './die.ts';
import { type Comparison, type DiceTerm, LIMITS, meets, type Notation, type Term, type Test } from './notation.ts';

export interface Thrown {
  readonly notation: Notation;
  /** One for each time it was thrown. */
  readonly lines: readonly Line[];
}

export interface Line {
  readonly parts: readonly Part[];
  /** The sum; where each die is asked by itself, the hits. */
  readonly total: number;
  /** Where the total is compared: whether it meets what it is compared with. */
  readonly met?: boolean;
  /** Where hits are saved. */
  readonly saves?: Saves;
}

export interface Part {
  readonly term: Term;
  /** None of a number. */
  readonly dice: readonly Fallen[];
  /** What it adds to the sum, with its sign and factor; of hits, their number. */
  readonly total: number;
}

export interface Fallen {
  readonly value: number;
  /** What it was read from, where several dice are the digits of one number. */
  readonly digits?: readonly number[];
  readonly fate: 'counts' | 'dropped' | 'rerolled' | 'hit' | 'double' | 'miss';
  /** The next die was thrown because of this one, and belongs to it. */
  readonly exploded: boolean;
}

export interface Saves {
  readonly dice: readonly { readonly value: number; readonly saved: boolean }[];
  readonly saved: number;
  /** Hits that were not saved. */
  readonly losses: number;
}

export function throwDice(notation: Notation, die: Die): Thrown {
  const lines: Line[] = [];
  while (lines.length < notation.times) lines.push(throwLine(notation, die));
  return { notation, lines };
}

function throwLine({ terms, test }: Notation, die: Die): Line {
  const parts = terms.map((term) => throwTerm(term, test?.of === 'dice' ? test : undefined, die));
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  if (test === undefined) return { parts, total };
  if (test.of === 'total') return { parts, total, met: meets(total, test) };
  const [term] = terms;
  if (test.save === undefined || term?.kind !== 'dice') return { parts, total };
  return { parts, total, saves: throwSaves(total, term.sides, test.save, die) };
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
  const throws: Fallen[][] = [];
  while (throws.length < term.count) throws.push(throwOne(term, hits, die));
  const dice = dropped(throws, term).flat();
  return { term, dice, total: term.sign * term.factor * dice.reduce((sum, each) => sum + worth(each), 0) };
}

/** One die with all that it was thrown again for. */
function throwOne(term: DiceTerm, hits: Hits | undefined, die: Die): Fallen[] {
  if (term.digits > 1) return [throwDigits(term, die)];
  const fallen: Fallen[] = [];
  for (let explosions = 0; ; explosions++) {
    const value = throwUntil(term, fallen, die);
    const exploded = explosions < LIMITS.again && term.explode !== undefined && meets(value, term.explode);
    fallen.push({ value, fate: fateOf(value, hits), exploded });
    if (!exploded) return fallen;
  }
}

/** What a die shows when it is not thrown again any more; what it showed before is laid aside. */
function throwUntil({ sides, reroll }: DiceTerm, fallen: Fallen[], die: Die): number {
  const most = reroll === undefined ? 0 : reroll.once ? 1 : LIMITS.again;
  for (let again = 0; ; again++) {
    const value = die(sides);
    if (again === most || reroll === undefined || !meets(value, reroll)) return value;
    fallen.push({ value, fate: 'rerolled', exploded: false });
  }
}

function throwDigits({ sides, digits: count }: DiceTerm, die: Die): Fallen {
  const digits = Array.from({ length: count }, () => die(sides));
  const value = digits.reduce((number, digit) => 10 * number + digit, 0);
  return { value, digits, fate: 'counts', exploded: false };
}

function fateOf(value: number, hits: Hits | undefined): Fallen['fate'] {
  if (hits === undefined) return 'counts';
  if (!meets(value, hits)) return 'miss';
  return value === hits.double ? 'double' : 'hit';
}

function worth({ value, fate }: Fallen): number {
  if (fate === 'counts') return value;
  return fate === 'double' ? 2 : fate === 'hit' ? 1 : 0;
}

/** A die and what it exploded into stand or fall together; of equals the first is kept. */
function dropped(throws: Fallen[][], { keep, count }: DiceTerm): Fallen[][] {
  if (keep === undefined) return throws;
  const kept = keep.act === 'keep' ? keep.count : count - keep.count;
  const highest = (keep.act === 'keep') === (keep.which === 'highest');
  const worths = throws.map((dice) => dice.reduce((sum, each) => sum + worth(each), 0));
  const order = worths.map((_worth, place) => place);
  order.sort((a, b) => (highest ? worths[b]! - worths[a]! : worths[a]! - worths[b]!) || a - b);
  const out = new Set(order.slice(kept));
  return throws.map((dice, place) => (out.has(place) ? dice.map(fallen) : dice));
}

function fallen(each: Fallen): Fallen {
  return each.fate === 'counts' ? { ...each, fate: 'dropped' } : each;
}
