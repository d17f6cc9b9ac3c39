/** SK-ALG-03, -04, SK-SIX. How likely each number of hits is, by counting, not by throwing. */
import { CENTIMETRE } from '../../../field/length.ts';
import { atLeast, type Chances, meanOf, repeated, together } from '../../../kernel/chances.ts';
import { total } from '../../../kernel/ledger.ts';
import type { Roll } from '../../../kernel/play.ts';
import { passes } from '../morale.ts';

/** What a die counts, and what it must. */
interface Count {
  readonly needed: number;
  readonly modifier: number;
  readonly severalSixes: boolean;
}

/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * SK-SIX-01, -02. Sixes count 6, 7, 8, so that some of the first may count too little; the others hit one by one. So the
 * number of sixes and, among the rest, the number of hits say everything.
 */
export function hitChances(dice: number, { needed, modifier, severalSixes }: Count): Chances {
  const hits = (face: number): boolean => face + modifier >= needed;
  if (!severalSixes) return repeated(shareOf(FACES.filter(hits).length / 6), dice);
  const tooFew = Math.max(0, needed - modifier - 6);
  const others = shareOf([1, 2, 3, 4, 5].filter(hits).length / 5);
  const chances = Array.from({ length: dice + 1 }, () => 0);
  for (const [sixes, share] of repeated(shareOf(1 / 6), dice).entries())
    for (const [rest, each] of repeated(others, dice - sixes).entries())
      chances[rest + Math.max(0, sixes - tooFew)]! += share * each;
  return chances;
}

/** The hits on average, to a tenth: as people read it. */
export function meanHits(chances: Chances): number {
  return Math.round(10 * meanOf(chances)) / 10;
}

/** Of one try: that it fails, and that it succeeds. */
function shareOf(share: number): Chances {
  return [1 - share, share];
}

/** SK-FIR-04. Of a fire, without elite fire of a unit: that is added after the dice. */
export function fireChances({ dice, ledger, about }: Roll): Chances {
  const { needed, severalSixes, plusOne } = about as unknown as Count & { readonly plusOne: boolean };
  return hitChances(dice, { needed, severalSixes, modifier: total(0, ledger) + (plusOne ? 1 : 0) });
}

/** SK-GAP-03. Of the saves of figures that are hit. */
export function saveChances(needs: readonly number[]): Chances {
  return needs.map((need) => shareOf((7 - need) / 6)).reduce(together, [1]);
}

/** SK-MOR-03 to -05. That a test is passed. */
export function passChance(morale: number, hasSuperior: boolean): number {
  return FACES.filter((die) => passes(die, morale, hasSuperior)).length / FACES.length;
}

/** SK-Q-12. That the die of an assault is enough. */
export function reachChance({ about: { distance, rate } }: Pick<Roll, 'about'>): number {
  const short = Math.max(0, Math.ceil((Number(distance) - Number(rate)) / CENTIMETRE));
  return atLeast([0, ...FACES.map(() => 1 / 6)], short);
}
