/** A procedure of the rules played for a real table: its facts stay here, its dice are rolled, and no one is asked. */
import { type Asked, type Play, Refusal, roll, type Roll, type Step, type Table } from '../../../kernel/play.ts';
import { type Entry, run } from '../../../kernel/run.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import type { State } from '../state.ts';

/** The procedure to play, and its position. */
export interface Scene {
  readonly before: State;
  readonly procedure: (table: Table<State>) => Play<Fact, unknown>;
  /** Choices that the rules leave to the player: as stated beforehand, otherwise the least committing answer. */
  readonly answer?: (asked: Asked) => string | undefined;
  /** Replaces the number of dice if it was given. */
  readonly as?: (roll: Roll) => Roll;
  /** Whether to stop before this roll. */
  readonly isEnd?: (next: Roll) => boolean;
}

export interface Enacted {
  readonly before: State;
  readonly after: State;
  readonly transcript: readonly Entry<Fact>[];
  /** The roll before which it stopped. */
  readonly left?: Roll;
}

/** Plays it to its end; a flight ends with its length, because its path is decided at the table. */
export function* enact({ before, procedure, answer, as = same, isEnd = never }: Scene): Play<never, Enacted> {
  const table = { now: before };
  const transcript: Entry<Fact>[] = [];
  const steps = procedure(table);
  let next = steps.next();
  while (!next.done) {
    const step: Step<Fact> = next.value;
    if ('fact' in step) {
      transcript.push({ fact: step.fact });
      table.now = apply(table.now, step.fact);
      next = steps.next();
    } else if ('roll' in step) {
      const what = as(step.roll);
      if (isEnd(what)) return { before, after: table.now, transcript, left: what };
      const got = yield* roll(what);
      transcript.push({ roll: what, got });
      if (what.why === 'rout') break;
      next = steps.next(got);
    } else {
      const read = step.ask.read(answer?.(step.ask) ?? step.ask.fallback);
      if (read instanceof Refusal) throw new Error(`${step.ask.kind}: its fallback is no answer`);
      next = steps.next(read.value);
    }
  }
  return { before, after: table.now, transcript };
}

function same(what: Roll): Roll {
  return what;
}

function never(): boolean {
  return false;
}

/** The first roll; undefined without dice; or why there can be none. */
export function firstRoll({ before, procedure, answer, as = same }: Scene): Roll | Refusal | undefined {
  const rules = {
    apply,
    play: function* (table: Table<State>): Play<Fact> {
      yield* procedure(table);
    },
  };
  const outcome = run(rules, before, undefined, 'red', [], {
    dice: () => undefined,
    answer: (asked) => ({ text: answer?.(asked) ?? asked.fallback, by: { who: 'default' } }),
  });
  if (outcome.kind === 'refused') return outcome.refusal;
  return outcome.kind === 'rolls' ? as(outcome.roll) : undefined;
}

/** The clauses of the rolls, in order. */
export function clausesOf({ transcript }: Pick<Enacted, 'transcript'>): string[] {
  return transcript.flatMap((entry) =>
    'roll' in entry ? [entry.roll.clause, ...entry.roll.ledger.map(({ clause }) => clause)] : [],
  );
}
