/** SH-ROUT-04, ASK-12. Which way a router runs: a published rule chooses, unless its owner says otherwise. */
import { distance, type Hex } from '../../hex/grid.ts';
import { phrase } from '../../kernel/phrase.ts';
import { ask, type Option, type Play, type Reading, Refusal } from '../../kernel/play.ts';
import { bestRun, endOf, type Run, runs, harmOf } from './rout-path.ts';
import type { State, Unit } from './state.ts';

/**
 * SH-ROUT-04, -07. The path, each step into a front hex. Where the best of them differ only in where they end, the one
 * that ends farthest from enemies is taken, unless its owner has filed another; a choice between evils is asked.
 */
export function* chooseRun(now: State, unit: Unit, length: number): Play<never, Run> {
  const all = runs(now, unit, unit.facing, length);
  const best = bestRun(now, unit, all);
  const harm = harmOf(best);
  const evils = harm === 0 ? [] : bestOfEach(now, unit, all, (run) => `${harmOf(run)} ${run.crossed.join(' ')}`);
  const leastHarmful = all.filter((run) => harmOf(run) === harm);
  const [, otherEvil] = evils;
  const quiet = !otherEvil;
  const whereTo = (run: Run) => (run.offMap ? 'off' : endOf(unit, run));
  const offered = quiet ? bestOfEach(now, unit, leastHarmful, whereTo) : evils;
  const [, another] = offered;
  if (!another) return best;
  return yield* ask<Run>({
    kind: 'ASK-12',
    to: unit.side,
    unit: unit.id,
    about: { length },
    options: offered.map(optionOf),
    fallback: textOf(best),
    ...(quiet && { quiet }),
    read: (given): Reading<Run> => {
      const goal = placeIn(now, /^toward (\S+)$/.exec(given)?.[1]);
      const run = goal === undefined ? all.find((each) => textOf(each) === given) : nearestTo(goal, unit, leastHarmful);
      if (run) return { value: run, text: textOf(run) };
      return new Refusal('SH-ROUT-04', phrase('refuse-answer', { given }), offered.map(textOf));
    },
  });
}

function bestOfEach(now: State, unit: Unit, all: readonly Run[], key: (run: Run) => string): Run[] {
  const kinds = Map.groupBy(all, key);
  return [...kinds.values()].map((alike) => bestRun(now, unit, alike));
}

/** `via 1211 1110`, `via 0101 off`. */
function textOf({ path, offMap }: Run): string {
  return ['via', ...path, ...(offMap ? ['off'] : [])].join(' ');
}

function optionOf(run: Run): Option {
  return {
    text: textOf(run),
    about: { crossed: run.crossed, offMap: run.offMap, endsOn: run.endsOn ?? null },
  };
}

/** A hex, or where a unit stands. */
export function placeIn(now: State, word: string | undefined): Hex | undefined {
  return /^\d{4}$/.test(word ?? '') ? word : now.units.find((unit) => unit.id === word)?.at;
}

/** Of runs that are equally good, the one that ends nearest to a place. */
function nearestTo(goal: Hex, unit: Unit, all: readonly Run[]): Run {
  const far = (run: Run) => distance(endOf(unit, run), goal);
  return all.reduce((best, run) => (far(run) < far(best) ? run : best));
}
