/** SH-ROUT-04, ASK-12. Which way a routing unit runs: a published rule chooses, unless its player says otherwise. */
import type { Play } from '../facts.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import { askLive } from '../../../kernel/asking.ts';
import type { About } from '../../../kernel/question.ts';
import { RUN } from '../questions/run.ts';
import type { Way } from '../questions/way.ts';
import { bestRun, endOf, harmOf, leastHarm, type Run, runs, runsApart } from './rout-path.ts';
import type { State, Unit } from '../state.ts';

/** SH-ROUT-04, -07. The best path, ending farthest from enemies; a choice between different costs is asked. */
export function* chooseRun(now: State, unit: Unit, length: number): Play<Run> {
  const all = runsApart(now, unit, unit.facing, length).at(-1)!;
  const best = bestRun(now, unit, all);
  const harm = harmOf(best);
  const costlyRuns = harm === 0 ? [] : bestOfEach(now, unit, all, (run) => `${harmOf(run)} ${run.crossed.join(' ')}`);
  const leastHarmful = all.filter((run) => harmOf(run) === harm);
  const [, otherCostlyRun] = costlyRuns;
  const quiet = !otherCostlyRun;
  const whereTo = (run: Run) => (run.offMap ? 'off' : endOf(unit, run));
  const offered = quiet ? bestOfEach(now, unit, leastHarmful, whereTo) : costlyRuns;
  const [, another] = offered;
  if (!another) return best;
  const alive = (run: Run) => ({ value: wayOf(run), live: run });
  return yield* askLive(RUN, {
    to: unit.side,
    unit: unit.id,
    about: { length },
    options: offered.map((run) => ({ ...alive(run), about: aboutRun(run) })),
    fallback: wayOf(best),
    quiet,
    means(way) {
      const run = unoffered(now, unit, length, way);
      return run && alive(run);
    },
  });
}

/** Any other path, by its hexes; or a direction: `toward 0405`. */
function unoffered(now: State, unit: Unit, length: number, way: Way): Run | undefined {
  const every = runs(now, unit, unit.facing, length);
  if (way.say === 'via') {
    return every.find(({ path, offMap }) => offMap === way.off && path.join() === way.hexes.join());
  }
  const goal = placeIn(now, way.place);
  return goal === undefined ? undefined : nearestTo(goal, unit, every);
}

function bestOfEach(now: State, unit: Unit, all: readonly Run[], key: (run: Run) => string): Run[] {
  const kinds = Map.groupBy(all, key);
  return [...kinds.values()].map((alike) => bestRun(now, unit, alike));
}

function wayOf({ path, offMap }: Run): Way {
  return { say: 'via', hexes: path, off: offMap };
}

function aboutRun({ crossed, offMap, endsOn }: Run): About {
  return { crossed, offMap, endsOn: endsOn ?? null };
}

export function placeIn(now: State, word: string | undefined): Hex | undefined {
  return /^\d{4}$/.test(word ?? '') ? word : now.units.find((unit) => unit.id === word)?.at;
}

/** Of the runs that cost least, the one that ends nearest to a place. */
function nearestTo(goal: Hex, unit: Unit, every: readonly Run[]): Run {
  const least = leastHarm(every);
  const far = (run: Run) => distance(endOf(unit, run), goal);
  return every.filter((run) => harmOf(run) === least).reduce((best, run) => (far(run) < far(best) ? run : best));
}
