/** A game of random orders and answers with fair dice: what the rules make of it, line by line, and nothing else. */
import { createHash } from 'node:crypto';
import { fairDice, keyOf, type Source } from '../../host/orders/dice.ts';
import { hashOf } from '../../host/orders/chain.ts';
import { handText } from '../../host/orders/hand.ts';
import { type Chance, chanceFrom } from '../../kernel/chance.ts';
import { sidesToAct } from '../../kernel/open.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import type { Next, Ordered } from '../../kernel/ruleset.ts';
import { type Entry, NOTHING, type Outcome, run } from '../../kernel/run.ts';
import { openedBy } from '../../kernel/sealed.ts';
import { withoutWording } from '../../kernel/wording.ts';
import { stateOf } from '../fuzz/always.ts';
import type { Bout } from '../fuzz/bout.ts';

/** The parts of an entry that depend on the rules: its canonical order, transcript and position hash. */
type Line = readonly [side: Side, text: string, transcript: readonly unknown[], stateHash: string];

export interface Game {
  /** The first position, as a scenario. */
  readonly scenario: string;
  readonly lines: readonly Line[];
}

/** What a game is played with. */
interface Table<S, F, O> {
  readonly bout: Bout<S, F, O>;
  readonly chance: Chance;
  readonly key: Source['key'];
}

/** Longer than any game. */
const MOST_ORDERS = 2000;

export function gameOf<S, F, O>(bout: Bout<S, F, O>, seed: string): Game {
  const { rules } = bout;
  const chance = chanceFrom(seed);
  const table = { bout, chance, key: keyOf(createHash('sha256').update(seed).digest('hex')) };
  let now = stateOf(rules, bout.scenario(chance));
  const scenario = rules.write(now);
  const lines: Line[] = [];
  for (let tries = 0; tries < MOST_ORDERS; tries += 1) {
    const next = rules.next(now);
    if (next.kind === 'over') return { scenario, lines };
    const ordered = next.kind === 'table' || chance.oneIn(8) ? byHand(table, now) : ordersOf(table, now, next);
    const side = sidesToAct(next)[0]!;
    const outcome = ordered && play(table, now, ordered, side, lines.length + 1);
    // An impossible ruling changes nothing.
    if (outcome?.kind !== 'done') continue;
    now = outcome.state;
    lines.push([side, ordered!.text, asPlayed(outcome.transcript), hashOf(now)]);
  }
  throw new Error(`game ${seed} does not end`);
}

/** What replaying compares: different wording does not make a different game. */
export function asPlayed(transcript: readonly Entry<unknown>[]): readonly Entry<unknown>[] {
  return transcript.map((entry) => ('ask' in entry ? { ...entry, ask: withoutWording(entry.ask) } : entry));
}

function ordersOf<S, F, O>(table: Table<S, F, O>, now: S, next: Exclude<Next, { kind: 'over' | 'table' }>): Ordered<O> {
  const read = table.bout.rules.orders(textOf(table, now, next), now, sidesToAct(next)[0]!);
  if (read instanceof Refusal) throw read;
  return read[0]!;
}

function textOf<S, F, O>(table: Table<S, F, O>, now: S, next: Exclude<Next, { kind: 'over' | 'table' }>): string {
  if (next.kind === 'auto') return next.text;
  if (next.kind === 'orders') return table.bout.order(table.chance, now, next.side, new Map());
  return openedBy(table.bout.rules, now, next, (alone, side) => written(table, alone, side));
}

/** A sheet of a few random orders. */
function written<S, F, O>({ bout, chance }: Table<S, F, O>, alone: S, side: Side): S {
  let now = alone;
  while (!chance.oneIn(8)) {
    const text = bout.order(chance, now, side, new Map());
    if (text === bout.rules.end) break;
    const read = bout.rules.orders(text, now, side);
    if (read instanceof Refusal) throw read;
    const outcome = run(bout.rules, now, read[0]!.order, side, [], NOTHING);
    if (outcome.kind !== 'done') throw new Error(`${side} «${text}» on its sheet: ${outcome.kind}`);
    now = outcome.state;
  }
  return now;
}

function byHand<S, F, O>({ bout, chance }: Table<S, F, O>, now: S): Ordered<O> | undefined {
  const hand = bout.hand(chance, now);
  return hand && { text: handText(hand), order: bout.rules.desk.order(hand) };
}

function play<S, F, O>(table: Table<S, F, O>, now: S, ordered: Ordered<O>, by: Side, position: number): Outcome<S, F> {
  const { bout, chance, key } = table;
  const filed = bout.rules.filed(ordered.order, by);
  const source = { key, salts: ['red', 'blue'] as const, position, order: ordered.text };
  return run<S, F, O>(bout.rules, now, ordered.order, by, [], {
    dice: ({ dice, sides }, index) => fairDice(source, index, dice, sides),
    answer: (question) => {
      const ahead = filed.find(({ kind, to, text }) => {
        return kind === question.kind && to === question.to && !(question.read(text) instanceof Refusal);
      });
      if (ahead) return { text: ahead.text, by: { who: 'order' } };
      if (question.quiet === true && !chance.oneIn(3)) return undefined;
      return { text: bout.answer(chance, question), by: { who: 'filed' } };
    },
  });
}
