/** SH-ROUT-04, ASK-12. Which way a router runs: a published rule chooses, unless its owner says otherwise. */
import { distance, type Hex } from '../../hex/grid.ts';
import { phrase } from '../../kernel/phrase.ts';
import { ask, type Option, type Play, type Reading, Refusal } from '../../kernel/play.ts';
import { bestRun, endOf, harmOf, leastHarm, type Run, runs, runsApart } from './rout-path.ts';
import type { State, Unit } from './state.ts';

/**
 * SH-ROUT-04, -07. The path, each step into a front hex. Where the best of them differ only in where they end, the one
 * that ends farthest from enemies is taken, unless its owner has filed another; a choice between evils is asked.
 */
export function* chooseRun(now: State, unit: Unit, length: number): Play<never, Run> {
  const all = runsApart(now, unit, unit.facing, length).at(-1)!;
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
      const run = offered.find((each) => textOf(each) === given) ?? unoffered(now, unit, length, given);
      if (run) return { value: run, text: textOf(run) };
      return new Refusal('SH-ROUT-04', phrase('refuse-answer', { given }), offered.map(textOf));
    },
  });
}

/** Any other path, by its hexes; or the way to go: `toward 0405`. */
function unoffered(now: State, unit: Unit, length: number, given: string): Run | undefined {
  const every = runs(now, unit, unit.facing, length);
  const goal = placeIn(now, /^toward (\S+)$/.exec(given)?.[1]);
  return goal === undefined ? every.find((run) => textOf(run) === given) : nearestTo(goal, unit, every);
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

/** Of the runs that cost least, the one that ends nearest to a place. */
function nearestTo(goal: Hex, unit: Unit, every: readonly Run[]): Run {
  const least = leastHarm(every);
  const far = (run: Run) => distance(endOf(unit, run), goal);
  return every.filter((run) => harmOf(run) === least).reduce((best, run) => (far(run) < far(best) ? run : best));
}
