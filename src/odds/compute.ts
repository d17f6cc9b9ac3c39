/** A complete forecast, in the calling thread. The same request always gives the same forecast. */
import { type Chance, chanceFrom } from '../kernel/chance.ts';
import {
  byDoctrine,
  type AnyRuleset,
  type Forked,
  type AssumedAnswer,
  isSame,
  type Met,
  playFork,
  type Stem,
  stemOf,
  waitingAt,
} from './fork.ts';
import type { Asking, Forecast, Lot } from './forecast.ts';
import { lotOf, type Weighed } from './tally.ts';
import { type Choose, descend, type End, endsAbout, type Tree, treeOf, wholeOf } from './tree.ts';
import { type Listed, waysOf } from './ways.ts';

/** What one forecast may cost. */
export interface Limits {
  /** Per answer, whatever was asked for. */
  readonly tries: number;
  /** Up to this many ends of the dice trees, over all answers, every one is played. */
  readonly whole: number;
  /** Entries of transcripts, over all forks. */
  readonly steps: number;
  /** The share of the time used, from 0. */
  readonly spent: () => number;
}

export const LIMITS: Limits = { tries: 20_000, whole: 3000, steps: 400_000, spent: () => 0 };

/**
 * The share of the budget for tries. The rest is for playing the whole tree, most of which they have covered by then.
 */
const FOR_TRIES = 0.6;

/** How many paths to sample to estimate a tree's size and its first question. */
const PROBES = 40;

export function computeForecast(rules: AnyRuleset, asking: Asking, limits: Limits = LIMITS): Forecast | undefined {
  const stem = stemOf(rules, asking);
  const waits = stem && waitingAt(stem);
  if (!stem || waits === 'nowhere') return undefined;
  const listed: Listed = new Map();
  const usual = plantOf(stem, undefined, listed);
  const question = waits ? { met: waits, answers: optionsOf(waits) } : firstQuestion(usual);
  const plants = question
    ? question.answers.map((answer) => plantOf(stem, { to: question.met.question, answer }, listed))
    : [usual];
  const tried = sampledLots(plants, asking, limits);
  const whole = wholeLots(plants, limits);
  if (!question && usual.tree.root && 'end' in usual.tree.root) return undefined;
  const lots = whole ?? tried;
  return {
    exact: whole !== undefined,
    ...(question && { asks: asksOf(question.met), ...expectedOf(stem, question) }),
    lots: lots.map((lot, i) => ({ ...lot, ...(question && { answer: question.answers[i]! }) })),
  };
}

/** The tree of one answer, and what has been spent on it. */
interface Plant {
  readonly tree: Tree<Forked>;
  readonly chance: Chance;
  steps: number;
}

function plantOf(stem: Stem, given: AssumedAnswer | undefined, listed: Listed): Plant {
  const { outlook, state, asking } = stem;
  // All answers are simulated with the same dice, so differences come only from the answer.
  const chance = chanceFrom(asking.seed);
  const plant: Plant = {
    tree: treeOf({
      play: (dice) => {
        const forked = playFork(stem, given, dice);
        plant.steps += forked.steps;
        return forked;
      },
      ways: (roll) => waysOf(roll, outlook.sees?.(roll, state), listed),
      throws: ({ dice, sides }) => chance.dice(dice, sides),
    }),
    chance,
    steps: 0,
  };
  return plant;
}

/** Chooses at random, as dice would. */
function byShare({ below }: Chance): Choose {
  return (ways) => {
    let left = below(2 ** 32) / 2 ** 32;
    const found = ways.findIndex(({ share }) => (left -= share) < 0);
    return found < 0 ? ways.length - 1 : found;
  };
}

interface Asked {
  readonly met: Met;
  readonly answers: readonly string[];
}

function optionsOf({ question }: Met): readonly string[] {
  return question.options.map(({ text }) => text);
}

/**
 * The enemy's most frequent first question; before any dice it is always the same. A question whose options vary with
 * the dice cannot be split by answer.
 */
function firstQuestion(usual: Plant): Asked | undefined {
  const { met } = descend(usual.tree, byShare(usual.chance));
  if (met && !met.thrown) return { met, answers: optionsOf(met) };
  const all = Array.from({ length: PROBES }, () => descend(usual.tree, byShare(usual.chance)).met).filter(
    (each) => each !== undefined,
  );
  const often = (one: Met) => all.filter(({ question }) => isSame(question, one.question));
  const [most] = all.toSorted((a, b) => often(b).length - often(a).length);
  if (!most) return undefined;
  const answers = optionsOf(most);
  const isAlways = often(most).every((each) => optionsOf(each).join('\n') === answers.join('\n'));
  return isAlways ? { met: most, answers } : undefined;
}

function asksOf({ question: { kind, to, unit }, thrown }: Met): NonNullable<Forecast['asks']> {
  return { kind, to, ...(unit !== undefined && { unit }), sure: !thrown };
}

function expectedOf(stem: Stem, { met, answers }: Asked): Pick<Forecast, 'expected'> {
  const expected = byDoctrine(stem, met.question, met.now);
  return expected !== undefined && answers.includes(expected) ? { expected } : {};
}

/** Every possible roll for every answer, if there are few enough. */
function wholeLots(plants: readonly Plant[], limits: Limits): readonly Lot[] | undefined {
  const { whole } = limits;
  if (plants.reduce((sum, { tree }) => sum + endsAbout(tree.root), 0) > whole) return undefined;
  const lots: Lot[] = [];
  let left = whole;
  for (const { tree } of plants) {
    const ends = wholeOf(tree, left, () => isOut(plants, limits));
    if (!ends) return undefined;
    left -= ends.length;
    lots.push(lotOf(ends.map(weighed), 1));
  }
  return lots;
}

function weighed({ end, share }: End<Forked>): Weighed {
  return { outcome: end.outcome, weight: share };
}

/** Whether this share of the budget for all trees has been spent. */
function isOut(plants: readonly Plant[], { steps, spent }: Limits, share = 1): boolean {
  return plants.reduce((sum, plant) => sum + plant.steps, 0) > share * steps || spent() > share;
}

/** As often as requested or affordable, at least once, and equally often for each answer. */
function sampledLots(plants: readonly Plant[], asking: Asking, limits: Limits): readonly Lot[] {
  const most = Math.min(asking.tries, limits.tries);
  const samples = plants.map((plant) => ({ plant, choose: byShare(plant.chance), times: new Map<Forked, number>() }));
  let tries = 0;
  do {
    for (const { plant, choose, times } of samples) {
      const end = descend(plant.tree, choose);
      times.set(end, (times.get(end) ?? 0) + 1);
    }
    tries += 1;
  } while (tries < most && !isOut(plants, limits, FOR_TRIES));
  return samples.map(({ times }) =>
    lotOf(
      [...times].map(([{ outcome }, weight]): Weighed => ({ outcome, weight })),
      tries,
    ),
  );
}
