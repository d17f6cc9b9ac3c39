/** A recorded game with fair dice: what the rules make of it, line by line, and nothing else. */
import { createHash } from 'node:crypto';
import { fairDice, keyOf, type Source } from '../../host/orders/dice.ts';
import { hashOf } from '../../host/orders/chain.ts';
import { handOrdered } from '../../host/orders/hand.ts';
import type { AnyRuleset } from '../../host/ruleset.ts';
import { sidesToAct } from '../../kernel/open.ts';
import { type Question, Refusal, type Side } from '../../kernel/play.ts';
import type { Next, Ordered, Ruleset } from '../../kernel/ruleset.ts';
import { type Entry, type Outcome, run } from '../../kernel/run.ts';
import { withoutWording } from '../../kernel/wording.ts';
import { stateOf } from '../fuzz/always.ts';

/** What was ordered in a game, from its first position to its end. */
export interface Recorded {
  /** The dice depend on it. */
  readonly name: string;
  readonly scenario: string;
  readonly orders: readonly Given[];
}

/** An order or a ruling in canonical text, and the answers to what it asks; null: a quiet question, left to its fallback. */
export type Given = readonly [text: string, ...answers: (string | null)[]];

/** The parts of an entry that depend on the rules: its canonical order, transcript and position hash. */
type Line = readonly [side: Side, text: string, transcript: readonly unknown[], stateHash: string];

export interface Game {
  /** The first position, as a scenario. */
  readonly scenario: string;
  readonly lines: readonly Line[];
}

/** Plays a recorded game. Throws if an order is no longer legal, or if the game ends sooner or later. */
export function gameOf(rules: AnyRuleset, { name, scenario, orders }: Recorded): Game {
  const key = keyFor(name);
  const lines: Line[] = [];
  let now = stateOf(rules, scenario);
  const first = rules.write(now);
  for (const [text, ...answers] of orders) {
    const next = rules.next(now);
    if (next.kind === 'over') throw new Error(`${name} is over before «${text}»`);
    const ordered = orderedOf(rules, text, now, next);
    const side = sidesToAct(next)[0]!;
    const outcome = playOrder(rules, now, ordered, side, { key, position: lines.length + 1 }, () => {
      return answers.shift() ?? undefined;
    });
    if (outcome.kind !== 'done') throw new Error(`${name}: «${text}» is ${outcome.kind}`);
    now = outcome.state;
    lines.push([side, ordered.text, asPlayed(outcome.transcript), hashOf(now)]);
  }
  if (rules.next(now).kind !== 'over') throw new Error(`${name} does not end`);
  return { scenario: first, lines };
}

export function keyFor(name: string): Source['key'] {
  return keyOf(createHash('sha256').update(name).digest('hex'));
}

/** What replaying compares: different wording does not make a different game. */
export function asPlayed(transcript: readonly Entry<unknown>[]): readonly Entry<unknown>[] {
  return transcript.map((entry) => ('ask' in entry ? { ...entry, ask: withoutWording(entry.ask) } : entry));
}

function orderedOf(rules: AnyRuleset, text: string, now: unknown, next: Next): Ordered<unknown> {
  const byHand = handOrdered(rules, text);
  if (byHand) return byHand;
  if (next.kind === 'auto' && next.text !== text) throw new Error(`«${next.text}» is due, not «${text}»`);
  const read = rules.orders(text, now, sidesToAct(next)[0]!);
  if (read instanceof Refusal) throw read;
  return read[0]!;
}

/** Plays an order with fair dice; what it says about its own questions comes before `answer`. */
export function playOrder<S, F, O>(
  rules: Ruleset<S, F, O>,
  now: S,
  { order, text }: Ordered<O>,
  by: Side,
  { key, position }: Pick<Source, 'key' | 'position'>,
  answer: (question: Question) => string | undefined,
): Outcome<S, F> {
  const filed = rules.filed(order, by);
  const source = { key, salts: ['red', 'blue'] as const, position, order: text };
  return run<S, F, O>(rules, now, order, by, [], {
    dice: ({ dice, sides }, index) => fairDice(source, index, dice, sides),
    answer: (question) => {
      const ahead = filed.find(({ kind, to, text: said }) => {
        return kind === question.kind && to === question.to && !(question.read(said) instanceof Refusal);
      });
      if (ahead) return { text: ahead.text, by: { who: 'order' } };
      const given = answer(question);
      return given === undefined ? undefined : { text: given, by: { who: 'filed' } };
    },
  });
}
