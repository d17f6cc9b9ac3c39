/** A notation as what is to be said of it, in the order in which it is said; the words are the languages' own. */
import { type Comparison, facesThat, type Keep, type Notation, type Term, type Test } from './notation.ts';

/** Faces of a die: all from one to another, both included. None: no face at all. */
export interface Faces {
  readonly from: number;
  readonly to: number;
}

export type Said =
  /** All that follows is thrown so often. Only where it is more than once. */
  | { readonly say: 'times'; readonly times: number }
  | { readonly say: 'number'; readonly sign: 1 | -1; readonly value: number }
  /** Dice that are added or taken away; where `digits` is more than 1, each is a number of so many of them. */
  | {
      readonly say: 'dice';
      readonly sign: 1 | -1;
      readonly count: number;
      readonly sides: number;
      readonly digits: 1 | 2 | 3;
    }
  /** What follows dice, up to the next number or dice, is said of these. */
  | { readonly say: 'explode'; readonly faces: Faces }
  | { readonly say: 'reroll'; readonly faces: Faces; readonly once: boolean }
  | ({ readonly say: 'keep' } & Keep)
  | { readonly say: 'factor'; readonly factor: number }
  /** The total is compared. */
  | ({ readonly say: 'total' } & Comparison)
  /** Each die that shows one of these is a hit, is two hits, or is saved. */
  | { readonly say: 'hit' | 'save'; readonly faces: Faces | undefined; readonly sides: number }
  | { readonly say: 'double'; readonly face: number };

export function saidOf({ times, terms, test }: Notation): readonly Said[] {
  const repeated: readonly Said[] = times > 1 ? [{ say: 'times', times }] : [];
  return [...repeated, ...terms.flatMap(saidOfTerm), ...(test ? saidOfTest(test, terms) : [])];
}

function saidOfTerm(term: Term): readonly Said[] {
  if (term.kind === 'number') return [{ say: 'number', sign: term.sign, value: term.value }];
  const { sign, count, sides, digits, factor, keep, explode, reroll } = term;
  const said: Said[] = [{ say: 'dice', sign, count, sides, digits }];
  const exploding = explode && facesThat(explode, sides);
  const again = reroll && facesThat(reroll, sides);
  if (exploding) said.push({ say: 'explode', faces: exploding });
  if (reroll && again) said.push({ say: 'reroll', faces: again, once: reroll.once });
  if (keep) said.push({ say: 'keep', ...keep });
  if (factor !== 1) said.push({ say: 'factor', factor });
  return said;
}

function saidOfTest(test: Test, terms: readonly Term[]): readonly Said[] {
  if (test.of === 'total') return [{ say: 'total', by: test.by, than: test.than }];
  const [term] = terms;
  const sides = term?.kind === 'dice' ? term.sides : 0;
  const said: Said[] = [{ say: 'hit', faces: facesThat(test, sides), sides }];
  if (test.double !== undefined) said.push({ say: 'double', face: test.double });
  if (test.save) said.push({ say: 'save', faces: facesThat(test.save, sides), sides });
  return said;
}
