/** One order in one position, to be played again and again: what is the outcome with these dice and this answer? */
import { answerAhead, type Filed } from '../kernel/ahead.ts';
import type { Outcome, Outlook } from '../kernel/outlook.ts';
import { enemyOf, type Question, Refusal, type Roll } from '../kernel/play.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { asked, type Entry, NOTHING_AT_ALL, run } from '../kernel/run.ts';
import type { Asking } from './forecast.ts';

export type AnyRuleset = Ruleset<unknown, unknown, unknown>;

/** What all forks share. */
export interface Stem {
  readonly rules: AnyRuleset;
  readonly outlook: Outlook<unknown, unknown, unknown>;
  readonly asking: Asking;
  readonly state: unknown;
  readonly order: unknown;
  readonly past: readonly Entry<unknown>[];
  readonly filed: readonly Filed[];
}

/** A question, and the position in which it is asked. */
export interface Met {
  readonly question: Question;
  readonly now: unknown;
  /** Dice were rolled before it. */
  readonly thrown: boolean;
}

export interface Forked {
  readonly outcome: Outcome;
  /** The enemy's first choice. Already known if the fork is about an answer. */
  readonly met: Met | undefined;
  /** Entries of the transcript: the cost of playing it. */
  readonly steps: number;
}

/** The answer that a fork is about, given to the first question of that kind to that unit where it is possible. */
export interface AssumedAnswer {
  readonly to: Pick<Question, 'kind' | 'unit' | 'to'>;
  readonly answer: string;
}

/** Parses everything once. Undefined: not a single legal order, or nothing worth forecasting. */
export function stemOf(rules: AnyRuleset, asking: Asking): Stem | undefined {
  const state = rules.restore(asking.state);
  const read = rules.orders(asking.order, state, asking.by);
  if (read instanceof Refusal || read.length !== 1 || !rules.outlook) return undefined;
  const { order } = read[0]!;
  if (!rules.outlook.about(order, state)) return undefined;
  const past = asking.past as readonly Entry<unknown>[];
  const filed = [...rules.filed(order, asking.by), ...(asking.filed ?? [])];
  return { rules, outlook: rules.outlook, asking, state, order, past, filed };
}

/** Where a waiting order has stopped. `'nowhere'`: it is refused, or its past does not fit these rules. */
export function waitingAt({ rules, asking, state, order, past }: Stem): Met | 'nowhere' | undefined {
  const outcome = run(rules, state, order, asking.by, past, NOTHING_AT_ALL);
  if (outcome.kind === 'refused' || outcome.kind === 'diverged') return 'nowhere';
  if (past.length === 0) return undefined;
  if (outcome.kind !== 'waits' || outcome.transcript.length !== past.length) return 'nowhere';
  return { question: outcome.question, now: outcome.state, thrown: false };
}

/** Plays the order to its end. */
export function playFork(
  stem: Stem,
  given: AssumedAnswer | undefined,
  dice: (roll: Roll, index: number) => readonly number[],
): Forked {
  const { rules, outlook, asking, state: before, order, past } = stem;
  const { by } = asking;
  const seen = { throws: 0, met: undefined as Met | undefined, isGiven: false };
  const again = replayed(past);
  const outcome = run(rules, before, order, by, [], {
    dice: (roll) => again.dice() ?? dice(roll, seen.throws++),
    answer: (question, now) => {
      const old = again.answer();
      if (old !== undefined) return { text: old, by: { who: 'default' } };
      const isEnemys = isChoice(question) && question.to === enemyOf(by);
      if (!given && isEnemys) seen.met ??= { question, now, thrown: seen.throws > 0 };
      const isMeant = given && !seen.isGiven && isSame(question, given.to) && canBe(question, given.answer);
      seen.isGiven ||= isMeant === true;
      return { text: isMeant ? given.answer : usual(stem, question, now), by: { who: 'default' } };
    },
  });
  if (outcome.kind !== 'done') throw new Error(`«${asking.order}» stops: ${outcome.kind}`);
  const { state: after, transcript } = outcome;
  return {
    outcome: outlook.outcome({ before, after, by, order, transcript }),
    met: seen.met,
    steps: transcript.length,
  };
}

/** Replays the recorded past, which was already checked against the rules. */
function replayed(past: readonly Entry<unknown>[]): {
  readonly dice: () => readonly number[] | undefined;
  readonly answer: () => string | undefined;
} {
  const rolls = past.filter((entry) => 'roll' in entry);
  const answers = past.filter((entry) => 'ask' in entry);
  let [roll, answer] = [0, 0];
  return { dice: () => rolls[roll++]?.got, answer: () => answers[answer++]?.got };
}

/** A question answered automatically unless someone said otherwise is not a choice that anyone waits for. */
function isChoice({ quiet, options }: Question): boolean {
  return !quiet && options.length > 1;
}

export function isSame(one: AssumedAnswer['to'], other: AssumedAnswer['to']): boolean {
  return one.kind === other.kind && one.unit === other.unit && one.to === other.to;
}

function canBe(question: Question, answer: string): boolean {
  return !(question.read(answer) instanceof Refusal);
}

/** The answer given in advance, else the known doctrine's, else the least committing one. */
function usual(stem: Stem, question: Question, now: unknown): string {
  const ahead = answerAhead(question, stem.filed);
  if (ahead) return ahead.text;
  const answer = byDoctrine(stem, question, now);
  return answer !== undefined && canBe(question, answer) ? answer : question.fallback;
}

/** Undefined: that side's doctrine is unknown, or leaves this to the player. */
export function byDoctrine({ rules, asking }: Stem, question: Question, now: unknown): string | undefined {
  const name = rules.doctrines.find((each) => each === asking.doctrines[question.to]);
  return name === undefined ? undefined : rules.doctrine(name, asked(question), now);
}
