/**
 * Dice after parsing. How people write them:
 *
 *   2d6+1   d20   d%   1D6 − 2        sums and differences; a die without a number in front is one die
 *   2d6x10   10*2d6   (2d6+1)*10      a number times the dice
 *   d66   d666                        two or three D6 read as the digits of a number, tens first: each is one result
 *   4d6kh3   4d6dl1                   keep (k) or drop (d) the highest (h) or lowest (l); `k3` keeps the highest
 *   5d6!   5d6!>4                     exploding: on its highest face, or on these, the die is rolled again and added
 *   4d6r1   4d6ro<3                   rerolled while it shows this, `ro` once: only the last roll counts
 *   8d6>=5   2d6>=8   2d6<=7          tested, see below
 *   3x(2d6+1)                         the same three times, with a result each
 *   2d6 # for the guns   2d6 fire     a label: everything after `#`, or words that are not keywords, without numbers
 *
 * and in English or French words, both always understood, ignoring case and accents:
 *
 *   3d6 drop highest   3d6 keep the 2 lowest   3d6 sans la plus haute   garder les 2 plus basses
 *   8 dice on 5+   8 dés à 5 ou 6   8d6 5+    eight D6, a hit for each that shows 5 or more
 *   8 dice at 4+, 6s double, save 5+          each 6 is two hits; as many saves as hits, each saved on 5 or more
 *   8 dés à 4+, 6 doubles, sauvegarde 5+      the same
 *   5 saves on 4+   5 jets de sauvegarde à 4+ of five hits, each is saved on 4 or more
 *
 * Does a comparison test each die or the total? The rule of `reading` in test.ts, which the result also states:
 * - After a bracket, a sum of several parts, a single die, or dice of which some are kept: the total.
 * - `>`, `>=` and `=` test each die, as in other bots, unless no face could ever meet it: `8d6>=5` counts hits, and
 *   `2d6>=8` can only mean the total.
 * - `<` and `<=` test the total, like morale tests, unless no total could ever meet it: `2d6<=7` is a test, and
 *   `8d6<=2` counts hits.
 * - After `on`, `at` or `à`, or with doubles or saves after it: each die.
 */

export const LIMITS = {
  /** Characters, including the label. */
  length: 100,
  /** Dice rolled at first, over all repetitions. */
  dice: 100,
  sides: 1000,
  terms: 10,
  /** How often one die may explode or be rerolled. At most half of its faces may trigger that. */
  again: 10,
  times: 20,
  number: 1_000_000,
} as const;

export interface Notation {
  /** How often all of it is rolled; usually 1. */
  readonly times: number;
  /** The terms that are added up. */
  readonly terms: readonly Term[];
  readonly test?: Test;
  /** The text after the dice; may be empty. */
  readonly label: string;
}

export type Term = NumberTerm | DiceTerm;

interface NumberTerm {
  readonly kind: 'number';
  readonly sign: 1 | -1;
  readonly value: number;
}

/** Dice and their modifiers, each kind at most once. */
export interface DiceTerm {
  readonly kind: 'dice';
  readonly sign: 1 | -1;
  readonly count: number;
  readonly sides: number;
  /** More than 1: this many dice are read together as the digits of one number. */
  readonly digits: 1 | 2 | 3;
  /** A multiplier; usually 1. */
  readonly factor: number;
  readonly keep?: Keep;
  /** Faces on which another die is rolled and added. A die and its explosions are kept or dropped together. */
  readonly explode?: Comparison;
  /** Faces that are rerolled, once or for as long as they appear. */
  readonly reroll?: Comparison & { readonly once: boolean };
}

/** Keep or drop the highest or lowest dice. */
export interface Keep {
  readonly act: 'keep' | 'drop';
  readonly which: 'highest' | 'lowest';
  readonly count: number;
}

export interface Comparison {
  readonly by: Comparator;
  readonly than: number;
}

export type Comparator = '>=' | '>' | '<=' | '<' | '=';

export type Test =
  /** Tests the total. */
  | ({ readonly of: 'total' } & Comparison)
  /** Tests each die and counts the hits. Requires a single term whose dice are all kept. */
  | ({
      readonly of: 'dice';
      /** A face that is two hits, if it is a hit. */
      readonly double?: number;
      /** Each hit is rolled against this; those that meet it are saved, the rest are losses. */
      readonly save?: Comparison;
      /** The dice are themselves saves, one per hit: those that meet the test are saved. No other clause is allowed. */
      readonly saves?: true;
    } & Comparison);

/**
 * Why a text is not valid dice: the message's name, the position of the error, and the limit, if that is the reason.
 */
export interface NotDice {
  readonly fault: Fault;
  readonly at: number;
  readonly limit?: number;
}

export type Fault =
  | 'empty'
  | 'long'
  | 'unreadable'
  /** The rest may be a label, or dice that were not understood. */
  | 'label'
  /** Too many dice, or none. */
  | 'dice'
  | 'sides'
  | 'terms'
  | 'number'
  | 'times'
  /** Keeps or drops more dice than there are, or none. */
  | 'keep'
  /** The same modifier twice, or one not allowed for these dice. */
  | 'modifiers'
  /** Explodes or rerolls more often than not, or never. */
  | 'again'
  /** Doubles and saves require hits, but no die can hit. */
  | 'hits'
  /** No die can show what each should. The limit is the number, which the total may reach. */
  | 'total'
  /** It can be rolled, but its odds are too expensive to calculate. */
  | 'large';

export function meets(value: number, { by, than }: Comparison): boolean {
  if (by === '>=') return value >= than;
  if (by === '>') return value > than;
  if (by === '<=') return value <= than;
  if (by === '<') return value < than;
  return value === than;
}

/** The faces of a die that meet a comparison. They are always consecutive. */
export function facesThat(
  { by, than }: Comparison,
  sides: number,
): { readonly from: number; readonly to: number } | undefined {
  const from = by === '>=' || by === '=' ? than : by === '>' ? than + 1 : 1;
  const to = by === '<=' || by === '=' ? than : by === '<' ? than - 1 : sides;
  const faces = { from: Math.max(1, from), to: Math.min(sides, to) };
  return faces.from > faces.to ? undefined : faces;
}

/** How many dice count in the end, of those with one roll each. */
export function keptOf({ count, keep }: DiceTerm): number {
  if (keep === undefined) return count;
  return keep.act === 'keep' ? keep.count : count - keep.count;
}

/** The most dice that are read as the digits of one number; 1 if there are none. */
export function digitsOf(terms: readonly Term[]): 1 | 2 | 3 {
  const digits = terms.map((term) => (term.kind === 'dice' ? term.digits : 1));
  return digits.includes(3) ? 3 : digits.includes(2) ? 2 : 1;
}

/** The least and greatest result of a term. */
export function rangeOf(term: Term): { readonly least: number; readonly most: number } {
  if (term.kind === 'number') return { least: term.sign * term.value, most: term.sign * term.value };
  const { sign, sides, digits, factor, explode } = term;
  const ones = digits === 1 ? 1 : digits === 2 ? 11 : 111;
  const throws = explode === undefined ? 1 : 1 + LIMITS.again;
  const [low, high] = [keptOf(term) * ones * factor, keptOf(term) * ones * sides * factor * throws];
  return sign === 1 ? { least: low, most: high } : { least: -high, most: -low };
}
