/**
 * The results of dice compared with what chance gives for as many of them. All figures come from the exact
 * probabilities of each roll, however few there are: no normal approximation. The number of dice is taken as given:
 * that more hits may leave fewer targets is not luck of these dice.
 */
import { type Chances, meanOf, NO_DICE, together } from '../../../kernel/chances.ts';
import type { Fortune } from '../../../kernel/luck.ts';
import { type Fortunes, type Lot, ONE_DIE, type Verdict, WITHIN } from './luck.ts';

const KINDS = ['hits', 'saves', 'morale'] as const satisfies readonly Fortune['what'][];

/** The largest probability outside a band at each end. */
const OUTSIDE = (100 - WITHIN) / 200;

export function fortunesOf(fortunes: readonly Fortune[]): Fortunes {
  const lots = KINDS.flatMap((what) => {
    const own = fortunes.filter((each) => each.what === what);
    return own.length === 0 ? [] : [{ what, ...lotOf(own) }];
  });
  return { lots, all: lotOf(fortunes) };
}

export function lotOf(fortunes: readonly Fortune[]): Lot {
  const chances = allTogether(fortunes.map((each) => each.chances));
  const got = sumOf(fortunes, (each) => each.got);
  const seen = { got, expected: meanOf(chances), tries: sumOf(fortunes, (each) => each.tries) };
  if (Math.max(...chances) > ONE_DIE / 100) return { ...seen, verdict: { kind: 'few' } };
  const band = bandOf(chances);
  return { ...seen, band, verdict: verdictOf(chances, got, band) };
}

function sumOf(fortunes: readonly Fortune[], of: (fortune: Fortune) => number): number {
  return fortunes.reduce((sum, each) => sum + of(each), 0);
}

/** In halves, so that short lists are convolved with short ones. */
function allTogether(list: readonly Chances[]): Chances {
  if (list.length <= 1) return list[0] ?? NO_DICE;
  const half = Math.ceil(list.length / 2);
  return together(allTogether(list.slice(0, half)), allTogether(list.slice(half)));
}

function bandOf(chances: Chances): { readonly least: number; readonly most: number } {
  let [least, below] = [0, 0];
  while (below + chances[least]! <= OUTSIDE) below += chances[least++]!;
  let [most, above] = [chances.length - 1, 0];
  while (above + chances[most]! <= OUTSIDE) above += chances[most--]!;
  return { least, most };
}

function verdictOf(chances: Chances, got: number, { least, most }: NonNullable<Lot['band']>): Verdict {
  if (got > most) return { kind: 'lucky', ...oftenOf(total(chances.slice(0, got))) };
  if (got < least) return { kind: 'unlucky', ...oftenOf(total(chances.slice(got + 1))) };
  return { kind: 'within' };
}

function total(chances: Chances): number {
  return chances.reduce((sum, chance) => sum + chance, 0);
}

/** Never rounded up, and never all. */
function oftenOf(share: number): { readonly times: number; readonly of: 100 | 1000 } {
  if (share < 0.99) return { times: Math.floor(share * 100), of: 100 };
  return { times: Math.min(999, Math.floor(share * 1000)), of: 1000 };
}
