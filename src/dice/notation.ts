/**
 * What is thrown, once it has been read. How people write it:
 *
 *   2d6+1   d20   d%   1D6 − 2        sums and differences; a die without a number before it is one
 *   2d6x10   10*2d6   (2d6+1)*10      a number times the dice
 *   d66   d666                        two or three D6 read as the digits of a number, tens first: each is one result
 *   4d6kh3   4d6dl1                   keep (k) or drop (d) the highest (h) or lowest (l); `k3` keeps the highest
 *   5d6!   5d6!>4                     exploding: on its highest face, or on these, the die is thrown again and added
 *   4d6r1   4d6ro<3                   thrown again while it shows this, `ro` once: only the last throw counts
 *   8d6>=5   2d6>=8   2d6<=7          compared, see below
 *   3x(2d6+1)                         the same three times, a result each
 *   2d6 # for the guns   2d6 fire     a label: everything behind `#`, or words of which none is ours, without numbers
 *
 * and in English or French words, both always understood, capitals and accents left to taste:
 *
 *   3d6 drop highest   3d6 keep the 2 lowest   3d6 sans la plus haute   garder les 2 plus basses
 *   8 dice on 5+   8 dés à 5 ou 6   8d6 5+    eight D6, a hit for each that shows 5 or more
 *   8 dice at 4+, 6s double, save 5+          each 6 is two hits; as many saves as hits, each saved on 5 or more
 *   8 dés à 4+, 6 doubles, sauvegarde 5+      the same
 *   5 saves on 4+   5 jets de sauvegarde à 4+ of five hits, each is saved on 4 or more
 *
 * What is compared, the dice one by one or their total? The rule of `reading` in test.ts, which the result tells too:
 * - Behind a bracket, a sum of several parts, one die alone, or dice of which some are kept: the total.
 * - `>`, `>=` and `=` ask each die, as other bots do, unless no face could ever meet it: `8d6>=5` counts hits, and
 *   `2d6>=8` can only mean the total.
 * - `<` and `<=` ask the total, as tests of morale do, unless no total could ever meet it: `2d6<=7` is a test, and
 *   `8d6<=2` counts hits.
 * - After `on`, `at` or `à`, or with doubles or saves behind it: the dice, one by one.
 */

export const LIMITS = {
  /** Characters, the label included. */
  length: 100,
  /** Dice on the table at first, over all that is repeated. */
  dice: 100,
  sides: 1000,
  terms: 10,
  /** How often one die may explode, or be thrown again; and at most half of its faces may say so. */
  again: 10,
  times: 20,
  number: 1_000_000,
} as const;

export interface Notation {
  /** How often all of it is thrown; 1 is as usual. */
  readonly times: number;
  /** What is added up. */
  readonly terms: readonly Term[];
  readonly test?: Test;
  /** What people wrote behind it: plain text, perhaps empty. */
  readonly label: string;
}

export type Term = NumberTerm | DiceTerm;

interface NumberTerm {
  readonly kind: 'number';
  readonly sign: 1 | -1;
  readonly value: number;
}

/** Dice, and what changes them: each kind of change at most once. */
export interface DiceTerm {
  readonly kind: 'dice';
  readonly sign: 1 | -1;
  readonly count: number;
  readonly sides: number;
  /** More than 1: so many dice are read together, as the digits of one number. */
  readonly digits: 1 | 2 | 3;
  /** The dice count so many times; 1 is as usual. */
  readonly factor: number;
  readonly keep?: Keep;
  /** Faces on which a die is thrown once more, and added. A die and what it explodes into are kept or dropped together. */
  readonly explode?: Comparison;
  /** Faces that do not count: the die is thrown again, once or while it shows one of them. */
  readonly reroll?: Comparison & { readonly once: boolean };
}

/** Of some dice the highest or lowest are kept, or dropped. */
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
  /** Does the total meet it? */
  | ({ readonly of: 'total' } & Comparison)
  /** Each die by itself: how many meet it? There is one term then, of dice that are all kept. */
  | ({
      readonly of: 'dice';
      /** A face that is two hits, if it is a hit. */
      readonly double?: number;
      /** As many dice as there were hits are thrown against it; those that meet it are saved, the rest are losses. */
      readonly save?: Comparison;
      /** The dice are saves themselves, of as many hits: those that meet it are saved. Nothing else is said then. */
      readonly saves?: true;
    } & Comparison);

/** Why a text is not thrown: the name of a sentence, the place in the text it speaks of, and the limit, if it is one. */
export interface NotDice {
  readonly fault: Fault;
  readonly at: number;
  readonly limit?: number;
}

export type Fault =
  | 'empty'
  | 'long'
  | 'unreadable'
  /** What stands behind it may be a label, or dice that were not understood. */
  | 'label'
  /** Too many dice, or none. */
  | 'dice'
  | 'sides'
  | 'terms'
  | 'number'
  | 'times'
  /** More are kept or dropped than there are, or none. */
  | 'keep'
  /** The same kind of change twice, or one that such dice cannot have. */
  | 'modifiers'
  /** It would explode, or be thrown again, more often than not; or never. */
  | 'again'
  /** Doubles and saves belong to hits, and no die can hit. */
  | 'hits'
  /** No die shows what is asked of each; the limit is the number, and the total may reach it. */
  | 'total'
  /** It can be thrown, but its chances are too much to reckon. */
  | 'large';

export function meets(value: number, { by, than }: Comparison): boolean {
  if (by === '>=') return value >= than;
  if (by === '>') return value > than;
  if (by === '<=') return value <= than;
  if (by === '<') return value < than;
  return value === than;
}

/** The faces of a die of so many sides that meet it, or nothing. They always follow one another. */
export function facesThat(
  { by, than }: Comparison,
  sides: number,
): { readonly from: number; readonly to: number } | undefined {
  const from = by === '>=' || by === '=' ? than : by === '>' ? than + 1 : 1;
  const to = by === '<=' || by === '=' ? than : by === '<' ? than - 1 : sides;
  const faces = { from: Math.max(1, from), to: Math.min(sides, to) };
  return faces.from > faces.to ? undefined : faces;
}

/** How many of the dice count in the end, of those with one throw each. */
export function keptOf({ count, keep }: DiceTerm): number {
  if (keep === undefined) return count;
  return keep.act === 'keep' ? keep.count : count - keep.count;
}

/** How many dice at most are read as the digits of one number; 1 where none are. */
export function digitsOf(terms: readonly Term[]): 1 | 2 | 3 {
  const digits = terms.map((term) => (term.kind === 'dice' ? term.digits : 1));
  return digits.includes(3) ? 3 : digits.includes(2) ? 2 : 1;
}

/** The least and the most that a term can come to. */
export function rangeOf(term: Term): { readonly least: number; readonly most: number } {
  if (term.kind === 'number') return { least: term.sign * term.value, most: term.sign * term.value };
  const { sign, sides, digits, factor, explode } = term;
  const ones = digits === 1 ? 1 : digits === 2 ? 11 : 111;
  const throws = explode === undefined ? 1 : 1 + LIMITS.again;
  const [low, high] = [keptOf(term) * ones * factor, keptOf(term) * ones * sides * factor * throws];
  return sign === 1 ? { least: low, most: high } : { least: -high, most: -low };
}
