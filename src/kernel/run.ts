/** The only driver. It plays one order from a position at rest, checking it against the recorded entries. */
import { canonical } from './canonical.ts';
import { type Asked, type Play, type Question, Refusal, type Roll, type Side, type Step, type Table } from './play.ts';
import { sameJson } from './same.ts';
import { withoutWording } from './wording.ts';

/**
 * Who gave an answer: a person, the umpire for an absent player, the order itself, an answer given in advance, a
 * standing order with its date (`2026-11-20`), a doctrine, or a default without objections; or, if the player ran out
 * of time (`2026-11-22T18:00`), that doctrine or the question's fallback.
 */
export type By =
  | { readonly who: 'person'; readonly id: string }
  | { readonly who: 'umpire'; readonly id: string }
  | { readonly who: 'order' }
  | { readonly who: 'filed' }
  | { readonly who: 'standing'; readonly at: string }
  | { readonly who: 'doctrine'; readonly name: string }
  | { readonly who: 'overdue'; readonly at: string; readonly how: 'doctrine' | 'fallback' }
  | { readonly who: 'default' };

export interface Given {
  readonly text: string;
  readonly by: By;
}

/** One line of the transcript. */
export type Entry<F> =
  | { readonly fact: F }
  | { readonly roll: Roll; readonly got: readonly number[] }
  | { readonly ask: Asked; readonly got: string; readonly by: By };

/** Where dice and answers come from. Undefined: not available, stop here. */
export interface Inputs {
  /** `index` counts the rolls of this order from 0. */
  readonly dice: (roll: Roll, index: number) => readonly number[] | undefined;
  /** `now` is the position at that moment. `'ask'`: a person must answer, even if the question is quiet. */
  readonly answer: (question: Question, now: unknown) => Given | 'ask' | undefined;
}

/** The part of a ruleset that the driver needs. */
export interface Playable<S, F, O> {
  readonly play: (table: Table<S>, order: O, by: Side) => Play<F>;
  readonly apply: (state: S, fact: F) => S;
}

interface Written<S, F> {
  readonly state: S;
  readonly transcript: readonly Entry<F>[];
}

export type Outcome<S, F> =
  | ({ readonly kind: 'done' } & Written<S, F>)
  /** An unanswered question; `objection`: why the available answer was invalid. */
  | ({ readonly kind: 'waits'; readonly question: Question; readonly objection?: Refusal } & Written<S, F>)
  | ({ readonly kind: 'rolls'; readonly roll: Roll } & Written<S, F>)
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The rules no longer produce what was recorded: this order must be annulled. */
  | { readonly kind: 'diverged'; readonly line: number; readonly written: string; readonly played: string };

/** No input: plays until the first roll or question. Legality is checked this way. */
export const NOTHING: Inputs = { dice: () => undefined, answer: () => undefined };

/** The same, but also stops at quiet questions. */
export const NOTHING_AT_ALL: Inputs = { dice: () => undefined, answer: () => 'ask' };

/**
 * Plays an order. Entries in `past` are replayed, never rolled or asked again; further ones come from `supply`. Throws
 * only for a bug in the rules (a refusal after the first roll or another person's answer, or a crash).
 */
export function run<S, F, O>(
  rules: Playable<S, F, O>,
  base: S,
  order: O,
  by: Side,
  past: readonly Entry<F>[],
  supply: Inputs,
): Outcome<S, F> {
  const table = { now: base };
  const transcript: Entry<F>[] = [];
  let rolls = 0;
  let committed = false;
  const written = (): Written<S, F> => ({ state: table.now, transcript });

  try {
    const play = rules.play(table, order, by);
    let next = play.next();
    while (!next.done) {
      const step = next.value;
      const old = past[transcript.length];
      if (old && !same(step, old)) {
        return { kind: 'diverged', line: transcript.length, written: label(old), played: label(step) };
      }
      if ('fact' in step) {
        transcript.push({ fact: step.fact });
        table.now = rules.apply(table.now, step.fact);
        next = play.next();
      } else if ('roll' in step) {
        const got = old && 'roll' in old ? old.got : supply.dice(step.roll, rolls);
        if (!got) return { kind: 'rolls', roll: step.roll, ...written() };
        rolls += 1;
        committed = true;
        transcript.push({ roll: step.roll, got });
        next = play.next(got);
      } else {
        const given = old && 'ask' in old ? { text: old.got, by: old.by } : answerOf(supply, step.ask, table.now);
        if (!given) return { kind: 'waits', question: step.ask, ...written() };
        const reading = step.ask.read(given.text);
        if (reading instanceof Refusal) return { kind: 'waits', question: step.ask, objection: reading, ...written() };
        if (step.ask.to !== by) committed = true;
        transcript.push({ ask: asked(step.ask), got: reading.text, by: given.by });
        next = play.next(reading.value);
      }
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (committed) throw new Error(`refused after a roll or a foreign answer: ${error.message}`, { cause: error });
    return { kind: 'refused', refusal: error };
  }
  if (transcript.length < past.length) {
    return { kind: 'diverged', line: transcript.length, written: label(past[transcript.length]!), played: 'the end' };
  }
  return { kind: 'done', ...written() };
}

/** The recorded part of a question, without its parser. */
export function asked(question: Question): Asked {
  const { read: _read, ...written } = question;
  return written;
}

/** The available answer, or the answer to a question that need not be asked. */
function answerOf(supply: Inputs, question: Question, now: unknown): Given | undefined {
  const given = supply.answer(question, now);
  if (given === 'ask') return undefined;
  return given ?? (question.quiet ? { text: question.fallback, by: { who: 'default' } } : undefined);
}

/** Compares whole steps: a changed modifier makes a different step, other words do not. */
function same<F>(step: Step<F>, entry: Entry<F>): boolean {
  if ('fact' in step) return 'fact' in entry && sameJson(step.fact, entry.fact);
  if ('roll' in step) return 'roll' in entry && sameJson(step.roll, entry.roll);
  return 'ask' in entry && sameJson(withoutWording(asked(step.ask)), withoutWording(entry.ask));
}

/** A step for a person looking for the difference. */
function label<F>(step: Step<F> | Entry<F>): string {
  if ('fact' in step) return `fact ${canonical(step.fact)}`;
  if ('roll' in step) return `roll ${canonical(step.roll)}`;
  const question = 'read' in step.ask ? asked(step.ask) : step.ask;
  return `ask ${canonical(question)}`;
}
