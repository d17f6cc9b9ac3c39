/** One die's faces in runs that are alike: their chances after rerolls, and whether they explode or hit. */
import { type Distribution, either, plus, type Run, trimmed, type Work } from './distribution.ts';
import { type DiceTerm, facesThat, LIMITS, meets, type Test } from './notation.ts';

export interface FaceRun extends Run {
  readonly explodes: boolean;
}

type Hits = Extract<Test, { of: 'dice' }>;

export function facesOf({ sides, reroll, explode }: DiceTerm, hits: Hits | undefined): readonly FaceRun[] {
  const double = hits?.double;
  const tests = [reroll, explode, hits, double === undefined ? undefined : ({ by: '=', than: double } as const)];
  const bounds = tests.flatMap((each) => (each && facesThat(each, sides)) ?? []);
  const starts = new Set([1, ...bounds.flatMap(({ from, to }) => [from, to + 1])].filter((face) => face <= sides));
  const sorted = [...starts].sort((a, b) => a - b);
  const chances = chancesOf(sides, reroll);
  return sorted.map((from, index) => ({
    from,
    to: (sorted[index + 1] ?? sides + 1) - 1,
    chance: reroll !== undefined && meets(from, reroll) ? chances.again : chances.once,
    explodes: explode !== undefined && meets(from, explode),
  }));
}

/** The final chance of each face: a rerolled face counts only if it comes every time, any other on any roll. */
function chancesOf(sides: number, reroll: DiceTerm['reroll']): { readonly once: number; readonly again: number } {
  const faces = reroll && facesThat(reroll, sides);
  if (reroll === undefined || faces === undefined) return { once: 1 / sides, again: 1 / sides };
  const bad = (faces.to - faces.from + 1) / sides;
  let [once, again] = [1 / sides, 1 / sides];
  for (let throws = 0; throws < (reroll.once ? 1 : LIMITS.again); throws++) {
    again *= bad;
    once += again;
  }
  return { once, again };
}

/** Faces by their value: hits. */
export function hitRuns(runs: readonly FaceRun[], hits: Hits): readonly FaceRun[] {
  return runs.map(({ from, to, chance, explodes }) => {
    const worth = !meets(from, hits) ? 0 : from === hits.double ? 2 : 1;
    return { from: worth, to: worth, chance: chance * (to - from + 1), explodes };
  });
}

/** Adds one die with all its explosions. */
export function plusDie(sum: Distribution, runs: readonly FaceRun[], stride: number, work: Work): Distribution {
  const exploding = runs.filter((run) => run.explodes);
  if (exploding.length === 0) return plus(sum, runs, stride, work);
  const quiet = runs.filter((run) => !run.explodes);
  const ended: Distribution[] = [];
  let open = sum;
  for (let explosions = 0; explosions < LIMITS.again; explosions++) {
    ended.push(plus(open, quiet, stride, work));
    open = plus(open, exploding, stride, work);
  }
  return trimmed(either([...ended, plus(open, runs, stride, work)]));
}
