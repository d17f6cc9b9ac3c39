/** The exact distribution of a notation, unless it is too expensive to calculate. */
import {
  CERTAIN,
  chanceOf,
  type Distribution,
  MOST_WORK,
  opposite,
  plus,
  runsOf,
  thinned,
  type Work,
} from './distribution.ts';
import { type FaceRun, facesOf, hitRuns, plusDie } from './faces.ts';
import { keptSum } from './kept.ts';
import {
  type Comparison,
  type DiceTerm,
  facesThat,
  keptOf,
  type Notation,
  type NotDice,
  type Term,
  type Test,
} from './notation.ts';

export interface Chances {
  /** The sum, or the number of hits if each die is tested. */
  readonly total: Distribution;
  /** If the total is tested: the chance of success. */
  readonly met?: number;
  /** If hits are saved: the number of unsaved ones. */
  readonly losses?: Distribution;
}

/**
 * For one line; repetitions are alike. Refuses only what is too expensive, such as 100d1000, 20d1000kh10, or a die
 * times a million.
 */
export function distributionOf({ terms, test }: Notation): Chances | NotDice {
  const work: Work = { left: MOST_WORK };
  const hits = test?.of === 'dice' ? test : undefined;
  const total = terms.reduce((sum, term) => plusTerm(sum, term, hits, work), CERTAIN);
  const save = hits?.saves ? hits : hits?.save;
  const losses = save && thinned(total, chanceOfLoss(terms[0]!, save), work);
  if (work.left < 0) return { fault: 'large', at: 0 };
  if (test?.of === 'total') return { total, met: chanceOf(total, test) };
  return losses === undefined ? { total } : { total, losses };
}

type Hits = Extract<Test, { of: 'dice' }>;

function plusTerm(sum: Distribution, term: Term, hits: Hits | undefined, work: Work): Distribution {
  if (term.kind === 'number') return { ...sum, least: sum.least + term.sign * term.value };
  if (term.sign === 1) return plusDice(sum, term, hits, work);
  return opposite(plusDice(opposite(sum), term, hits, work));
}

function plusDice(sum: Distribution, term: DiceTerm, hits: Hits | undefined, work: Work): Distribution {
  if (hits?.saves) return { ...sum, least: sum.least + term.count };
  if (term.digits > 1) return plusDigits(sum, term, work);
  const faces = facesOf(term, hits);
  if (term.keep !== undefined) return plus(sum, runsOf(keptOfDice(term, faces, work)), term.factor, work);
  const runs = hits === undefined ? faces : hitRuns(faces, hits);
  let total = sum;
  for (let dice = 0; dice < term.count && work.left >= 0; dice++) total = plusDie(total, runs, term.factor, work);
  return total;
}

/** The tens of a D66 are a die that counts ten times. */
function plusDigits(sum: Distribution, { count, sides, digits, factor }: DiceTerm, work: Work): Distribution {
  const faces = [{ from: 1, to: sides, chance: 1 / sides }];
  const places = [1, 10, 100].slice(0, digits);
  const throws = Array.from({ length: count }, () => places).flat();
  return throws.reduce((total, place) => plus(total, faces, place * factor, work), sum);
}

/** A die together with its explosions is one value. */
function keptOfDice(term: DiceTerm, faces: readonly FaceRun[], work: Work): Distribution {
  const values = term.explode === undefined ? faces : runsOf(plusDie(CERTAIN, faces, 1, work));
  const highest = (term.keep?.act === 'keep') === (term.keep?.which === 'highest');
  return keptSum(values, { count: term.count, kept: keptOf(term), highest }, work);
}

function chanceOfLoss(term: Term, save: Comparison): number {
  if (term.kind === 'number') return 0;
  const saved = facesThat(save, term.sides);
  return saved === undefined ? 1 : 1 - (saved.to - saved.from + 1) / term.sides;
}
